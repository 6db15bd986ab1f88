/// What a document writes for a value of one Swift type: its schema, its name in messages and how it
/// is read. Reader, schema and reference are all made from this.
@MainActor
package struct DocumentValue<Value> {
  /// What a message expects, such as `a number of points`.
  package var expected: String
  package var schema: Schema
  package var read: (JSONValue, DocumentContext) throws(DocumentError) -> Value

  package init(
    expected: String, schema: Schema,
    read: @escaping (JSONValue, DocumentContext) throws(DocumentError) -> Value
  ) {
    self.expected = expected
    self.schema = schema
    self.read = read
  }

  /// The same text read, then turned into another type.
  package func map<Other>(_ transform: @escaping (Value) -> Other) -> DocumentValue<Other> {
    let read = self.read
    return DocumentValue<Other>(expected: expected, schema: schema) {
      value, context throws(DocumentError) in
      transform(try read(value, context))
    }
  }

  /// Reads what `self` reads, or else what `other` reads, chosen by the kind of the JSON value.
  package func or(
    _ other: DocumentValue<Value>, when isOther: @escaping (JSONValue) -> Bool
  ) -> DocumentValue<Value> {
    let (mine, theirs) = (read, other.read)
    let expected = "\(self.expected) or \(other.expected)"
    return DocumentValue(expected: expected, schema: .anyOf([schema, other.schema])) {
      value, context throws(DocumentError) in
      try isOther(value) ? theirs(value, context) : mine(value, context)
    }
  }
}

extension JSONValue {
  /// Turns a refusal of arguments that are each right but wrong together into an error at this value.
  func refusing<Result>(_ make: () throws -> Result) throws(DocumentError) -> Result {
    do {
      return try make()
    } catch let refusal as DocumentRefusal {
      throw DocumentError(at: self, .notAllowed(refusal.reason))
    } catch let error as DocumentError {
      throw error
    } catch {
      throw DocumentError(at: self, .notAllowed("\(error)"))
    }
  }
}

// MARK: Simple values

extension DocumentValue where Value == String {
  package static var string: DocumentValue {
    DocumentValue(expected: "a string", schema: .string) { value, _ throws(DocumentError) in
      guard let string = value.string else { throw value.wrongKind(expected: "a string") }
      return string
    }
  }
}

extension DocumentValue where Value == Bool {
  package static var boolean: DocumentValue {
    DocumentValue(expected: "true or false", schema: .boolean) { value, _ throws(DocumentError) in
      guard let boolean = value.boolean else { throw value.wrongKind(expected: "true or false") }
      return boolean
    }
  }
}

extension DocumentValue where Value == Double {
  package static func number(_ range: ClosedRange<Double>) -> DocumentValue {
    let bounds =
      "\(JSONWriter.numberText(range.lowerBound)) to \(JSONWriter.numberText(range.upperBound))"
    let expected = "a number from \(bounds)"
    return DocumentValue(expected: expected, schema: .number(range)) {
      value, _ throws(DocumentError) in
      guard let number = value.number else { throw value.wrongKind(expected: expected) }
      guard range.contains(number) else {
        throw DocumentError(
          at: value, .outOfRange(JSONWriter.numberText(number), expected: expected))
      }
      return number
    }
  }
}

extension DocumentValue where Value == Int {
  package static func integer(_ range: ClosedRange<Int>) -> DocumentValue {
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    return DocumentValue(expected: expected, schema: .integer(range)) {
      value, _ throws(DocumentError) in
      guard let number = value.number else { throw value.wrongKind(expected: expected) }
      guard let integer = value.integer, range.contains(integer) else {
        throw DocumentError(
          at: value, .outOfRange(JSONWriter.numberText(number), expected: expected))
      }
      return integer
    }
  }
}

// MARK: Names and collections

extension DocumentValue {
  /// One of a few named values; `kind` is what messages call it, such as `alignment`.
  package static func name(
    _ kind: String, _ values: KeyValuePairs<String, Value>
  ) -> DocumentValue {
    name(kind, values.map { ($0.key, $0.value) })
  }

  package static func name(
    _ kind: String, _ values: [(name: String, value: Value)]
  ) -> DocumentValue {
    let names = values.map(\.name)
    let article = "aeiou".contains(kind.first ?? "x") ? "an" : "a"
    let expected =
      names.count <= 16
      ? "\(article) \(kind) (\(names.joined(separator: ", ")))" : "\(article) \(kind)"
    return DocumentValue(expected: expected, schema: .words(names)) {
      value, _ throws(DocumentError) in
      guard let name = value.string else { throw value.wrongKind(expected: expected) }
      guard let found = values.first(where: { $0.name == name }) else {
        throw value.unknownName(name, kind: kind, known: names)
      }
      return found.value
    }
  }

  /// An array of what `element` reads.
  package static func array<Element>(
    of element: DocumentValue<Element>, minimumCount: Int = 0, maximumCount: Int = .max,
    named plural: String
  ) -> DocumentValue where Value == [Element] {
    let expected = "an array of \(plural)"
    let schema = Schema.array(element.schema, minimumCount: minimumCount)
    return DocumentValue(expected: expected, schema: schema) {
      value, context throws(DocumentError) in
      guard value.kind == .array else { throw value.wrongKind(expected: expected) }
      var elements: [Element] = []
      for item in value.elements {
        guard elements.count < maximumCount else {
          throw DocumentError(at: item, .notAllowed("more than \(maximumCount) \(plural)"))
        }
        elements.append(try element.read(item, context))
      }
      guard elements.count >= minimumCount else {
        throw DocumentError(
          at: value,
          .outOfRange("\(elements.count)", expected: "at least \(minimumCount) \(plural)"))
      }
      return elements
    }
  }

  /// An object whose keys are the labels of `make`'s parameters.
  package static func record<each Part>(
    _ name: String, _ parameters: repeat DocumentParameter<each Part>,
    make: @escaping (repeat each Part) throws -> Value
  ) -> DocumentValue {
    let signature = DocumentSignature(owner: name, repeat each parameters)
    return DocumentValue(
      expected: "an object", schema: .object(SchemaObject(properties: signature.properties))
    ) { value, context throws(DocumentError) in
      guard value.kind == .object else { throw value.wrongKind(expected: "an object") }
      try value.checkKeys(signature.keys, of: signature.owner)
      let parts = (repeat try (each parameters).read(value, signature.owner, context))
      return try value.refusing { try make(repeat each parts) }
    }
  }
}

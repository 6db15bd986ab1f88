import Foundation

/// A value of a document that whoever looks at it can set: what `@Control` is in Swift.
@MainActor
struct DocumentControl {
  /// The most controls of a document.
  static let maximumCount = 100

  enum Kind: String, CaseIterable { case range, integer, text, choice, bool, color, date }

  let name: String
  /// The JSON of the value: where a body is evaluated the one from outside, which is noted.
  let literal: () -> String

  private init<Value>(
    _ name: String, _ kind: Control<Value>.Kind, initial: String,
    _ write: @escaping (Value, inout JSONWriter) -> Void
  ) throws {
    guard let control = Control.reading(initial, name, kind) else {
      throw DocumentRefusal(
        "the control \(messageQuoted(name)) has the value \(messageQuoted(initial)), "
          + "which is not \(kind.field.expected)")
    }
    self.name = name
    literal = {
      var json = JSONWriter()
      write(control.wrappedValue, &json)
      return json.text
    }
  }

  fileprivate static func make(
    _ name: String, _ kind: Kind, _ value: JSONScalar, _ minimum: Double?, _ maximum: Double?,
    _ choices: [String]?
  ) throws -> DocumentControl {
    guard !name.isEmpty, name.utf8.count <= 100, !name.contains("=") else {
      throw DocumentRefusal(
        "the name of a control is 1 to 100 bytes without =, found \(messageQuoted(name))")
    }
    let hasBounds = kind == .range || kind == .integer
    guard hasBounds || minimum == nil && maximum == nil else {
      throw DocumentRefusal("a control of the kind \(kind.rawValue) has no bounds")
    }
    guard (kind == .choice) == (choices != nil) else {
      throw DocumentRefusal("\"choices\" go with the kind choice")
    }
    guard
      value.kind == (hasBounds ? .number : kind == .bool ? .boolean : .string)
    else {
      throw DocumentRefusal(
        "the value of the control \(messageQuoted(name)) is "
          + (hasBounds ? "a number" : kind == .bool ? "true or false" : "a text"))
    }
    let (least, most) = (minimum ?? 0, maximum ?? 1)
    guard least <= most else {
      throw DocumentRefusal("the control \(messageQuoted(name)) has no value: minimum > maximum")
    }
    switch kind {
    case .range:
      return try DocumentControl(
        name, Control<Double>.Kind.range(least...most), initial: value.text
      ) {
        $1.value($0)
      }
    case .integer:
      guard let least = Int(exactly: least), let most = Int(exactly: most) else {
        throw DocumentRefusal("the bounds of the control \(messageQuoted(name)) are whole numbers")
      }
      return try DocumentControl(name, Control<Int>.Kind.range(least...most), initial: value.text) {
        $1.value($0)
      }
    case .text:
      return try DocumentControl(name, Control<String>.Kind.text, initial: value.text) {
        $1.value($0)
      }
    case .choice:
      return try DocumentControl(
        name, Control<String>.Kind.choice(choices ?? []), initial: value.text
      ) { $1.value($0) }
    case .bool:
      return try DocumentControl(name, Control<Bool>.Kind.bool, initial: value.text) {
        $1.value($0)
      }
    case .color:
      return try DocumentControl(name, Control<ColorRole>.Kind.color, initial: value.text) {
        $1.value($0.rawValue)
      }
    case .date:
      let kind = Control<Date>.Kind.date
      return try DocumentControl(name, kind, initial: value.text) { $1.value(kind.text($0)) }
    }
  }
}

/// A boolean, number or string, as a text.
struct JSONScalar {
  var kind: JSONValue.Kind
  var text: String
}

extension DocumentValue where Value == JSONScalar {
  /// The value of a control.
  static var scalar: DocumentValue {
    let expected = "true, false, a number or a text"
    return DocumentValue(
      expected: expected, schema: .anyOf([.boolean, .number(-1e12...1e12), .string])
    ) { value, _ throws(DocumentError) in
      let text =
        value.string ?? value.number.map { JSONWriter.numberText($0) }
        ?? value.boolean.map { "\($0)" }
      guard let text else { throw value.wrongKind(expected: expected) }
      return JSONScalar(kind: value.kind, text: text)
    }
  }
}

extension DocumentValue where Value == [DocumentControl] {
  /// The controls of a document, each with a name of its own.
  static var controls: DocumentValue {
    let bound = DocumentValue<Double>.number(-1e12...1e12)
    let words = DocumentValue<[String]>.array(
      of: .string, minimumCount: 1, maximumCount: 1_000, named: "texts")
    let control = DocumentValue<DocumentControl>.record(
      "a control", .required("name", .string, "What sets it: --control NAME=VALUE."),
      .required(
        "kind", .name("kind", DocumentControl.Kind.allCases.map { ($0.rawValue, $0) }),
        "What it takes."),
      .required("value", .scalar, "The value where nobody sets one."),
      .optional("minimum", bound, "The least number; 0 by default."),
      .optional("maximum", bound, "The greatest number; 1 by default."),
      .optional("choices", words, "The texts to choose from.")
    ) {
      (
        name: String, kind: DocumentControl.Kind, value: JSONScalar, least: Double?, most: Double?,
        choices: [String]?
      ) in
      try DocumentControl.make(name, kind, value, least, most, choices)
    }
    let list = DocumentValue<[DocumentControl]>.array(
      of: control, maximumCount: DocumentControl.maximumCount, named: "controls")
    return DocumentValue(expected: list.expected, schema: list.schema) {
      value, context throws(DocumentError) in
      let controls = try list.read(value, context)
      var names: Set<String> = []
      for (control, element) in zip(controls, value.elements)
      where !names.insert(control.name).inserted {
        throw DocumentError(
          at: element, .notAllowed("two controls are called \(messageQuoted(control.name))"))
      }
      return controls
    }
  }
}

/// The view of a document in which `{"control": NAME}` stands for values.
@MainActor
struct DocumentTemplate {
  static let key = "control"

  private let controls: [DocumentControl]
  private let value: JSONValue
  private let references: [(value: JSONValue, control: Int)]
  private let context: DocumentContext
  private let read: (JSONValue, DocumentContext) throws(DocumentError) -> AnyView

  /// - Throws: for references to controls that are not there.
  init(
    _ value: JSONValue, _ controls: [DocumentControl], _ context: DocumentContext,
    read: @escaping (JSONValue, DocumentContext) throws(DocumentError) -> AnyView
  ) throws(DocumentError) {
    let names = controls.map(\.name)
    var references: [(value: JSONValue, control: Int)] = []
    for object in value.objects(withOnly: Self.key) {
      guard let name = object[Self.key] else { continue }
      guard let text = name.string else {
        throw name.wrongKind(expected: "the name of a control of the document")
      }
      guard let index = names.firstIndex(of: text) else {
        throw name.unknownName(text, kind: "control", known: names)
      }
      references.append((object, index))
    }
    self.controls = controls
    self.value = value
    self.references = references
    self.context = context
    self.read = read
  }

  /// The view, which depends on the environment where there are controls.
  func view() throws(DocumentError) -> AnyView {
    guard !controls.isEmpty else { return try read(value, context) }
    let literals = controls.map { $0.literal() }
    return AnyView(
      ControlledView(template: self, initial: try view(literals), literals: literals))
  }

  private func view(_ literals: [String]) throws(DocumentError) -> AnyView {
    // A short document that names a long text very often would be a very long one.
    let most = JSONLimits.document.byteCount
    var count = 0
    for (value, control) in references {
      count += literals[control].utf8.count
      guard count <= most else {
        throw DocumentError(
          at: value, .notAllowed("the values of controls make more than \(most) bytes"))
      }
    }
    let whole: JSONDocument
    do throws(JSONError) {
      whole = try value.whole.replacing(references.map { ($0.value, literals[$0.control]) })
    } catch {
      throw DocumentError(error)
    }
    return try read(value.counterpart(in: whole), context)
  }

  /// Reads the view again where values from outside differ from its own.
  private struct ControlledView: View {
    let template: DocumentTemplate
    let initial: AnyView
    let literals: [String]

    var body: AnyView {
      let given = template.controls.map { $0.literal() }
      guard given != literals else { return initial }
      do throws(DocumentError) {
        return try template.view(given)
      } catch {
        refuse(given, error)
        return initial
      }
    }

    /// A value that its control accepts, and the place where it stands does not.
    private func refuse(_ given: [String], _ error: DocumentError) {
      let changed = given.indices.filter { given[$0] != literals[$0] }
      let guilty = template.references.filter { $0.value.position == error.position }.map(\.control)
      for index in changed where guilty.isEmpty || guilty.contains(index) {
        PictureGaps.use(
          ControlState(
            name: template.controls[index].name, field: .text, value: given[index],
            refusal: "refused by the document: \(error)"))
      }
    }
  }
}

import Components

/// A JSON value that a random document is made of.
indirect enum FuzzValue {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([FuzzValue])
  /// Members in their order.
  case object([(key: String, value: FuzzValue)])

  /// The value as JSON text on one line.
  var text: String {
    var json = JSONWriter()
    write(to: &json)
    return json.text.split(separator: "\n").joined()
  }

  private func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.raw("null")
    case .boolean(let value): json.value(value)
    case .number(let value): json.value(value)
    case .string(let value): json.value(value)
    case .array(let values):
      json.array(.compact) { json in
        for value in values { value.write(to: &json) }
      }
    case .object(let members):
      json.object(.compact) { json in
        for member in members {
          json.key(member.key)
          member.value.write(to: &json)
        }
      }
    }
  }
}

extension FuzzValue {
  /// The values that are in this one.
  var parts: [FuzzValue] {
    switch self {
    case .array(let values): values
    case .object(let members): members.map(\.value)
    default: []
    }
  }

  /// The member of an object.
  subscript(key: String) -> FuzzValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// Whether the value is a view of a document.
  var isView: Bool { self["type"] != nil }

  /// The value with one of its parts changed, or left out.
  func replacing(part index: Int, by value: FuzzValue?) -> FuzzValue {
    switch self {
    case .array(var values):
      if let value { values[index] = value } else { values.remove(at: index) }
      return .array(values)
    case .object(var members):
      if let value { members[index].value = value } else { members.remove(at: index) }
      return .object(members)
    default: return self
    }
  }

  /// The value with the one at a path changed, or left out.
  func replacing(at path: ArraySlice<Int>, by value: FuzzValue?) -> FuzzValue {
    guard let first = path.first else { return value ?? .null }
    if path.count == 1 { return replacing(part: first, by: value) }
    return replacing(part: first, by: parts[first].replacing(at: path.dropFirst(), by: value))
  }

  /// The paths of all values inside, outer ones first.
  var paths: [[Int]] {
    var paths: [[Int]] = []
    func add(_ value: FuzzValue, _ path: [Int]) {
      for (index, part) in value.parts.enumerated() {
        paths.append(path + [index])
        add(part, path + [index])
      }
    }
    add(self, [])
    return paths.sorted { $0.count < $1.count }
  }

  /// The value at a path; `nil` where there is none.
  func value(at path: [Int]) -> FuzzValue? {
    path.reduce(self as FuzzValue?) { value, index in
      guard let parts = value?.parts, parts.indices.contains(index) else { return nil }
      return parts[index]
    }
  }
}

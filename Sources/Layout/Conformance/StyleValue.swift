/// The value of a style property as it is written in a document: a number or a keyword.
public enum StyleValue: Hashable, Sendable {
  /// Points, or a plain factor, by the property.
  case number(Double)
  /// A keyword such as `"flex-end"`, or a percentage such as `"50%"`.
  case string(String)
}

/// Why a style property could not be set.
public enum StylePropertyError: Error, Equatable {
  case unknownProperty(String)
  case invalidValue(property: String, value: StyleValue, expected: String)
}

extension StylePropertyError: CustomStringConvertible {
  /// The error in one line, with what was expected.
  public var description: String {
    switch self {
    case .unknownProperty(let name):
      "unknown layout property \"\(name)\"; properties are spelled as in CSS, in camelCase"
    case .invalidValue(let property, let value, let expected):
      "\(property) cannot be \(value); expected \(expected)"
    }
  }
}

extension StyleValue: CustomStringConvertible {
  /// The value as it is written in a document.
  public var description: String {
    switch self {
    case .number(let number): decimalText(number)
    case .string(let text): "\"\(text)\""
    }
  }
}

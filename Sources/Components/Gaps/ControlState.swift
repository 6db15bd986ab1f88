import Graphics

/// A control of a picture, as it was evaluated.
package struct ControlState: Hashable, Sendable {
  package var name: String
  /// What is accepted.
  package var field: ControlField
  /// The value that the picture shows.
  package var value: String
  /// Why the value from outside is not used, such as `not true or false`; `nil` where it is.
  package var refusal: String?

  package init(name: String, field: ControlField, value: String, refusal: String? = nil) {
    self.name = name
    self.field = field
    self.value = value
    self.refusal = refusal
  }
}

/// What a control accepts: what a form needs to know of it.
package enum ControlField: Hashable, Sendable {
  case number(ClosedRange<Double>)
  case integer(ClosedRange<Int>)
  case text
  case choice([String])
  case bool
  /// The role of a colour of the theme.
  case color
  case date

  /// What is accepted, as a message says it.
  package var expected: String {
    switch self {
    case .number(let range):
      "a number from \(decimalText(range.lowerBound)) to \(decimalText(range.upperBound))"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .text: "a text of at most 10000 bytes"
    case .choice(let words): "one of " + words.joined(separator: ", ")
    case .bool: "true or false"
    case .color: "the role of a colour, such as primary or success"
    case .date: "a date such as 2026-03-31 or 2026-03-31T09:30, from 1583 to 9999"
    }
  }
}

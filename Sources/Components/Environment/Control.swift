public import Foundation
import Graphics

/// A value of a story that whoever looks at it can set: `render sale --control discount=0.8`.
///
/// ```swift
/// struct Sale: View {
///   @Control("discount", .range(0...1)) var discount = 0.25
///   var body: some View { ProgressView(value: discount) }
/// }
/// ```
///
/// Without a value from outside it is the one that it is declared with. Two controls with one name share the value.
@propertyWrapper
public struct Control<Value>: DynamicProperty {
  /// What a control may be, and how its values are written.
  public struct Kind {
    package let field: ControlField
    let read: (String) -> Value?
    package let text: (Value) -> String
  }

  private let name: String
  private let kind: Kind
  private let initial: Value

  /// A control with a name that is unique in its story, and the value that holds where nobody sets one.
  public init(wrappedValue: Value, _ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
    initial = wrappedValue
  }

  /// The value where the body is evaluated.
  public var wrappedValue: Value {
    let given = EnvironmentScope.values.controlValues[name]
    let value = given.flatMap(kind.read)
    PictureGaps.use(
      ControlState(
        name: name, field: kind.field, value: kind.text(value ?? initial),
        refusal: given != nil && value == nil ? "not \(kind.field.expected)" : nil))
    return value ?? initial
  }

  /// The same control with the value of a text; `nil` where the kind does not accept it.
  package static func reading(_ text: String, _ name: String, _ kind: Kind) -> Control? {
    kind.read(text).map { Control(wrappedValue: $0, name, kind) }
  }
}

// It holds functions of values, which nobody changes.
extension Control: @unchecked Sendable where Value: Sendable {}

extension Control.Kind where Value == Double {
  /// A number in a range.
  public static func range(_ range: ClosedRange<Double>) -> Self {
    Self(
      field: .number(range),
      read: { text in Double(text).flatMap { range.contains($0) ? $0 : nil } },
      text: { decimalText($0) })
  }
}

extension Control.Kind where Value == Int {
  /// A whole number in a range.
  public static func range(_ range: ClosedRange<Int>) -> Self {
    Self(
      field: .integer(range),
      read: { text in Int(text).flatMap { range.contains($0) ? $0 : nil } }, text: { "\($0)" })
  }
}

extension Control.Kind where Value == String {
  /// Any text of at most 10,000 bytes.
  public static var text: Self {
    Self(
      field: .text, read: { $0.utf8.count <= 10_000 ? $0 : nil },
      text: { $0 })
  }

  /// One of some words.
  public static func choice(_ words: [String]) -> Self {
    Self(
      field: .choice(words),
      read: { words.contains($0) ? $0 : nil }, text: { $0 })
  }
}

extension Control.Kind where Value: CaseIterable & RawRepresentable<String> {
  /// One of the cases, by its raw value.
  public static var choice: Self {
    Self(
      field: .choice(Value.allCases.map(\.rawValue)),
      read: { Value(rawValue: $0) }, text: { $0.rawValue })
  }
}

extension Control.Kind where Value == Bool {
  /// `true` or `false`.
  public static var bool: Self {
    Self(field: .bool, read: { Bool($0) }, text: { "\($0)" })
  }
}

extension Control.Kind where Value == ColorRole {
  /// A colour of the theme, by its role.
  public static var color: Self {
    Self(
      field: .color,
      read: { ColorRole(rawValue: $0) }, text: { $0.rawValue })
  }
}

extension Control.Kind where Value == Date {
  /// A day, such as `2026-03-31`, at midnight, or with a time: `2026-03-31T09:30`; Greenwich time.
  public static var date: Self {
    Self(
      field: .date,
      read: { ControlDate.read($0) }, text: { ControlDate.text($0) })
  }
}

/// Days and minutes of the Gregorian calendar in Greenwich, without Foundation.
enum ControlDate {
  private static let digits = [4, 2, 2, 2, 2]

  static func read(_ text: String) -> Date? {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count) else { return nil }
    var words = parts[0].split(separator: "-", omittingEmptySubsequences: false)
    guard words.count == 3 else { return nil }
    if parts.count == 2 {
      let time = parts[1].split(separator: ":", omittingEmptySubsequences: false)
      guard time.count == 2 else { return nil }
      words += time
    }
    var numbers: [Int] = []
    for (word, count) in zip(words, digits) {
      guard word.utf8.count == count, word.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        let number = Int(word)
      else { return nil }
      numbers.append(number)
    }
    let (year, month, day) = (numbers[0], numbers[1], numbers[2])
    let (hour, minute) = numbers.count == 5 ? (numbers[3], numbers[4]) : (0, 0)
    guard (1583...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= days(in: month, of: year), hour < 24, minute < 60
    else { return nil }
    let days = daysSince1970(year, month, day)
    return Date(timeIntervalSince1970: Double(days * 86_400 + hour * 3_600 + minute * 60))
  }

  static func text(_ date: Date) -> String {
    // What lies beyond the calendar has no text that could be read again.
    let seconds = date.timeIntervalSince1970
    guard (-12_212_553_600..<253_402_300_800).contains(seconds) else { return "" }
    let minutes = Int((seconds / 60).rounded(.down))
    var (year, month) = (1583, 1)
    let days = Int((Double(minutes) / 1_440).rounded(.down))
    while year < 9999, daysSince1970(year + 1, 1, 1) <= days { year += 1 }
    while month < 12, daysSince1970(year, month + 1, 1) <= days { month += 1 }
    let day = days - daysSince1970(year, month, 1) + 1
    let rest = minutes - days * 1_440
    let text = [year, month, day].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
    guard rest > 0 else { return text }
    return text + "T"
      + [rest / 60, rest % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    month == 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let before = year - 1
    let years = before * 365 + before / 4 - before / 100 + before / 400
    let months = (1..<month).reduce(0) { $0 + days(in: $1, of: year) }
    // 719,162 days lie before 1970.
    return years + months + day - 1 - 719_162
  }
}

/// A value that views hand up to their ancestors, and how several become one.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view hands one up.
  static var defaultValue: Value { get }
  /// Adds the next value, in the order of the tree, to those before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// `nil` where no view hands a value up.
  public static var defaultValue: Value { nil }
}

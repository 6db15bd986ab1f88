/// Reads a value of the environment in which a view's body is evaluated.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value

  /// Reads the value at a key path, or its default where no ancestor sets it.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads an observable object by its type; it traps if no ancestor put one there.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { environment in
      guard let object = environment.object(of: type) else {
        // Not a precondition: in an optimised build it would say nothing.
        fatalError(
          "no \(type) in the environment: add .environment(_:) to an ancestor")
      }
      return object
    }
  }

  /// Reads an observable object by its type, if an ancestor put one there.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    read = { $0.object(of: type) }
  }

  /// The value where the body is evaluated; outside of a body, that of an environment of defaults.
  public var wrappedValue: Value { read(EnvironmentScope.values) }
}

// It holds a key path or a type, which nobody changes.
extension Environment: @unchecked Sendable where Value: Sendable {}

/// A length that grows and shrinks with the reader's type size.
///
/// It scales by the ratio of the text style's leadings, rounded to a whole pixel.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle

  /// A length in points at the standard type size; it scales as the text style does.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) {
    base = wrappedValue
    self.style = style
  }

  /// The length in points at the type size where the body is evaluated.
  @MainActor public var wrappedValue: Value {
    let environment = EnvironmentScope.context?.environment ?? EnvironmentValues()
    return Value(environment.scaledLength(Double(base), relativeTo: style))
  }
}

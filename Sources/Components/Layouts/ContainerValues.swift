/// A key of the values that a view gives the containers around it.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that give none.
  static var defaultValue: Value { get }
}

/// What a view tells the containers around it.
public struct ContainerValues {
  private var nodes: ResolvedNode?
  private var own: [ObjectIdentifier: Any] = [:]

  init(node: ResolvedNode?) {
    nodes = node
  }

  /// The value of a key: that of the view, else the default one.
  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      return (own[id] ?? nodes?.trait(id)) as? K.Value ?? K.defaultValue
    }
    set { own[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of a type that the view has.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tagValue?.base as? V }

  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { tagValue == AnyHashable(tag) }

  private var tagValue: AnyHashable? {
    nodes?.trait(ObjectIdentifier(TagTrait.self)) as? AnyHashable
  }

  var written: [ObjectIdentifier: Any] { own }
}

/// The trait that holds a view's tag.
enum TagTrait {}

extension View {
  /// Gives the containers around the view a value.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    var values = ContainerValues(node: nil)
    values[keyPath: keyPath] = value
    let written = values.written
    return transformingTraits(written)
  }

  private func transformingTraits(_ traits: [ObjectIdentifier: Any]) -> AnyView {
    // One key path writes one key.
    guard let (key, value) = traits.first else { return AnyView(self) }
    return AnyView(addingTrait(key, value))
  }
}

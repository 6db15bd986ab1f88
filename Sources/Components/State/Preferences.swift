public import Foundation

/// A value that views hand up to their ancestors, and how several become one.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// The preferences that the views of one part of the tree handed up while they were resolved.
@MainActor
final class PreferenceCollector {
  private var values: [ObjectIdentifier: Any] = [:]
  private let outer: PreferenceCollector?
  /// The key that is kept here; the others go to the collector around.
  private let own: ObjectIdentifier

  init<Key: PreferenceKey>(around outer: PreferenceCollector?, for key: Key.Type) {
    self.outer = outer
    own = ObjectIdentifier(key)
  }

  func value<Key: PreferenceKey>(of key: Key.Type) -> Key.Value {
    values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }

  func combine<Key: PreferenceKey>(_ key: Key.Type, with next: Key.Value) {
    let id = ObjectIdentifier(key)
    guard id == own else {
      outer?.combine(key, with: next)
      return
    }
    if var value = values[id] as? Key.Value {
      Key.reduce(value: &value, nextValue: { next })
      values[id] = value
    } else {
      values[id] = next
    }
  }
}

private struct PreferenceCollectorKey: EnvironmentKey {
  static var defaultValue: PreferenceCollector? { nil }
}

extension EnvironmentValues {
  var preferenceCollector: PreferenceCollector? {
    get { self[PreferenceCollectorKey.self] }
    set { self[PreferenceCollectorKey.self] = newValue }
  }
}

/// A view that hands a value up, in place of what its content hands up.
private struct Preferring<Content: View, Key: PreferenceKey>: View {
  typealias Body = Never

  let content: Content
  let key: Key.Type
  let change: (inout Key.Value) -> Void

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    guard let collector = context.environment.preferenceCollector else {
      return content._resolve(in: context)
    }
    let inner = PreferenceCollector(around: collector, for: key)
    let nodes = content._resolve(in: context.with { $0.preferenceCollector = inner })
    var value = inner.value(of: key)
    change(&value)
    collector.combine(key, with: value)
    return nodes
  }
}

/// A view with another one made from the preferences of its content.
private struct PreferenceLayered<Content: View, Key: PreferenceKey, Layer: View>: View {
  typealias Body = Never

  let content: Content
  let key: Key.Type
  let alignment: Alignment
  let isBehind: Bool
  let layer: (Key.Value) -> Layer

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let outer = context.environment.preferenceCollector
    let inner = PreferenceCollector(around: outer, for: key)
    let nodes = content._resolve(in: context.with { $0.preferenceCollector = inner })
    let value = inner.value(of: key)
    outer?.combine(key, with: value)
    let base = ResolvedContent(nodes: nodes)
    let layered = EnvironmentScope.$context.withValue(context) { layer(value) }
    return isBehind
      ? base.background(alignment: alignment) { layered }._resolve(in: context)
      : base.overlay(alignment: alignment) { layered }._resolve(in: context)
  }
}

extension View {
  /// Hands a value up to the view's ancestors.
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    Preferring(content: self, key: key) { $0 = value }
  }

  /// Changes the value that the view hands up.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    Preferring(content: self, key: key, change: callback)
  }

  /// Accepted for source compatibility: a still picture has one frame, which nothing can follow.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    self
  }

  /// Puts a view over this one that is made from what this one hands up.
  public func overlayPreferenceValue<Key: PreferenceKey, V: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> V
  ) -> some View {
    PreferenceLayered(
      content: self, key: key, alignment: alignment, isBehind: false, layer: transform)
  }

  /// Puts a view behind this one that is made from what this one hands up.
  public func backgroundPreferenceValue<Key: PreferenceKey, V: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> V
  ) -> some View {
    PreferenceLayered(
      content: self, key: key, alignment: alignment, isBehind: true, layer: transform)
  }

  /// Hands up a part of the view's geometry; its place is not known to a still picture.
  public func anchorPreference<A, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> Key.Value
  ) -> some View {
    preference(key: key, value: transform(Anchor(value: value.value)))
  }

  /// Adds a part of the view's geometry to what it hands up.
  public func transformAnchorPreference<A, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<A>.Source,
    transform: @escaping (inout Key.Value, Anchor<A>) -> Void
  ) -> some View {
    transformPreference(key) { transform(&$0, Anchor(value: value.value)) }
  }

  /// Accepted for source compatibility: a still picture has one frame, which nothing can follow.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    self
  }
  /// Accepted for source compatibility: a still picture has one frame, which nothing can follow.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View {
    self
  }
}

/// A part of a view's geometry that another view can ask for.
public struct Anchor<Value> {
  let value: Value

  /// Which part of the geometry it is.
  public struct Source {
    let value: Value
  }
}

extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}
extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { Anchor.Source(value: .zero) }
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { Anchor.Source(value: rect) }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor.Source(value: point)
  }
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor.Source(value: .zero)
  }
  public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
  public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
  public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
  public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
  public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
}

public import Streams

// What happens once a view is shown. The picture shows the view after it: it is resolved again with
// the state as these closures left it, a limited number of times.

/// A view that registers something to be done once it is shown.
struct Observed<Content: View>: View {
  typealias Body = Never

  let content: Content
  /// Whether the first round, in which nothing has changed yet, already has something to do.
  let actsAtFirst: Bool
  let register: (ViewIdentity, ResolveContext) -> Void

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let nodes = content._resolve(in: context)
    let isTracking = context.environment.identity?.session.isTracking == true
    // A view of nothing never appears.
    guard isTracking || (actsAtFirst && !nodes.isEmpty) else { return nodes }
    let place = context.observe { if !nodes.isEmpty { register($0, context) } }
    guard place?.hasRepeatingMotion == true else { return nodes }
    return nodes.map { node in
      node.changingSemantics { $0.details.noteRepeatingMotion(in: context.environment) }
    }
  }
}

extension View {
  /// Does something when the view appears; the picture shows what becomes of it.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Observed(content: self, actsAtFirst: action != nil) { place, context in
      guard let action else { return }
      place.add(in: context) { _ in
        guard place.values[0] == nil else { return false }
        place.values[0] = true
        action()
        return true
      }
    }
  }

  /// Does something with what a publisher sends when the view appears and until the picture is made.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View {
    Observed(content: self, actsAtFirst: true) { place, context in
      place.add(in: context) { _ in
        guard place.values[0] == nil else { return false }
        var happened = false
        place.values[0] = publisher.sink(
          receiveCompletion: { _ in },
          receiveValue: {
            happened = true
            action($0)
          })
        return happened
      }
    }
  }

  /// Does something with the old and the new value when a value changes while the picture is made;
  /// if `initial` is true, at first as well, with the first value as both.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    Observed(content: self, actsAtFirst: initial) { place, context in
      let old = place.values[0] as? Value
      place.values[0] = value
      guard old.map({ $0 != value }) ?? initial else { return }
      place.add(in: context) { _ in
        action(old ?? value, value)
        return true
      }
    }
  }

  /// Does something when a value changes, and at first if `initial` is true.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Does something with the new value when a value changes while the picture is made.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }

  /// Does something with a value of the view's geometry, in points, once the view is laid out and
  /// whenever the value changes.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// Does something with the old and the new value of the view's geometry, in points, once the view
  /// is laid out, then with the first value as both, and whenever the value changes.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View {
    Marked(content: self) { mark, context in
      context.observe { place in
        place.add(in: context) { index in
          guard let geometry = index.marks[mark] else { return false }
          let value = transform(GeometryProxy(geometry, in: context.environment))
          let old = place.values[0] as? T
          guard old != value else { return false }
          place.values[0] = value
          action(old ?? value, value)
          return true
        }
      }
    }
  }
}

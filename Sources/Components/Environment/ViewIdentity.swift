/// The place of a view in the tree of views, by which its state is found again in the next round.
///
/// A place is the way to it: types of views, positions in builders, branches taken and identities
/// of elements. Places are only followed while a session tracks them.
@MainActor
final class ViewIdentity {
  /// One step from a place to one below it.
  enum Step: Hashable {
    case view(ObjectIdentifier)
    case position(Int)
    case branch(Bool)
    case element(AnyHashable)
    case sized
    case observer
    case mark
    /// A view that was set aside.
    case part
  }

  private struct Key: Hashable {
    let step: Step
    /// How many of the same step were taken before.
    let occurrence: Int
  }

  let session: ResolveSession
  /// What the property wrappers and observers at this place keep, by their order.
  var values: [Int: Any] = [:]
  /// Whether something that was done here started a motion that repeats by itself.
  private(set) var hasRepeatingMotion = false
  private var children: [Key: ViewIdentity] = [:]
  private var occurrences: [Step: Int] = [:]

  init(session: ResolveSession) {
    self.session = session
  }

  /// The place below this one; what is below it is counted from 0 again.
  func child(_ step: Step) -> ViewIdentity {
    let key = Key(step: step, occurrence: occurrences[step, default: 0])
    occurrences[step] = key.occurrence + 1
    let child = children[key] ?? ViewIdentity(session: session)
    children[key] = child
    child.restart()
    return child
  }

  /// Does something after the round, and notes the motion that it starts.
  func add(in context: ResolveContext, _ action: @escaping ResolveSession.Action) {
    session.add(in: context) { [self] geometry in
      let (happened, isRepeating) = StartedMotion.observed { action(geometry) }
      if isRepeating { hasRepeatingMotion = true }
      return happened
    }
  }

  /// Begins to count what is below from 0 again.
  func restart() { occurrences.removeAll(keepingCapacity: true) }

  /// Gives the stored properties of a view or modifier what they kept at this place.
  func connect(_ view: some Any) {
    var index = 0
    connect(Mirror(reflecting: view), from: &index)
  }

  private func connect(_ mirror: Mirror, from index: inout Int) {
    for child in mirror.children {
      if let property = child.value as? any StoredProperty {
        property.connect(to: self, at: index)
        index += 1
      } else if let property = child.value as? any DynamicProperty {
        connect(Mirror(reflecting: property), from: &index)
        var copy = property
        copy.update()
      }
    }
  }
}

/// A property wrapper whose value outlives the view that declares it.
@MainActor
protocol StoredProperty {
  func connect(to identity: ViewIdentity, at index: Int)
}

extension ResolveContext {
  /// The context one step further down, while places are tracked.
  func entering(_ step: @autoclosure () -> ViewIdentity.Step) -> ResolveContext {
    guard let identity = environment.identity, identity.session.isTracking else { return self }
    let child = identity.child(step())
    return with { $0.identity = child }
  }

  /// The context of a view's body, with the view's state connected, while places are tracked.
  func entering<V>(bodyOf view: V) -> ResolveContext {
    guard let identity = environment.identity, identity.session.isTracking else { return self }
    let child = identity.child(.view(ObjectIdentifier(V.self)))
    child.connect(view)
    return with { $0.identity = child }
  }

  /// Registers what is to be done once the view is shown, with its own place.
  ///
  /// In the first round it is only noted that there is something to do.
  ///
  /// - Returns: the place, while places are tracked.
  @discardableResult
  func observe(_ register: @escaping (ViewIdentity) -> Void) -> ViewIdentity? {
    guard let identity = environment.identity else { return nil }
    guard identity.session.isTracking else {
      identity.session.wantsRounds = true
      return nil
    }
    let place = identity.child(.observer)
    let scope = EnvironmentScope.context
    tell(\.identity?.session) { _ in
      EnvironmentScope.$context.withValue(scope) { register(place) }
    }
    return place
  }

  /// Begins to count from 0 again what is below a place that is resolved again.
  func restart() {
    guard let identity = environment.identity, identity.session.isTracking else { return }
    identity.restart()
  }
}

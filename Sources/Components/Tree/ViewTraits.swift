/// What a view tells the container around it, beside its picture.
///
/// It lives only while a view is resolved, on the main actor. Two are equal only when they are the
/// same one.
public final class ViewTraits: Equatable, @unchecked Sendable {
  let key: ObjectIdentifier
  let value: Any

  init(key: ObjectIdentifier, value: Any) {
    self.key = key
    self.value = value
  }

  /// Whether both are the same object.
  public static func == (lhs: ViewTraits, rhs: ViewTraits) -> Bool { lhs === rhs }
}

extension ResolvedNode {
  /// What the view told under a key, seen through what only places or paints it.
  func trait(_ key: ObjectIdentifier) -> Any? {
    first { node in
      if case .trait(let trait) = node.kind, trait.key == key { return .found(trait.value) }
      return node.stepInside()
    }
  }

  /// The node in another one, which is among its siblings where the node was.
  func wrappedPlainly(in kind: Kind) -> ResolvedNode {
    var outer = ResolvedNode(kind, children: [self])
    outer.zIndex = zIndex
    outer.gridCell = gridCell
    return outer
  }
}

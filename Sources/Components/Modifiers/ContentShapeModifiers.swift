extension View {
  /// Sets the shape in which the view answers to touch.
  ///
  /// A control takes the rectangle around the shape for its hit area; where the shape is smaller
  /// than the least target, the area grows around it.
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View {
    transformingNodes { node, environment in
      var shaped = node
      shaped.contentShape = shape.geometry(in: ResolveContext(environment: environment))
      return shaped
    }
  }

  /// Sets the shape in which the view answers to touch, is lifted, previewed or focused.
  @ViewBuilder
  public func contentShape(
    _ kinds: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false
  ) -> some View {
    if kinds.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
  }

  /// Paints the view over neighbours with a lower index; layout does not change.
  public func zIndex(_ value: Double) -> some View {
    transformingNodes { node, _ in
      var raised = node
      raised.zIndex = value.isFinite ? value : 0
      return raised
    }
  }
}

/// What the shape of a view's content is for.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// The set as bits: one for each kind.
  public let rawValue: Int

  /// Makes a set from its bits; unknown ones are kept.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Where the view answers to touch.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The outline while the view is dragged; has no effect in a picture.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The outline over a context menu; has no effect in a picture.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The outline of an effect beneath the pointer; has no effect in a picture.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The outline that assistive technology shows; has no effect in a picture.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  /// The outline of what has the focus; has no effect in a picture.
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

public import Foundation

/// A length of a frame in points; `nil` with a word for one that iOS ignores with one.
private func frameLength(_ length: CGFloat, _ parameter: String) -> Double? {
  if length.isFinite, length >= 0 { return Double(length) }
  PictureGaps.note("frame(\(parameter): \(length)) is ignored: it is negative or not finite")
  return nil
}

extension View {
  /// Gives the view a fixed width, height or both, in points; lengths that are negative or not finite are
  /// none, as on iOS.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    wrapped { environment in
      alignment.note(in: environment)
      var frame = FrameStyle(alignment: alignment)
      frame.width = width.flatMap { frameLength($0, "width") }
      frame.height = height.flatMap { frameLength($0, "height") }
      return .frame(frame)
    }
  }

  /// Limits the view's size, in points; an infinite maximum takes all the room there is. Other lengths that are
  /// negative or not finite are none, as on iOS.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    wrapped { environment in
      alignment.note(in: environment)
      var frame = FrameStyle(alignment: alignment)
      frame.minWidth = minWidth.flatMap { frameLength($0, "minWidth") }
      frame.idealWidth = idealWidth.flatMap { frameLength($0, "idealWidth") }
      frame.maxWidth = maxWidth.flatMap { $0 == .infinity ? $0 : frameLength($0, "maxWidth") }
      frame.minHeight = minHeight.flatMap { frameLength($0, "minHeight") }
      frame.idealHeight = idealHeight.flatMap { frameLength($0, "idealHeight") }
      frame.maxHeight = maxHeight.flatMap { $0 == .infinity ? $0 : frameLength($0, "maxHeight") }
      return .frame(frame)
    }
  }

  /// Adds room around the view, in points; without a length the theme's.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    wrapped { environment in
      .padding(EdgeInsets(edges, length ?? environment.theme.space[.md]).distances)
    }
  }

  /// Adds the same room on all sides, in points.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Adds room on each side, in points.
  public func padding(_ insets: EdgeInsets) -> some View {
    wrapped { _ in .padding(insets.distances) }
  }

  /// Adds a step of the theme's spacing scale around the view.
  public func padding(_ edges: Edge.Set = .all, _ token: SpaceToken) -> some View {
    wrapped { environment in
      .padding(EdgeInsets(edges, environment.theme.space[token]).distances)
    }
  }

  /// Keeps the view at its ideal size along the given axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return wrapped { _ in .fixedSize(axes) }
  }

  /// Keeps the view at its ideal size.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Lets the view keep its size longer than its neighbours with a lower priority.
  public func layoutPriority(_ value: Double) -> some View {
    wrapped { _ in .layoutPriority(value.isFinite ? value : 0) }
  }

  /// Gives the view a ratio of width to height; `nil` keeps the view's own.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    wrapped { environment in
      // In a column, what the others leave of its height.
      environment.identity?.session.hasRatios = true
      return .aspectRatio(
        aspectRatio.flatMap { $0.isFinite && $0 > 0 ? Double($0) : nil },
        fills: contentMode == .fill)
    }
  }

  /// Gives the view the ratio of a size's width to its height.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the view to fit the room, keeping its ratio.
  public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

  /// Scales the view to fill the room, keeping its ratio.
  public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }

  /// Moves what is painted, in points; layout does not change.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    wrapped { _ in .offset(x: x.finite(or: 0), y: y.finite(or: 0)) }
  }

  /// Moves what is painted, in points; layout does not change.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Puts a view behind this one, as large as this one.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    Layered(base: self, layer: content(), alignment: alignment, isBehind: true)
  }

  /// Puts a view behind this one, as large as this one.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    Layered(base: self, layer: background, alignment: alignment, isBehind: true)
  }

  /// Fills the room behind the view with a style.
  ///
  /// Where the view ends at the top or the bottom of the safe area, the style goes on to the edge of the
  /// screen.
  ///
  /// - Parameter edges: where the style may go on.
  public func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    let layer = Rectangle().fill(style).reachingUnderSafeArea(at: edges)
    return Layered(base: self, layer: layer, alignment: .center, isBehind: true)
  }

  /// Fills a shape behind the view with a style.
  public func background(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    Layered(
      base: self, layer: shape.fill(style, style: fillStyle), alignment: .center,
      isBehind: true)
  }

  /// Fills a shape behind the view with the background style.
  public func background(in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Puts a view over this one, as large as this one.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    Layered(base: self, layer: content(), alignment: alignment, isBehind: false)
  }

  /// Puts a view over this one, as large as this one.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    Layered(base: self, layer: overlay, alignment: alignment, isBehind: false)
  }

  /// Fills the room over the view with a style.
  public func overlay(_ style: some ShapeStyle, ignoresSafeAreaEdges: Edge.Set = .all)
    -> some View
  {
    Layered(base: self, layer: Rectangle().fill(style), alignment: .center, isBehind: false)
  }

  /// Fills a shape over the view with a style.
  public func overlay(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    Layered(
      base: self, layer: shape.fill(style, style: fillStyle), alignment: .center,
      isBehind: false)
  }

  /// Draws a rectangle's outline inside the view's edges.
  public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}

/// How a picture with a ratio of its own uses its room.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}

/// A view with another one behind or over it.
private struct Layered<Base: View, Layer: View>: View {
  typealias Body = Never

  let base: Base
  let layer: Layer
  let alignment: Alignment
  let isBehind: Bool

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    alignment.note(in: context.environment)
    var (layers, nodes) = ResolvePass.both {
      layer._resolve(in: context)
    } and: {
      base._resolve(in: context)
    }
    if isBehind, !nodes.contains(where: \.fillsHeight) {
      for index in layers.indices { layers[index].endAwayFromEdges() }
    }
    layers = layers.map { $0.asLayer(alignment: alignment) }
    return nodes.map { node in
      isBehind
        ? ResolvedNode(.layered(alignment, base: layers.count), children: layers + [node])
        : ResolvedNode(.layered(alignment, base: 0), children: [node] + layers)
    }
  }
}

extension EdgeInsets {
  /// The insets in the pipeline's numbers; what is not finite becomes 0.
  var distances: EdgeDistances {
    EdgeDistances(
      top: top.finite(or: 0), leading: leading.finite(or: 0), bottom: bottom.finite(or: 0),
      trailing: trailing.finite(or: 0))
  }
}

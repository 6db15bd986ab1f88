public import Foundation
import Layout

extension View {
  /// Puts the middle of the view at a place of the room it is given, in points.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    GeometryReader { proxy in
      frame(width: proxy.size.width, height: proxy.size.height)
        .offset(x: x - proxy.size.width / 2, y: y - proxy.size.height / 2)
    }
  }

  /// Puts the middle of the view at a place of the room it is given, in points.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Turns what is painted around an axis in space, seen from far away; layout does not change.
  ///
  /// A turn around the x or y axis shortens the view by the cosine of its angle; a turn around any
  /// other axis than the three main ones counts as one around the axis that it is nearest to.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    let (x, y, z) = (abs(axis.x), abs(axis.y), abs(axis.z))
    let cosine = CGFloat(UnitCircle.point(degrees: angle.degrees).0)
    return transformingNodes { node, _ in
      let turned: VisualEffect =
        if z >= x && z >= y {
          .rotation(degrees: axis.z < 0 ? -angle.degrees : angle.degrees, anchor: anchor.point)
        } else if x >= y {
          .scale(x: 1, y: cosine.finite(or: 1), anchor: anchor.point)
        } else {
          .scale(x: cosine.finite(or: 1), y: 1, anchor: anchor.point)
        }
      return ResolvedNode(.effect(turned), children: [node])
    }
  }

  /// Maps what is painted from its top-left corner; layout does not change.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    wrapped { _ in .effect(.transform(PlaneTransform(transform))) }
  }

  /// Turns the view round where the layout runs from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    transformingNodes { node, environment in
      guard enabled, environment.layoutDirection == .rightToLeft else { return node }
      return ResolvedNode(
        .effect(.scale(x: -1, y: 1, anchor: UnitPoint.center.point)), children: [node])
    }
  }

  /// Makes the view's brightness its opacity: black is clear, white is opaque.
  public func luminanceToAlpha() -> some View {
    wrapped { _ in
      // The luma weights of the W3C's filter effects, `luminanceToAlpha`.
      .effect(
        .colorMatrix(
          ColorMatrix([
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2126, 0.7152, 0.0722, 0, 0,
          ])))
    }
  }

  /// Paints the view on its own, as one picture.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode) -> some View {
    drawingGroup(opaque: opaque)
  }

  /// Changes how the view is painted by the place it has.
  public func visualEffect<V: View>(
    @ViewBuilder _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> V
  ) -> some View {
    GeometryAffected(content: self, effect: effect)
  }

  /// Puts a view behind the content of a widget or a screen.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment, content: content)
  }

  /// Fills the room behind the content of a widget or a screen.
  public func containerBackground(
    _ style: some ShapeStyle, for container: ContainerBackgroundPlacement
  ) -> some View {
    background(style)
  }

  /// Fills the room behind the view with the background style.
  public func background(ignoresSafeAreaEdges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: ignoresSafeAreaEdges)
  }
}

/// A view as it is, before a visual effect changes how it is painted.
public struct EmptyVisualEffect: View {
  public typealias Body = Never

  fileprivate let nodes: [ResolvedNode]

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] { nodes }
}

/// A view painted in a way that depends on its place.
private struct GeometryAffected<Content: View, Effect: View>: View {
  typealias Body = Never

  let content: Content
  let effect: (EmptyVisualEffect, GeometryProxy) -> Effect

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let effect = effect
    return content._resolve(in: context).map { node in
      let late = LateContext(context)
      let affected = SizeDependentContent(replacing: { geometry, nodes in
        late.resolve { inner in
          let proxy = GeometryProxy(geometry, in: inner.environment)
          return late.evaluate { effect(EmptyVisualEffect(nodes: nodes), proxy) }
            ._resolve(in: inner)
        }
      })
      return ResolvedNode(.replaced(affected), children: [node])
    }
  }
}

/// What a background is for.
public enum ContainerBackgroundPlacement: Hashable, Sendable {
  case widget, navigation, tabView, navigationSplitView
}

/// The space in which colours are mixed, which is that of every picture.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

extension UnitCircle {
  /// The angle in `-180...180` degrees of a point on the unit circle.
  ///
  /// Found by halving, with `point(degrees:)` as the only measure: no arc function is needed.
  static func angle(cosine: Double, sine: Double) -> Double {
    guard cosine.isFinite, sine.isFinite else { return 0 }
    // The cosine falls from 1 to -1 over the upper half of the circle.
    var (low, high) = (0.0, 180.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if point(degrees: middle).0 > cosine { low = middle } else { high = middle }
    }
    let angle = (low + high) / 2
    // Quarter turns stay exact.
    let whole = angle.rounded()
    let exact = abs(angle - whole) < 1e-9 ? whole : angle
    return sine < 0 ? -exact : exact
  }
}

public import Foundation
import Layout

/// A view whose content is made for the size it is given.
public struct GeometryReader<Content: View>: View {
  public typealias Body = Never

  private let content: (GeometryProxy) -> Content

  /// Makes a view as large as its room, whose content gets its size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let content = content
    let late = LateContext(context)
    let reader = SizeDependentContent { geometry in
      late.resolve { inner in
        let proxy = GeometryProxy(geometry, in: inner.environment)
        return late.evaluate { content(proxy)._resolve(in: inner) }
      }
    }
    return [ResolvedNode(.sizeReader(reader))]
  }
}

/// The context of content that is resolved after what is around it.
@MainActor
struct LateContext {
  private let context: ResolveContext
  /// Where the body is that wrote the content.
  private let scope: ResolveContext
  private let preferences: PreferenceScope?

  init(_ context: ResolveContext) {
    scope = EnvironmentScope.context ?? context
    let preferences =
      context.environment.preferenceScope == nil ? nil : context.addPreferenceScope()
    self.preferences = preferences
    let inner = context.entering(.sized)
    self.context = preferences == nil ? inner : inner.with { $0.preferenceScope = preferences }
  }

  /// The nodes of content that is now resolved, maybe not for the first time.
  func resolve(_ work: @escaping (ResolveContext) -> [ResolvedNode]) -> [ResolvedNode] {
    preferences?.clear()
    return ResolvePass.run(in: context) { context in
      context.restart()
      return work(context)
    }
  }

  /// Evaluates something the author wrote, in the environment in which it was written.
  func evaluate<Value>(_ make: () -> Value) -> Value {
    RepeatableProcess.showing(context.environment.currentDate) {
      EnvironmentScope.$context.withValue(scope, operation: make)
    }
  }
}

/// The size and the place of a view.
public struct GeometryProxy: Sendable {
  /// The size of the view in points.
  public let size: CGSize
  /// What the device covers of the window at its edges, in points.
  public let safeAreaInsets: EdgeInsets
  private let geometry: PlacedGeometry

  init(_ geometry: PlacedGeometry, in environment: EnvironmentValues) {
    size = CGSize(width: geometry.size.width, height: geometry.size.height)
    safeAreaInsets = environment.safeAreaInsets
    self.geometry = geometry
  }

  /// The view's rectangle in a space; one that nobody named is the picture's.
  public func frame(in space: CoordinateSpace) -> CGRect {
    let frame = geometry.frame
    switch space {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return frame.cgRect
    case .named(let name): return frame.seen(from: geometry.frame(ofSpace: name)).cgRect
    case .scrollView:
      return frame.seen(from: geometry.frame(ofSpace: NamedCoordinateSpace.scrollName)).cgRect
    }
  }

  /// The view's rectangle in a space; one that nobody named is the picture's.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// The bounds of a space around the view, in the view's own points.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    geometry.frame(ofSpace: space.name).map { $0.seen(from: geometry.frame).cgRect }
  }

  /// The value of an anchor in the view's space.
  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.value(geometry.marks[anchor.mark]?.seen(from: geometry.frame) ?? .zero)
  }
}

extension Rect {
  /// The rectangle from the top-left corner of another one.
  fileprivate func seen(from space: Rect?) -> Rect {
    guard let space else { return self }
    return offsetBy(dx: -space.minX, dy: -space.minY)
  }

  var cgRect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
}

/// The first of its views that fits the room there is.
public struct ViewThatFits<Content: View>: View {
  public typealias Body = Never

  private let axes: Axis.Set
  private let content: Content

  /// Chooses among views, in their order, the first that fits along the axes, or else the last.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let children = content._resolve(in: context)
    guard children.count > 1 else { return children }
    return [ResolvedNode(.fitting(axes), children: children)]
  }
}

public import Foundation
import Layout

/// A view whose content is made for the size it is given.
public struct GeometryReader<Content: View>: View {
  public typealias Body = Never

  private let content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let environment = context.environment
    let content = content
    let reader = SizeDependentContent { size in
      let proxy = GeometryProxy(
        size: CGSize(width: size.width, height: size.height),
        safeAreaInsets: environment.safeAreaInsets)
      return content(proxy)._resolve(in: ResolveContext(environment: environment))
    }
    return [ResolvedNode(.sizeReader(reader))]
  }
}

/// The size of a geometry reader.
public struct GeometryProxy: Sendable {
  public let size: CGSize
  public let safeAreaInsets: EdgeInsets

  /// The reader's rectangle; its origin is only known in its own space.
  public func frame(in space: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }

  /// The bounds of a space, as far as they are known: those of the reader's own.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    CGRect(origin: .zero, size: size)
  }

  /// The value of an anchor in the reader's space; its place is not known.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}

/// The first of its views that fits the room there is.
public struct ViewThatFits<Content: View>: View {
  public typealias Body = Never

  private let axes: Axis.Set
  private let content: Content

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

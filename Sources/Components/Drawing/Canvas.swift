public import Foundation
import Layout

/// A view that is drawn by a closure, in points from its top-left corner.
///
/// What is drawn has no accessibility of its own: give the canvas a label.
public struct Canvas<Symbols: View>: View {
  public typealias Body = Never

  /// Views with tags, which the closure draws by `resolveSymbol(id:)`.
  public var symbols: Symbols
  /// Draws into a context whose size it is given in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the drawing covers all of the canvas; a picture looks the same either way.
  public var isOpaque: Bool
  /// The colour space for blending; has no effect in a picture.
  public var colorMode: ColorRenderingMode
  /// Whether a screen would draw later; a picture always draws at once.
  public var rendersAsynchronously: Bool

  /// - Parameter symbols: views with tags that the closure draws by `resolveSymbol(id:)`.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let late = LateContext(context)
    let content = SizeDependentContent { geometry in
      late.resolve { inner in
        let size = CGSize(width: geometry.size.width, height: geometry.size.height)
        let options = TagCollector.options(of: symbols, in: inner)
        var graphics = GraphicsContext(size: size, context: inner, symbols: options)
        late.evaluate { renderer(&graphics, size) }
        let nodes = graphics.drawnNodes
        guard !nodes.isEmpty else { return [] }
        // A canvas is a bitmap of its size: what is drawn beside it is not seen.
        let bounds = Rectangle().geometry(in: inner)
        return [
          ResolvedNode(.effect(.clip(bounds)), children: [ResolvedNode(.reader, children: nodes)])
        ]
      }
    }
    var node = ResolvedNode(.sizeReader(content), name: "canvas")
    // Points are counted from the left in either direction.
    node.layoutDirection = .leftToRight
    return [node]
  }
}

extension Canvas where Symbols == EmptyView {
  /// Makes a canvas without symbols.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

public import Foundation
import Layout

extension GraphicsContext {
  /// A text ready to be measured and drawn.
  @MainActor @preconcurrency
  public struct ResolvedText {
    fileprivate let text: Text
    fileprivate let context: ResolveContext
    /// What the text is filled with.
    public var shading: Shading = .foreground

    fileprivate var node: ResolvedNode? {
      text._resolve(in: context).first
    }

    /// The size that the text takes in a room, in points.
    public func measure(in size: CGSize) -> CGSize { context.size(of: node, in: size.width) }

    /// From the top to the first baseline, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      context.baselines(of: node, in: size.width).first
    }

    /// From the top to the last baseline, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      context.baselines(of: node, in: size.width).last
    }
  }

  /// A picture ready to be drawn.
  @MainActor @preconcurrency
  public struct ResolvedImage {
    fileprivate let image: Image
    fileprivate let context: ResolveContext
    /// What a template is filled with.
    public var shading: Shading?

    /// The size of the picture in points.
    public var size: CGSize { context.size(of: image._resolve(in: context).first, in: nil) }
    /// From the top to the bottom edge, which is on the line of text.
    public var baseline: CGFloat { size.height }
  }

  /// One of the canvas's symbols, ready to be drawn.
  @MainActor @preconcurrency
  public struct ResolvedSymbol {
    fileprivate let nodes: [ResolvedNode]
    fileprivate let context: ResolveContext

    fileprivate var node: ResolvedNode? {
      nodes.count > 1 ? ResolvedNode(.overlay(.center), children: nodes) : nodes.first
    }

    /// The size of the symbol in points.
    public var size: CGSize { context.size(of: node, in: nil) }
  }

  /// A text with the environment of the context, to be measured and drawn.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, context: context)
  }

  /// A picture with the environment of the context, to be measured and drawn.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(image: image, context: context)
  }

  /// The shading itself: it is resolved when it is drawn.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// The symbol with a tag, or `nil` where none has it.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    guard let option = symbols.first(where: { $0.tag == AnyHashable(id) }) else { return nil }
    return ResolvedSymbol(nodes: option.content._resolve(in: context), context: context)
  }

  // MARK: - Drawing

  /// Draws a text in a rectangle, in which it wraps.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text.node, text.measure(in: rect.size), at: rect.origin)
  }

  /// Draws a text with one of its points at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    // Its length is rounded to the pixel grid: the words keep their own, so that none wraps.
    let node = text.node.map { ResolvedNode(.fixedSize([.horizontal, .vertical]), children: [$0]) }
    draw(node, size, at: point.origin(of: size, anchor))
  }

  /// The same, for a text that is not resolved yet.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// The same, for a text that is not resolved yet, with one of its points at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a picture that fills a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let node = image.image.resizable()._resolve(in: image.context).first
    draw(node, rect.size, at: rect.origin)
  }

  /// Draws a picture with one of its points at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = image.size
    draw(image.image._resolve(in: image.context).first, size, at: point.origin(of: size, anchor))
  }

  /// The same, for a picture that is not resolved yet.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// The same, for a picture that is not resolved yet, with one of its points at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a symbol that fills a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let size = symbol.size
    guard size.width > 0, size.height > 0 else { return }
    var inner = self
    inner.translateBy(x: rect.minX, y: rect.minY)
    inner.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    inner.draw(symbol.node, size, at: .zero)
  }

  /// Draws a symbol with one of its points at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = symbol.size
    draw(symbol.node, size, at: point.origin(of: size, anchor))
  }

  /// Draws a node in a frame.
  private func draw(_ node: ResolvedNode?, _ size: CGSize, at origin: CGPoint) {
    guard var node else { return }
    node.layoutDirection = node.layoutDirection ?? context.environment.layoutDirection
    var style = FrameStyle(alignment: .topLeading)
    style.width = max(size.width.finite(or: 0), 0)
    style.height = max(size.height.finite(or: 0), 0)
    let framed = ResolvedNode(.frame(style), children: [node])
    draw(
      ResolvedNode(
        .offset(x: origin.x.finite(or: 0), y: origin.y.finite(or: 0)), children: [framed]))
  }
}

extension CGPoint {
  /// The corner of something of a size whose anchor is here.
  fileprivate func origin(of size: CGSize, _ anchor: UnitPoint) -> CGPoint {
    CGPoint(x: x - size.width * anchor.x, y: y - size.height * anchor.y)
  }
}

extension ResolveContext {
  fileprivate func size(of node: ResolvedNode?, in width: CGFloat?) -> CGSize {
    guard let node, let placement = environment.identity?.session.placement else { return .zero }
    let width = width.flatMap { $0.isFinite ? Double($0) : nil }
    let size = placement.place(node, width: width, height: nil).size
    return CGSize(width: size.width, height: size.height)
  }

  fileprivate func baselines(
    of node: ResolvedNode?, in width: CGFloat
  ) -> (first: CGFloat, last: CGFloat) {
    guard let node, let placement = environment.identity?.session.placement else { return (0, 0) }
    let tree = placement.place(node, width: width.isFinite ? Double(width) : nil, height: nil)
    return (CGFloat(tree.root.firstBaseline ?? 0), CGFloat(tree.root.lastBaseline ?? 0))
  }
}

extension EnvironmentScope {
  /// How much room a text takes where the body is evaluated, in points; `nil` outside of a body.
  package static func size(of text: Text, in width: CGFloat?) -> CGSize? {
    // A task that a body begins has the body's values and may be anywhere.
    guard let context, Thread.isMainThread else { return nil }
    return MainActor.assumeIsolated {
      text._resolve(in: context).first.map { context.size(of: $0, in: width) }
    }
  }
}

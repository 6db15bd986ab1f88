public import Foundation
import Layout

/// What a canvas is drawn with: a place to draw to, and how what is drawn is changed on its way.
///
/// A copy draws to the same place with settings of its own.
@MainActor @preconcurrency
public struct GraphicsContext {
  /// How colours are blended with what is behind them.
  public typealias BlendMode = Components.BlendMode

  /// How opaque everything drawn is, in `0...1`.
  public var opacity = 1.0
  /// How what is drawn meets what is behind it.
  public var blendMode = BlendMode.normal
  /// Maps the points of what is drawn to those of the canvas.
  public var transform = CGAffineTransform.identity

  private let recorder = DrawingRecorder()
  private var cuts: [Cut] = []
  private var filters: [VisualEffect] = []
  let size: CGSize
  let context: ResolveContext
  let symbols: [TagCollector.Option]

  /// What is cut away from what is drawn.
  private enum Cut {
    case shape(ShapeGeometry)
    case mask(ResolvedNode)
  }

  init(size: CGSize, context: ResolveContext, symbols: [TagCollector.Option]) {
    self.size = size
    self.context = context
    self.symbols = symbols
  }

  /// The environment of the canvas, in which shadings and contents are resolved.
  public var environment: EnvironmentValues { context.environment }

  /// What was drawn, the first at the back.
  var drawnNodes: [ResolvedNode] { recorder.nodes }

  // MARK: - Settings

  /// Moves what is drawn next, by lengths in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Scales what is drawn next around the origin; 1 keeps its size.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Turns what is drawn next clockwise.
  public mutating func rotate(by angle: Angle) {
    let (cosine, sine) = UnitCircle.point(degrees: angle.degrees)
    let turn = CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    transform = turn.concatenating(transform)
  }

  /// Maps what is drawn next by a matrix, before `transform` does.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Draws only what is inside a path, or outside with `.inverse`.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var path = path.applying(transform)
    var isEvenOdd = style.isEOFilled
    if options.contains(.inverse) {
      let canvas = CGRect(origin: .zero, size: size).insetBy(dx: -1e4, dy: -1e4)
      path = Path(canvas).subtracting(path, eoFill: style.isEOFilled)
      isEvenOdd = true
    }
    cuts.append(.shape(path.geometry(isEvenOdd: isEvenOdd)))
  }

  /// Draws only where a layer of its own paints.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = GraphicsContext(size: size, context: context, symbols: symbols)
    layer.transform = transform
    try content(&layer)
    let mask = ResolvedNode(.reader, children: layer.drawnNodes)
    cuts.append(
      .mask(opacity < 1 ? ResolvedNode(.effect(.opacity(opacity)), children: [mask]) : mask))
  }

  /// The rectangle in which something can be drawn.
  public var clipBoundingRect: CGRect { CGRect(origin: .zero, size: size) }

  /// Filters what is drawn next; filters apply in the order in which they were added.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter.effect(environment))
  }

  // MARK: - Drawing

  /// Fills a path, given in points.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let geometry = path.geometry(isEvenOdd: style.isEOFilled)
    draw(.shape(geometry, fill: shading.paint(in: size, environment)))
  }

  /// Draws the outline of a path with a line whose width is in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline of a path with a line of some style.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let stroke = ShapeContent.Stroke(
      pen: style.resolved, paint: shading.paint(in: size, environment), isInner: false)
    draw(.shape(path.geometry(isEvenOdd: false), stroke: stroke))
  }

  /// Draws on a layer of its own, to which the settings of this context apply as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = GraphicsContext(size: size, context: context, symbols: symbols)
    try content(&layer)
    guard !layer.drawnNodes.isEmpty else { return }
    let nodes = ResolvedNode(.reader, children: layer.drawnNodes)
    draw(ResolvedNode(.effect(.compositingGroup), children: [nodes]))
  }

  /// Draws a node whose points are those of the context.
  func draw(_ node: ResolvedNode) {
    var node = node
    node.semantics.isHidden = true
    func wrap(_ effect: VisualEffect) {
      node = ResolvedNode(.effect(effect), children: [node])
    }
    if transform != .identity { wrap(.transform(PlaneTransform(transform))) }
    for filter in filters { wrap(filter) }
    for cut in cuts.reversed() {
      switch cut {
      case .shape(let geometry): wrap(.clip(geometry))
      case .mask(let mask):
        let pair = ResolvedNode(
          .layered(.topLeading, base: 0),
          children: [ResolvedNode(.reader, children: [node]), mask])
        node = ResolvedNode(.effect(.mask), children: [pair])
      }
    }
    if opacity < 1 { wrap(.opacity(max(opacity, 0))) }
    if blendMode != .normal { wrap(.blend(blendMode)) }
    recorder.nodes.append(node)
  }
}

/// What was drawn, shared by the copies of a context.
@MainActor
private final class DrawingRecorder {
  var nodes: [ResolvedNode] = []
}

extension GraphicsContext {
  /// How a clip is meant.
  public struct ClipOptions: OptionSet, Hashable, Sendable {
    /// The set as bits.
    public let rawValue: UInt32

    /// Makes a set from its bits; unknown ones are kept.
    public nonisolated init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// What is outside is kept.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// How a filter works; colours are those of the picture.
  public struct FilterOptions: OptionSet, Hashable, Sendable {
    /// The set as bits.
    public let rawValue: UInt32

    /// Makes a set from its bits; unknown ones are kept.
    public nonisolated init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Has no effect: filters work on encoded colours.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// How a gradient goes on past its ends, which every one here does with its last colours.
  public struct GradientOptions: OptionSet, Hashable, Sendable {
    /// The set as bits.
    public let rawValue: UInt32

    /// Makes a set from its bits; unknown ones are kept.
    public nonisolated init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Has no effect: gradients go on with their last colours.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Has no effect: gradients go on with their last colours.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Has no effect: gradients run between encoded colours.
    public static let linearColor = GradientOptions(rawValue: 4)
  }
}

extension Path {
  /// The outline where its points say, from the corner of the rectangle it is drawn in.
  fileprivate nonisolated func geometry(isEvenOdd: Bool) -> ShapeGeometry {
    let resolved = resolved
    return ShapeGeometry(.producer(PathProducer { _ in resolved }), isEvenOdd: isEvenOdd)
  }
}

/// What an element of a document became, before its modifiers: a view, and where a modifier needs to
/// know it, the shape or picture that the view is.
@MainActor
package struct DocumentElement {
  package var view: AnyView { shape?.view ?? content }
  private var content: AnyView
  /// The shape, until a modifier that is not for shapes hides it.
  private(set) var shape: DocumentShape?
  /// The picture, until a modifier that is not for pictures hides it.
  var image: Image?

  init(_ view: some View) {
    content = AnyView(view)
  }

  /// The same element whose nodes know the line of the document that they come from.
  ///
  /// - Parameter parts: the documents whose nodes know their own lines already.
  func located(_ source: SourceLocation, parts: DocumentParts) -> DocumentElement {
    var element = self
    element.content = AnyView(
      content.transformingNodes { node, _ in node.located(source, besides: parts.names) })
    element.shape?.source = source
    return element
  }

  init(_ shape: DocumentShape) {
    content = AnyView(EmptyView())
    self.shape = shape
  }

  init(_ image: Image) {
    content = AnyView(image)
    self.image = image
  }
}

/// A shape with the paint that modifiers have put on it so far.
@MainActor
struct DocumentShape {
  enum Layer {
    case fill(AnyShapeStyle)
    case stroke(AnyShapeStyle, StrokeStyle)
    case strokeBorder(AnyShapeStyle, StrokeStyle)
  }

  /// The outline for clipping and for backgrounds.
  let outline: AnyShape
  private let draw: ([Layer]) -> AnyView
  private var layers: [Layer] = []
  /// Where in the document it is.
  var source: SourceLocation?
  /// The outline before it was trimmed, and what is left of it.
  private var whole: AnyShape
  private var stretch = ShapeGeometry.Trim.whole

  init<Base: Shape>(_ shape: Base) {
    outline = AnyShape(shape)
    whole = outline
    draw = { layers in
      guard !layers.isEmpty else { return AnyView(shape) }
      return AnyView(DrawnShape(shape: shape, layers: layers.map { $0.drawn() }))
    }
  }

  var view: AnyView {
    guard let source else { return draw(layers) }
    return AnyView(
      draw(layers).transformingNodes { node, _ in node.located(source, besides: [source.file]) })
  }

  /// A stretch of the outline, without paint. Stretches of stretches are one: shapes do not pile up.
  func trimmed(from: CGFloat, to: CGFloat) -> DocumentShape {
    let part = stretch.part(from: from, to: to)
    var shape = DocumentShape(whole.trim(from: part.from, to: part.to))
    shape.whole = whole
    shape.stretch = part
    return shape
  }

  func adding(_ layer: Layer) -> DocumentShape {
    var copy = self
    copy.layers.append(layer)
    return copy
  }
}

extension DocumentShape.Layer {
  fileprivate func drawn<Base: Shape>() -> DrawnShape<Base>.Layer {
    switch self {
    case .fill(let style): .fill(style, FillStyle())
    case .stroke(let style, let pen): .stroke(style, pen, isInner: false)
    case .strokeBorder(let style, let pen): .stroke(style, pen, isInner: true)
    }
  }
}

extension ResolvedNode {
  /// Gives the source to this node and those in it, but for those that come from inner elements of
  /// one of the documents and know theirs.
  fileprivate func located(
    _ source: SourceLocation, besides documents: Set<String>
  ) -> ResolvedNode {
    var tree = self
    tree.update(()) { node, _ in
      if let known = node.source, documents.contains(known.file) { return nil }
      node.source = source
      return ()
    }
    return tree
  }
}

/// The views of an array as siblings.
struct DocumentChildren: View {
  typealias Body = Never

  let views: [AnyView]

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    var nodes: [ResolvedNode] = []
    var siblings = ResolvePass.Siblings()
    for view in views {
      siblings.next()
      nodes += view._resolve(in: context)
    }
    siblings.end()
    return nodes
  }
}

/// Why a component refuses arguments that are each right but wrong together.
package struct DocumentRefusal: Error {
  package var reason: String

  package init(_ reason: String) {
    self.reason = reason
  }
}

import Layout

/// What the nodes around one do to it: where its coordinates are in the picture, and what is left
/// open of it.
package struct PlacedSpace: Equatable, Sendable {
  package private(set) var transform = PlaneTransform.identity
  /// What clips and the canvas leave open, in the picture; what can be scrolled to counts as open.
  package private(set) var clip: Rect
  /// What clips, scroll views and the canvas show now, in the picture.
  package private(set) var viewport: Rect
  /// What the scroll views around and the canvas show now; nothing on the way there is in front of
  /// what they bring in.
  package private(set) var scrollport: Rect

  package init(canvas: Rect) {
    clip = canvas
    viewport = canvas
    scrollport = canvas
  }

  /// Applies what a node does to the coordinates and to the clip of its content.
  ///
  /// - Parameter box: the node's box, on the pixel grid or between pixels.
  package mutating func enter(_ node: PositionedNode, box: Rect) {
    let frame = node.frame
    switch node.kind {
    case .scroll(let axes, clips: true):
      let box = transform.boundingBox(of: box)
      clip = clip.clipped(to: box)
      viewport = viewport.clipped(to: box)
      scrollport = scrollport.clipped(to: box)
      // Whatever is beyond the edge can be brought in along the axes that scroll.
      if axes.contains(.horizontal) { clip = clip.unbounded(along: .horizontal) }
      if axes.contains(.vertical) { clip = clip.unbounded(along: .vertical) }
    case .effect(.clip):
      let box = transform.boundingBox(of: box)
      clip = clip.clipped(to: box)
      viewport = viewport.clipped(to: box)
    case .effect(.rotation(let degrees, let anchor)):
      enter(.rotation(degrees: degrees), around: frame.point(at: anchor))
    case .effect(.scale(let x, let y, let anchor)):
      enter(.scale(x: x, y: y), around: frame.point(at: anchor))
    case .effect(.transform(let map)):
      enter(map, around: frame.origin)
    default: break
    }
  }

  private mutating func enter(_ map: PlaneTransform, around anchor: Point) {
    transform = map.around(anchor).followed(by: transform)
  }
}

extension ResolvedNode.Kind {
  /// Whether `PlacedSpace.enter` changes anything.
  var opensSpace: Bool {
    switch self {
    case .scroll(_, clips: true), .effect(.clip), .effect(.rotation), .effect(.scale),
      .effect(.transform):
      true
    default: false
    }
  }
}

extension Rect {
  /// The common part of two rectangles; empty where they share none.
  package func clipped(to other: Rect) -> Rect {
    Rect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  /// The rectangle without its limits along an axis.
  fileprivate func unbounded(along axis: Axis) -> Rect {
    let far = 1e9
    return axis == .horizontal
      ? Rect(minX: -far, minY: minY, maxX: far, maxY: maxY)
      : Rect(minX: minX, minY: -far, maxX: maxX, maxY: far)
  }
}

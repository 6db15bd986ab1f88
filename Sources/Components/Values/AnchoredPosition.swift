import Foundation
import Layout

/// Where a popover, tooltip or menu goes so that it stays on the canvas beside its anchor.
///
/// It is on the preferred side where it fits, on the opposite one where only that has room, and
/// on the side with more room where neither has. Along its side it is centred on the anchor and moved
/// no further than the margin asks.
struct AnchoredPosition: Equatable {
  /// The side of the anchor on which the content is, on the screen: leading is left.
  enum Side: Hashable {
    case above, below, left, right

    var opposite: Side {
      switch self {
      case .above: .below
      case .below: .above
      case .left: .right
      case .right: .left
      }
    }

    var isVertical: Bool { self == .above || self == .below }
  }

  /// How the content lines up with the anchor along its side.
  enum Fit: Hashable {
    case centered
    /// With the nearer edge of the anchor, as menus do.
    case nearerEdge
    /// The same, but centred where the anchor is in the middle third of the canvas.
    case nearestThird
  }

  let side: Side
  /// How long the content can be on its side, in points.
  let room: Double
  let origin: Point
  /// From the content's leading end (top or left) to the middle of the anchor, along the side.
  let arrow: Double

  /// - Parameters:
  ///   - size: the content's size without its arrow.
  /// - distance: from the anchor to the content, in points; the arrow is in it.
  ///   - margin: between the content and the edges of the canvas, in points.
  init(
    of size: Size, beside anchor: Rect, in canvas: Size, preferring preferred: Side,
    fit: Fit = .centered, distance: Double, margin: Double
  ) {
    func room(_ side: Side) -> Double {
      switch side {
      case .above: anchor.minY - distance - margin
      case .below: canvas.height - anchor.maxY - distance - margin
      case .left: anchor.minX - distance - margin
      case .right: canvas.width - anchor.maxX - distance - margin
      }
    }
    let needed = preferred.isVertical ? size.height : size.width
    let opposite = preferred.opposite
    let side: Side =
      if room(preferred) >= needed {
        preferred
      } else if room(opposite) >= needed || room(opposite) > room(preferred) {
        opposite
      } else {
        preferred
      }
    self.side = side
    self.room = max(room(side), 0)

    func clamped(_ start: Double, length: Double, within limit: Double) -> Double {
      max(min(start, limit - margin - length), margin)
    }
    if side.isVertical {
      let start: Double =
        switch fit {
        case .centered: anchor.midX - size.width / 2
        case .nearestThird where abs(anchor.midX - canvas.width / 2) < canvas.width / 6:
          anchor.midX - size.width / 2
        case .nearerEdge, .nearestThird:
          anchor.midX > canvas.width / 2 ? anchor.maxX - size.width : anchor.minX
        }
      let x = clamped(start, length: size.width, within: canvas.width)
      let y = side == .above ? anchor.minY - distance - size.height : anchor.maxY + distance
      origin = Point(x: x, y: y)
      arrow = anchor.midX - x
    } else {
      let y = clamped(anchor.midY - size.height / 2, length: size.height, within: canvas.height)
      let x = side == .left ? anchor.minX - distance - size.width : anchor.maxX + distance
      origin = Point(x: x, y: y)
      arrow = anchor.midY - y
    }
  }
}

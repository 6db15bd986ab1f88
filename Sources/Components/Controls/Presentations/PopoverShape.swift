import Foundation

/// A rounded rectangle with an arrow at one edge.
struct PopoverShape: Shape {
  let edge: Edge
  let isMirrored: Bool
  /// The height of the arrow; its base is twice as wide.
  let arrow: CGFloat
  let radius: CGFloat
  /// From the left or the top to the tip of the arrow; `nil` is the middle of the edge.
  var tipPosition: CGFloat?

  /// The edge on the screen: leading and trailing are left and right only in one direction.
  private nonisolated var physicalEdge: Edge {
    switch edge {
    case .leading: isMirrored ? .trailing : .leading
    case .trailing: isMirrored ? .leading : .trailing
    case .top, .bottom: edge
    }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    var body = rect
    let tip: [CGPoint]
    let x = position(in: rect.minX, rect.maxX)
    let y = position(in: rect.minY, rect.maxY)
    switch physicalEdge {
    case .top:
      body.origin.y += arrow
      body.size.height -= arrow
      tip = triangle(CGPoint(x: x, y: rect.minY), across: CGSize(width: arrow, height: 0))
    case .bottom:
      body.size.height -= arrow
      tip = triangle(CGPoint(x: x, y: rect.maxY), across: CGSize(width: -arrow, height: 0))
    case .leading:
      body.origin.x += arrow
      body.size.width -= arrow
      tip = triangle(CGPoint(x: rect.minX, y: y), across: CGSize(width: 0, height: -arrow))
    case .trailing:
      body.size.width -= arrow
      tip = triangle(CGPoint(x: rect.maxX, y: y), across: CGSize(width: 0, height: arrow))
    }
    return outline(of: body, tip: tip)
  }

  /// Where the tip is along its edge: clear of the rounded corners.
  private nonisolated func position(in minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
    let middle = (minimum + maximum) / 2
    guard let tipPosition else { return middle }
    let inset = min(radius + arrow, (maximum - minimum) / 2)
    return min(max(minimum + tipPosition, minimum + inset), maximum - inset)
  }

  /// The arrow's three corners: base, tip, base, clockwise around the body.
  private nonisolated func triangle(_ tip: CGPoint, across: CGSize) -> [CGPoint] {
    // Inwards is a quarter turn clockwise from the direction in which the outline runs.
    let inward = CGSize(width: -across.height, height: across.width)
    let base = CGPoint(x: tip.x + inward.width, y: tip.y + inward.height)
    return [
      CGPoint(x: base.x - across.width, y: base.y - across.height), tip,
      CGPoint(x: base.x + across.width, y: base.y + across.height),
    ]
  }

  /// One outline clockwise from the top-left corner, so that a stroke does not cross the arrow.
  private nonisolated func outline(of body: CGRect, tip: [CGPoint]) -> Path {
    // The control points of a quarter circle are this part of the radius from its ends.
    let r = max(min(radius, body.width / 2, body.height / 2), 0)
    let c = r * 0.447_715_25
    return Path { path in
      func arrowIfOn(_ edge: Edge) {
        if edge == physicalEdge { for point in tip { path.addLine(to: point) } }
      }
      path.move(to: CGPoint(x: body.minX + r, y: body.minY))
      arrowIfOn(.top)
      path.addLine(to: CGPoint(x: body.maxX - r, y: body.minY))
      path.addCurve(
        to: CGPoint(x: body.maxX, y: body.minY + r),
        control1: CGPoint(x: body.maxX - c, y: body.minY),
        control2: CGPoint(x: body.maxX, y: body.minY + c))
      arrowIfOn(.trailing)
      path.addLine(to: CGPoint(x: body.maxX, y: body.maxY - r))
      path.addCurve(
        to: CGPoint(x: body.maxX - r, y: body.maxY),
        control1: CGPoint(x: body.maxX, y: body.maxY - c),
        control2: CGPoint(x: body.maxX - c, y: body.maxY))
      arrowIfOn(.bottom)
      path.addLine(to: CGPoint(x: body.minX + r, y: body.maxY))
      path.addCurve(
        to: CGPoint(x: body.minX, y: body.maxY - r),
        control1: CGPoint(x: body.minX + c, y: body.maxY),
        control2: CGPoint(x: body.minX, y: body.maxY - c))
      arrowIfOn(.leading)
      path.addLine(to: CGPoint(x: body.minX, y: body.minY + r))
      path.addCurve(
        to: CGPoint(x: body.minX + r, y: body.minY),
        control1: CGPoint(x: body.minX, y: body.minY + c),
        control2: CGPoint(x: body.minX + c, y: body.minY))
      path.closeSubpath()
    }
  }
}

extension PopoverShape {
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

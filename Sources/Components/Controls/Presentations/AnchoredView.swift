import Foundation
import Layout

extension AnchoredPosition.Side {
  /// The side of an anchor at one of its edges, in a direction of reading.
  init(_ edge: Edge, in direction: LayoutDirection) {
    switch edge {
    case .top: self = .above
    case .bottom: self = .below
    case .leading: self = direction == .rightToLeft ? .right : .left
    case .trailing: self = direction == .rightToLeft ? .left : .right
    }
  }

  /// The edge of the content that faces the anchor, in a direction of reading.
  func facingEdge(in direction: LayoutDirection) -> Edge {
    switch self {
    case .above: .bottom
    case .below: .top
    case .left: direction == .rightToLeft ? .leading : .trailing
    case .right: direction == .rightToLeft ? .trailing : .leading
    }
  }
}

/// Content at a place of the canvas, whatever the direction of reading is.
struct PlacedOnCanvas<Content: View>: View {
  let origin: Point
  let direction: LayoutDirection
  let content: Content

  init(at origin: Point, direction: LayoutDirection, @ViewBuilder content: () -> Content) {
    self.origin = origin
    self.direction = direction
    self.content = content()
  }

  var body: some View {
    // The canvas is measured from the left: only the content itself is mirrored.
    content
      .environment(\.layoutDirection, direction)
      .padding(.leading, CGFloat(origin.x))
      .padding(.top, CGFloat(origin.y))
      .fixedSize()
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .environment(\.layoutDirection, .leftToRight)
  }
}

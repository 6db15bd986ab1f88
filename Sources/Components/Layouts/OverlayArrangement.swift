import Foundation

/// Views on top of each other whose guides are on one point.
struct OverlayArrangement: Layout {
  let alignment: Alignment

  /// Extents around the common point.
  private struct Cross {
    var left: CGFloat = 0
    var right: CGFloat = 0
    var top: CGFloat = 0
    var bottom: CGFloat = 0
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let cross = cross(subviews, in: proposal)
    return CGSize(width: cross.left + cross.right, height: cross.top + cross.bottom)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let proposal = ProposedViewSize(
      width: bounds.width, height: proposal.height ?? bounds.height)
    let cross = cross(subviews, in: proposal)
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: bounds.minX + cross.left - dimensions[alignment.horizontal],
          y: bounds.minY + cross.top - dimensions[alignment.vertical]),
        proposal: proposal)
    }
  }

  private func cross(_ subviews: Subviews, in proposal: ProposedViewSize) -> Cross {
    var cross = Cross()
    for (index, subview) in subviews.enumerated() {
      let dimensions = subview.dimensions(in: proposal)
      let (x, y) = (dimensions[alignment.horizontal], dimensions[alignment.vertical])
      let own = Cross(left: x, right: dimensions.width - x, top: y, bottom: dimensions.height - y)
      cross =
        index == 0
        ? own
        : Cross(
          left: max(cross.left, own.left), right: max(cross.right, own.right),
          top: max(cross.top, own.top), bottom: max(cross.bottom, own.bottom))
    }
    return cross
  }
}

/// A view with others behind and over it, whose guides are on its own.
struct LayerArrangement: Layout {
  let alignment: Alignment
  let base: Int

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews[base].sizeThatFits(proposal)
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { subviews[base].spacing }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let full = ProposedViewSize(bounds.size)
    let own = subviews[base].dimensions(in: full)
    for (index, subview) in subviews.enumerated() {
      var origin = bounds.origin
      if index != base {
        let layer = subview.dimensions(in: full)
        origin.x += own[alignment.horizontal] - layer[alignment.horizontal]
        origin.y += own[alignment.vertical] - layer[alignment.vertical]
      }
      subview.place(at: origin, proposal: full)
    }
  }
}

/// A frame whose view has its guide on that of the frame.
struct FrameArrangement: Layout {
  let style: FrameStyle

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let child = subviews.first else { return .zero }
    let inner = innerProposal(proposal)
    let size = child.sizeThatFits(inner)
    return CGSize(
      width: length(
        size.width, proposal.width, style.width, style.minWidth, style.idealWidth, style.maxWidth),
      height: length(
        size.height, proposal.height, style.height, style.minHeight, style.idealHeight,
        style.maxHeight))
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    var spacing = subviews.first?.spacing ?? ViewSpacing()
    spacing.frame(style)
    return spacing
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let frame = ViewDimensions(width: bounds.width, height: bounds.height)
    let inner = ProposedViewSize(bounds.size)
    for subview in subviews {
      let own = subview.dimensions(in: inner)
      subview.place(
        at: CGPoint(
          x: bounds.minX + frame[style.alignment.horizontal] - own[style.alignment.horizontal],
          y: bounds.minY + frame[style.alignment.vertical] - own[style.alignment.vertical]),
        proposal: inner)
    }
  }

  private func innerProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    func limited(
      _ proposed: CGFloat?, _ fixed: Double?, _ least: Double?, _ ideal: Double?, _ most: Double?
    ) -> CGFloat? {
      if let fixed { return fixed }
      guard let proposed = proposed ?? ideal.map({ CGFloat($0) }) else { return nil }
      return min(max(proposed, CGFloat(least ?? 0)), CGFloat(most ?? .infinity))
    }
    return ProposedViewSize(
      width: limited(
        proposal.width, style.width, style.minWidth, style.idealWidth, style.maxWidth),
      height: limited(
        proposal.height, style.height, style.minHeight, style.idealHeight, style.maxHeight))
  }

  /// The length of the frame around content of a length.
  private func length(
    _ content: CGFloat, _ proposed: CGFloat?, _ fixed: Double?, _ least: Double?,
    _ ideal: Double?, _ most: Double?
  ) -> CGFloat {
    if let fixed { return fixed }
    guard least != nil || ideal != nil || most != nil else { return content }
    let wanted = proposed ?? ideal.map { CGFloat($0) } ?? content
    let low = CGFloat(least ?? min(Double(content), most ?? .infinity))
    let high = CGFloat(most ?? max(Double(content), Double(low)))
    return min(max(wanted, low), max(high, low))
  }
}

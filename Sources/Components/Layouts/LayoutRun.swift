import Foundation

/// The run of one layout, with its cache.
final class LayoutRun<L: Components.Layout>: LayoutRunning {
  private let layout: L
  private let subviews: LayoutSubviews
  private lazy var cache = layout.makeCache(subviews: subviews)

  init(_ layout: L, _ subviews: LayoutSubviews) {
    self.layout = layout
    self.subviews = subviews
  }

  func spacing() -> ViewSpacing { layout.spacing(subviews: subviews, cache: &cache) }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func place(in bounds: CGRect, proposal: ProposedViewSize) {
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func explicit(
    _ guide: GuideKey, in bounds: CGRect, proposal: ProposedViewSize
  ) -> CGFloat? {
    switch guide {
    case .horizontal(let guide):
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    case .vertical(let guide):
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}

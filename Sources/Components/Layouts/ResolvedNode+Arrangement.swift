extension ResolvedNode {
  /// How the node's views are arranged where boxes of the layout engine will not do: by an author's
  /// layout, or on guides that the views themselves give.
  func arrangement(direction: LayoutDirection, in room: Lowering.Room) -> CustomLayout? {
    func custom(
      guidedBy base: Int? = nil, spacing: Double = 0, adaptsSpacing: Bool = true,
      _ layout: some Components.Layout & Sendable
    ) -> CustomLayout {
      CustomLayout(
        spacing: spacing, adaptsSpacing: adaptsSpacing, direction: direction, guidedBy: base
      ) { LayoutRun(layout, LayoutSubviews($0, layoutDirection: direction)) }
    }
    switch kind {
    case .custom(let layout):
      return layout
    case .stack(let style):
      let guide: GuideKey =
        style.axis == .horizontal
        ? .vertical(style.alignment.vertical) : .horizontal(style.alignment.horizontal)
      guard isAligned(on: guide) || sharesHeight(in: room) else { return nil }
      return MainActor.assumeIsolated {
        custom(
          spacing: style.spacing,
          StackArrangement(
            axis: style.axis, spacing: style.adaptsSpacing ? nil : style.spacing,
            alignment: style.alignment))
      }
    case .overlay(let alignment):
      guard isAligned(on: alignment) else { return nil }
      return MainActor.assumeIsolated { custom(OverlayArrangement(alignment: alignment)) }
    case .layered(let alignment, let base):
      guard children.indices.contains(base), isAligned(on: alignment) else { return nil }
      return MainActor.assumeIsolated {
        custom(guidedBy: base, LayerArrangement(alignment: alignment, base: base))
      }
    case .frame(let style):
      guard children.count == 1, isAligned(on: style.alignment) else { return nil }
      return MainActor.assumeIsolated { custom(FrameArrangement(style: style)) }
    default:
      return nil
    }
  }

  private func isAligned(on alignment: Alignment) -> Bool {
    isAligned(on: .horizontal(alignment.horizontal))
      || isAligned(on: .vertical(alignment.vertical))
  }

  private func isAligned(on guide: GuideKey) -> Bool {
    guide.isCustom || children.contains { $0.gives(guide) }
  }
}

extension GuideKey {
  fileprivate var isCustom: Bool {
    switch self {
    case .horizontal(let guide): guide.isCustom
    case .vertical(let guide): guide.isCustom
    }
  }
}

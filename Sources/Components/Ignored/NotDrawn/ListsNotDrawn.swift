// Without effect: rows and sections keep the spacing, separators and marks of the style.

public import Foundation

extension View {
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { notDrawn(unless: spacing == nil) }
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { notDrawn() }
  public func alternatingRowBackgrounds(_ visibility: Visibility = .visible) -> some View {
    notDrawn(unless: visibility != .visible)
  }
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { notDrawn(unless: color == nil) }
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    notDrawn(unless: visibility != .visible)
  }
  public func sectionIndexLabel(_ label: LocalizedStringKey?) -> some View {
    notDrawn(unless: label == nil)
  }
  public func sectionActions<C: View>(@ViewBuilder content: () -> C) -> some View { notDrawn() }
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    notDrawn(unless: visibility == .automatic)
  }
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { notDrawn() }
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    notDrawn(unless: length == nil)
  }
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    notDrawn(unless: color == nil)
  }
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { notDrawn(unless: visibility == .automatic) }
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { notDrawn() }
  public func tableStyle(_ style: TableStyle) -> some View { notDrawn() }
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    notDrawn(unless: visibility != .hidden)
  }
}

// Without effect: lists have no index at their side and tables the look of the theme.

import Foundation

extension View {
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    notDrawn(unless: visibility != .visible)
  }
  public func sectionIndexLabel(_ label: LocalizedStringKey?) -> some View {
    notDrawn(unless: label == nil)
  }
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    notDrawn(unless: visibility == .automatic)
  }
  public func tableStyle(_ style: TableStyle) -> some View { notDrawn() }
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    notDrawn(unless: visibility != .hidden)
  }
}

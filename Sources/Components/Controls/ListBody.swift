import Foundation

/// Draws the sections of a list in the style of the place.
struct ListBody: View {
  let sections: [ListSections.Section]

  @Environment(\.theme) private var theme
  @Environment(\.listStyle) private var style
  @Environment(\.scrollContentBackground) private var contentBackground

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: style == .plain ? 0 : theme.space.lg) {
        ForEach(Array(sections.enumerated()), id: \.offset) { _, section in
          SectionBody(section: section)
        }
      }
      .padding(.vertical, style == .plain ? 0 : theme.space.md)
      .padding(.horizontal, style == .insetGrouped ? theme.space.md : 0)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .background(
      contentBackground == .hidden ? .clear : style == .plain ? Color.surface : .background
    )
    .accessibilityElement(children: .contain)
    .accessibilityRole(.list)
    .component("list", source: nil)
  }
}

/// One section: its header, its rows and its footer.
private struct SectionBody: View {
  let section: ListSections.Section

  @Environment(\.theme) private var theme
  @Environment(\.listStyle) private var style
  @Environment(\.headerProminence) private var prominence

  var body: some View {
    VStack(alignment: .leading, spacing: theme.space.xs) {
      header
      rows
      section.footer
        .font(.footnote)
        .foregroundStyle(Color.textSecondary)
        .padding(.horizontal, theme.space.md)
    }
  }

  @ViewBuilder private var header: some View {
    if prominence == .increased {
      section.header
        .font(.system(.title3, weight: .semibold))
        .foregroundStyle(Color.textPrimary)
        .padding(.horizontal, theme.space.md)
        .accessibilityAddTraits(.isHeader)
    } else {
      section.header
        .font(.footnote)
        .textCase(style == .plain ? nil : .uppercase)
        .fontWeight(style == .plain ? .semibold : nil)
        .foregroundStyle(Color.textSecondary)
        .padding(.horizontal, theme.space.md)
        .padding(.top, style == .plain ? theme.space.sm : 0)
        .accessibilityAddTraits(.isHeader)
    }
  }

  private var rows: some View {
    VStack(spacing: 0) {
      ForEach(Array(section.rows.enumerated()), id: \.offset) { index, row in
        ListRowBody(row: row)
        if index < section.rows.count - 1, !row.hidesSeparator {
          Divider().padding(.leading, theme.space.md)
        }
      }
    }
    .background(Color.surface)
    .clipShape(RoundedRectangle(cornerRadius: style == .insetGrouped ? theme.radius.medium : 0))
  }
}

/// One row: its content in the row's insets, on the row's background.
private struct ListRowBody: View {
  let row: ListRow

  @Environment(\.theme) private var theme

  var body: some View {
    ResolvedContent(nodes: [row.content])
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(row.insets ?? insets)
      .frame(minHeight: theme.control.rowMinHeight)
      .background { row.background }
  }

  private var insets: EdgeInsets {
    let vertical = theme.control.rowVerticalPadding
    return EdgeInsets(
      top: vertical, leading: theme.space.md, bottom: vertical, trailing: theme.space.md)
  }
}

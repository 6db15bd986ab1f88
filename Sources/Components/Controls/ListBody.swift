import Foundation

/// Draws the sections of a list in the style of the place.
struct ListBody: View {
  let sections: [ListSections.Section]

  @Environment(\.self) private var environment

  var body: some View {
    let layout = self.layout
    ScrollView {
      VStack(alignment: .leading, spacing: spacing(in: layout)) {
        ForEach(Array(sections.enumerated()), id: \.offset) { index, section in
          SectionBody(section: section, layout: layout, isFirst: index == 0)
        }
      }
      .padding(.vertical, layout.edgeRoom.points(in: environment))
      .padding(.horizontal, layout.margin.points(in: environment))
      .frame(maxWidth: .infinity, alignment: .leading)
      // The rows are resolved: what can be scrolled to is in them.
      .transformingEnvironment { $0.leaveScrolling() }
    }
    .background {
      if environment.scrollContentBackground != .hidden {
        Rectangle().fill(layout.page).reachingUnderSafeArea(at: .all)
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityRole(.list)
    .component("list", source: nil)
    .noting(.list)
  }

  /// The look's layout; what depends on the width of the screen is settled here, since the rows see
  /// that of the scroll view alone.
  private var layout: ListMetrics.Layout {
    var layout = environment.listLayout
    layout.margin = .points(layout.margin.points(in: environment))
    layout.rowInset = .points(layout.rowInset.points(in: environment))
    return layout
  }

  private func spacing(in layout: ListMetrics.Layout) -> CGFloat {
    environment.listSectionSpacing?.points(in: layout, of: environment)
      ?? layout.sectionSpacing.points(in: environment)
  }
}

extension EnvironmentValues {
  /// How the look draws lists of the style that is set.
  var listLayout: ListMetrics.Layout { look.values.list[listStyle] }
}

/// One section: its header, its rows and its footer.
private struct SectionBody: View {
  let section: ListSections.Section
  let layout: ListMetrics.Layout
  let isFirst: Bool

  @Environment(\.self) private var environment

  var body: some View {
    VStack(alignment: .leading, spacing: layout.partSpacing.points(in: environment)) {
      SectionEdge(content: header, otherwise: emptyHeader)
      SectionRows(section: section, layout: layout)
      SectionEdge(
        content: titled(section.footer, as: layout.footer), otherwise: emptyFooter)
    }
    .padding(section.margins.insets(over: layout, in: environment))
  }

  private var isProminent: Bool {
    (section.prominence ?? environment.headerProminence) == .increased
  }

  @ViewBuilder private var header: some View {
    let title = titled(section.header, as: isProminent ? layout.prominentHeader : layout.header)
      .accessibilityAddTraits(.isHeader)
    if let least = environment.defaultMinListHeaderHeight {
      title.frame(minHeight: least, alignment: .bottomLeading)
    } else {
      title
    }
  }

  private func titled(_ content: AnyView, as title: ListMetrics.Title) -> some View {
    content
      .font(title.font)
      .textCase(title.textCase)
      .fontWeight(title.weight)
      .defaultForeground(title.color)
      .padding(.horizontal, layout.rowInset.points(in: environment))
      .padding(.top, title.top.points(in: environment))
      .padding(.bottom, title.bottom.points(in: environment))
  }

  /// Where sections have a spacing of their own, it is all that is between two of them.
  private var hasOwnSpacing: Bool { environment.listSectionSpacing != nil }

  private var emptyHeader: CGFloat {
    if isFirst { return layout.firstEmptyHeader.points(in: environment) }
    return hasOwnSpacing ? 0 : layout.emptyHeader.points(in: environment)
  }

  private var emptyFooter: CGFloat {
    hasOwnSpacing ? 0 : layout.emptyFooter.points(in: environment)
  }
}

/// A header or a footer, or the room that there is where a section has none.
private struct SectionEdge<Content: View>: View {
  typealias Body = Never

  let content: Content
  /// In points.
  let otherwise: CGFloat

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let nodes = content._resolve(in: context)
    guard nodes.isEmpty, otherwise > 0 else { return nodes }
    return Spacer(minLength: 0).frame(height: otherwise)._resolve(in: context)
  }
}

/// The rows of a section on their surface.
private struct SectionRows: View {
  let section: ListSections.Section
  let layout: ListMetrics.Layout

  @Environment(\.self) private var environment

  var body: some View {
    if let gap = environment.listRowSpacing, gap > 0 {
      VStack(spacing: gap) {
        ForEach(Array(section.rows.enumerated()), id: \.offset) { index, row in
          ListRowBody(row: row, layout: layout)
            .background { background(of: row, at: index) }
            .clipShape(shape)
        }
      }
      .environment(\.isOnGlass, environment.isOnGlass || isGlass)
    } else {
      surface
    }
  }

  private var surface: some View {
    VStack(spacing: 0) {
      ForEach(Array(section.rows.enumerated()), id: \.offset) { index, row in
        if hasOwnBackgrounds {
          VStack(spacing: 0) { cell(row, at: index) }
            .background { background(of: row, at: index) }
        } else {
          cell(row, at: index)
        }
      }
    }
    .environment(\.isOnGlass, environment.isOnGlass || isGlass)
    .background(hasOwnBackgrounds ? AnyShapeStyle(Color.clear) : fill)
    .clipShape(shape)
    .overlay {
      if radius > 0, isGlass, !environment.isOnGlass { GlassRim(shape: shape) }
    }
  }

  /// A row with the line below it.
  @ViewBuilder
  private func cell(_ row: ListRow, at index: Int) -> some View {
    if hasLine(below: index), placesLine(below: row) {
      SeparatedRow(
        leading: leading(of: row), trailing: layout.separatorTrailing.points(in: environment)
      ) {
        ListRowBody(row: row, layout: layout)
        VStack(spacing: 0) { RowLine(color: tint(below: row, at: index)) }
      }
    } else if layout.overlaysSeparators {
      ListRowBody(row: row, layout: layout)
        .overlay(alignment: .bottom) {
          if hasLine(below: index) { VStack(spacing: 0) { line(below: row, at: index) } }
        }
        .overlay(alignment: .top) {
          if index == 0, layout.closesRows, isVisible(.top, of: row) {
            VStack(spacing: 0) {
              RowLine(color: row.separatorTints[.top] ?? section.separatorTint)
                .padding(.leading, layout.hasSurface ? 0 : leading(of: row))
            }
          }
        }
    } else {
      ListRowBody(row: row, layout: layout)
      if hasLine(below: index) { line(below: row, at: index) }
    }
  }

  /// Whether layout has to tell where the line below a row begins.
  private func placesLine(below row: ListRow) -> Bool {
    let content = row.content
    if content.gives(.horizontal(.listRowSeparatorLeading))
      || content.gives(.horizontal(.listRowSeparatorTrailing))
    {
      return true
    }
    return environment.look != .stillframe && content.leadingSymbolWidth == 0
      && !content.beginsWithText && content.gives(.horizontal(.firstText))
  }

  private func next(after index: Int) -> ListRow? {
    index + 1 < section.rows.count ? section.rows[index + 1] : nil
  }

  private func tint(below row: ListRow, at index: Int) -> Color? {
    row.separatorTints[.bottom] ?? next(after: index)?.separatorTints[.top]
      ?? section.separatorTint
  }

  private func line(below row: ListRow, at index: Int) -> some View {
    // The line that closes rows on a surface is the edge of that.
    let isEdge = next(after: index) == nil && layout.hasSurface
    let trailing = isEdge ? 0 : layout.separatorTrailing.points(in: environment)
    return RowLine(color: tint(below: row, at: index))
      .padding(.leading, isEdge ? 0 : leading(of: row))
      .padding(.trailing, trailing)
  }

  private func leading(of row: ListRow) -> CGFloat {
    (row.insets.leading ?? layout.rowInset.points(in: environment))
      + row.content.leadingSymbolWidth + RowEditing(row, in: environment).inset
  }

  private func hasLine(below index: Int) -> Bool {
    guard isVisible(.bottom, of: section.rows[index]) else { return false }
    guard index + 1 < section.rows.count else {
      return layout.closesRows && !section.hidesEdges.contains(.bottom)
    }
    return isVisible(.top, of: section.rows[index + 1])
  }

  private func isVisible(_ edge: VerticalEdge.Set, of row: ListRow) -> Bool {
    !row.hiddenSeparators.contains(edge)
      && (edge != .top || !section.hidesEdges.contains(.top))
  }

  /// Whether some row has its own background, which then takes the place of the section's surface,
  /// so that a clear one shows the page.
  private var hasOwnBackgrounds: Bool {
    environment.alternatesRows || section.rows.contains { $0.background != nil }
  }

  @ViewBuilder
  private func background(of row: ListRow, at index: Int) -> some View {
    if let own = row.background {
      own
    } else {
      Rectangle().fill(fill)
      if environment.alternatesRows, index % 2 == 1 {
        Rectangle().fill(Color.fill.opacity(0.5))
      }
    }
  }

  private var isGlass: Bool { environment.theme.surfaces == .glass }

  private var fill: AnyShapeStyle {
    layout.hasSurface ? AnyShapeStyle(SurfaceFill()) : AnyShapeStyle(Color.clear)
  }

  private var radius: CGFloat { layout.cornerRadius.points(in: environment) }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: radius) }
}

/// A row over the line below it, which begins and ends where views in the row say, or begins at the first text.
private struct SeparatedRow: Layout {
  /// Where the line begins without a word from the row, from its leading edge in points.
  let leading: CGFloat
  /// The same of its end, from the trailing edge.
  let trailing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 2 else { return }
    let room = ProposedViewSize(bounds.size)
    let row = subviews[0].dimensions(in: room)
    let start =
      row[explicit: .listRowSeparatorLeading] ?? row[explicit: .firstText] ?? leading
    let end = row[explicit: .listRowSeparatorTrailing] ?? bounds.width - trailing
    subviews[0].place(at: bounds.origin, proposal: room)
    subviews[1].place(
      at: CGPoint(x: bounds.minX + start, y: bounds.maxY), anchor: .bottomLeading,
      proposal: ProposedViewSize(width: max(end - start, 0), height: nil))
  }
}

/// A line between two rows, in the colour of separators unless it has its own.
private struct RowLine: View {
  let color: Color?

  @Environment(\.pixelLength) private var thickness

  var body: some View {
    if let color {
      Rectangle().fill(color).frame(height: thickness).accessibilityHidden(true)
    } else {
      Divider()
    }
  }
}

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
    .background {
      if contentBackground != .hidden {
        Rectangle()
          .fill(style == .plain ? Color.page : .background)
          .transformingNodes { node, environment in
            var node = node
            node.reachBelow(in: environment)
            return node
          }
      }
    }
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
  @Environment(\.isOnGlass) private var isOnGlass

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
        let isLast = index == section.rows.count - 1
        if hasOwnBackgrounds {
          VStack(spacing: 0) { cell(row, isLast: isLast) }
            .background { row.background ?? AnyView(Rectangle().fill(surface)) }
        } else {
          cell(row, isLast: isLast)
        }
      }
    }
    .environment(\.isOnGlass, isOnGlass || theme.surfaces == .glass)
    .background(hasOwnBackgrounds ? AnyShapeStyle(Color.clear) : surface)
    .clipShape(shape)
    .overlay {
      if style == .insetGrouped, theme.surfaces == .glass, !isOnGlass { GlassRim(shape: shape) }
    }
  }

  /// A row with the line below it.
  @ViewBuilder
  private func cell(_ row: ListRow, isLast: Bool) -> some View {
    ListRowBody(row: row)
    if !isLast, !row.hidesSeparator {
      Divider().padding(.leading, theme.space.md + row.content.leadingSymbolWidth)
    }
  }

  /// Whether some row has its own background, which then takes the place of the section's surface,
  /// so that a clear one shows the page.
  private var hasOwnBackgrounds: Bool { section.rows.contains { $0.background != nil } }

  private var surface: AnyShapeStyle {
    style == .plain ? AnyShapeStyle(Color.clear) : AnyShapeStyle(SurfaceFill())
  }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: style == .insetGrouped ? theme.radius.medium : 0)
  }
}

/// One row: its content in the row's insets.
private struct ListRowBody: View {
  let row: ListRow

  @Environment(\.theme) private var theme

  var body: some View {
    let content = ResolvedContent(nodes: [row.content])
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(row.insets ?? insets)
      .frame(minHeight: theme.control.rowMinHeight)
    if let swipe = row.swipe {
      SwipedRow(content: content, swipe: swipe)
    } else {
      content
    }
  }

  private var insets: EdgeInsets {
    let vertical = theme.control.rowVerticalPadding
    return EdgeInsets(
      top: vertical, leading: theme.space.md, bottom: vertical, trailing: theme.space.md)
  }
}

/// A row moved aside, with the actions that were behind it.
private struct SwipedRow<Content: View>: View {
  typealias Body = Never

  let content: Content
  let swipe: ListRowSwipe

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let actions = swipe.actions._resolve(
      in: context.with { environment in
        environment.isInListRow = false
        environment.hitTargetMode = .expand
        environment.buttonStyle = AnyButtonStyle(SwipeActionStyle())
        environment.labelStyle = AnyLabelStyle(SwipeLabelStyle())
      })
    // The first action is the outermost one.
    let shown = swipe.edge == .trailing ? actions.reversed() : actions
    let row = SwipedRowBody(
      content: AnyView(content), actions: ResolvedContent(nodes: shown), count: shown.count,
      edge: swipe.edge)
    return row._resolve(in: context)
  }
}

/// The row beside its actions: it gives way to them rather than leaving the screen, so that every word
/// of a picture can be read.
private struct SwipedRowBody: View {
  let content: AnyView
  let actions: ResolvedContent
  let count: Int
  let edge: HorizontalEdge

  @Environment(\.theme) private var theme
  @Environment(\.typeGrowth) private var growth
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    // At accessibility sizes actions are below each other, to leave the row some room.
    let isStacked = typeSize.isAccessibilitySize
    let side = theme.control.swipeActionWidth + min(growth, theme.space.lg)
    let width = isStacked ? side : side * CGFloat(count)
    content
      .padding(edge == .leading ? .leading : .trailing, width)
      .overlay(alignment: edge == .leading ? .leading : .trailing) {
        Group {
          if isStacked {
            VStack(spacing: 0) { actions }
          } else {
            HStack(spacing: 0) { actions }
          }
        }
        .frame(width: width)
        .frame(maxHeight: .infinity)
      }
  }
}

/// An action of a row: a block as high as the row, symbol above title.
struct SwipeActionStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    SwipeActionBody(configuration: configuration)
  }
}

private struct SwipeActionBody: View {
  let configuration: ButtonStyleConfiguration

  @Environment(\.theme) private var theme
  @Environment(\.tintColor) private var tintColor
  @Environment(\.tintStyle) private var tintStyle

  var body: some View {
    let isDestructive = configuration.role == .destructive
    configuration.label
      .font(.system(.footnote, weight: .medium))
      .foregroundStyle(isDestructive ? Color.onError : tint == nil ? .onSecondary : .onPrimary)
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      // A block is as high as its row: its words stop growing before the row is too low for them.
      .dynamicTypeSize(...DynamicTypeSize.xLarge)
      .padding(.horizontal, theme.space.xxs)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(
        isDestructive ? AnyShapeStyle(Color.error) : tint ?? AnyShapeStyle(Color.brandSecondary))
  }

  private var tint: AnyShapeStyle? { tintStyle ?? tintColor.map { AnyShapeStyle($0) } }
}

/// The symbol above the title, in the middle.
private struct SwipeLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon.imageScale(.large).accessibilityHidden(true)
      configuration.title
    }
  }
}

extension ResolvedNode {
  /// From the leading edge to the text behind a symbol, where the node begins with one; else 0.
  ///
  /// The line below a row begins where its text does.
  var leadingSymbolWidth: CGFloat {
    let width: CGFloat? = first { node in
      switch node.kind {
      case .stack(let style):
        guard style.axis == .horizontal else {
          return style.alignment.horizontal == .leading ? .child(0) : .found(nil)
        }
        if let side = node.children.first?.symbolWidth {
          return .found(CGFloat(side + style.spacing))
        }
        return .child(0)
      case .frame, .hitTarget, .element, .layoutPriority, .fixedSize, .effect, .layered, .overlay,
        .mark, .replaced, .guide, .trait:
        return .onlyChild(of: node)
      default: return .found(nil)
      }
    }
    return width ?? 0
  }

  /// The width of a symbol, however it is wrapped.
  private var symbolWidth: Double? {
    first { node in
      switch node.kind {
      case .icon(let content): .found(content.size?.width)
      case .effect, .element, .mark, .guide, .trait: .onlyChild(of: node)
      default: .found(nil)
      }
    }
  }
}

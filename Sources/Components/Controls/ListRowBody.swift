import Foundation

/// One row: its content in the row's insets.
struct ListRowBody: View {
  let row: ListRow
  let layout: ListMetrics.Layout

  @Environment(\.self) private var environment

  var body: some View {
    let editing = RowEditing(row, in: environment)
    let content = Group {
      if editing.lead != nil || editing.moves {
        EditedRow(editing: editing, content: ResolvedContent(nodes: [row.content]))
      } else {
        ResolvedContent(nodes: [row.content]).frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .padding(row.insets.over(insets))
    .frame(minHeight: environment.chosenRowHeight ?? environment.theme.control.rowMinHeight)
    if let swipe = row.swipe {
      SwipedRow(content: content, swipe: swipe)
    } else {
      content
    }
  }

  private var insets: EdgeInsets {
    let vertical = environment.theme.control.rowVerticalPadding
    let side = layout.rowInset.points(in: environment)
    return EdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side)
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
        let showsTitles = environment.look.values.list.swipeShowsTitles
        environment.labelStyle = AnyLabelStyle(SwipeLabelStyle(showsTitle: showsTitles))
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

/// The symbol above the title, in the middle, or a filled symbol alone.
private struct SwipeLabelStyle: LabelStyle {
  let showsTitle: Bool

  func makeBody(configuration: Configuration) -> some View {
    if showsTitle {
      VStack(spacing: 2) {
        configuration.icon.imageScale(.large).accessibilityHidden(true)
        configuration.title
      }
    } else {
      IconOnlyLabelStyle().makeBody(configuration: configuration)
        .font(.body)
        .imageScale(.large)
        .symbolVariant(.fill)
    }
  }
}

extension ResolvedNode {
  /// From the leading edge to the text behind a symbol, where the node begins with one; else 0.
  ///
  /// The line below a row begins where its text does.
  var leadingSymbolWidth: CGFloat {
    let width: CGFloat? = atStart { node in
      guard case .stack(let style) = node.kind, style.axis == .horizontal else { return nil }
      return node.children.first?.symbolWidth.map { CGFloat($0 + style.spacing) }
    }
    return width ?? 0
  }

  /// Whether a text is at the leading edge, whatever the sizes in the node come to.
  var beginsWithText: Bool {
    atStart { node in
      switch node.kind {
      case .text: true
      case .frame(let style) where style.alignment.horizontal != .leading: false
      default: nil
      }
    } ?? false
  }

  /// What is found first on the way to the view at the leading edge.
  private func atStart<Value>(_ find: (ResolvedNode) -> Value?) -> Value? {
    first { node in
      if let value = find(node) { return .found(value) }
      switch node.kind {
      case .stack(let style):
        guard style.axis == .vertical else { return .child(0) }
        return style.alignment.horizontal == .leading ? .child(0) : .found(nil)
      case .layered, .overlay: return .onlyChild(of: node)
      // What is moved does not begin where the row does.
      case .padding, .aspectRatio, .offset: return .found(nil)
      default: return node.stepInside()
      }
    }
  }

  /// The width of a symbol, however it is wrapped.
  private var symbolWidth: Double? {
    first { node in
      switch node.kind {
      case .icon(let content): .found(content.size?.width)
      case .frame(let style):
        .found(node.children.first?.symbolWidth.map { max($0, Double(style.minWidth ?? 0)) })
      case .offset, .replaced: .found(nil)
      default: node.kind.traits.contains(.isPlain) ? .onlyChild(of: node) : .found(nil)
      }
    }
  }
}

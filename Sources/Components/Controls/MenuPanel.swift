import Foundation
import Layout

/// An open menu: rows with symbols, check marks and separators on their own surface.
///
/// Buttons, toggles and pickers become rows; sections have gaps. What destroys something is red.
public struct MenuPanel<Content: View>: View {
  public typealias Body = Never

  private let content: Content
  /// Where the rows are longer than this, they scroll.
  var height: CGFloat?
  /// The panel is no wider than this.
  var room = CGFloat.infinity

  /// A panel of the entries of a menu.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let rows = context.with { environment in
      let isExamined = environment.isMenuExamined
      environment.leavePlace()
      environment.isMenuExamined = isExamined
      environment.buttonStyle = AnyButtonStyle(MenuRowStyle())
      environment.toggleStyle = AnyToggleStyle(MenuToggleStyle())
      environment.labelStyle = AnyLabelStyle(MenuLabelStyle())
      environment.pickerStyle = InlinePickerStyle()._kind
      environment.controlSize = .regular
      environment.controlPlace = .menu
    }
    // Where something can be chosen, every row leaves room for a check mark before its title.
    let reservesMarks = hasChoices(in: rows)
    let sections = ListSections.sections(
      of: content,
      in: rows.with { environment in
        environment.menuReservesMarks = reservesMarks
        // Where nothing can be chosen, nothing can in the panels inside.
        if !reservesMarks { environment.isMenuExamined = true }
      })
    let breaks = context.environment.presentationMetrics.dividersBreakMenus
    return MenuPanelBody(
      sections: breaks ? sections.flatMap { $0.brokenAtDividers } : sections, height: height,
      room: room
    )._resolve(in: context)
  }
}

extension MenuPanel {
  /// Looks for choices among the rows, which leave no trace of it: neither state nor preferences nor
  /// presentations. Inside a look no panel looks again, so that nested panels cost no more.
  private func hasChoices(in rows: ResolveContext) -> Bool {
    guard !rows.environment.isMenuExamined else { return false }
    let session = rows.environment.identity?.session
    let inside = session.map { ResolveSession(lookingInside: $0) }
    defer { inside?.end() }
    let trial = rows.with { environment in
      environment.isMenuExamined = true
      environment.identity = inside?.begin()
      environment.preferenceScope = nil
      environment.presentations = nil
    }
    func look() -> Bool {
      ListSections.sections(of: content, in: trial).contains { $0.hasChoices }
    }
    return session?.meter.look(look) ?? look()
  }
}

extension ListSections.Section {
  /// Whether a row can have a check mark.
  fileprivate var hasChoices: Bool { rows.contains { $0.content.isChoice } }

  /// The section in the parts between its dividers, of which the first has the header.
  @MainActor fileprivate var brokenAtDividers: [Self] {
    let empty = AnyView(EmptyView())
    return rows.split(whereSeparator: \.content.isDivider).enumerated().map { index, rows in
      Self(header: index == 0 ? header : empty, rows: Array(rows), footer: empty)
    }
  }
}

extension ResolvedNode {
  fileprivate var isDivider: Bool {
    if case .divider = kind { true } else { false }
  }

  fileprivate var isChoice: Bool {
    containsNode { node in
      switch node.semantics.role {
      case .radio, .toggle, .checkbox: true
      default: nil
      }
    }
  }
}

private struct MenuPanelBody: View {
  let sections: [ListSections.Section]
  let height: CGFloat?
  let room: CGFloat

  @Environment(\.self) private var environment
  @Environment(\.typeGrowth) private var growth

  private var theme: Theme { environment.theme }

  var body: some View {
    let metrics = environment.presentationMetrics
    let shape = RoundedRectangle(cornerRadius: metrics.menuRadius.points(in: environment))
    Group {
      if let height {
        ScrollView { rows }.frame(height: height).transformingEnvironment { $0.leaveScrolling() }
      } else {
        rows
      }
    }
    // A panel grows with its text, as far as a phone is wide.
    .frame(
      width: min(
        theme.control.menuWidth + min(3 * growth, theme.space.xxxl + theme.space.md), room)
    )
    .clipShape(shape)
    .background { shape.fill(metrics.fill).elevation(.level3) }
    .overlay {
      if metrics.outlines {
        shape.strokeBorder(Color.border, lineWidth: theme.control.borderWidth)
      }
    }
    .environment(\.isElevated, true)
    .accessibilityElement(children: .contain)
    .accessibilityRole(.menu)
    .component("menuPanel", source: nil)
  }

  private var rows: some View {
    VStack(spacing: 0) {
      ForEach(Array(sections.enumerated()), id: \.offset) { index, section in
        if index > 0 { gap }
        MenuSection(section: section)
      }
    }
    .padding(.vertical, environment.presentationMetrics.menuEdgeRoom)
  }

  @ViewBuilder private var gap: some View {
    if environment.presentationMetrics.dividesMenus {
      Rectangle().fill(Color.fill).frame(height: theme.space.xs).accessibilityHidden(true)
    } else {
      Divider().padding(.horizontal, theme.space.md).padding(.vertical, theme.space.xs)
    }
  }
}

private struct MenuSection: View {
  let section: ListSections.Section

  @Environment(\.theme) private var theme
  @Environment(\.presentationMetrics) private var metrics

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      section.header
        .font(.footnote)
        .foregroundStyle(Color.textSecondary)
        .padding(.horizontal, theme.space.md)
        .padding(.top, theme.space.xs)
        .padding(.bottom, theme.space.xxs)
      ForEach(Array(rows.enumerated()), id: \.offset) { index, row in
        if index > 0, metrics.dividesMenus { Divider() }
        ResolvedContent(nodes: [row])
          .padding(.horizontal, theme.space.md)
          .padding(.vertical, metrics.menuRowPadding ?? theme.control.rowVerticalPadding)
          .frame(
            maxWidth: .infinity, minHeight: metrics.menuRowHeight ?? theme.control.rowMinHeight,
            alignment: .leading)
      }
    }
  }

  /// The rows without the dividers that are written between them: every row has one.
  private var rows: [ResolvedNode] {
    section.rows.map(\.content).filter { !$0.isDivider }
  }
}

/// A row of a menu that does something.
struct MenuRowStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { MenuRow(configuration: configuration) }
}

private struct MenuRow: View {
  let configuration: ButtonStyleConfiguration

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.menuReservesMarks) private var reservesMarks

  var body: some View {
    Group {
      if reservesMarks {
        CheckedRow(isChecked: false, content: configuration.label)
      } else {
        configuration.label.frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .foregroundStyle(color)
  }

  private var color: Color {
    guard isEnabled else { return .textDisabled }
    return configuration.role == .destructive ? .errorText : .textPrimary
  }
}

/// A row of a menu with a check mark while it is on.
private struct MenuToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    CheckedRow(isChecked: configuration.isOn, content: DimmedLabel(content: configuration.label))
  }
}

/// A row with a check mark while it is chosen: before its title in a menu, and at its end in a list
/// and at accessibility sizes, where only the chosen row has to make room for it.
struct CheckedRow<Content: View>: View {
  let isChecked: Bool
  let content: Content

  @Environment(\.theme) private var theme
  @Environment(\.menuReservesMarks) private var reservesMarks
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    let leads = reservesMarks && !typeSize.isAccessibilitySize
    HStack(spacing: leads ? theme.space.xs : theme.space.sm) {
      if leads {
        if isChecked { mark } else { mark.hidden() }
      }
      content.frame(maxWidth: .infinity, alignment: .leading)
      if isChecked, !leads { mark.foregroundStyle(Color.accentColor) }
    }
  }

  private var mark: some View {
    Image(systemName: "checkmark")
      .imageScale(.small)
      .fontWeight(.semibold)
      .accessibilityHidden(true)
  }
}

private struct MenuMarksKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct MenuExaminedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether it is known of the menu around that nothing in it can be chosen, or being found out.
  var isMenuExamined: Bool {
    get { self[MenuExaminedKey.self] }
    set { self[MenuExaminedKey.self] = newValue }
  }

  /// Whether the rows of a menu have a column for check marks.
  fileprivate var menuReservesMarks: Bool {
    get { self[MenuMarksKey.self] }
    set { self[MenuMarksKey.self] = newValue }
  }
}

/// The title at the leading edge and the symbol at the trailing one, or before it as the look says.
private struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuLabel(configuration: configuration)
  }
}

private struct MenuLabel: View {
  let configuration: LabelStyleConfiguration

  @Environment(\.presentationMetrics) private var metrics

  var body: some View {
    HStack(spacing: 12) {
      if metrics.menuSymbolsLead { configuration.icon.accessibilityHidden(true) }
      configuration.title.frame(maxWidth: .infinity, alignment: .leading)
      if !metrics.menuSymbolsLead { configuration.icon.accessibilityHidden(true) }
    }
  }
}

private struct MenuPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether menus and menu pickers are shown open.
  var isMenuPresented: Bool {
    get { self[MenuPresentedKey.self] }
    set { self[MenuPresentedKey.self] = newValue }
  }
}

extension View {
  /// Shows the menus and the menu pickers in the view open.
  public func menuPresented(_ isPresented: Bool = true) -> some View {
    transformingEnvironment { $0.isMenuPresented = isPresented }
  }

  /// Shows an open menu beside the view, above it where there is no room below.
  @ViewBuilder
  func presentingMenu<Content: View>(
    _ isPresented: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    if isPresented {
      let panel = MenuPanel(content: content)
      PresentingBeside(content: self) { room in
        AnchoredLayer(view: AnyView(MenuLayer(room: room, panel: panel)))
      }
    } else {
      self
    }
  }
}

/// An open menu at its place on the canvas.
private struct MenuLayer<Content: View>: View {
  let room: AnchoredRoom
  let panel: MenuPanel<Content>

  @Environment(\.theme) private var theme
  @Environment(\.presentationMetrics.menuFit) private var fit
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let size = room.size(of: fittingPanel, width: room.canvas.width)
    let position = position(of: size)
    if size.height <= position.room {
      PlacedOnCanvas(at: position.origin, direction: direction) { fittingPanel }
    } else {
      let origin = self.position(of: Size(width: size.width, height: position.room)).origin
      PlacedOnCanvas(at: origin, direction: direction) { scrollingPanel(in: position.room) }
    }
  }

  private func position(of size: Size) -> AnchoredPosition {
    AnchoredPosition(
      of: size, beside: room.anchor, in: room.canvas, preferring: .below, fit: fit,
      distance: Double(theme.space.xxs), margin: Double(theme.space.xs))
  }

  /// The panel, no wider than the canvas between its margins.
  private var fittingPanel: MenuPanel<Content> {
    var panel = panel
    panel.room = CGFloat(room.canvas.width) - 2 * theme.space.xs
    return panel
  }

  private func scrollingPanel(in height: Double) -> MenuPanel<Content> {
    var panel = fittingPanel
    panel.height = CGFloat(height)
    return panel
  }
}

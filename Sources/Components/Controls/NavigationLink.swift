public import Foundation

/// A control that leads to another screen.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label
  /// The screen that the link leads to, while it is shown.
  private let opened: AnyView?
  private let source: SourceLocation

  init(label: Label, opened: AnyView? = nil, file: StaticString, line: UInt) {
    self.label = label
    self.opened = opened
    source = SourceLocation(file: "\(file)", line: Int(line))
  }

  /// A link with its own label; `destination` is never called.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(label: label(), file: file, line: line)
  }

  /// The older spelling, for a screen that is a value, which is not shown.
  public init(
    destination: Destination, @ViewBuilder label: () -> Label, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(label: label(), file: file, line: line)
  }

  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.theme) private var theme
  @Environment(\.look) private var look
  @Environment(\.isPressed) private var isPressed
  @Environment(\.editMode) private var editMode
  @Environment(\.navigationCollector) private var navigation
  @Environment(\.opensLinksAnywhere) private var opensAnywhere

  public var body: some View {
    row.control(
      .button, named: "navigationLink", states: isPressed ? [.pressed] : [], source: source
    )
    .pushing(opened)
    // Outside of navigation a link leads nowhere, and iOS disables it.
    .disabled(navigation == nil && !opensAnywhere && look != .stillframe)
  }

  @ViewBuilder private var row: some View {
    if isInListRow {
      DimmedLabel(
        content: HStack(spacing: theme.space.xs) {
          RowLabel(label: label)
          RowBadgeText()
          if editMode?.wrappedValue.isEditing != true { DisclosureMark() }
        })
    } else {
      LinkLabel(label: label)
    }
  }
}

/// The label of a row that leads elsewhere.
private struct RowLabel<Label: View>: View {
  typealias Body = Never

  let label: Label

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    // The label has the whole row: what it holds may spread or choose its layout by the width.
    let nodes = ImplicitRow(content: label).frame(maxWidth: .infinity, alignment: .leading)
      ._resolve(in: context)
    // Without one, the mark is still at the end of the row.
    return nodes.isEmpty ? Spacer(minLength: 0)._resolve(in: context) : nodes
  }
}

/// The label of what leads elsewhere, in the button style of the place; tinted where there is none.
private struct LinkLabel<Label: View>: View {
  let label: Label

  @Environment(\.buttonStyle) private var style
  @Environment(\.isPressed) private var isPressed
  @Environment(\.isEnabled) private var isEnabled

  @ViewBuilder var body: some View {
    if let style {
      style.makeBody(
        ButtonStyleConfiguration(
          role: nil,
          label: ButtonStyleConfiguration.Label(content: AnyView(ImplicitRow(content: label))),
          isPressed: isPressed && isEnabled), {})
    } else {
      ImplicitRow(content: label)
        .modifier(LabelColor(isEnabled ? .accentColor : .textDisabled))
        .modifier(ButtonShapeMark())
    }
  }
}

private struct OpensLinksAnywhereKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether links outside of navigation lead on, as in documents, which show rows without their screens.
  package var opensLinksAnywhere: Bool {
    get { self[OpensLinksAnywhereKey.self] }
    set { self[OpensLinksAnywhereKey.self] = newValue }
  }
}

extension NavigationLink where Label == Text {
  /// A link with a title; `destination` is never called.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(label: Text(titleKey), file: file, line: line)
  }

  /// The same, for a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(label: Text(title), file: file, line: line)
  }

  /// The older spelling, for a screen that is a value, which is not shown.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(label: Text(titleKey), file: file, line: line)
  }
}

extension NavigationLink where Destination == Never {
  /// A link to the screen of a value, with its own label; the screen is not shown.
  public init<P: Hashable>(
    value: P?, @ViewBuilder label: () -> Label, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(label: label(), file: file, line: line)
  }

  /// The same, for a title.
  public init<P: Hashable>(
    _ titleKey: LocalizedStringKey, value: P?, file: StaticString = #filePath, line: UInt = #line
  ) where Label == Text {
    self.init(label: Text(titleKey), file: file, line: line)
  }
}

/// The arrow at the end of a row that leads on.
struct DisclosureMark: View {
  var body: some View {
    Image(systemName: "chevron.forward")
      .imageScale(.small)
      .fontWeight(.semibold)
      .foregroundStyle(Color.textTertiary)
      .accessibilityHidden(true)
  }
}

/// Text that leads to an address.
public struct Link<Label: View>: View {
  private let label: Label
  private let destination: String
  private let source: SourceLocation

  /// A link with its own label; the address is not shown.
  public init(
    destination: URL, @ViewBuilder label: () -> Label, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.label = label()
    self.destination = destination.absoluteString
    source = SourceLocation(file: "\(file)", line: Int(line))
  }

  public var body: some View {
    LinkLabel(label: label)
      .control(.link, named: "link", source: source)
      .accessibilityDestination(destination)
  }
}

extension Link where Label == Text {
  /// A link with a title; the address is not shown.
  public init(
    _ titleKey: LocalizedStringKey, destination: URL, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(destination: destination, label: { Text(titleKey) }, file: file, line: line)
  }
}

/// A choice of a colour, shown as a disc of it.
public struct ColorPicker<Label: View>: View {
  private let color: Color
  private let label: Label
  private let source: SourceLocation

  /// A picker with its own label; `supportsOpacity` does not show.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    color = selection.wrappedValue
    self.label = label()
    source = SourceLocation(file: "\(file)", line: Int(line))
  }

  @Environment(\.theme) private var theme
  @Environment(\.controlChrome.colorWellSide) private var side

  public var body: some View {
    // The well is called by the label: one stop, as the system has it.
    LabeledControlRow(label: label.accessibilityHidden(true), isMark: true) {
      Circle()
        .fill(color)
        .padding(theme.space.xxs)
        .overlay {
          Circle().strokeBorder(
            AngularGradient(
              colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center),
            lineWidth: theme.control.strongBorderWidth * 2)
        }
        .frame(width: side ?? theme.space.xl, height: side ?? theme.space.xl)
        .accessibilityHidden(true)
        .control(.button, named: "colorPicker", source: source)
        .modifier(HiddenLabel(label: label, isHidden: true))
    }
  }
}

extension ColorPicker where Label == Text {
  /// A picker with a title; `supportsOpacity` does not show.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(selection: selection, label: { Text(titleKey) }, file: file, line: line)
  }
}

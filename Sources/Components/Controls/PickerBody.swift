/// One choice of a picker.
struct PickerChoice: Identifiable {
  let id: Int
  let content: AnyView
  let isSelected: Bool
}

/// Draws a picker's choices in the style of the place.
struct PickerBody: View {
  let label: AnyView
  let choices: [PickerChoice]
  let source: SourceLocation

  @Environment(\.pickerStyle) private var style
  @Environment(\.isMenuPresented) private var isMenuPresented

  var body: some View {
    switch style.kind {
    case .automatic, .menu: menu(symbol: "chevron.up.chevron.down")
    case .link: menu(symbol: "chevron.forward")
    case .segmented:
      SegmentedControl(choices: choices, source: source)
        .modifier(HiddenLabel(label: label, isHidden: true))
    case .inline: InlineChoices(choices: choices, source: source)
    case .wheel:
      WheelChoices(choices: choices, source: source)
        .modifier(HiddenLabel(label: label, isHidden: true))
    }
  }

  private func menu(symbol: String) -> some View {
    LabeledControlRow(label: label) { MenuValue(choice: selected, symbol: symbol) }
      .control(
        .button, named: "picker", states: isMenuPresented ? [.expanded] : [], source: source
      )
      .presentingMenu(isMenuPresented) { InlineChoices(choices: choices, source: source) }
  }

  private var selected: PickerChoice? { choices.first(where: \.isSelected) }
}

/// The chosen value of a menu with its arrows.
private struct MenuValue: View {
  let choice: PickerChoice?
  let symbol: String

  @Environment(\.theme) private var theme
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: theme.space.xxs) {
      choice?.content
      Image(systemName: symbol).imageScale(.small).accessibilityHidden(true)
    }
    .foregroundStyle(isEnabled ? Color.textSecondary : .textDisabled)
  }
}

/// Choices side by side, the chosen one raised; below each other at accessibility sizes and where
/// their words have no room side by side.
///
/// All labels have one size: words shrink together, and none is cut.
struct SegmentedControl: View {
  let choices: [PickerChoice]
  let source: SourceLocation

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    Group {
      if typeSize.isAccessibilitySize {
        column
      } else {
        ViewThatFits(in: .horizontal) {
          row(.subheadline)
          row(.footnote)
          column
        }
      }
    }
    .frame(maxWidth: .infinity)
    .accessibilityElement(children: .contain)
    .component("segmentedControl", source: source)
  }

  private func row(_ style: Font.TextStyle) -> some View {
    HStack(spacing: 0) { segments(style, isStacked: false) }.modifier(SegmentTrack())
  }

  private var column: some View {
    VStack(spacing: 0) { segments(.subheadline, isStacked: true) }.modifier(SegmentTrack())
  }

  private func segments(_ style: Font.TextStyle, isStacked: Bool) -> some View {
    ForEach(choices) { choice in
      Segment(choice: choice, style: style, isStacked: isStacked)
        .control(
          .tab, named: "segment", states: choice.isSelected ? [.selected] : [], source: source)
    }
    .hitTarget(.expand)
  }
}

/// What the segments are in.
private struct SegmentTrack: ViewModifier {
  @Environment(\.theme) private var theme

  func body(content: Content) -> some View {
    content
      .padding(theme.space.xxxs)
      .background(Color.fill, in: RoundedRectangle(cornerRadius: theme.radius.small + 2))
  }
}

/// One choice of a segmented control.
private struct Segment: View {
  let choice: PickerChoice
  let style: Font.TextStyle
  let isStacked: Bool

  @Environment(\.theme) private var theme
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.minimumHitTarget) private var minimumHitTarget

  /// Below each other, segments cannot grow into one another.
  private var minHeight: CGFloat {
    isStacked
      ? minimumHitTarget : theme.control.small.height - theme.space.xxxs
  }

  var body: some View {
    choice.content
      .font(.system(style, weight: choice.isSelected ? .semibold : .medium))
      .foregroundStyle(color)
      .multilineTextAlignment(.center)
      .lineLimit(isStacked ? nil : 1)
      // Side by side, a segment is at least as wide as its word; they have equal shares otherwise.
      .fixedSize(horizontal: !isStacked, vertical: false)
      .padding(.horizontal, theme.space.xs)
      .padding(.vertical, theme.space.xxs)
      .frame(maxWidth: .infinity, minHeight: minHeight)
      .background {
        if choice.isSelected {
          RoundedRectangle(cornerRadius: theme.radius.small)
            .fill(Color.segmentSelection)
            .elevation(.level1)
        }
      }
  }

  private var color: Color {
    guard isEnabled else { return .textDisabled }
    return choice.isSelected ? .textPrimary : .textSecondary
  }
}

/// Choices below each other, the chosen one with a check mark.
private struct InlineChoices: View {
  let choices: [PickerChoice]
  let source: SourceLocation

  var body: some View {
    ForEach(choices) { choice in
      CheckedRow(isChecked: choice.isSelected, content: choice.content)
        .control(
          .radio, named: "choice", states: choice.isSelected ? [.checked] : [], source: source)
    }
  }
}

/// The choices on a wheel.
private struct WheelChoices: View {
  let choices: [PickerChoice]
  let source: SourceLocation

  var body: some View {
    let chosen = choices.firstIndex(where: \.isSelected) ?? 0
    Wheels {
      WheelColumn(
        values: (chosen - WheelColumn.reach...chosen + WheelColumn.reach).map { index in
          choices.indices.contains(index) ? choices[index].content : nil
        })
    }
    .control(.button, named: "wheel", source: source)
  }
}

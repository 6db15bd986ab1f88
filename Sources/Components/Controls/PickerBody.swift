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

/// Choices side by side, the chosen one raised; below each other at accessibility sizes, and where
/// their words have no room side by side.
struct SegmentedControl: View {
  let choices: [PickerChoice]
  let source: SourceLocation

  @Environment(\.theme) private var theme
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    Group {
      if typeSize.isAccessibilitySize {
        column
      } else {
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 0) { segments(isStacked: false) }
          column
        }
      }
    }
    .padding(theme.space.xxxs)
    .background(Color.fill, in: RoundedRectangle(cornerRadius: theme.radius.small + 2))
    .frame(maxWidth: .infinity)
    .accessibilityElement(children: .contain)
    .component("segmentedControl", source: source)
  }

  private var column: some View { VStack(spacing: 0) { segments(isStacked: true) } }

  private func segments(isStacked: Bool) -> some View {
    ForEach(choices) { choice in
      Segment(choice: choice, isStacked: isStacked)
        .control(
          .tab, named: "segment", states: choice.isSelected ? [.selected] : [], source: source)
    }
    .hitTarget(.expand)
  }
}

/// One choice of a segmented control.
private struct Segment: View {
  let choice: PickerChoice
  let isStacked: Bool

  @Environment(\.theme) private var theme
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.minimumHitTarget) private var minimumHitTarget

  /// Below each other, segments cannot grow into one another.
  private var minHeight: CGFloat {
    isStacked ? minimumHitTarget : theme.control.small.height - theme.space.xxxs
  }

  var body: some View {
    choice.content
      .font(.system(.subheadline, weight: choice.isSelected ? .semibold : .medium))
      .foregroundStyle(color)
      .multilineTextAlignment(isStacked ? .center : .leading)
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

/// The chosen value between the two before and the two after it.
private struct WheelChoices: View {
  let choices: [PickerChoice]
  let source: SourceLocation

  @Environment(\.theme) private var theme

  var body: some View {
    let chosen = choices.firstIndex(where: \.isSelected) ?? 0
    VStack(spacing: 0) {
      ForEach(chosen - 2..<chosen + 3) { index in
        ZStack {
          if index == chosen {
            RoundedRectangle(cornerRadius: theme.radius.small).fill(Color.fill)
          }
          if choices.indices.contains(index) {
            choices[index].content
              .foregroundStyle(index == chosen ? Color.textPrimary : .textTertiary)
          }
        }
        .frame(maxWidth: .infinity)
        .frame(height: theme.control.small.height)
      }
    }
    .control(.slider, named: "wheel", source: source)
  }
}

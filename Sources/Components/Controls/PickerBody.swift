import Foundation

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
  /// What a menu shows in place of the choice.
  let current: AnyView?
  let source: SourceLocation

  @Environment(\.pickerStyle) private var style
  @Environment(\.isMenuPresented) private var isMenuPresented
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.controlChrome.choice) private var chrome

  var body: some View {
    switch style.kind {
    case .automatic, .menu: menu(symbol: "chevron.up.chevron.down")
    case .link: menu(symbol: "chevron.forward")
    case .segmented:
      SegmentedControl(choices: choices, source: source)
        .modifier(HiddenLabel(label: label, isHidden: true))
    case .inline:
      if chrome.turnsInline && !isInListRow {
        wheel
      } else {
        InlineChoices(choices: choices, source: source)
      }
    case .wheel: wheel
    }
  }

  private var wheel: some View {
    WheelChoices(choices: choices, source: source)
      .accessibilityAdjustableAction { _ in }
      .modifier(HiddenLabel(label: label, isHidden: true, value: selected?.content))
  }

  private func menu(symbol: String) -> some View {
    // In a list the label is what the row is about; elsewhere, some looks show the value alone.
    let showsLabel = isInListRow || !chrome.hidesLabel || style.kind == .link
    return Group {
      if showsLabel {
        LabeledControlRow(label: label) {
          MenuValue(
            content: value, symbol: symbol, isAlone: false, isWhole: style.kind == .link)
        }
      } else {
        MenuValue(content: value, symbol: symbol, isAlone: true, isWhole: false)
      }
    }
    .control(
      .button, named: "picker", states: isMenuPresented ? [.expanded] : [], source: source
    )
    .modifier(HiddenLabel(label: label, isHidden: !showsLabel, value: value))
    .presentingMenu(isMenuPresented) { InlineChoices(choices: choices, source: source) }
  }

  private var selected: PickerChoice? { choices.first(where: \.isSelected) }

  private var value: AnyView? { current ?? selected?.content }
}

extension ResolvedNode {
  /// Whether the only leaf of the node is a picture.
  private var isPictureAlone: Bool {
    var node = self
    while node.children.count == 1 { node = node.children[0] }
    return node.kind.traits.contains(.isPicture)
  }

  /// The view's texts and pictures side by side, if it holds anything else.
  @MainActor fileprivate func wordsAlone(in environment: EnvironmentValues) -> ResolvedNode {
    let isDecorated = containsNode { node in
      switch node.kind {
      case .shape, .layered, .padding, .frame, .grid: true
      case .stack(let style): style.axis == .vertical ? true : nil
      default: nil
      }
    }
    guard isDecorated else { return self }
    var words: [ResolvedNode] = []
    walk(()) { node, _ in
      switch node.kind {
      // A picture keeps the frame that gives it its size.
      case .frame(let style) where style.width != nil && style.height != nil && node.isPictureAlone:
        words.append(node)
        return nil
      case .text, .image, .icon: words.append(node)
      case .fitting:
        words += node.children.last.map { [$0] } ?? []
        return nil
      default: break
      }
      return ()
    }
    return .stack(.horizontal, alignment: .center, spacing: nil, children: words, in: environment)
  }
}

/// The chosen value of a menu with its arrows.
private struct MenuValue: View {
  let content: AnyView?
  let symbol: String
  /// Whether the value is a button of its own, without a label beside it.
  let isAlone: Bool
  /// Whether the view is shown as it is: a menu on iOS takes its words and pictures and nothing else.
  let isWhole: Bool

  @Environment(\.theme) private var theme
  @Environment(\.controlChrome.choice.padding) private var padding
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    if isAlone { value.padding(padding) } else { value }
  }

  private var value: some View {
    HStack(spacing: theme.space.xxs) {
      content.transformingNodes { node, environment in
        isWhole || environment.look == .stillframe ? node : node.wordsAlone(in: environment)
      }
      Image(systemName: symbol).imageScale(.small).accessibilityHidden(true)
    }
    .foregroundStyle(color)
  }

  private var color: Color {
    guard isEnabled else { return .textDisabled }
    return isAlone ? .accentColor : .textSecondary
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
  @Environment(\.controlChrome.segments) private var chrome

  var body: some View {
    Group {
      if chrome.row != nil {
        EqualShares { segments(.footnote, isStacked: false) }.modifier(SegmentTrack())
      } else if typeSize.isAccessibilitySize {
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
      Segment(
        choice: choice, style: style, isStacked: isStacked, hasDivider: hasDivider(before: choice)
      )
      .control(
        .tab, named: "segment", states: choice.isSelected ? [.selected] : [], source: source)
    }
    .hitTarget(.expand)
  }

  private func hasDivider(before choice: PickerChoice) -> Bool {
    choice.id > 0 && !choice.isSelected && !choices[choice.id - 1].isSelected
  }
}

/// What the segments are in.
private struct SegmentTrack: ViewModifier {
  @Environment(\.theme) private var theme
  @Environment(\.controlChrome.segments) private var chrome

  func body(content: Content) -> some View {
    content
      .padding(theme.space.xxxs)
      .background(
        chrome.track,
        in: RoundedRectangle(cornerRadius: chrome.trackRadius ?? theme.radius.small + 2))
  }
}

/// One choice of a segmented control.
private struct Segment: View {
  let choice: PickerChoice
  let style: Font.TextStyle
  let isStacked: Bool
  let hasDivider: Bool

  @Environment(\.theme) private var theme
  @Environment(\.controlChrome.segments) private var chrome
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.minimumHitTarget) private var minimumHitTarget

  /// Below each other, segments cannot grow into one another.
  private var minHeight: CGFloat {
    isStacked
      ? minimumHitTarget
      : chrome.row?.height ?? theme.control.small.height - theme.space.xxxs
  }

  var body: some View {
    choice.content
      .transformingEnvironment { environment in
        // A segment of the system has words or a picture: of a label the title, unless only its icon is asked for.
        if chrome.row != nil, environment.labelStyle?.name() != "iconOnly" {
          environment.labelStyle = AnyLabelStyle(TitleOnlyLabelStyle())
        }
      }
      .font(font)
      .foregroundStyle(color)
      .multilineTextAlignment(.center)
      .lineLimit(isStacked ? nil : 1)
      // Where words do not share a row equally, a segment is at least as wide as its word.
      .fixedSize(horizontal: !isStacked && chrome.row == nil, vertical: false)
      .padding(.horizontal, chrome.row?.padding ?? theme.space.xs)
      .padding(.vertical, theme.space.xxs)
      .frame(maxWidth: .infinity, minHeight: minHeight)
      .background {
        if choice.isSelected {
          RoundedRectangle(cornerRadius: chrome.selectionRadius ?? theme.radius.small)
            .fill(Color.segmentSelection)
            .elevation(chrome.shadow, or: .level1)
        } else if hasDivider, let divider = chrome.divider {
          Rectangle().fill(divider)
            .frame(width: 1, height: minHeight / 2)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
  }

  private var font: Font {
    if let row = chrome.row { return choice.isSelected ? row.chosen : row.resting }
    return .system(style, weight: choice.isSelected ? .semibold : .medium)
  }

  private var color: Color {
    guard isEnabled else { return .textDisabled }
    return choice.isSelected ? .textPrimary : chrome.resting
  }
}

/// A row whose views are equally wide: as wide as the widest wants, or their share of the room.
private struct EqualShares: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let ideals = subviews.map { $0.sizeThatFits(.unspecified) }
    let widest = ideals.map(\.width).max() ?? 0
    return CGSize(
      width: proposal.width ?? widest * CGFloat(subviews.count),
      height: ideals.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let share = bounds.width / CGFloat(max(subviews.count, 1))
    for (index, view) in subviews.enumerated() {
      view.place(
        at: CGPoint(x: bounds.minX + share * CGFloat(index), y: bounds.minY),
        proposal: ProposedViewSize(width: share, height: bounds.height))
    }
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
    .control(.stepper, named: "wheel", source: source)
  }
}

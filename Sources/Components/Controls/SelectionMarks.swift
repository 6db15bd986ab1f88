/// A label at the leading edge and its control at the trailing one; below it at accessibility sizes.
struct LabeledControlRow<Label: View, Control: View>: View {
  private let label: Label
  private let isMark: Bool
  private let keepsControl: Bool
  private let control: Control

  /// A row; `isMark` is whether the control has no words that would want more room, `keepsControl`
  /// whether the label wraps before the control's words do.
  init(
    label: Label, isMark: Bool = false, keepsControl: Bool = false,
    @ViewBuilder control: () -> Control
  ) {
    self.label = label
    self.isMark = isMark
    self.keepsControl = keepsControl
    self.control = control()
  }

  @Environment(\.theme) private var theme
  @Environment(\.controlChrome.stacksMarks) private var stacksMarks
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.isInListRow) private var isInListRow

  var body: some View {
    if labelsHidden {
      control
    } else if typeSize.isAccessibilitySize, stacksMarks || !isMark {
      VStack(alignment: .leading, spacing: theme.space.xs) {
        dimmedLabel
        control
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack(spacing: keepsControl ? 0 : theme.space.sm) {
        dimmedLabel
        Spacer(minLength: keepsControl ? theme.space.xs : 0)
        // A control may reach into the padding of its row: rows with and without one are as high.
        control.padding(
          .vertical, isInListRow ? theme.space.xxs - theme.control.rowVerticalPadding : 0
        )
        .layoutPriority(keepsControl ? 1 : 0)
      }
    }
  }

  private var dimmedLabel: some View {
    DimmedLabel(content: label)
  }
}

/// A mark before a label, level with its first line.
struct MarkedLabel<Label: View, Mark: View>: View {
  private let label: Label
  private let mark: Mark

  init(label: Label, @ViewBuilder mark: () -> Mark) {
    self.label = label
    self.mark = mark()
  }

  @Environment(\.theme) private var theme
  @Environment(\.labelsHidden) private var labelsHidden

  var body: some View {
    if labelsHidden {
      mark
    } else {
      HStack(spacing: theme.space.sm) {
        mark
        DimmedLabel(content: label)
      }
    }
  }
}

/// The switch of a toggle.
struct SwitchMark: View {
  let isOn: Bool
  let tint: Color?

  @Environment(\.theme) private var theme
  @Environment(\.controlChrome.toggle) private var chrome
  @Environment(\.tintColor) private var tintColor
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiate

  var body: some View {
    let metrics = theme.control
    let knob = metrics.switchHeight - 2 * metrics.switchInset
    ZStack(alignment: isOn ? .trailing : .leading) {
      Capsule().fill(track)
      if !isOn, chrome.outlinesOff {
        Capsule().strokeBorder(
          isEnabled ? Color.controlBorder : .border, lineWidth: metrics.strongBorderWidth)
      }
      if differentiate {
        mark(side: knob / 2)
          .accessibilityHidden(true)
          .frame(width: metrics.switchWidth - (chrome.knobWidth ?? knob), alignment: .center)
          .frame(maxWidth: .infinity, alignment: isOn ? .leading : .trailing)
      }
      knobShape
        .frame(width: chrome.knobWidth ?? knob, height: knob)
        .elevation(chrome.shadow, or: .level1)
        .padding(metrics.switchInset)
    }
    .frame(width: metrics.switchWidth, height: metrics.switchHeight)
    .opacity(isEnabled ? 1 : theme.control.disabledOpacity)
  }

  private var track: AnyShapeStyle {
    guard isOn else { return AnyShapeStyle(chrome.offTrack) }
    return AnyShapeStyle(tint ?? tintColor ?? .success)
  }

  @ViewBuilder private var knobShape: some View {
    if chrome.knobWidth == nil {
      Circle().fill(Color.controlKnob)
    } else {
      Capsule().fill(Color.controlKnob)
    }
  }

  @ViewBuilder
  private func mark(side: CGFloat) -> some View {
    let color = isOn ? Color.onSuccess : .textSecondary
    switch chrome.marks {
    case .symbols:
      Image(systemName: isOn ? "checkmark" : "xmark")
        .font(.system(size: side, weight: .bold))
        .foregroundStyle(color)
    case .barAndRing:
      if isOn {
        Capsule().fill(color).frame(width: 1.5, height: side * 0.8)
      } else {
        Circle().strokeBorder(color, lineWidth: 1.5).frame(width: side * 0.8, height: side * 0.8)
      }
    }
  }
}

/// A box with a check mark, a dash or nothing in it.
struct CheckboxMark: View {
  let isOn: Bool
  let isMixed: Bool

  @Environment(\.theme) private var theme
  @Environment(\.typeGrowth) private var growth
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let side = theme.control.checkboxSide + growth * 0.7
    let shape = RoundedRectangle(cornerRadius: theme.radius.small * 0.75)
    ZStack {
      if isOn || isMixed {
        shape.fill(isEnabled ? Color.brandPrimary : .fill)
        Image(systemName: isMixed ? "minus" : "checkmark")
          .font(.system(size: side * 0.6, weight: .bold))
          .foregroundStyle(isEnabled ? Color.onPrimary : .textDisabled)
          .accessibilityHidden(true)
      } else {
        shape.fill(Color.surface)
        shape.strokeBorder(
          isEnabled ? Color.controlBorder : .border, lineWidth: theme.control.strongBorderWidth)
      }
    }
    .frame(width: side, height: side)
  }
}

/// A circle with a dot or nothing in it.
struct RadioMark: View {
  let isOn: Bool

  @Environment(\.theme) private var theme
  @Environment(\.typeGrowth) private var growth
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let side = theme.control.checkboxSide + growth * 0.7
    ZStack {
      if isOn {
        Circle().fill(isEnabled ? Color.brandPrimary : .fill)
        Circle().fill(isEnabled ? Color.onPrimary : .textDisabled).padding(side * 0.3)
      } else {
        Circle().fill(Color.surface)
        Circle().strokeBorder(
          isEnabled ? Color.controlBorder : .border, lineWidth: theme.control.strongBorderWidth)
      }
    }
    .frame(width: side, height: side)
  }
}

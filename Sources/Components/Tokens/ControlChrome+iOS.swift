import Foundation

extension ControlChrome {
  /// As iOS 15 to 18 draw controls, as far as pictures of them prove (docs/design-system.md).
  static let iOS18: ControlChrome = {
    var chrome = ControlChrome()
    let quietFill = Color(SystemColor.tertiarySystemFill)
    let radii: [ControlSize: CGFloat] = [
      .mini: 6, .small: 6, .regular: 8, .large: 12, .extraLarge: 12,
    ]
    chrome.button = ButtonValues(
      automaticRadii: radii, roundedRadii: radii, keepsCornersOfOneLine: false,
      bordered: quietFill, disabled: quietFill, pressedOpacity: 0.75, pressedLabelOpacity: 0.2,
      pressedPlainOpacity: 0.75, underlinesShapes: true)
    chrome.toggle = SwitchValues(
      shadow: .under(knob: (0.06, 0.5, 3), (0.15, 4, 3)),
      offTrack: Color(SystemColor.secondarySystemFill), outlinesOff: false, marks: .barAndRing)
    chrome.slider = SliderValues(
      height: 34, shadow: .under(knob: (0.12, 2, 0.5), (0.12, 6.5, 6)), outlinesKnob: false)
    chrome.stepper = StepperValues(
      half: CGSize(width: 46.5, height: 32), fill: quietFill, radius: 8, divider: .textDisabled,
      dividerHeight: 18, font: .system(size: 17))
    chrome.segments = SegmentValues(
      track: quietFill, trackRadius: 9, selectionRadius: 7,
      shadow: .under(knob: (0.04, 0.5, 3), (0.12, 4, 3)), resting: .textPrimary,
      divider: Color(SystemColor.quaternaryLabel),
      row: SegmentValues.Row(
        resting: .system(size: 13), chosen: .system(size: 13, weight: .semibold), height: 28,
        padding: 10))
    chrome.field = FieldValues(
      textHeight: 22, secretHeight: 21, horizontalPadding: 7, verticalPadding: 6, radius: 5,
      fill: .page, disabledFill: quietFill, outline: .border, outlineWidth: 0.5, showsFocus: false,
      cutsText: true)
    chrome.choice = ChoiceValues(
      hidesLabel: true, padding: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12),
      turnsInline: true, followsButtonStyle: true)
    chrome.date = DateValues(
      fill: quietFill, radius: 8, padding: CGSize(width: 12, height: 7), weekday: .textTertiary,
      capitalizesWeekdays: true, marksMonth: true, daySide: 44)
    chrome.wheel = WheelValues(rows: 216.0 / 34, font: .system(size: 23), band: quietFill)
    chrome.stacksMarks = false
    chrome.marksGauges = true
    chrome.tintsDisclosure = true
    chrome.group = GroupValues(
      fill: Color(SystemColor.secondarySystemBackground),
      fillInRow: Color(SystemColor.tertiarySystemGroupedBackground))
    chrome.emptySymbolSize = 48
    chrome.colorWellSide = 28
    chrome.editorInset = 5
    return chrome
  }()

  /// As iOS 26 draws them: capsules, and knobs that are wider than high.
  static let iOS26: ControlChrome = {
    var chrome = iOS18
    // Beyond any control: the ends are half circles.
    let capsule: CGFloat = 9_999
    chrome.button.automaticRadii = [:]
    chrome.toggle.knobWidth = 39
    chrome.slider.knobStretch = 38.0 / 24
    chrome.stepper.radius = capsule
    chrome.segments.trackRadius = capsule
    chrome.segments.selectionRadius = capsule
    chrome.date.radius = capsule
    return chrome
  }()
}

extension Elevation {
  /// The shadows of a part that seems to lie on its control: for the tight and for the wide one its
  /// opacity, its blur and how far down it is, alike in light and dark.
  fileprivate static func under(
    knob contact: (Double, CGFloat, CGFloat), _ ambient: (Double, CGFloat, CGFloat)
  ) -> Elevation {
    func shadow(_ values: (Double, CGFloat, CGFloat)) -> ShadowToken {
      ShadowToken(opacity: values.0, darkOpacity: values.0, radius: values.1, y: values.2)
    }
    return Elevation(contact: shadow(contact), ambient: shadow(ambient))
  }
}

import Foundation

/// A value on a line between two bounds.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let fraction: Double
  /// Where the filled part of the track begins.
  var neutral = 0.0
  var hasTicks = false
  private let label: Label
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel
  private let source: SourceLocation

  /// A value within bounds, clamped, with labels at both ends; `onEditingChanged` is never called.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let span = bounds.upperBound - bounds.lowerBound
    fraction = progressFraction(value.wrappedValue - bounds.lowerBound, total: span) ?? 0
    self.label = label()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
    source = SourceLocation(file: "\(file)", line: Int(line))
  }

  @Environment(\.theme) private var theme

  public var body: some View {
    HStack(spacing: theme.space.sm) {
      minimumValueLabel.foregroundStyle(Color.textSecondary).accessibilityHidden(true)
      SliderTrack(fraction: fraction, neutral: neutral)
      maximumValueLabel.foregroundStyle(Color.textSecondary).accessibilityHidden(true)
    }
    .control(.slider, named: "slider", source: source)
    .modifier(HiddenLabel(label: label, isHidden: true))
    .accessibilityValue(percentText(fraction))
    .notDrawn(unless: !hasTicks, call: "the ticks of a slider")
  }
}

extension Slider where ValueLabel == EmptyView {
  /// The same, without labels at the ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, file: file, line: line)
  }

  /// The same, with a step, which does not show.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(value: value, in: bounds, label: label, file: file, line: line)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// The same, without any label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(value: value, in: bounds, label: { EmptyView() }, file: file, line: line)
  }

  /// The same, with a step, which does not show, and without any label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(value: value, in: bounds, label: { EmptyView() }, file: file, line: line)
  }
}

/// The track and the knob of a slider.
private struct SliderTrack: View {
  let fraction: Double
  let neutral: Double

  @Environment(\.theme) private var theme
  @Environment(\.controlChrome.slider) private var chrome
  @Environment(\.layoutDirection) private var direction
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    let metrics = theme.control
    let isMirrored = direction == .rightToLeft
    let knob = KnobShape(
      fraction: fraction, stretch: chrome.knobStretch, isMirrored: isMirrored)
    ZStack {
      ZStack {
        Capsule().fill(Color.fill)
        if contrast == .increased {
          Capsule().strokeBorder(Color.controlBorder, lineWidth: metrics.borderWidth)
        }
        if fraction != neutral {
          BarShape(
            from: min(fraction, neutral), to: max(fraction, neutral), isMirrored: isMirrored
          )
          .fill(isEnabled ? Color.accentColor : .textDisabled)
        }
      }
      .frame(height: metrics.sliderTrackHeight)
      knob.fill(Color.controlKnob).elevation(chrome.shadow, or: .level2)
        .frame(height: metrics.sliderKnobSide)
      if chrome.outlinesKnob {
        knob.stroke(Color.controlBorder, lineWidth: metrics.borderWidth)
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: chrome.height ?? metrics.sliderKnobSide)
    .opacity(isEnabled ? 1 : metrics.disabledOpacity)
    .accessibilityHidden(true)
  }
}

/// A circle or capsule as high as its room, a fraction of the way along it.
private struct KnobShape: Shape {
  let fraction: Double
  /// How much wider than high it is.
  let stretch: CGFloat
  let isMirrored: Bool

  /// The shape mirrors itself.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  nonisolated func path(in rect: CGRect) -> Path {
    let share = CGFloat(isMirrored ? 1 - fraction : fraction)
    // Half a point inside, so that the outline stays within the room.
    let side = max(min(rect.height, rect.width) - 1, 0)
    let width = side * stretch
    let x = rect.minX + 0.5 + (rect.width - width - 1) * share
    let knob = CGRect(x: x, y: rect.midY - side / 2, width: width, height: side)
    guard stretch > 1 else { return Path(ellipseIn: knob) }
    return Path(roundedRect: knob, cornerRadius: side / 2, style: .circular)
  }
}

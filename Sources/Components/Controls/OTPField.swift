/// A one-time code in boxes, one digit each.
public struct OTPField: View {
  private let digits: [Character]
  private let length: Int
  private let focusedIndex: Int?
  private let source: SourceLocation

  /// A field for a code.
  ///
  /// - Parameters:
  ///   - code: the digits that were typed.
  ///   - length: how many digits a code has, from 1 to 12.
  ///   - focusedIndex: the box with the cursor; by default the first empty one.
  public init(
    code: Binding<String>, length: Int = 6, focusedIndex: Int? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.length = min(max(length, 1), 12)
    digits = Array(code.wrappedValue.prefix(self.length))
    self.focusedIndex = focusedIndex ?? (digits.count < self.length ? digits.count : nil)
    source = SourceLocation(file: "\(file)", line: Int(line))
  }

  @Environment(\.theme) private var theme
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.fieldDecoration) private var decoration

  public var body: some View {
    // Digits run from left to right in every script.
    HStack(spacing: theme.space.xs) {
      ForEach(0..<length) { index in box(at: index) }
    }
    .frame(maxWidth: greatestWidth)
    .environment(\.layoutDirection, .leftToRight)
    .control(
      .textField, named: "otpField", label: .oneTimeCode,
      states: decoration.state.accessibilityStates, source: source
    )
    .accessibilityValue(String(digits))
  }

  /// Boxes share the room but become little wider than they are high.
  private var greatestWidth: CGFloat {
    let count = CGFloat(length)
    return count * theme.control.otpBoxSide * 1.2 + (count - 1) * theme.space.xs
  }

  private func box(at index: Int) -> some View {
    let isFocused = index == focusedIndex && isEnabled
    let shape = RoundedRectangle(cornerRadius: theme.radius.medium)
    return Text(verbatim: index < digits.count ? String(digits[index]) : " ")
      .font(.system(.title2, weight: .semibold).monospacedDigit())
      .foregroundStyle(isEnabled ? Color.textPrimary : .textDisabled)
      .lineLimit(1)
      .minimumScaleFactor(0.4)
      .padding(.horizontal, theme.space.xxs)
      .frame(maxWidth: .infinity, minHeight: theme.control.otpBoxSide)
      .overlay { if isFocused, index >= digits.count { TextCaret() } }
      .background(isEnabled ? Color.surface : .fill, in: shape)
      .overlay {
        shape.strokeBorder(
          outline(isFocused: isFocused),
          lineWidth: isFocused ? theme.control.focusRingWidth : theme.control.borderWidth)
      }
  }

  private func outline(isFocused: Bool) -> Color {
    if case .error = decoration.state { return .errorText }
    return isFocused ? .focusRing : isEnabled ? .controlBorder : .border
  }
}

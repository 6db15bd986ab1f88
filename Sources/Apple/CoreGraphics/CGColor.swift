public import Components

/// A colour of four components.
public final class CGColor: Hashable, Sendable {
  private let resolved: ResolvedColor

  /// A colour as a picture has it.
  public init(_ color: ResolvedColor) {
    resolved = color
  }

  /// A colour in the device's space; components are cut to `0...1`.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      ResolvedColor(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// The same in sRGB, which is the device's space.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey, from black at 0 to white at 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and opacity, each in `0...1`.
  public var components: [CGFloat]? {
    [resolved.red, resolved.green, resolved.blue, resolved.alpha].map { CGFloat($0) }
  }
  /// Always four.
  public var numberOfComponents: Int { 4 }
  /// The opacity in `0...1`.
  public var alpha: CGFloat { CGFloat(resolved.alpha) }

  /// The colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(
      ResolvedColor(
        red: resolved.red, green: resolved.green, blue: resolved.blue, alpha: Double(alpha)))
  }

  /// The colour for views.
  fileprivate var color: Color { Color(resolved) }

  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.resolved == rhs.resolved }
  public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
}

extension Color {
  /// A colour for views.
  public init(cgColor: CGColor) { self = cgColor.color }

  /// The same without a name.
  public init(_ cgColor: CGColor) { self = cgColor.color }

  /// The colour in light appearance.
  public var cgColor: CGColor? { CGColor(resolve(in: AppearanceContext())) }
}

extension ColorPicker where Label == Text {
  /// A picker of a colour of Core Graphics; `supportsOpacity` does not show.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      titleKey, selection: .constant(Color(cgColor: selection.wrappedValue)), file: file, line: line
    )
  }
}

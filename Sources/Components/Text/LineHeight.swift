public import Foundation

extension AttributedString {
  /// The distance between the baselines of two lines.
  public struct LineHeight: Hashable, Sendable {
    private enum Kind: Hashable {
      case font(Font.Leading), points(Double), factor(Double), increase(Double)
    }

    private let kind: Kind

    /// That of the font.
    public static let variable = LineHeight(kind: .font(.standard))
    /// That of the font: Apple's is a factor that it has not published.
    public static let normal = LineHeight(kind: .font(.standard))
    /// The font's tight leading: Apple's is a factor that it has not published.
    public static let tight = LineHeight(kind: .font(.tight))
    /// The font's loose leading: Apple's is a factor that it has not published.
    public static let loose = LineHeight(kind: .font(.loose))

    /// A distance in points.
    public static func exact(points: CGFloat) -> LineHeight {
      LineHeight(kind: .points(Double(points)))
    }
    /// The size of the font times a factor.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(kind: .factor(Double(factor)))
    }
    /// The size of the font and some points more.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(kind: .increase(Double(increase)))
    }

    /// A font with the height.
    ///
    /// - Parameters:
    ///   - size: the size at which the font is drawn, in points.
    ///   - scale: by what the lengths of the font are multiplied when it is drawn.
    func set(_ font: Font, size: Double, scale: Double) -> Font {
      switch kind {
      case .font(let leading): font.leading(leading)
      case .points(let points): font.lineHeight(CGFloat(points / scale))
      case .factor(let factor): font.lineHeight(CGFloat(size * factor / scale))
      case .increase(let points): font.lineHeight(CGFloat((size + points) / scale))
      }
    }
  }
}

private struct LineHeightKey: EnvironmentKey {
  static var defaultValue: AttributedString.LineHeight? { nil }
}

extension EnvironmentValues {
  /// The distance between the baselines of two lines of text; `nil` for that of the font.
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }
}

extension View {
  /// Sets the distance between the baselines of two lines of the texts in the view; `nil` is that of the font.
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
}

public import Foundation

/// The system's colours by the names that code for iOS knows them by.
///
/// Each is a colour of the theme with the same meaning, so that it has its contrast in every
/// appearance.
public final class UIColor: NSObject, NSSecureCoding, Sendable {
  let color: Color

  /// The colour of a view's.
  public init(_ color: Color) {
    self.color = color
    super.init()
  }

  /// A colour of an archive.
  public convenience init?(coder: NSCoder) {
    func component(_ name: String) -> Double { coder.decodeDouble(forKey: "UI\(name)") }
    self.init(
      Color(
        .sRGB, red: component("Red"), green: component("Green"), blue: component("Blue"),
        opacity: component("Alpha")))
  }

  /// Archives are read with their classes.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the components in light appearance into an archive.
  public func encode(with coder: NSCoder) {
    let resolved = resolved(in: .light)
    coder.encode(resolved.red, forKey: "UIRed")
    coder.encode(resolved.green, forKey: "UIGreen")
    coder.encode(resolved.blue, forKey: "UIBlue")
    coder.encode(resolved.alpha, forKey: "UIAlpha")
  }

  /// A colour that is another one in dark appearance.
  package convenience init(light: UIColor, dark: UIColor) {
    self.init(Color(.scheme(light: light.color, dark: dark.color)))
  }

  /// The components in an appearance of the look of iOS.
  package func resolved(in scheme: ColorScheme) -> ResolvedColor {
    var context = AppearanceContext(theme: Look.iOS18.theme)
    context.colorScheme = scheme
    return color.resolve(in: context)
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }

  public override var hash: Int { color.hashValue }

  public static let label = UIColor(.textPrimary)
  public static let secondaryLabel = UIColor(.textSecondary)
  public static let tertiaryLabel = UIColor(.textTertiary)
  public static let quaternaryLabel = UIColor(Color(SystemColor.quaternaryLabel))
  public static let placeholderText = UIColor(Color(SystemColor.placeholderText))
  public static let link = UIColor(Color(SystemColor.link))
  public static let tintColor = UIColor(.accentColor)
  public static let separator = UIColor(.separator)
  public static let opaqueSeparator = UIColor(Color(SystemColor.opaqueSeparator))

  public static let systemBackground = UIColor(.page)
  public static let secondarySystemBackground = UIColor(
    Color(SystemColor.secondarySystemBackground))
  public static let tertiarySystemBackground = UIColor(Color(SystemColor.tertiarySystemBackground))
  public static let systemGroupedBackground = UIColor(.background)
  public static let secondarySystemGroupedBackground = UIColor(.surface)
  public static let tertiarySystemGroupedBackground = UIColor(
    Color(SystemColor.tertiarySystemGroupedBackground))
  public static let systemFill = UIColor(.fill)
  public static let secondarySystemFill = UIColor(Color(SystemColor.secondarySystemFill))
  public static let tertiarySystemFill = UIColor(Color(SystemColor.tertiarySystemFill))
  public static let quaternarySystemFill = UIColor(Color(SystemColor.quaternarySystemFill))

  public static let systemRed = UIColor(.red)
  public static let systemOrange = UIColor(.orange)
  public static let systemYellow = UIColor(.yellow)
  public static let systemGreen = UIColor(.green)
  public static let systemMint = UIColor(.mint)
  public static let systemTeal = UIColor(.teal)
  public static let systemCyan = UIColor(.cyan)
  public static let systemBlue = UIColor(.blue)
  public static let systemIndigo = UIColor(.indigo)
  public static let systemPurple = UIColor(.purple)
  public static let systemPink = UIColor(.pink)
  public static let systemBrown = UIColor(.brown)
  public static let systemGray = UIColor(.gray)
  public static let systemGray2 = UIColor(Color(SystemColor.systemGray2))
  public static let systemGray3 = UIColor(Color(SystemColor.systemGray3))
  public static let systemGray4 = UIColor(Color(SystemColor.systemGray4))
  public static let systemGray5 = UIColor(Color(SystemColor.systemGray5))
  public static let systemGray6 = UIColor(Color(SystemColor.systemGray6))

  // Fixed colours, which are the same in every appearance and not those of the system:
  // https://developer.apple.com/documentation/uikit/uicolor/fixed-colors
  public static let clear = UIColor(.clear)
  public static let black = UIColor(.black)
  public static let white = UIColor(.white)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)

  /// Text on a dark background.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Text on a light background.
  public static let darkText = UIColor(white: 0, alpha: 1)

  /// A colour by its components in sRGB, each in 0…1; values outside are clamped.
  public convenience init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// A grey from 0, black, to 1, white; it and `alpha` are clamped to 0…1.
  public convenience init(white: Double, alpha: Double) {
    self.init(Color(white: white, opacity: alpha))
  }

  /// The colour with its opacity multiplied by `alpha`, which is clamped to 0…1.
  public func withAlphaComponent(_ alpha: Double) -> UIColor { UIColor(color.opacity(alpha)) }
}

extension Color {
  /// The colour itself, as SwiftUI makes one of a style that is a colour; `Color(.red)` stays the system's.
  @_disfavoredOverload
  public init(_ color: Color) {
    self = color
  }

  /// The system's colour of a name.
  public init(_ color: UIColor) {
    self = color.color
  }

  /// The system's colour of a name.
  public init(uiColor: UIColor) {
    self = uiColor.color
  }
}

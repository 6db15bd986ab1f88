import Components
import Foundation
import Layout

/// The tokens of a theme by their values in one appearance.
///
/// Below the resolver nobody knows a token; an inspector recognises them by value. Where several
/// tokens have one value, the one made for that use comes first.
struct TokenNames: Sendable {
  /// What a colour is put to.
  enum ColorUse { case ink, fill }

  private let appearance: AppearanceContext
  private var roles: [ResolvedColor: [String]] = [:]
  private var gradients: [(start: ResolvedColor, end: ResolvedColor, name: String)] = []
  private var spaces: [Double: String] = [:]
  private var radii: [Double: String] = [:]
  private var textStyles: [TypeScale.Step: [Font.TextStyle]] = [:]

  init(_ appearance: AppearanceContext) {
    self.appearance = appearance
    let theme = appearance.theme
    let (scheme, contrast) = (appearance.colorScheme, appearance.contrast)
    for role in ColorRole.allCases {
      let color = theme.palette[role].color(scheme: scheme, contrast: contrast)
      roles[color, default: []].append(role.rawValue)
    }
    for name in theme.namedColors.keys.sorted() {
      guard let swatch = theme.namedColors[name] else { continue }
      roles[swatch.color(scheme: scheme, contrast: contrast), default: []].append(name)
    }
    for token in GradientToken.allCases {
      let swatch = theme.gradients[token]
      gradients.append(
        (
          swatch.start.color(scheme: scheme, contrast: contrast),
          swatch.end.color(scheme: scheme, contrast: contrast), token.rawValue
        ))
    }
    for token in SpaceToken.allCases { spaces[Double(theme.space[token])] = token.rawValue }
    for token in RadiusToken.allCases { radii[Double(theme.radius[token])] = token.rawValue }
    for style in Font.TextStyle.allCases {
      let step = theme.typeScale[style][appearance.dynamicTypeSize]
      textStyles[step, default: []].append(style)
    }
  }

  /// The roles with a colour, the likeliest first; those of its opaque form where it is translucent.
  func roles(of color: ResolvedColor, use: ColorUse) -> [String] {
    guard color.alpha > 0 else { return [] }
    let opaque = ResolvedColor(red: color.red, green: color.green, blue: color.blue)
    let found = roles[color] ?? roles[opaque] ?? []
    return found.filter { isInk($0) == (use == .ink) } + found.filter { isInk($0) != (use == .ink) }
  }

  private func isInk(_ role: String) -> Bool {
    role.hasPrefix("text") || role.hasPrefix("on") || role.hasSuffix("Text")
  }

  func gradient(from start: ResolvedColor, to end: ResolvedColor) -> String? {
    gradients.first { $0.start == start && $0.end == end }?.name
  }

  func space(_ length: Double) -> String? { spaces[length] }

  func radius(_ length: Double) -> String? { radii[length] }

  /// The text style of a font, with its weight where that is not the style's own.
  func textStyle(of font: FontRequest) -> String? {
    let step = TypeScale.Step(size: font.size, leading: font.leading)
    guard let styles = textStyles[step] else { return nil }
    let isMonospaced = font.family == .monospaced
    let scale = appearance.theme.typeScale
    let fitting = styles.filter { (scale[$0].design == .monospaced) == isMonospaced }
    let exact = fitting.first { scale[$0].weight.value == font.weight }
    return (exact ?? fitting.first ?? styles.first)?.rawValue
  }
}

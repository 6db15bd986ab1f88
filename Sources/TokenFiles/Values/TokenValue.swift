package import Graphics

/// The value of a token, with nothing left to look up.
package enum TokenValue: Equatable, Sendable {
  case color(TokenColor)
  case dimension(TokenLength)
  case fontFamily([String])
  case fontWeight(TokenFontWeight)
  case duration(TokenDuration)
  case cubicBezier([Double])
  case number(Double)
  case strokeStyle(TokenStroke)
  case border(TokenBorder)
  case transition(TokenTransition)
  case shadow([TokenShadow])
  case gradient([TokenGradientStop])
  case typography(TokenTypography)
  case text(String)
  case boolean(Bool)

  package var type: TokenType {
    switch self {
    case .color: .color
    case .dimension: .dimension
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .duration: .duration
    case .cubicBezier: .cubicBezier
    case .number: .number
    case .strokeStyle: .strokeStyle
    case .border: .border
    case .transition: .transition
    case .shadow: .shadow
    case .gradient: .gradient
    case .typography: .typography
    case .text: .text
    case .boolean: .boolean
    }
  }
}

/// A colour as it was written and as sRGB shows it.
package struct TokenColor: Equatable, Sendable {
  package var space: ColorSpace
  /// The three components as the space counts them; `nil` for one that the colour does not have.
  package var components: [Double?]
  /// `nil` for none.
  package var alpha: Double?

  package init(space: ColorSpace, components: [Double?], alpha: Double?) {
    self.space = space
    self.components = components
    self.alpha = alpha
  }

  /// A colour of sRGB.
  package init(_ color: ResolvedColor) {
    self.init(
      space: .srgb, components: [color.red, color.green, color.blue], alpha: color.alpha)
  }

  /// The colour in sRGB, by the gamut mapping of CSS Color 4.
  package var resolved: ResolvedColor {
    space.color(components.map { $0 ?? 0 }, alpha: alpha ?? 0)
  }
}

/// A length with the unit that it was written in.
package struct TokenLength: Equatable, Sendable {
  package enum Unit: String, CaseIterable, Sendable {
    case px, rem, em
    case percent = "%"

    /// A unit by what files call it.
    package init?(word: String) {
      switch word {
      case "pixel", "pixels", "pt", "dp", "sp": self = .px
      case "percent": self = .percent
      default: self.init(rawValue: word)
      }
    }
  }

  package var value: Double
  package var unit: Unit

  package init(_ value: Double, _ unit: Unit = .px) {
    self.value = value
    self.unit = unit
  }

  /// In points; 1 rem is 16 points, and an em or 100 % is `em`.
  package func points(em: Double) -> Double {
    switch unit {
    case .px: value
    case .rem: value * 16
    case .em: value * em
    case .percent: value / 100 * em
    }
  }
}

/// A weight from 1 to 1000.
package struct TokenFontWeight: Equatable, Sendable {
  package var value: Int
  /// Whether the name of the weight says italic, too.
  package var isItalic = false
}

/// A time with the unit that it was written in.
package struct TokenDuration: Equatable, Sendable {
  package var value: Double
  package var isSeconds: Bool

  package static let units = ["ms", "s"]

  package var seconds: Double { isSeconds ? value : value / 1000 }
}

/// How a line is drawn.
package enum TokenStroke: Equatable, Sendable {
  /// One of CSS's styles of lines.
  case named(String)
  case dashes([TokenLength], cap: String)

  static let names = [
    "solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset",
  ]
  static let caps = ["round", "butt", "square"]
}

package struct TokenBorder: Equatable, Sendable {
  package var color: TokenColor
  package var width: TokenLength
  package var style: TokenStroke
}

package struct TokenTransition: Equatable, Sendable {
  package var duration: TokenDuration
  package var delay: TokenDuration
  package var timing: [Double]
}

package struct TokenShadow: Equatable, Sendable {
  package var color: TokenColor
  package var x, y, blur, spread: TokenLength
  package var isInset: Bool
}

package struct TokenGradientStop: Equatable, Sendable {
  package var color: TokenColor
  /// In `0...1`.
  package var position: Double
}

/// A text style; parts that were not given are `nil`.
package struct TokenTypography: Equatable, Sendable {
  package enum LineHeight: Equatable, Sendable {
    /// A multiple of the font size.
    case factor(Double)
    case length(TokenLength)
    /// The font's own.
    case automatic
  }

  /// A part that the Design Tokens format does not have, such as `textCase`.
  package struct Part: Equatable, Sendable {
    package var name: String
    package var text: String
    /// Whether it changes nothing, such as a paragraph spacing of 0.
    package var isNeutral: Bool
  }

  package var families: [String]?
  package var size: TokenLength?
  package var weight: TokenFontWeight?
  package var letterSpacing: TokenLength?
  package var lineHeight: LineHeight?
  package var further: [Part] = []
}

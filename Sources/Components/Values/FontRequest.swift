public import Resources

/// A concrete font: everything the text engine needs to choose a face and set it.
///
/// The resolver makes it from a `Font`, the theme's type scale and the reader's type size; below
/// the resolver nobody knows a text style.
public struct FontRequest: Hashable, Sendable {
  /// Where the glyphs come from.
  public enum Family: Hashable, Sendable {
    /// The embedded proportional family, with its Hebrew and Arabic companions.
    case sans
    /// The embedded proportional family as it is drawn for large sizes.
    case sansDisplay
    /// The embedded proportional family with round ends of strokes.
    case rounded
    /// The embedded family with serifs.
    case serif
    /// The embedded monospaced family.
    case monospaced
    /// The face or family of a name, or the first that is there of several between commas; the embedded
    /// proportional family where there is none.
    case named(String)
  }

  /// How high one line is.
  public enum LineBox: Hashable, Sendable {
    /// As high as `leading`; the face's ascent and descent are centred in it.
    case leading
    /// From the ascent above the baseline to the descent below it, both in points, whatever the face;
    /// `leading` is the distance between the baselines of two lines.
    case extent(ascent: Double, descent: Double)
    /// The face's own ascent and descent, its own gap between lines; `leading` has no part in it.
    case face
  }

  /// The family of the face.
  public var family: Family
  /// The em in points; positive and finite.
  public var size: Double
  /// The height of one line, or the distance between two as `lineBox` says, in points.
  public var leading: Double
  /// How high one line is.
  public var lineBox: LineBox
  /// The space in points after each character of the family's own face that belongs to the font at this
  /// size; what a view adds to it is the run's.
  public var tracking: Double
  /// A value of the `wght` axis, 100 to 900.
  public var weight: Int
  /// Whether the glyphs are slanted by 12 degrees.
  public var isItalic: Bool
  /// The factor by which glyphs and their advances are wider than the face has them, 0.25 to 4.
  public var stretch: Double
  /// The fonts beside the embedded ones, which names and missing characters are looked up in.
  public var fonts: FontSet
  /// OpenType features beside the default ones, such as `tnum`.
  public var features: [FontFeatureSetting]

  /// Makes a request; lengths are in points, `weight` is in `100...900`, `stretch` in `0.25...4`.
  public init(
    family: Family = .sans, size: Double, leading: Double, weight: Int = 400,
    isItalic: Bool = false, stretch: Double = 1, features: [FontFeatureSetting] = [],
    lineBox: LineBox = .leading, tracking: Double = 0, fonts: FontSet = .none
  ) {
    self.family = family
    self.size = size
    self.leading = leading
    self.weight = weight
    self.isItalic = isItalic
    self.stretch = stretch
    self.features = features
    self.lineBox = lineBox
    self.tracking = tracking
    self.fonts = fonts
  }

  /// The font with every length multiplied.
  package func scaled(by factor: Double) -> FontRequest {
    var font = self
    font.size *= factor
    font.leading *= factor
    font.tracking *= factor
    if case .extent(let ascent, let descent) = lineBox {
      font.lineBox = .extent(ascent: ascent * factor, descent: descent * factor)
    }
    return font
  }
}

/// An OpenType feature switched on or off by its four-letter tag.
public struct FontFeatureSetting: Hashable, Sendable {
  /// The feature's tag of four letters.
  public let tag: String
  /// 0 switches the feature off; 1 or more selects an alternate.
  public let value: Int

  /// Makes a setting from a tag of four letters and a value.
  public init(tag: String, value: Int) {
    self.tag = tag
    self.value = value
  }

  /// Figures that all have the same width, for columns of numbers.
  public static let tabularFigures = FontFeatureSetting(tag: "tnum", value: 1)
  /// Digits each as wide as it is.
  static let proportionalFigures = FontFeatureSetting(tag: "pnum", value: 1)
  /// Small capitals in place of small letters.
  public static let smallCapitals = FontFeatureSetting(tag: "smcp", value: 1)
  /// Small capitals in place of capitals.
  public static let smallCapitalsFromCapitals = FontFeatureSetting(tag: "c2sc", value: 1)
}

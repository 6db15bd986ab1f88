import Components

/// What a reader may set beside type size, direction, scheme and contrast.
public enum AuditSetting: Hashable, Sendable {
  case boldText
  case reduceTransparency
  case reduceMotion
  case differentiateWithoutColor
  /// The width of the smallest phones, and of a page at 400 % (WCAG 1.4.10).
  case narrow
  /// The height of a page at 400 %, for what is as high as its window (WCAG 1.4.10).
  case low
  /// Letters, words and lines set wider apart (WCAG 1.4.12).
  case textSpacing
  /// A language by its tag.
  case language(String)

  /// The width of `narrow`, in points.
  public static let narrowWidth = 320

  /// The height of `low`, in points.
  public static let lowHeight = 256

  /// What only WCAG has readers set, and of markup only: what breaks then and not otherwise is advice.
  public static let wcag: [AuditSetting] = [.low, .textSpacing]

  /// Those of a sweep of a story without string tables. Where all are taken together the last language counts, Russian with its long
  /// words.
  public static let all: [AuditSetting] = [
    .boldText, .reduceTransparency, .reduceMotion, .differentiateWithoutColor, .narrow,
    .language("he"), .language("ar"), .language("ru"),
  ]

  func apply(to variant: inout Variant) {
    switch self {
    case .boldText: variant.legibilityWeight = .bold
    case .reduceTransparency: variant.reduceTransparency = true
    case .reduceMotion: variant.reduceMotion = true
    case .differentiateWithoutColor: variant.differentiateWithoutColor = true
    case .narrow: variant.width = Self.narrowWidth
    case .low: variant.height = Self.lowHeight
    case .textSpacing: variant.textSpacing = true
    case .language(let tag): variant.locale = tag
    }
  }
}

extension Variant {
  /// Whether it is as high as a page at 400 %.
  var isLow: Bool { height == AuditSetting.lowHeight }
}

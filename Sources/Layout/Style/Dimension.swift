/// A length, a percentage or a sizing keyword, as CSS Sizing 3 and 4 name them.
///
/// Packed into four bytes. Points are kept in 1/64 pt and clamped to ±4,000,000 pt; percentages in
/// 1/8192 % and clamped to ±32,000 %. NaN counts as zero. Two dimensions made from the same number
/// are therefore always equal, and no hostile number enters a style.
public struct Dimension: Hashable, Sendable {
  enum Kind: UInt8 {
    case auto, points, percent, minContent, maxContent, fitContent, stretch, content
  }

  /// The low three bits hold the kind, the others a signed fixed-point number.
  private let bits: Int32

  private init(_ kind: Kind, number: Int32 = 0) { bits = number << 3 | Int32(kind.rawValue) }

  /// Decided by the layout (CSS `auto`; for a maximum, `none`).
  public static let auto = Dimension(.auto)
  /// As narrow as the content can be without overflowing.
  public static let minContent = Dimension(.minContent)
  /// As wide as the content wants to be with unlimited space.
  public static let maxContent = Dimension(.maxContent)
  /// The available space, but not less than `minContent` and not more than `maxContent`.
  public static let fitContent = Dimension(.fitContent)
  /// The available space minus margins.
  public static let stretch = Dimension(.stretch)
  /// Only for `flexBasis`: the content, whatever the size property says.
  public static let content = Dimension(.content)
  /// No length.
  public static let zero = Dimension.points(0)

  /// A length in points.
  public static func points(_ value: Double) -> Dimension {
    Dimension(.points, number: fixed(value, unitsPerOne: 64))
  }

  /// A percentage, 100 meaning the whole of what the property refers to.
  public static func percent(_ value: Double) -> Dimension {
    Dimension(.percent, number: fixed(value, unitsPerOne: 8192))
  }

  private static func fixed(_ value: Double, unitsPerOne: Double) -> Int32 {
    guard value == value else { return 0 }
    let limit = 268_000_000.0  // just below 2^28, what 29 signed bits hold
    return Int32(min(max(value * unitsPerOne, -limit), limit))
  }

  /// The dimension as something to switch over.
  public enum Value: Hashable, Sendable {
    case auto, minContent, maxContent, fitContent, stretch, content
    case points(Double)
    case percent(Double)
  }

  /// The dimension as a case with its number, after rounding and clamping.
  public var value: Value {
    switch kind {
    case .auto: .auto
    case .points: .points(fixedPoints.points)
    case .percent: .percent(fraction * 100)
    case .minContent: .minContent
    case .maxContent: .maxContent
    case .fitContent: .fitContent
    case .stretch: .stretch
    case .content: .content
    }
  }
}

extension Dimension {
  var kind: Kind {
    switch bits & 7 {
    case 0: .auto
    case 1: .points
    case 2: .percent
    case 3: .minContent
    case 4: .maxContent
    case 5: .fitContent
    case 6: .stretch
    default: .content
    }
  }
  /// Another number for every other dimension.
  var pattern: UInt32 { UInt32(bitPattern: bits) }
  var isAuto: Bool { bits == 0 }
  var isPoints: Bool { bits & 7 == 1 }
  var isPercent: Bool { bits & 7 == 2 }

  /// The length of a `points` dimension.
  var fixedPoints: LayoutUnit { LayoutUnit(raw: bits >> 3) }

  /// A `percent` dimension as a fraction of one.
  var fraction: Double { Double(bits >> 3) / 819_200 }

  /// The length against a percentage base; keywords count as zero, as does a percentage of nothing.
  @inline(__always)
  func length(of base: LayoutUnit?) -> LayoutUnit {
    if isPoints { return fixedPoints }
    guard isPercent, let base else { return .zero }
    return base.scaled(by: fraction)
  }

  /// Whether the size has to be found from the content.
  var isContentBased: Bool {
    let kind = bits & 7
    return kind > 2 && kind != 6
  }
}

extension Dimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A literal number is a length in points.
  public init(integerLiteral value: Int) { self = .points(Double(value)) }
  /// A literal number is a length in points.
  public init(floatLiteral value: Double) { self = .points(value) }
}

extension Dimension: CustomStringConvertible {
  /// The dimension as CSS writes it, points without their unit.
  public var description: String {
    switch value {
    case .auto: "auto"
    case .minContent: "min-content"
    case .maxContent: "max-content"
    case .fitContent: "fit-content"
    case .stretch: "stretch"
    case .content: "content"
    case .points(let points): decimalText(points)
    case .percent(let percentage): decimalText(percentage) + "%"
    }
  }
}

/// The same under a name of its own, for code in which `Dimension` or `Layout` mean something else.
public typealias BoxDimension = Dimension

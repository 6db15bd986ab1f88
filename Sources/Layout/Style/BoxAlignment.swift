/// What happens when an aligned box is larger than the space it is aligned in (css-align-3 §4.4).
public enum AlignmentOverflow: UInt8, Hashable, Sendable {
  /// The property's own default: true to the alignment, except for absolutely positioned boxes,
  /// which stay inside their containing block where they can.
  case automatic
  /// Falls back to `start`, so that nothing is cut off at the start edge.
  case safe
  /// Keeps the alignment and overflows both edges if need be.
  case unsafe
}

/// Where one box goes in the space it is given: `align-items`, `align-self` and their `justify`
/// counterparts (css-align-3 §6).
public struct ItemAlignment: Hashable, Sendable {
  /// The keywords of CSS, in camel case.
  public enum Position: UInt8, Hashable, Sendable {
    case auto, normal, stretch, start, end, flexStart, flexEnd, selfStart, selfEnd, left, right
    case center, baseline, lastBaseline
  }

  /// Where the box goes.
  public var position: Position
  /// What happens where the box is larger than its space.
  public var overflow: AlignmentOverflow

  /// Makes an alignment.
  public init(_ position: Position, overflow: AlignmentOverflow = .automatic) {
    self.position = position
    self.overflow = overflow
  }

  /// Only for `alignSelf` and `justifySelf`: what the parent's `alignItems` or `justifyItems` says.
  public static let auto = ItemAlignment(.auto)
  /// The container's usual behaviour: `stretch`.
  public static let normal = ItemAlignment(.normal)
  public static let stretch = ItemAlignment(.stretch)
  public static let start = ItemAlignment(.start)
  public static let end = ItemAlignment(.end)
  public static let flexStart = ItemAlignment(.flexStart)
  public static let flexEnd = ItemAlignment(.flexEnd)
  public static let selfStart = ItemAlignment(.selfStart)
  public static let selfEnd = ItemAlignment(.selfEnd)
  public static let left = ItemAlignment(.left)
  public static let right = ItemAlignment(.right)
  public static let center = ItemAlignment(.center)
  public static let baseline = ItemAlignment(.baseline)
  public static let lastBaseline = ItemAlignment(.lastBaseline)

  /// Falls back to `start` where the box is larger than its space.
  public static func safe(_ position: Position) -> ItemAlignment {
    ItemAlignment(position, overflow: .safe)
  }

  /// Keeps the position where the box is larger than its space.
  public static func unsafe(_ position: Position) -> ItemAlignment {
    ItemAlignment(position, overflow: .unsafe)
  }
}

/// How free space is shared among items or lines: `justify-content` and `align-content`
/// (css-align-3 §5).
public struct ContentAlignment: Hashable, Sendable {
  /// The keywords of CSS, in camel case.
  public enum Position: UInt8, Hashable, Sendable {
    case normal, stretch, start, end, flexStart, flexEnd, left, right, center
    case spaceBetween, spaceAround, spaceEvenly, baseline, lastBaseline
  }

  /// How the free space is shared.
  public var position: Position
  /// What happens where the content is larger than its space.
  public var overflow: AlignmentOverflow

  /// Makes an alignment.
  public init(_ position: Position, overflow: AlignmentOverflow = .automatic) {
    self.position = position
    self.overflow = overflow
  }

  /// `flex-start` along the main axis, `stretch` across it.
  public static let normal = ContentAlignment(.normal)
  public static let stretch = ContentAlignment(.stretch)
  public static let start = ContentAlignment(.start)
  public static let end = ContentAlignment(.end)
  public static let flexStart = ContentAlignment(.flexStart)
  public static let flexEnd = ContentAlignment(.flexEnd)
  public static let left = ContentAlignment(.left)
  public static let right = ContentAlignment(.right)
  public static let center = ContentAlignment(.center)
  public static let spaceBetween = ContentAlignment(.spaceBetween)
  public static let spaceAround = ContentAlignment(.spaceAround)
  public static let spaceEvenly = ContentAlignment(.spaceEvenly)

  /// Falls back to `start` where the content is larger than its space.
  public static func safe(_ position: Position) -> ContentAlignment {
    ContentAlignment(position, overflow: .safe)
  }

  /// Keeps the position where the content is larger than its space.
  public static func unsafe(_ position: Position) -> ContentAlignment {
    ContentAlignment(position, overflow: .unsafe)
  }
}

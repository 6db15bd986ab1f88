public import Foundation

/// A position in a rectangle as fractions of its size: `(0, 0)` is its top-left corner and
/// `(1, 1)` its bottom-right one, in either layout direction.
public struct UnitPoint: Hashable, Sendable {
  /// From 0 at the left edge to 1 at the right one; others are outside.
  public var x: CGFloat
  /// From 0 at the top edge to 1 at the bottom one; others are outside.
  public var y: CGFloat

  /// Makes a position of fractions; they may be outside of `0...1`.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// Makes the top-left corner.
  public init() {
    self.init(x: 0, y: 0)
  }

  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

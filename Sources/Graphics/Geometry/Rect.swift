/// An axis-aligned rectangle: an origin at its top-left corner and a size, both in points.
public struct Rect: Hashable, Codable, Sendable {
  /// The top-left corner.
  public var origin: Point
  /// The width and the height.
  public var size: Size

  /// Makes a rectangle from its top-left corner and its size.
  @inlinable public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from the numbers of its top-left corner and its size.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The rectangle between two opposite corners.
  ///
  /// A maximum below its minimum gives an empty side.
  @inlinable public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY))
  }

  /// An empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The length of the horizontal sides.
  @inlinable public var width: Double { size.width }
  @inlinable public var height: Double { size.height }
  @inlinable public var minX: Double { origin.x }
  @inlinable public var minY: Double { origin.y }
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  @inlinable public var midY: Double { origin.y + size.height / 2 }
  @inlinable public var maxX: Double { origin.x + size.width }
  @inlinable public var maxY: Double { origin.y + size.height }
  @inlinable public var center: Point { Point(x: midX, y: midY) }

  /// Whether the rectangle covers no area.
  @inlinable public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }

  /// The rectangle moved by an offset in points.
  @inlinable public func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// The rectangle with every edge moved inwards; negative amounts move edges outwards.
  @inlinable public func insetBy(dx: Double, dy: Double) -> Rect {
    Rect(minX: minX + dx, minY: minY + dy, maxX: maxX - dx, maxY: maxY - dy)
  }

  /// The common part of two rectangles, or `nil` when they share no area.
  @inlinable public func intersection(_ other: Rect) -> Rect? {
    let common = Rect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return common.isEmpty ? nil : common
  }

  /// The smallest rectangle that contains both.
  @inlinable public func union(_ other: Rect) -> Rect {
    Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Whether the whole of `other` lies inside this rectangle, edges included.
  @inlinable public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// The point at fractions of the rectangle's size.
  package func point(at unit: Point) -> Point {
    Point(x: minX + width * unit.x, y: minY + height * unit.y)
  }
}

public import Layout

/// The outline of a shape, independent of the rectangle it will fill.
public struct ShapeGeometry: Equatable, Sendable {
  /// What the outline is before insets and trimming.
  public enum Outline: Equatable, Sendable {
    case rectangle
    case roundedRectangle(CornerRadii, CornerStyle)
    case capsule(CornerStyle)
    case circle
    case ellipse
    /// A path that is only known once its rectangle is; placement replaces it with `path`.
    case producer(PathProducer)
    /// A path in absolute points.
    case path(VectorPath)
  }

  /// A stretch of the outline, as fractions of its length in `0...1`.
  public typealias Trim = PathTrim

  /// The outline before the inset and the trim.
  public var outline: Outline
  /// How far the rectangle is inset before the outline is drawn in it, in points.
  public var inset: Double
  /// The stretch that is drawn; `nil` for all of the outline.
  public var trim: Trim?
  /// Whether the inside is found by the even-odd rule instead of the non-zero one.
  public var isEvenOdd: Bool

  /// Makes a geometry; the inset is in points.
  public init(
    _ outline: Outline, inset: Double = 0, trim: Trim? = nil, isEvenOdd: Bool = false
  ) {
    self.outline = outline
    self.inset = inset
    self.trim = trim
    self.isEvenOdd = isEvenOdd
  }

  /// Whether it is a circle, or a stretch of one.
  var isCircle: Bool { outline == .circle }

  /// The geometry with its path produced for a rectangle; closures end here.
  public func placed(in rect: Rect) -> ShapeGeometry {
    guard case .producer(let producer) = outline else { return self }
    var placed = self
    placed.outline = .path(producer.path(in: rect.insetBy(dx: inset, dy: inset)))
    placed.inset = 0
    return placed
  }
}

/// A shape written by an author: a function from its rectangle to a path.
///
/// Two producers are equal only when they are the same one.
public final class PathProducer: Equatable, Sendable {
  private let make: @Sendable (Rect) -> VectorPath

  /// Makes a producer from a function that makes a path at the origin.
  public init(_ make: @escaping @Sendable (Rect) -> VectorPath) {
    self.make = make
  }

  /// The path for a rectangle in absolute points.
  ///
  /// The function only ever sees the rectangle's size: its path is made at the origin, as an author
  /// of SwiftUI expects, and then moved.
  public func path(in rect: Rect) -> VectorPath {
    make(Rect(origin: .zero, size: rect.size)).mapPoints { $0 + rect.origin }
  }

  /// Whether both are the same object.
  public static func == (lhs: PathProducer, rhs: PathProducer) -> Bool { lhs === rhs }
}

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
    case path(ResolvedPath)
  }

  /// A stretch of the outline, as fractions of its length in `0...1`.
  public struct Trim: Hashable, Sendable {
    public var from: Double
    public var to: Double

    /// The whole outline.
    static let whole = Trim(from: 0, to: 1)

    /// A stretch of this stretch, by fractions of what this one leaves; limited to it.
    func part(from start: Double, to end: Double) -> Trim {
      func place(_ fraction: Double) -> Double {
        from + max(to - from, 0) * min(max(fraction, 0), 1)
      }
      return Trim(from: place(start), to: place(end))
    }
  }

  public var outline: Outline
  /// How far the rectangle is inset before the outline is drawn in it, in points.
  public var inset: Double
  public var trim: Trim?
  /// Whether the inside is found by the even-odd rule instead of the non-zero one.
  public var isEvenOdd: Bool

  public init(
    _ outline: Outline, inset: Double = 0, trim: Trim? = nil, isEvenOdd: Bool = false
  ) {
    self.outline = outline
    self.inset = inset
    self.trim = trim
    self.isEvenOdd = isEvenOdd
  }

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
  private let make: @Sendable (Rect) -> ResolvedPath

  public init(_ make: @escaping @Sendable (Rect) -> ResolvedPath) {
    self.make = make
  }

  /// The path for a rectangle in absolute points.
  ///
  /// The function only ever sees the rectangle's size: its path is made at the origin, as an author
  /// of SwiftUI expects, and then moved.
  public func path(in rect: Rect) -> ResolvedPath {
    make(Rect(origin: .zero, size: rect.size)).mapPoints { $0 + rect.origin }
  }

  public static func == (lhs: PathProducer, rhs: PathProducer) -> Bool { lhs === rhs }
}

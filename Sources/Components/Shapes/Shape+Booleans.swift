public import Foundation

nonisolated extension Path {
  /// The area of either path.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill, .union)
  }

  /// The area of both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill, .intersection)
  }

  /// The area of this path without that of another one.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill, .difference)
  }

  /// The area of just one of the paths.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill, .symmetricDifference)
  }

  /// The lines of this path inside the area of another one.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    lines(in: other, eoFill, wanted: true)
  }

  /// The lines of this path outside the area of another one.
  public func lineSubtracting(_ other: Path, eoFill: Bool = false) -> Path {
    lines(in: other, eoFill, wanted: false)
  }

  /// The same area without lines that cross or cover each other.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill, .union)
  }

  private func combined(
    with other: Path, _ eoFill: Bool, _ operation: PathBoolean.Operation
  ) -> Path {
    var path = Path()
    path.resolved = PathBoolean(resolved, other.resolved, isEvenOdd: eoFill).outline(operation)
    return path
  }

  private func lines(in other: Path, _ eoFill: Bool, wanted: Bool) -> Path {
    var path = Path()
    path.resolved = PathLines(area: other.resolved, isEvenOdd: eoFill)
      .parts(of: resolved, inside: wanted)
    return path
  }
}

/// A shape made of two others in the same rectangle.
public nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
  let first: First
  let second: Second
  let combine: @Sendable (Path, Path) -> Path

  /// The outline in a rectangle, in points.
  public func path(in rect: CGRect) -> Path {
    combine(first.path(in: rect), second.path(in: rect))
  }
}

extension Shape {
  /// The area of either shape.
  public nonisolated func union<S: Shape>(_ other: S, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
  }

  /// The area of both shapes.
  public nonisolated func intersection<S: Shape>(_ other: S, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// The area of this shape without that of another one.
  public nonisolated func subtracting<S: Shape>(_ other: S, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// The area of just one of the shapes.
  public nonisolated func symmetricDifference<S: Shape>(
    _ other: S, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// The lines of this shape inside another one.
  public nonisolated func lineIntersection<S: Shape>(
    _ other: S, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// The lines of this shape outside another one.
  public nonisolated func lineSubtracting<S: Shape>(
    _ other: S, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other) { $0.lineSubtracting($1, eoFill: eoFill) }
  }
}

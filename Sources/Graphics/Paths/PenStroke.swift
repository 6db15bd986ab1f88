/// A part of an outline by fractions of its length, each in `0...1`.
public struct PathTrim: Hashable, Sendable {
  public var from: Double
  public var to: Double

  public init(from: Double, to: Double) {
    self.from = from
    self.to = to
  }

  /// The whole outline.
  package static let whole = PathTrim(from: 0, to: 1)

  /// A stretch of this stretch, by fractions of what this one leaves; limited to it.
  package func part(from start: Double, to end: Double) -> PathTrim {
    func place(_ fraction: Double) -> Double {
      from + max(to - from, 0) * min(max(fraction, 0), 1)
    }
    return PathTrim(from: place(start), to: place(end))
  }
}

/// A pen and where it goes along an outline.
package struct PenStroke: Equatable, Sendable {
  /// Where the line is on the outline.
  package enum Placement: String, Equatable, Sendable {
    /// Half on either side.
    case center
    /// Wholly inside the shape: a border.
    case inner
  }

  package var pen: Pen
  package var placement: Placement
  /// The drawn part of the outline's length; `nil` is all of it.
  package var trim: PathTrim?

  package init(_ pen: Pen, placement: Placement = .center, trim: PathTrim? = nil) {
    self.pen = pen
    self.placement = placement
    self.trim = trim
  }
}

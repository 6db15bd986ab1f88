/// The pen of an outline.
public struct Pen: Hashable, Sendable {
  /// How an open end is drawn.
  public enum Cap: String, Hashable, Sendable { case butt, round, square }
  /// How two segments meet.
  public enum Join: String, Hashable, Sendable { case miter, round, bevel }

  /// The width of the line in points.
  public var width: Double
  /// How open ends are drawn.
  public var cap: Cap
  /// How two segments meet.
  public var join: Join
  /// How much longer than the width a sharp corner may be before it is cut off.
  public var miterLimit: Double
  /// Lengths of dashes and gaps in points; empty for a solid line.
  public var dash: [Double]
  /// How far into the pattern the line begins, in points.
  public var dashPhase: Double

  /// Makes a pen; lengths are in points.
  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

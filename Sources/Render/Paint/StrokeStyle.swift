package import Layout

/// How an outline becomes a line, in points.
package struct StrokeStyle: Equatable, Sendable {
  package typealias Cap = Pen.Cap
  package typealias Join = Pen.Join

  /// Where the line is on the outline.
  package enum Placement: String, Equatable, Sendable {
    /// Half on either side.
    case center
    /// Wholly inside the shape: a border.
    case inner
  }

  package var width: Double
  package var cap: Cap
  package var join: Join
  /// A miter longer than this many widths becomes a bevel.
  package var miterLimit: Double
  /// Lengths of dashes and gaps in turn; an odd list is repeated. Empty is a solid line.
  package var dash: [Double]
  /// How far into the pattern the line starts.
  package var dashPhase: Double
  package var placement: Placement
  /// The drawn part of the outline's length, as fractions; `nil` is all of it.
  package var trim: Trim?

  /// A part of an outline by fractions of its length, each in `0...1`.
  package struct Trim: Equatable, Sendable {
    package var from: Double
    package var to: Double

    package init(from: Double, to: Double) {
      self.from = from
      self.to = to
    }
  }

  package init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0, placement: Placement = .center, trim: Trim? = nil
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
    self.placement = placement
    self.trim = trim
  }
  /// The pen alone, without where it goes.
  var pen: Pen {
    Pen(
      width: width, cap: cap, join: join, miterLimit: miterLimit, dash: dash,
      dashPhase: dashPhase)
  }
}

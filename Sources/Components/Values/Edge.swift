public import Foundation

/// One side of a rectangle; leading and trailing follow the layout direction.
public enum Edge: Int8, Hashable, CaseIterable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  /// Any selection of the four edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The set as bits.
    public let rawValue: Int8

    /// Makes a set from its bits; unknown ones are kept.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The set that contains one edge.
    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.top, .leading, .bottom, .trailing]
  }
}

/// A leading or trailing edge.
public enum HorizontalEdge: Int8, Hashable, CaseIterable, Sendable {
  case leading
  case trailing

  /// Any selection of the two edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The set as bits.
    public let rawValue: Int8

    /// Makes a set from its bits; unknown ones are kept.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let leading = Set(rawValue: 1)
    public static let trailing = Set(rawValue: 2)
    public static let all: Set = [.leading, .trailing]
  }
}

/// A top or bottom edge.
public enum VerticalEdge: Int8, Hashable, CaseIterable, Sendable {
  case top
  case bottom

  /// Any selection of the two edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The set as bits.
    public let rawValue: Int8

    /// Makes a set from its bits; unknown ones are kept.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// One edge.
    public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
  }
}

/// Distances in points from the four edges of a rectangle, positive inwards.
public struct EdgeInsets: Hashable, Sendable {
  /// From the top edge.
  public var top: CGFloat
  /// From the leading edge.
  public var leading: CGFloat
  /// From the bottom edge.
  public var bottom: CGFloat
  /// From the trailing edge.
  public var trailing: CGFloat

  /// Makes insets in points; negative ones reach outwards.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance at any edge.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// The same distance at the given edges and none at the others.
  public init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}

public import Foundation

/// The room that a view is offered; `nil` along an axis asks for the ideal length.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width in points that is offered.
  public var width: CGFloat?
  /// The height in points that is offered.
  public var height: CGFloat?

  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the greatest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Makes a proposal of lengths in points, `nil` for the ideal one.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// The size with a length of its own along each axis that the proposal leaves open.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// Makes a proposal of a size in points.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }
}

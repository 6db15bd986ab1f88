public import Foundation

// Apple's systems have the type in Foundation.
#if !canImport(Darwin)
  /// A direction and a length, such as a velocity in points per second.
  public struct CGVector: Hashable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat

    public init(dx: CGFloat = 0, dy: CGFloat = 0) {
      self.dx = dx
      self.dy = dy
    }

    public static let zero = CGVector()
  }
#endif

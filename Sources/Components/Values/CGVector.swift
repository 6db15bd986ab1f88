public import Foundation

// Apple's systems have the type in Foundation.
#if !canImport(Darwin)
  /// A direction and a length, such as a velocity in points per second.
  public struct CGVector: Hashable, Sendable {
    /// To the right.
    public var dx: CGFloat
    /// Downwards.
    public var dy: CGFloat

    /// Makes a vector of its two components.
    public init(dx: CGFloat = 0, dy: CGFloat = 0) {
      self.dx = dx
      self.dy = dy
    }

    /// No length.
    public static let zero = CGVector()
  }
#endif

public import Components

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path as UIKit has it, for shapes that take its `cgPath`.
public class UIBezierPath {
  private var path: Path

  /// Nothing.
  public init() { path = Path() }

  public init(rect: CGRect) { path = Path(rect) }

  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

  public init(cgPath: CGPath) { path = Path(cgPath) }

  /// A rectangle whose corners have a radius in points, cut to what the sides have room for.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle of which some corners are round. The radius is the smaller side of `cornerRadii`, in points, cut
  /// to what the sides have room for.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let room = min(abs(rect.width), abs(rect.height)) / 2
    let wanted = min(cornerRadii.width, cornerRadii.height)
    // What is no number is no radius; without an end is as round as can be.
    let radius = wanted > 0 ? min(wanted, room) : 0
    func side(at corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    path = Path()
    path.addRoundedRect(
      in: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: side(at: .topLeft), bottomLeading: side(at: .bottomLeft),
        bottomTrailing: side(at: .bottomRight), topTrailing: side(at: .topRight)))
  }

  /// A part of a circle; angles are in radians from the right, clockwise on the screen where `clockwise` says so.
  public init(
    arcCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path = Path()
    addArc(
      withCenter: arcCenter, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The path for shapes.
  public var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }
  public var isEmpty: Bool { path.isEmpty }
  public var bounds: CGRect { path.boundingRect }
  /// Where the pen is; the origin before the first move.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a part of a circle, with a line to its start where a subpath is open; angles are in radians.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // SwiftUI means `clockwise` in a system whose y axis points up, UIKit as it is seen.
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
  }
  public func close() { path.closeSubpath() }
  public func append(_ other: UIBezierPath) { path.addPath(other.path) }
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  public func removeAllPoints() { path = Path() }
  public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
}

extension Path {
  /// The path of UIKit, as it is now.
  public init(_ path: UIBezierPath) { self.init(path.cgPath) }
}

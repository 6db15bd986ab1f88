#if os(Linux)
  public import Foundation

  /// Which points are in the area of a path that winds around them.
  public enum CGPathFillRule: Hashable, Sendable { case winding, evenOdd }

  /// A path by the name that it has in Core Graphics; see `CGMutablePath` to make one.
  public class CGPath: Hashable, @unchecked Sendable {
    // Only a mutable path changes it, and that is shared by nobody's leave.
    fileprivate(set) final var content: Path

    fileprivate init(_ content: Path) {
      self.content = content
    }

    /// A rectangle, moved by a transform.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      unsafe self.init(Path(rect), transform)
    }

    /// An ellipse that touches all sides of a rectangle, moved by a transform.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      unsafe self.init(Path(ellipseIn: rect), transform)
    }

    /// A rectangle with circular corners, moved by a transform; of two radii the smaller one counts.
    public convenience init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>?
    ) {
      let size = CGSize(width: cornerWidth, height: cornerHeight)
      unsafe self.init(Path(roundedRect: rect, cornerSize: size, style: .circular), transform)
    }

    private convenience init(_ path: Path, _ transform: UnsafePointer<CGAffineTransform>?) {
      self.init(unsafe transform.map { unsafe path.applying($0.pointee) } ?? path)
    }

    /// Whether the path has no segments.
    public var isEmpty: Bool { content.isEmpty }
    /// Where the pen is; zero before the first move.
    public var currentPoint: CGPoint { content.currentPoint ?? .zero }
    /// The smallest upright rectangle around every point of the path, control points included; the null
    /// rectangle for a path without segments.
    public var boundingBox: CGRect { content.isEmpty ? .null : content.boundingRect }

    /// Whether a point, moved by a transform, is in the path's area.
    public func contains(
      _ point: CGPoint, using rule: CGPathFillRule = .winding,
      transform: CGAffineTransform = .identity
    ) -> Bool {
      content.contains(point.applying(transform), eoFill: rule == .evenOdd)
    }

    /// The path as it is now.
    public func copy() -> CGPath? { CGPath(content) }
    /// A path that starts with the segments of this one.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(content) }

    /// The outline of a line along the path.
    public func copy(
      strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
      miterLimit: CGFloat, transform: CGAffineTransform = .identity
    ) -> CGPath {
      let style = StrokeStyle(
        lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
      return CGPath(content.applying(transform).strokedPath(style))
    }

    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.content == rhs.content }

    public func hash(into hasher: inout Hasher) {
      let box = content.boundingRect
      hasher.combine(box.minX)
      hasher.combine(box.minY)
      hasher.combine(box.width)
      hasher.combine(box.height)
    }
  }

  /// A path that is put together from segments.
  public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Makes a path without segments.
    public init() {
      super.init(Path())
    }

    fileprivate override init(_ content: Path) {
      super.init(content)
    }

    private func add(_ transform: CGAffineTransform, _ draw: (inout Path) -> Void) {
      guard !transform.isIdentity else { return draw(&content) }
      var added = Path()
      draw(&added)
      content.addPath(added, transform: transform)
    }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
      content.move(to: point.applying(transform))
    }

    /// Adds a line to a point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
      content.addLine(to: point.applying(transform))
    }

    /// Adds a quadratic Bézier curve to a point.
    public func addQuadCurve(
      to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
      content.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a cubic Bézier curve to a point.
    public func addCurve(
      to end: CGPoint, control1: CGPoint, control2: CGPoint,
      transform: CGAffineTransform = .identity
    ) {
      content.addCurve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    }

    /// Adds a line back to the point where the subpath began.
    public func closeSubpath() { content.closeSubpath() }

    /// Begins a subpath with lines through points.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
      content.addLines(points.map { $0.applying(transform) })
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
      add(transform) { $0.addRect(rect) }
    }

    /// Adds rectangles, one after the other.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
      add(transform) { $0.addRects(rects) }
    }

    /// Adds an ellipse that touches all sides of a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
      add(transform) { $0.addEllipse(in: rect) }
    }

    /// Adds a rectangle with circular corners; of two radii the smaller one counts.
    public func addRoundedRect(
      in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      let size = CGSize(width: cornerWidth, height: cornerHeight)
      add(transform) { $0.addRoundedRect(in: rect, cornerSize: size, style: .circular) }
    }

    /// Adds a part of a circle, with a line to its start where a subpath is open. Angles are in radians;
    /// `clockwise` is meant in a system whose y axis points up.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
      transform: CGAffineTransform = .identity
    ) {
      let angles = (Angle(radians: Double(startAngle)), Angle(radians: Double(endAngle)))
      join(transform) {
        $0.addArc(
          center: center, radius: radius, startAngle: angles.0, endAngle: angles.1,
          clockwise: clockwise)
      }
    }

    /// Adds a part of a circle by its angle in radians.
    public func addRelativeArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      join(transform) {
        $0.addRelativeArc(
          center: center, radius: radius, startAngle: Angle(radians: Double(startAngle)),
          delta: Angle(radians: Double(delta)))
      }
    }

    /// Adds a part of a circle that touches two lines; see `Path`.
    public func addArc(
      tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      join(transform) {
        $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
      }
    }

    /// Adds the segments of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
      content.addPath(path.content, transform: transform)
    }

    /// Continues the open subpath in the coordinates of a transform.
    private func join(_ transform: CGAffineTransform, _ draw: (inout Path) -> Void) {
      guard !transform.isIdentity else { return draw(&content) }
      guard let back = PlaneTransform(transform).inverted else { return }
      content = content.applying(CGAffineTransform(back))
      draw(&content)
      content = content.applying(transform)
    }
  }

  nonisolated extension Path {
    /// The path of a Core Graphics path, as it is now.
    public init(_ path: CGPath) {
      self = path.content
    }

    /// The path as Core Graphics names it.
    public var cgPath: CGPath { CGPath(self) }
  }
#endif

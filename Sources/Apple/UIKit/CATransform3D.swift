public import Components
import Graphics

/// A movement in space: four rows of four numbers, which multiply points as rows. Views of SwiftUI move by its
/// part in the plane; layers are not drawn.
public struct CATransform3D: Hashable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m14: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m24: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1
  public var m34: CGFloat = 0
  public var m41: CGFloat = 0
  public var m42: CGFloat = 0
  public var m43: CGFloat = 0
  public var m44: CGFloat = 1

  /// Moves nothing.
  public init() {}

  /// A movement by its sixteen numbers.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  fileprivate init(rows: [[CGFloat]]) {
    self.init()
    for (row, numbers) in rows.enumerated() { self[row] = numbers }
  }

  /// One of the four rows.
  fileprivate subscript(row: Int) -> [CGFloat] {
    get {
      switch row {
      case 0: [m11, m12, m13, m14]
      case 1: [m21, m22, m23, m24]
      case 2: [m31, m32, m33, m34]
      default: [m41, m42, m43, m44]
      }
    }
    set {
      let numbers = (newValue[0], newValue[1], newValue[2], newValue[3])
      switch row {
      case 0: (m11, m12, m13, m14) = numbers
      case 1: (m21, m22, m23, m24) = numbers
      case 2: (m31, m32, m33, m34) = numbers
      default: (m41, m42, m43, m44) = numbers
      }
    }
  }
}

public let CATransform3DIdentity = CATransform3D()

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A turn around an axis, in radians; around none it moves nothing.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite, angle.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (cosine, sine) = UnitCircle.point(degrees: Double(angle) * 180 / .pi)
  let (c, s) = (CGFloat(cosine), CGFloat(sine))
  let rest = 1 - c
  return CATransform3D(rows: [
    [c + x * x * rest, y * x * rest + z * s, z * x * rest - y * s, 0],
    [x * y * rest - z * s, c + y * y * rest, z * y * rest + x * s, 0],
    [x * z * rest + y * s, y * z * rest - x * s, c + z * z * rest, 0],
    [0, 0, 0, 1],
  ])
}

public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3D(rows: [[x, 0, 0, 0], [0, y, 0, 0], [0, 0, z, 0], [0, 0, 0, 1]])
}

public func CATransform3DMakeTranslation(
  _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3D(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [x, y, z, 1]])
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(rows: [[m.a, m.b, 0, 0], [m.c, m.d, 0, 0], [0, 0, 1, 0], [m.tx, m.ty, 0, 1]])
}

/// The first movement and then the second.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  CATransform3D(
    rows: (0..<4).map { row in
      let factors = a[row]
      return (0..<4).map { column in (0..<4).reduce(0) { $0 + factors[$1] * b[$1][column] } }
    })
}

/// The turn and then a movement.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The scaling and then a movement.
public func CATransform3DScale(
  _ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(x, y, z), t)
}

/// The shift and then a movement.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(x, y, z), t)
}

extension ProjectionTransform {
  /// What a movement in space does to points of the plane.
  public init(_ transform: CATransform3D) {
    self.init()
    (m11, m12, m13) = (transform.m11, transform.m12, transform.m14)
    (m21, m22, m23) = (transform.m21, transform.m22, transform.m24)
    (m31, m32, m33) = (transform.m41, transform.m42, transform.m44)
  }
}

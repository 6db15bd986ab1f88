public import Layout

/// Something done to the pixels of a subtree; layout does not notice it.
public enum VisualEffect: Equatable, Sendable {
  /// The subtree as one group, faded by a factor in `0...1`.
  case opacity(Double)
  /// A shadow of everything the subtree paints; `radius` is the blur's standard deviation.
  case shadow(color: ResolvedColor, radius: Double, offset: Point)
  /// Only what is inside the outline of the subtree's frame is shown.
  case clip(ShapeGeometry)
  /// The second child's alpha decides how much of the first is shown.
  case mask
  /// A gaussian blur with a standard deviation in points.
  case blur(radius: Double)
  case blend(BlendMode)
  /// The subtree is painted on its own before it meets what is behind it.
  case compositingGroup
  case colorMatrix(ColorMatrix)
  /// Clockwise, in degrees, around a unit point of the frame.
  case rotation(degrees: Double, anchor: Point)
  case scale(x: Double, y: Double, anchor: Point)
  /// Any map of the plane, from the top-left corner of the frame.
  case transform(PlaneTransform)
}

/// How a layer's colours meet those behind it; the names are SwiftUI's and the W3C's.
public enum BlendMode: String, Hashable, CaseIterable, Sendable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case sourceAtop
  case destinationOver
  case destinationOut
  case plusDarker
  case plusLighter
}

/// Four rows of five factors: red, green, blue, alpha and a constant make each new component.
///
/// It works on straight, sRGB-encoded components in `0...1`.
public struct ColorMatrix: Hashable, Sendable {
  /// Twenty factors, row by row.
  public let factors: [Double]

  /// Creates a matrix from twenty factors; missing ones are those of the identity.
  public init(_ factors: [Double]) {
    var full = Self.identityFactors
    for (index, factor) in factors.prefix(20).enumerated() where factor.isFinite {
      full[index] = factor
    }
    self.factors = full
  }

  /// Changes nothing.
  public static let identity = ColorMatrix(identityFactors)

  private static let identityFactors: [Double] = [
    1, 0, 0, 0, 0,
    0, 1, 0, 0, 0,
    0, 0, 1, 0, 0,
    0, 0, 0, 1, 0,
  ]

  // The luma weights of the W3C's filter effects: 0.2126, 0.7152, 0.0722.

  /// Scales saturation: 0 is grey, 1 changes nothing (W3C Filter Effects, `saturate`).
  public static func saturation(_ s: Double) -> ColorMatrix {
    let r = 0.2126 * (1 - s)
    let g = 0.7152 * (1 - s)
    let b = 0.0722 * (1 - s)
    return ColorMatrix([
      r + s, g, b, 0, 0,
      r, g + s, b, 0, 0,
      r, g, b + s, 0, 0,
    ])
  }

  /// Adds the same amount to every colour component.
  public static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix([1, 0, 0, 0, amount, 0, 1, 0, 0, amount, 0, 0, 1, 0, amount])
  }

  /// Scales the distance of every colour component from one half.
  public static func contrast(_ amount: Double) -> ColorMatrix {
    let offset = 0.5 - 0.5 * amount
    return ColorMatrix([
      amount, 0, 0, 0, offset, 0, amount, 0, 0, offset, 0, 0, amount, 0, offset,
    ])
  }

  /// Replaces every colour component by what it lacks to 1.
  public static let inverted = ColorMatrix([-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1])

  /// Multiplies every component with that of a colour.
  public static func multiply(_ color: ResolvedColor) -> ColorMatrix {
    ColorMatrix([
      color.red, 0, 0, 0, 0, 0, color.green, 0, 0, 0, 0, 0, color.blue, 0, 0, 0, 0, 0,
      color.alpha, 0,
    ])
  }

  /// Turns hues by an angle in degrees (W3C Filter Effects, `hue-rotate`).
  public static func hueRotation(degrees: Double) -> ColorMatrix {
    let (c, s) = UnitCircle.point(degrees: degrees)
    return ColorMatrix([
      0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715,
      0.072 - c * 0.072 + s * 0.928, 0, 0,
      0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140,
      0.072 - c * 0.072 - s * 0.283, 0, 0,
      0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715,
      0.072 + c * 0.928 + s * 0.072, 0, 0,
    ])
  }
}

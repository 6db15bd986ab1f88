package import Components
package import Layout

/// A blurred copy of a silhouette.
package struct Shadow: Equatable, Sendable {
  package var color: ResolvedColor
  /// The standard deviation of the blur, in points.
  package var sigma: Double
  package var offset: Point

  package init(color: ResolvedColor, sigma: Double, offset: Point = .zero) {
    self.color = color
    self.sigma = sigma
    self.offset = offset
  }
}

/// How a group meets what is beneath it: the modes of SwiftUI, as W3C Compositing defines them.
package enum BlendMode: String, CaseIterable, Equatable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

/// A linear map of straight sRGB-encoded components and alpha: rows of R', G', B', A'.
package struct ColorMatrix: Equatable, Sendable {
  /// Four rows of five: factors of R, G, B and A, then a constant; components count from 0 to 1.
  package var rows: [Double]

  /// - Parameter rows: twenty numbers in row order; missing ones count as 0.
  package init(rows: [Double]) {
    self.rows = Array(rows.prefix(20)) + [Double](repeating: 0, count: max(0, 20 - rows.count))
  }
}

/// One step between a group's content and the page.
package enum LayerFilter: Equatable, Sendable {
  /// A Gaussian of this standard deviation, in points; an opaque blur keeps the edges opaque.
  case blur(sigma: Double, isOpaque: Bool = false)
  case colorMatrix(ColorMatrix)
  /// A shadow of the content's alpha, beneath the content.
  case dropShadow(Shadow)
}

/// How the commands between `pushLayer` and `popLayer` are combined and put on the page.
package struct LayerStyle: Equatable, Sendable {
  package var opacity: Double
  package var blendMode: BlendMode
  /// Applied in order, before opacity and blending.
  package var filters: [LayerFilter]

  package init(
    opacity: Double = 1, blendMode: BlendMode = .normal, filters: [LayerFilter] = []
  ) {
    self.opacity = opacity
    self.blendMode = blendMode
    self.filters = filters
  }
}

/// What a translucent surface does to the page beneath it.
package struct BackdropStyle: Equatable, Sendable {
  /// The standard deviation of the blur, in points.
  package var sigma: Double
  /// 1 keeps colours, 0 is grey, more is more vivid.
  package var saturation: Double
  /// Laid over the blurred backdrop.
  package var tint: ResolvedColor

  package init(sigma: Double, saturation: Double, tint: ResolvedColor) {
    self.sigma = sigma
    self.saturation = saturation
    self.tint = tint
  }
}

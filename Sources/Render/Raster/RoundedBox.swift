import Layout

/// A rectangle with round corners in device pixels.
struct RoundedBox {
  let rect: Rect
  let radii: CornerRadii
  let style: CornerStyle

  /// `nil` for other shapes, and where the corners would not stay round.
  init?(_ shape: PlaneShape, toDevice: PlaneTransform) {
    switch shape {
    case .rect(let rect) where toDevice.isScaleAndTranslation:
      self.rect = toDevice.boundingBox(of: rect)
      radii = .zero
      style = .circular
    case .roundedRect(let rect, let radii, let style)
    where toDevice.isUniformScaleAndTranslation:
      self.rect = toDevice.boundingBox(of: rect)
      let fitting = RoundedCorners(rect: rect, radii: radii).radii
      let scale = toDevice.a
      self.radii = CornerRadii(
        topLeft: fitting.topLeft * scale, topRight: fitting.topRight * scale,
        bottomRight: fitting.bottomRight * scale, bottomLeft: fitting.bottomLeft * scale)
      self.style = style
    default: return nil
    }
    guard !rect.isEmpty, Flattening.isDrawable(rect) else { return nil }
  }

  /// How far corners reach along the edges.
  var cornerReach: Double {
    radii.largest * (style == .continuous ? continuousCornerExtent : 1)
  }

  /// What is between the edge of a box and that of a hole in it, in the rows where both are upright: boxes beside
  /// one another, with the edges where cells have them.
  ///
  /// None where such rows are few, where an edge is so near the middle of two places that its ends might
  /// go to both, and where two boxes meet in one pixel.
  func bars(around hole: RoundedBox?) -> [FixedBox] {
    var (top, bottom) = uprightRows
    if let hole {
      (top, bottom) = (max(top, hole.uprightRows.top), min(bottom, hole.uprightRows.bottom))
    }
    guard bottom - top >= 8, let (left, right) = columns else { return [] }
    func bar(_ left: Double, _ right: Double) -> FixedBox {
      FixedBox(Rect(minX: left, minY: top, maxX: right, maxY: bottom))
    }
    guard let hole else { return [bar(left, right)] }
    guard let inner = hole.columns else { return [] }
    let bars = [bar(left, inner.left), bar(inner.right, right)]
    return (bars[0].maxX + 0xFFFF) >> 16 <= bars[1].minX >> 16 ? bars : []
  }

  /// The rows that no corner reaches into.
  private var uprightRows: (top: Double, bottom: Double) {
    ((rect.minY + cornerReach).rounded(.up), (rect.maxY - cornerReach).rounded(.down))
  }

  /// Where cells have the upright edges.
  private var columns: (left: Double, right: Double)? {
    guard let left = CellLineSink.column(of: rect.minX),
      let right = CellLineSink.column(of: rect.maxX)
    else { return nil }
    return (left, right)
  }

  /// Two bars of pixels that are wholly inside; what is in one of them the corners do not cut.
  var coveredBars: [PixelRect] {
    let corner = cornerReach
    let (wide, tall) = (inside(corner, 0), inside(0, corner))
    return wide.isEmpty ? (tall.isEmpty ? [] : [tall]) : tall.isEmpty ? [wide] : [wide, tall]
  }

  private func inside(_ dx: Double, _ dy: Double) -> PixelRect {
    let part = rect.insetBy(dx: dx, dy: dy)
    return PixelRect(
      minX: clampedPixel(part.minX.rounded(.up)), minY: clampedPixel(part.minY.rounded(.up)),
      maxX: clampedPixel(part.maxX.rounded(.down)), maxY: clampedPixel(part.maxY.rounded(.down)))
  }
}

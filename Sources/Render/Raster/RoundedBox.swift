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

  /// The rows between the corners, with the edges where cells have them; `nil` where they are few, and
  /// where an edge is so near the middle of two places that its ends might go to both.
  var bar: FixedBox? {
    let top = (rect.minY + cornerReach).rounded(.up)
    let bottom = (rect.maxY - cornerReach).rounded(.down)
    guard bottom - top >= 8, let left = CellLineSink.column(of: rect.minX),
      let right = CellLineSink.column(of: rect.maxX)
    else { return nil }
    return FixedBox(Rect(minX: left, minY: top, maxX: right, maxY: bottom))
  }

  /// Two bars of pixels that are wholly inside; what is in one of them the corners do not cut.
  var coveredBars: [PixelRect] {
    let corner = cornerReach
    func inside(_ dx: Double, _ dy: Double) -> PixelRect {
      let part = rect.insetBy(dx: dx, dy: dy)
      let bar = PixelRect(
        minX: clampedPixel(part.minX.rounded(.up)), minY: clampedPixel(part.minY.rounded(.up)),
        maxX: clampedPixel(part.maxX.rounded(.down)),
        maxY: clampedPixel(part.maxY.rounded(.down)))
      return bar.isEmpty ? .empty : bar
    }
    return [inside(corner, 0), inside(0, corner)].filter { !$0.isEmpty }
  }
}

extension PlaneShape {
  /// Bars of pixels that the shape covers wholly: none for shapes other than round rectangles.
  func coveredBars(toDevice map: PlaneTransform) -> [PixelRect] {
    RoundedBox(self, toDevice: map)?.coveredBars ?? []
  }
}

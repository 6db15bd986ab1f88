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

  /// What is between the edges of boxes, from the outer one inwards, in the rows where all of them are
  /// upright: boxes beside one another, with the edges where cells have them.
  ///
  /// None where such rows are few, where an edge is so near the middle of two places that its ends might
  /// go to both, and where two boxes meet in one pixel.
  static func bars(between edges: [PlaneShape], toDevice map: PlaneTransform) -> [FixedBox] {
    var (top, bottom) = (-Double.infinity, Double.infinity)
    var columns: [Double] = []
    for edge in edges {
      guard let box = RoundedBox(edge, toDevice: map),
        let left = CellLineSink.column(of: box.rect.minX),
        let right = CellLineSink.column(of: box.rect.maxX)
      else { return [] }
      columns.insert(contentsOf: [left, right], at: columns.count / 2)
      top = max(top, (box.rect.minY + box.cornerReach).rounded(.up))
      bottom = min(bottom, (box.rect.maxY - box.cornerReach).rounded(.down))
    }
    guard !edges.isEmpty, bottom - top >= 8 else { return [] }
    let bars = stride(from: 0, to: columns.count, by: 2).map {
      FixedBox(Rect(minX: columns[$0], minY: top, maxX: columns[$0 + 1], maxY: bottom))
    }
    return zip(bars, bars.dropFirst()).allSatisfy { ($0.maxX + 0xFFFF) >> 16 <= $1.minX >> 16 }
      ? bars : []
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

extension GaussianBlur {
  /// Smaller deviations are drawn at the picture's own size, larger ones at a fraction of it.
  private static let smallestReduced = 5.0

  /// A surface blurred: with transparent edges a copy that is larger by the blur's reach.
  /// - Parameters:
  ///   - sigma: in pixels.
  ///   - limit: pixels outside of it matter to nobody and may be left out.
  ///   - jobs: how many threads may work; the pixels are the same for any number.
  static func blurred(
    _ surface: consuming Surface, sigma: Double, edges: Edges, limit: PixelRect, jobs: Int
  ) -> Surface {
    let sigma = usable(sigma)
    guard sigma > 0.05, !surface.rect.isEmpty else { return surface }
    let rect = edges == .extended ? surface.rect : surface.rect.grown(by: reach(sigma: sigma))
    if sigma < smallestReduced {
      let result = Surface(undefined: rect)
      DirectBlur.blur(
        surface, into: result, weights: DirectBlur.weights(sigma: sigma), edges: edges, jobs: jobs)
      return result
    }
    let scale = reduction(sigma: sigma)
    let shown = edges == .extended ? rect : rect.intersection(limit)
    guard !shown.isEmpty else { return Surface(.empty) }
    // Cells lie where they would for the whole picture, so that its pixels are the same.
    let seen = shown.grown(by: (scale.weights.count + 1) * scale.factor).intersection(rect)
    let grid = BlurGrid(
      showing: seen.startingOnCell(of: rect, factor: scale.factor), factor: scale.factor,
      edges: edges)
    grid.fill(from: surface.target, jobs: jobs)
    grid.convolveAcross(scale.weights, jobs: jobs)
    // The result takes the place of what it was made of, or comes after it.
    let result = edges == .extended ? surface : Surface(undefined: shown)
    grid.write(into: result, weights: scale.weights, jobs: jobs)
    return result
  }

  /// What a material shows of the page behind it: a part of a target, blurred and toned.
  ///
  /// - Parameters:
  ///   - part: must be inside the target, whose edges count as going on outside of it.
  ///   - sigma: in pixels.
  static func backdrop(
    of target: PixelTarget, part: PixelRect, sigma: Double, tone: BackdropTone, jobs: Int
  ) -> Surface {
    let sigma = usable(sigma)
    let seen = part.grown(by: reach(sigma: sigma)).intersection(target.rect)
    if sigma < smallestReduced {
      let result = blurred(
        Surface(copying: target, seen), sigma: sigma, edges: .extended, limit: seen, jobs: jobs)
      result.apply(tone)
      return result
    }
    let scale = reduction(sigma: sigma)
    let grid = BlurGrid(showing: seen, factor: scale.factor, edges: .extended)
    grid.fill(from: target, jobs: jobs)
    grid.convolveAcross(scale.weights, jobs: jobs)
    let result = Surface(undefined: part)
    grid.write(into: result, weights: scale.weights, tone: tone, jobs: jobs)
    return result
  }

  /// How much smaller a picture may be drawn for a blur, and the weights at that size.
  private static func reduction(sigma: Double) -> (factor: Int, weights: [UInt32]) {
    var factor = 2
    while sigma / Double(factor) >= smallestReduced { factor *= 2 }
    return (factor, weights(sigma: DownscaledBlur.sigma(sigma, factor: factor)))
  }
}

extension PixelRect {
  /// The rectangle, begun earlier so that cells counted from another rectangle's corner begin in it.
  fileprivate func startingOnCell(of whole: PixelRect, factor: Int) -> PixelRect {
    var rect = self
    rect.minX -= (minX - whole.minX) % factor
    rect.minY -= (minY - whole.minY) % factor
    return rect
  }
}

extension Surface {
  /// A copy of a part of a target, which must be inside it.
  convenience init(copying target: PixelTarget, _ part: PixelRect) {
    self.init(undefined: part)
    for y in part.minY..<part.maxY {
      unsafe self.target.pointer(x: part.minX, y: y)
        .update(from: target.pointer(x: part.minX, y: y), count: part.width)
    }
  }
}

extension Surface {
  /// Draws a picture over the surface.
  func cover(with picture: PixelTarget) {
    let window = picture.rect.intersection(rect)
    guard !window.isEmpty else { return }
    var sink = PixelsSink(
      picture, opacity: 65_536, mode: .normal, target: target, window: window,
      scratch: RowScratch(width: window.width))
    for row in 0..<window.height {
      sink.beginRow(row)
      sink.solid(x: 0, count: window.width, coverage: 65_536)
    }
  }
}

/// A shadow of whatever a surface shows.
enum ContentShadow {
  /// The content above a blurred silhouette of itself, `offset` pixels away.
  ///
  /// - Parameter limit: pixels outside of it matter to nobody: the shadow is cut off there, however
  ///   far it falls.
  static func beneath(
    _ surface: Surface, ink: SolidInk, sigma: Double, offset: (x: Int, y: Int), limit: PixelRect,
    jobs: Int
  ) -> Surface {
    let reach = GaussianBlur.reach(sigma: sigma)
    let whole = surface.rect.grown(by: reach).offsetBy(x: offset.x, y: offset.y)
    guard ink.alpha > 0, !whole.intersection(limit).isEmpty else { return surface }
    let blurred = GaussianBlur.blurred(
      silhouette(of: surface, in: ink), sigma: sigma, edges: .transparent,
      limit: limit.offsetBy(x: -offset.x, y: -offset.y), jobs: jobs)
    let place = blurred.rect.offsetBy(x: offset.x, y: offset.y).intersection(limit)
    let result = Surface(place.union(surface.rect))
    for y in place.minY..<place.maxY {
      unsafe result.target.pointer(x: place.minX, y: y)
        .update(
          from: blurred.target.pointer(x: place.minX - offset.x, y: y - offset.y),
          count: place.width)
    }
    result.cover(with: surface.target)
    return result
  }

  private static func silhouette(of surface: Surface, in ink: SolidInk) -> Surface {
    let silhouette = Surface(surface.rect)
    silhouette.fill(with: ink, alphaOf: surface)
    return silhouette
  }
}

extension Surface {
  /// One colour as strong as the other surface's alpha; both cover the same rectangle.
  fileprivate func fill(with ink: SolidInk, alphaOf other: Surface) {
    for index in 0..<rect.width * rect.height {
      let alpha = unsafe alphaWeights(SIMD4(repeating: other.pixels[index]))
      let weight = SIMD4(repeating: product(alpha[0], ink.alpha))
      unsafe pixels[index] =
        composite(ink.channels, weight: Weights(weight), over: .zero)[0]
    }
  }
}

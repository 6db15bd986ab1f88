import Graphics
import Components
import Layout

/// What fills a shape, as a question about points; in points of the page.
struct SampledPaint {
  private enum Source {
    case solid(Shade)
    case gradient(LazyGradient)
    /// A picture in pixels of the page, of which there are some to a point.
    case image(ImageShader, scale: Double)
  }

  private let source: Source

  /// `nil` for what shows nothing.
  init?(_ paint: Paint, toPage map: PlaneTransform, scale: Double) {
    switch paint {
    case .solid(let color):
      guard color.alpha > 0 else { return nil }
      source = .solid(Shade(color))
    case .image(let image):
      let toDevice = map.followed(by: .scale(x: scale, y: scale))
      guard let shader = ImageShader(image, toDevice: toDevice) else { return nil }
      source = .image(shader, scale: scale)
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _, _),
      .angularGradient(let stops, _, _, _):
      guard !stops.isEmpty else { return nil }
      source = .gradient(LazyGradient(paint, beyond: stops.last?.color, toPage: map))
    case .spreadGradient(let gradient):
      guard !gradient.stops.isEmpty else { return nil }
      source = .gradient(LazyGradient(paint, beyond: nil, toPage: map))
    }
  }

  /// The colour, where it is the same everywhere.
  var shade: Shade? {
    if case .solid(let shade) = source { return shade }
    return nil
  }

  /// The gradient, where it is one that has a length.
  var gradient: GradientShader? {
    if case .gradient(let gradient) = source { return gradient.shader }
    return nil
  }

  var isPicture: Bool {
    if case .image = source { return true }
    return false
  }

  func shade(at point: Point) -> Shade {
    switch source {
    case .solid(let shade): return shade
    case .gradient(let gradient): return gradient.shade(at: point)
    case .image(let shader, let scale):
      let (x, y) = (
        clampedPixel((point.x * scale).rounded(.down)),
        clampedPixel((point.y * scale).rounded(.down))
      )
      let pixel = PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1)
      if let limit = shader.limit, limit.intersection(pixel).isEmpty { return .clear }
      var color: UInt32 = 0
      unsafe withUnsafeMutablePointer(to: &color) { pointer in
        unsafe shader.colors(x: x, y: y, count: 1, into: pointer)
      }
      return Shade(color)
    }
  }
}

/// A gradient whose table is made when a point of it is asked for.
private final class LazyGradient {
  private let paint: Paint
  /// What a gradient of no length has everywhere.
  private let beyond: ResolvedColor?
  private let toPage: PlaneTransform
  private(set) lazy var shader = makeShader()

  init(_ paint: Paint, beyond: ResolvedColor?, toPage: PlaneTransform) {
    self.paint = paint
    self.beyond = beyond
    self.toPage = toPage
  }

  func shade(at point: Point) -> Shade {
    Shade(shader?.color(at: point) ?? beyond ?? .clear)
  }

  private func makeShader() -> GradientShader? {
    GradientShader.shader(for: paint, toDevice: toPage)
  }
}

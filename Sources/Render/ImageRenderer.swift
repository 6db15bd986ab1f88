public import Components
public import Foundation

/// Makes pictures of a view, as SwiftUI's class of the same name does.
@MainActor
public final class ImageRenderer<Content: View> {
  /// The view; a change is seen in the next picture.
  public var content: Content
  /// Pixels per point.
  public var scale: CGFloat = 1
  /// The room that the view is offered.
  public var proposedSize = ProposedViewSize.unspecified
  /// Whether the picture has no alpha; it is then on the theme's background.
  public var isOpaque = false
  /// What the view sees, for pictures in dark appearance, other languages or sizes.
  public var environment = EnvironmentValues()

  /// Pictures, colours, symbols, texts and fonts beside the code.
  public var resources: Resources {
    get { environment.resources }
    set { environment.resources = newValue }
  }

  /// The fonts beside the embedded ones, the first of which is tried first.
  public var fonts: [FontFile] {
    get { resources.fonts }
    set { resources = resources.changing { $0.fonts = newValue } }
  }

  /// Makes a renderer of a view, at one pixel per point.
  public init(content view: Content) {
    content = view
  }

  /// The picture's pixels.
  ///
  /// - Throws: `RasterError` for a picture without pixels or with too many.
  public func pixmap() throws(RasterError) -> Pixmap {
    let renderer = Renderer()
    return try renderer.render(scene(with: renderer))
  }

  /// The picture as the bytes of a PNG file.
  ///
  /// - Throws: `RasterError` for a picture without pixels or with too many.
  public func pngData() throws(RasterError) -> [UInt8] {
    let renderer = Renderer()
    return try renderer.png(scene(with: renderer))
  }

  private func scene(with renderer: Renderer) -> ResolvedScene {
    var environment = environment
    environment.displayScale = scale
    func length(_ proposal: CGFloat?) -> Double? {
      proposal.flatMap { $0.isFinite ? max(Double($0), 0) : nil }
    }
    return renderer.scene(
      for: content, environment: environment, width: length(proposedSize.width),
      height: length(proposedSize.height),
      background: { isOpaque ? Color.background.resolve(in: $0) : .clear })
  }
}

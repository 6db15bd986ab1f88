public import Components
public import CoreGraphics
public import Render
public import UIKit

extension ImageRenderer {
  /// The picture's pixels; `nil` for a picture without pixels or with too many.
  public var cgImage: CGImage? { (try? pixmap()).map { CGImage($0) } }

  /// The picture; `nil` for one without pixels or with too many.
  public var uiImage: UIImage? {
    (try? pngData()).flatMap { UIImage(data: Data($0), scale: scale) }
  }

  /// Calls `renderer` with the size of the picture in points and with a closure that paints nothing: pages of files are
  /// made with `render-cli`, not by an app.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    guard let image = cgImage, scale > 0 else { return }
    let size = CGSize(
      width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    renderer(size) { _ in }
  }
}

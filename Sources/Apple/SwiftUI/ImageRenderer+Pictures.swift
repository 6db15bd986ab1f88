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
}

public import Components
public import CoreGraphics

// Pictures that an app paints by itself. They are empty, and a view that makes one while it is evaluated is told so.

/// How a painted picture is kept.
public final class UIGraphicsImageRendererFormat: NSObject {
  public var scale: CGFloat = 3
  public var opaque = false

  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

/// What is painted on.
public final class UIGraphicsImageRendererContext: NSObject {
  public let cgContext = CGContext()
  public let format: UIGraphicsImageRendererFormat
  public var currentImage: UIImage { UIImage() }

  init(format: UIGraphicsImageRendererFormat) { self.format = format }

  public func fill(_ rect: CGRect) {}
  public func stroke(_ rect: CGRect) {}
  public func clip(to rect: CGRect) {}
}

/// Paints pictures: they are empty.
public final class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  private let format: UIGraphicsImageRendererFormat

  public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
    self.size = size
    self.format = format
  }
  public convenience init(
    bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()
  ) { self.init(size: bounds.size, format: format) }

  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    PictureGaps.note("what UIGraphicsImageRenderer paints is not drawn")
    actions(UIGraphicsImageRendererContext(format: format))
    return UIImage(empty: size)
  }
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
  public func jpegData(
    withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { Data() }
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {}
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {}
public func UIGraphicsEndImageContext() {}
/// Nothing: no picture is painted here.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  PictureGaps.note("what is painted with UIGraphicsBeginImageContext is not drawn")
  return nil
}
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
public func UIRectFill(_ rect: CGRect) {}

extension UIColor {
  public func setFill() {}
  public func setStroke() {}
  public func set() {}
}

extension UIBezierPath {
  public func fill() {}
  public func stroke() {}
  public func addClip() {}
  public func fill(with mode: BlendMode, alpha: CGFloat) {}
}

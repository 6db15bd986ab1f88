public import Components

// How much room words take, which the engine of the picture measures.

/// How words are measured: in one line, or broken in the width there is; the others change nothing.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What measuring has to keep to: nothing.
public final class NSStringDrawingContext: NSObject {}

/// Words in a font, twelve points high without one.
private struct Words {
  let text: String
  let font: UIFont

  init(_ text: String, _ attributes: [NSAttributedString.Key: Any]?) {
    self.text = text
    font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
  }

  /// In points. Outside of a body, and of the main thread, nothing measures: each character is half as wide as high
  /// there, and the report says so.
  func size(in width: CGFloat?) -> CGSize {
    if let size = EnvironmentScope.size(of: Text(verbatim: text).font(font.font), in: width) {
      return size
    }
    PictureGaps.note("words are measured by their number, outside of a body on the main thread")
    return CGSize(width: CGFloat(text.count) * font.pointSize / 2, height: font.lineHeight)
  }

  func rect(in size: CGSize, _ options: NSStringDrawingOptions) -> CGRect {
    let width = options.contains(.usesLineFragmentOrigin) ? size.width : nil
    return CGRect(origin: .zero, size: self.size(in: width))
  }
}

extension NSString {
  /// The room of a single line, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    Words(self as String, attributes).size(in: nil)
  }

  /// The room of a single line, or with `usesLineFragmentOrigin` in a width, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    Words(self as String, attributes).rect(in: size, options)
  }
}

extension String {
  /// The room of a single line, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    Words(self, attributes).size(in: nil)
  }

  /// The room of a single line, or with `usesLineFragmentOrigin` in a width, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    Words(self, attributes).rect(in: size, options)
  }
}

extension NSAttributedString {
  private var words: Words {
    Words(string, unsafe length > 0 ? attributes(at: 0, effectiveRange: nil) : nil)
  }

  /// The room of a single line in the font of its beginning, in points.
  public func size() -> CGSize { words.size(in: nil) }

  /// The same in the font of its beginning, in a single line or in a width, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    words.rect(in: size, options)
  }
}

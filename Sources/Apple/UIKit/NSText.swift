public import Components

// How words are set in UIKit: attributes that keep what they are told.

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}

/// A line under or through words.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// How a paragraph is set.
open class NSParagraphStyle: NSObject {
  public fileprivate(set) var alignment = NSTextAlignment.natural
  public fileprivate(set) var lineSpacing: CGFloat = 0
  public fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }
}

/// How a paragraph is to be set.
open class NSMutableParagraphStyle: NSParagraphStyle {
  public override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  public override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  public override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  public var paragraphSpacing: CGFloat = 0
  public var paragraphSpacingBefore: CGFloat = 0
  public var firstLineHeadIndent: CGFloat = 0
  public var headIndent: CGFloat = 0
  public var tailIndent: CGFloat = 0
  public var lineHeightMultiple: CGFloat = 0
  public var minimumLineHeight: CGFloat = 0
  public var maximumLineHeight: CGFloat = 0
  public var hyphenationFactor: Float = 0
  public var baseWritingDirection = NSWritingDirection.natural
}

/// A shadow of words.
public final class NSShadow: NSObject {
  public var shadowOffset = CGSize.zero
  public var shadowBlurRadius: CGFloat = 0
  public var shadowColor: Any?
}

/// A picture among words.
open class NSTextAttachment: NSObject {
  open var image: UIImage?
  open var bounds = CGRect.zero

  public override init() {}
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSMutableAttributedString {
  /// Words to come: `NSMutableAttributedString()`, which Foundation has on Apple's systems alone. An extension cannot take
  /// over the initializer of `NSObject`, so this one has an argument that nobody gives.
  public convenience init(_nothing: Void = ()) { self.init(string: "") }
}

extension NSAttributedString {
  /// A picture among words.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let ligature = NSAttributedString.Key("NSLigature")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let tracking = NSAttributedString.Key("CTTracking")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  public static let shadow = NSAttributedString.Key("NSShadow")
  public static let attachment = NSAttributedString.Key("NSAttachment")
  public static let link = NSAttributedString.Key("NSLink")
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

extension NSValue {
  /// Nothing: no value here has a rectangle in it.
  public var cgRectValue: CGRect { .zero }
  public var cgPointValue: CGPoint { .zero }
  public var cgSizeValue: CGSize { .zero }
}

// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// UIKit has them, and code for it reads them without unwrapping.

public import Components

// Controls of UIKit. As all its views they are drawn as labelled placeholders; they keep what they are told.

/// What a person acts on; nobody does.
@MainActor @preconcurrency open class UIControl: UIView {
  /// What a control is in.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }

  /// What is done to a control.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1)
    public static let touchDownRepeat = Event(rawValue: 2)
    public static let touchDragInside = Event(rawValue: 4)
    public static let touchDragOutside = Event(rawValue: 8)
    public static let touchDragEnter = Event(rawValue: 16)
    public static let touchDragExit = Event(rawValue: 32)
    public static let touchUpInside = Event(rawValue: 64)
    public static let touchUpOutside = Event(rawValue: 128)
    public static let touchCancel = Event(rawValue: 256)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEvents = Event(rawValue: .max)
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  public var contentHorizontalAlignment = ContentHorizontalAlignment.center
  public var contentVerticalAlignment = ContentVerticalAlignment.center
  public var showsMenuAsPrimaryAction = false
  public var state: State { isEnabled ? (isSelected ? .selected : .normal) : .disabled }

  open func addTarget(_ target: Any?, action: Selector, for event: Event) {}
  open func removeTarget(_ target: Any?, action: Selector?, for event: Event) {}
  public func addAction(_ action: UIAction, for event: Event) {}
  public func sendActions(for event: Event) {}
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
}

/// A button.
@MainActor @preconcurrency open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
  }

  /// How a button looks.
  public struct Configuration {
    public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }

    public enum Size: Int, Sendable { case medium, small, mini, large }

    public var title: String?
    public var subtitle: String?
    public var attributedTitle: AttributedString?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var titlePadding: CGFloat = 0
    public var contentInsets = NSDirectionalEdgeInsets()
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var showsActivityIndicator = false
    public var background = UIBackgroundConfiguration()

    public static func plain() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration() }
    public static func borderless() -> Configuration { Configuration() }
  }

  public let buttonType: ButtonType
  public let titleLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView()
  public var configuration: Configuration?
  public var configurationUpdateHandler: ((UIButton) -> Void)?
  public var menu: UIMenu?
  public var contentEdgeInsets = UIEdgeInsets.zero
  public var titleEdgeInsets = UIEdgeInsets.zero
  public var imageEdgeInsets = UIEdgeInsets.zero
  public var adjustsImageWhenHighlighted = true
  public var currentTitle: String? { titleLabel?.text }
  public var currentImage: UIImage? { imageView?.image }

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }
  public convenience init(type: ButtonType) { self.init(frame: .zero) }
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
  }
  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
  }

  open func setTitle(_ title: String?, for state: State) { titleLabel?.text = title }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    titleLabel?.attributedText = title
  }
  open func setTitleColor(_ color: UIColor?, for state: State) {}
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  open func setImage(_ image: UIImage?, for state: State) { imageView?.image = image }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}
  public func title(for state: State) -> String? { titleLabel?.text }
  public func image(for state: State) -> UIImage? { imageView?.image }
  public func setNeedsUpdateConfiguration() {}
}

/// What is behind a button or a row.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0

  init() {}

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

/// An edge that follows the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Where the words of a label stand after they are shrunk.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

/// Words.
@MainActor @preconcurrency open class UILabel: UIView {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  public var lineBreakMode = NSLineBreakMode.byTruncatingTail
  public var adjustsFontSizeToFitWidth = false
  public var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  public var adjustsFontForContentSizeCategory = false
  public var minimumScaleFactor: CGFloat = 0
  public var preferredMaxLayoutWidth: CGFloat = 0
  public var allowsDefaultTighteningForTruncation = false
  public var highlightedTextColor: UIColor?
  public var shadowColor: UIColor?
  public var shadowOffset = CGSize(width: 0, height: -1)
  open var isEnabled = true
  open var isHighlighted = false
  open func drawText(in rect: CGRect) {}
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines: Int) -> CGRect { bounds }
}

/// A picture.
@MainActor @preconcurrency open class UIImageView: UIView {
  open var image: UIImage?
  public var highlightedImage: UIImage?
  public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  public var animationImages: [UIImage]?
  public var animationDuration: TimeInterval = 0
  public var animationRepeatCount = 0
  open var isHighlighted = false
  public var isAnimating: Bool { false }

  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }
  public func startAnimating() {}
  public func stopAnimating() {}
}

/// A switch.
@MainActor @preconcurrency open class UISwitch: UIControl {
  open var isOn = false
  public var onTintColor: UIColor?
  public var thumbTintColor: UIColor?
  public func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A slider.
@MainActor @preconcurrency open class UISlider: UIControl {
  open var value: Float = 0
  public var minimumValue: Float = 0
  public var maximumValue: Float = 1
  public var isContinuous = true
  public var minimumTrackTintColor: UIColor?
  public var maximumTrackTintColor: UIColor?
  public var thumbTintColor: UIColor?
  public var minimumValueImage: UIImage?
  public var maximumValueImage: UIImage?
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  public func setThumbImage(_ image: UIImage?, for state: State) {}
  public func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  public func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func thumbRect(forBounds bounds: CGRect, trackRect: CGRect, value: Float) -> CGRect {
    bounds
  }
}

/// Two buttons for a number.
@MainActor @preconcurrency open class UIStepper: UIControl {
  public var value: Double = 0
  public var minimumValue: Double = 0
  public var maximumValue: Double = 100
  public var stepValue: Double = 1
}

/// Segments of UIKit; pickers of views are not.
@MainActor @preconcurrency open class UISegmentedControl: UIControl {
  public static let noSegment = -1
  public var selectedSegmentTintColor: UIColor?
  public var selectedSegmentIndex = noSegment
  public private(set) var numberOfSegments = 0

  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    numberOfSegments = items?.count ?? 0
  }
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}
  public func setBackgroundImage(
    _ image: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {}
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State,
    barMetrics: UIBarMetrics
  ) {}
  public func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    numberOfSegments += 1
  }
  public func setTitle(_ title: String?, forSegmentAt index: Int) {}
  public func titleForSegment(at index: Int) -> String? { nil }
  public func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {}
  public func removeAllSegments() { numberOfSegments = 0 }
}

/// Dots of UIKit; those of paged views are not.
@MainActor @preconcurrency open class UIPageControl: UIControl {
  public var currentPage = 0
  public var numberOfPages = 0
  public var hidesForSinglePage = false
  public var currentPageIndicatorTintColor: UIColor?
  public var pageIndicatorTintColor: UIColor?
}

/// A bar of progress.
@MainActor @preconcurrency open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }

  public var progress: Float = 0
  public var progressTintColor: UIColor?
  public var trackTintColor: UIColor?

  public convenience init(progressViewStyle: Style) { self.init(frame: .zero) }
  public func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// A wheel that turns while something is done.
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case whiteLarge, white, gray
    case medium = 100
    case large
  }

  public var style = Style.medium
  public var color: UIColor! = .gray
  public var hidesWhenStopped = true
  public private(set) var isAnimating = false

  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }
  public func startAnimating() { isAnimating = true }
  public func stopAnimating() { isAnimating = false }
}

/// What turns while a list is read again.
@MainActor @preconcurrency open class UIRefreshControl: UIControl {
  public private(set) var isRefreshing = false
  public var attributedTitle: NSAttributedString?
  public func beginRefreshing() { isRefreshing = true }
  public func endRefreshing() { isRefreshing = false }
}

/// A choice of a date.
@MainActor @preconcurrency open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }

  public var date = Date(timeIntervalSinceReferenceDate: 0)
  public var minimumDate: Date?
  public var maximumDate: Date?
  public var datePickerMode = Mode.dateAndTime
  public var preferredDatePickerStyle = UIDatePickerStyle.automatic
  public var minuteInterval = 1
  public var countDownDuration: TimeInterval = 0
  public var locale: Locale?
  public var calendar: Calendar! = Calendar(identifier: .gregorian)
  public var timeZone: TimeZone?
  public func setDate(_ date: Date, animated: Bool) { self.date = date }
}

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// A well for a colour.
@MainActor @preconcurrency open class UIColorWell: UIControl {
  public var selectedColor: UIColor?
  public var supportsAlpha = true
}

/// Wheels.
@MainActor @preconcurrency open class UIPickerView: UIView {
  public weak var dataSource: (any UIPickerViewDataSource)?
  public weak var delegate: (any UIPickerViewDelegate)?
  public func reloadAllComponents() {}
  public func reloadComponent(_ component: Int) {}
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
  public func selectedRow(inComponent component: Int) -> Int { 0 }
}

@MainActor @preconcurrency public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in picker: UIPickerView) -> Int
  func pickerView(_ picker: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@MainActor @preconcurrency public protocol UIPickerViewDelegate: AnyObject {
  func pickerView(_ picker: UIPickerView, titleForRow row: Int, forComponent: Int) -> String?
  func pickerView(_ picker: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ picker: UIPickerView, titleForRow row: Int, forComponent: Int
  ) -> String? { nil }
  public func pickerView(_ picker: UIPickerView, didSelectRow row: Int, inComponent: Int) {}
}

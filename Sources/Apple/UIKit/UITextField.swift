// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// UIKit has them, and code for it reads them without unwrapping.

public import Components

// Words that are typed in UIKit; nobody types.

public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }

public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// A place in a text.
@MainActor @preconcurrency open class UITextPosition: NSObject {}

/// A part of a text.
@MainActor @preconcurrency open class UITextRange: NSObject {
  public let start = UITextPosition()
  public let end = UITextPosition()
  public var isEmpty: Bool { true }
}

/// A line of text that is typed.
@MainActor @preconcurrency open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  open var text: String?
  open var attributedText: NSAttributedString?
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString?
  open var font: UIFont?
  open var textColor: UIColor?
  public var textAlignment = NSTextAlignment.natural
  public var borderStyle = BorderStyle.none
  public var clearButtonMode = ViewMode.never
  public var clearsOnBeginEditing = false
  public var leftView: UIView?
  public var leftViewMode = ViewMode.never
  public var rightView: UIView?
  public var rightViewMode = ViewMode.never
  public var adjustsFontSizeToFitWidth = false
  public var minimumFontSize: CGFloat = 0
  public var adjustsFontForContentSizeCategory = false
  public var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var keyboardType = UIKeyboardType.default
  public var keyboardAppearance = UIKeyboardAppearance.default
  public var returnKeyType = UIReturnKeyType.default
  public var enablesReturnKeyAutomatically = false
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  public var autocorrectionType = UITextAutocorrectionType.default
  public var spellCheckingType = UITextSpellCheckingType.default
  public var textContentType: UITextContentType!
  open var isSecureTextEntry = false
  public var isEditing: Bool { false }
  public var selectedTextRange: UITextRange?
  public weak var delegate: (any UITextFieldDelegate)?
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  open override var canBecomeFirstResponder: Bool { true }
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func deleteBackward() {}
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  public func selectAll(_ sender: Any?) {}
}

@MainActor @preconcurrency public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ field: UITextField) -> Bool
  func textFieldDidBeginEditing(_ field: UITextField)
  func textFieldShouldEndEditing(_ field: UITextField) -> Bool
  func textFieldDidEndEditing(_ field: UITextField)
  func textFieldDidChangeSelection(_ field: UITextField)
  func textFieldShouldClear(_ field: UITextField) -> Bool
  func textFieldShouldReturn(_ field: UITextField) -> Bool
  func textField(
    _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ field: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ field: UITextField) {}
  public func textFieldShouldEndEditing(_ field: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ field: UITextField) {}
  public func textFieldDidChangeSelection(_ field: UITextField) {}
  public func textFieldShouldClear(_ field: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ field: UITextField) -> Bool { true }
  public func textField(
    _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
}

/// Text of UIKit that is edited; the editors of views are not.
@MainActor @preconcurrency open class UITextView: UIScrollView {
  public weak var delegate: (any UITextViewDelegate)?
  open var text: String! = ""
  open var attributedText: NSAttributedString!
  open var textColor: UIColor?
  open var font: UIFont?
  open var textAlignment = NSTextAlignment.natural
  public var isEditable = true
  public var isSelectable = true
  public var selectedRange = NSRange(location: 0, length: 0)
  public var selectedTextRange: UITextRange?
  public var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  public let textContainer = NSTextContainer()
  public var typingAttributes: [NSAttributedString.Key: Any] = [:]
  public var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  public var allowsEditingTextAttributes = false
  public var adjustsFontForContentSizeCategory = false
  public var dataDetectorTypes: UIDataDetectorTypes = []
  public var keyboardType = UIKeyboardType.default
  public var keyboardAppearance = UIKeyboardAppearance.default
  public var returnKeyType = UIReturnKeyType.default
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  public var autocorrectionType = UITextAutocorrectionType.default
  public var spellCheckingType = UITextSpellCheckingType.default
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  open override var canBecomeFirstResponder: Bool { true }
  public func scrollRangeToVisible(_ range: NSRange) {}
  open func insertText(_ text: String) { self.text += text }
  open func deleteBackward() {}
}

/// Where the lines of a text go.
@MainActor @preconcurrency public final class NSTextContainer: NSObject {
  public var lineFragmentPadding: CGFloat = 5
  public var maximumNumberOfLines = 0
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  public var widthTracksTextView = false
}

/// What a text is looked through for.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}

@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ view: UITextView) -> Bool
  func textViewDidBeginEditing(_ view: UITextView)
  func textViewDidEndEditing(_ view: UITextView)
  func textViewDidChange(_ view: UITextView)
  func textViewDidChangeSelection(_ view: UITextView)
  func textView(
    _ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textView(
    _ view: UITextView, shouldInteractWith url: URL, in range: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ view: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ view: UITextView) {}
  public func textViewDidEndEditing(_ view: UITextView) {}
  public func textViewDidChange(_ view: UITextView) {}
  public func textViewDidChangeSelection(_ view: UITextView) {}
  public func textView(
    _ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textView(
    _ view: UITextView, shouldInteractWith url: URL, in range: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}

/// A field that is searched by.
@MainActor @preconcurrency open class UISearchBar: UIView {
  public enum Style: Int, Sendable { case `default`, prominent, minimal }

  open var text: String?
  public var placeholder: String?
  public var searchBarStyle = Style.default
  public var barTintColor: UIColor?
  public var showsCancelButton = false
  public var isTranslucent = true
  public var autocapitalizationType = UITextAutocapitalizationType.none
  public var autocorrectionType = UITextAutocorrectionType.default
  public var keyboardType = UIKeyboardType.default
  public var returnKeyType = UIReturnKeyType.search
  public var scopeButtonTitles: [String]?
  public var backgroundImage: UIImage?
  public let searchTextField = UITextField()
  public weak var delegate: (any UISearchBarDelegate)?
  public func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
}

@MainActor @preconcurrency public protocol UISearchBarDelegate: AnyObject {
  func searchBar(_ bar: UISearchBar, textDidChange text: String)
  func searchBarTextDidBeginEditing(_ bar: UISearchBar)
  func searchBarTextDidEndEditing(_ bar: UISearchBar)
  func searchBarSearchButtonClicked(_ bar: UISearchBar)
  func searchBarCancelButtonClicked(_ bar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ bar: UISearchBar, textDidChange text: String) {}
  public func searchBarTextDidBeginEditing(_ bar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ bar: UISearchBar) {}
  public func searchBarSearchButtonClicked(_ bar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ bar: UISearchBar) {}
}

/// A search of a screen.
@MainActor @preconcurrency open class UISearchController: UIViewController {
  public let searchBar = UISearchBar()
  public var isActive = false
  public var obscuresBackgroundDuringPresentation = false
  public var hidesNavigationBarDuringPresentation = true
  public weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  public init(searchResultsController: UIViewController? = nil) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor @preconcurrency public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for controller: UISearchController)
}

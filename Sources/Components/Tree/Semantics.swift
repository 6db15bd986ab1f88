/// What a node means to assistive technology and to the audit, beside how it looks.
public struct Semantics: Equatable, Sendable {
  /// What is said, if anything is: in an array, so that the many nodes that say nothing are small, and
  /// copies of the others share it.
  private var stated: [Values] = []

  /// What a node may say.
  private struct Values: Equatable {
    var role: AccessibilityRole?
    var roleReach = 0
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var traits: AccessibilityTraits = []
    var states: [AccessibilityState] = []
    var isHidden = false
    var children: AccessibilityChildBehavior?
    var sortPriority = 0.0
    var targetExemption: TargetExemption?
    /// In an array for the same reason.
    var details: [AccessibilityDetails] = []
  }

  /// Makes semantics of a role and a label, with nothing else set.
  public init(role: AccessibilityRole? = nil, label: String? = nil) {
    if role != nil || label != nil { stated = [Values(role: role, label: label)] }
  }

  /// What is said, to be changed.
  private var said: Values {
    get { stated.first ?? Values() }
    _modify {
      if stated.isEmpty { stated = [Values()] }
      yield &stated[0]
    }
  }

  /// What kind of thing the node is; `nil` where it is none that a screen reader names.
  public var role: AccessibilityRole? {
    get { stated.isEmpty ? nil : stated[0].role }
    set {
      said.role = newValue
      if newValue == nil { roleReach = 0 }
    }
  }
  /// How many of the nodes around, which only place or paint this one, were part of the view that
  /// was given the role: what is touched is as large as they are.
  public var roleReach: Int {
    get { stated.isEmpty ? 0 : stated[0].roleReach }
    set { said.roleReach = newValue }
  }
  /// What a screen reader says for the node; `nil` where the content speaks for itself.
  public var label: String? {
    get { stated.isEmpty ? nil : stated[0].label }
    set { said.label = newValue }
  }
  /// What a screen reader says after the label, such as how far a slider is; `nil` for none.
  public var value: String? {
    get { stated.isEmpty ? nil : stated[0].value }
    set { said.value = newValue }
  }
  /// What a screen reader says that touching the node does; `nil` for none.
  public var hint: String? {
    get { stated.isEmpty ? nil : stated[0].hint }
    set { said.hint = newValue }
  }
  /// A name for tests; never spoken.
  public var identifier: String? {
    get { stated.isEmpty ? nil : stated[0].identifier }
    set { said.identifier = newValue }
  }
  /// Characteristics that assistive technology tells beside the role.
  public var traits: AccessibilityTraits {
    get { stated.isEmpty ? [] : stated[0].traits }
    set { said.traits = newValue }
  }
  /// States in the order in which they are dumped, such as `disabled` or `loading`.
  public var states: [AccessibilityState] {
    get { stated.isEmpty ? [] : stated[0].states }
    set { said.states = newValue }
  }
  /// Whether assistive technology skips the node and everything in it.
  public var isHidden: Bool {
    get { stated.isEmpty ? false : stated[0].isHidden }
    set { said.isHidden = newValue }
  }
  /// How the node's content is presented; `nil` where the node is no element of its own.
  public var children: AccessibilityChildBehavior? {
    get { stated.isEmpty ? nil : stated[0].children }
    set { said.children = newValue }
  }
  /// Nodes with a higher priority are read first among their siblings.
  public var sortPriority: Double {
    get { stated.isEmpty ? 0 : stated[0].sortPriority }
    set { said.sortPriority = newValue }
  }
  /// Why a target may be smaller than the rules ask, where the author says so.
  public var targetExemption: TargetExemption? {
    get { stated.isEmpty ? nil : stated[0].targetExemption }
    set { said.targetExemption = newValue }
  }
  /// What is said beyond role, label, value and hint.
  public var details: AccessibilityDetails {
    get { hasDetails ? stated[0].details[0] : AccessibilityDetails() }
    set { said.details = newValue == AccessibilityDetails() ? [] : [newValue] }
  }
  /// Whether anything is said beyond them.
  public var hasDetails: Bool { !stated.isEmpty && !stated[0].details.isEmpty }

  /// Nodes that say nothing are equal, whether or not something was said of them in between.
  public static func == (left: Semantics, right: Semantics) -> Bool {
    if left.stated.isEmpty && right.stated.isEmpty { return true }
    return left.said == right.said
  }

  /// Whether the node says anything that its content does not.
  public var isEmpty: Bool { self == Semantics() }

  /// Whether the node answers to touch.
  public var isInteractive: Bool { role?.isInteractive ?? false }

  /// Whether the node is shown as unavailable.
  public var isDisabled: Bool { states.contains(.disabled) }

  /// Adds a state once, keeping the states in their dump order.
  public mutating func insert(_ state: AccessibilityState) {
    guard !states.contains(state) else { return }
    states.append(state)
    states.sort { $0.order < $1.order }
  }
}

/// What kind of thing a node is.
public enum AccessibilityRole: String, Hashable, CaseIterable, Sendable {
  case alert
  case button
  case checkbox
  case dialog
  case grid
  case header
  case image
  case link
  case list
  case menu
  case menuItem
  case navigation
  case progress
  case radio
  case searchField
  case slider
  case status
  case stepper
  case tab
  case tabBar
  case textField
  case toggle

  /// Whether a node of this role answers to touch.
  public var isInteractive: Bool {
    switch self {
    case .button, .checkbox, .link, .menuItem, .radio, .searchField, .slider, .stepper, .tab,
      .textField, .toggle:
      true
    case .alert, .dialog, .grid, .header, .image, .list, .menu, .navigation, .progress, .status,
      .tabBar:
      false
    }
  }
}

/// A condition of a control.
public enum AccessibilityState: String, Hashable, CaseIterable, Sendable {
  case selected
  case checked
  case mixed
  case expanded
  case focused
  case pressed
  case loading
  case invalid
  case disabled

  /// The position in a dump.
  var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// Why a small target is acceptable (WCAG 2.2, success criterion 2.5.8).
public enum TargetExemption: String, Hashable, Sendable {
  /// The target is in a sentence.
  case inline
  /// Another control on the same page does the same and is large enough.
  case equivalent
  /// This very size is essential to what is conveyed.
  case essential
}

/// How the children of an accessibility element are presented, as in SwiftUI.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  case ignore
  case contain
  case combine
}

/// Characteristics of an element, as in SwiftUI.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The set as bits: one for each trait.
  public let rawValue: Int

  /// Makes a set from its bits; unknown ones are kept.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

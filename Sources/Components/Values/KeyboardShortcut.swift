/// A key with modifiers.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The return key.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key.
  public var key: KeyEquivalent
  /// The modifier keys that are held with it.
  public var modifiers: EventModifiers

  /// A shortcut, with the command key unless told otherwise.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types.
  public let character: Character

  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let space = KeyEquivalent(" ")
  public static let tab = KeyEquivalent("\t")
  public static let delete = KeyEquivalent("\u{8}")

  /// The key of a character.
  public init(_ character: Character) {
    self.character = character
  }

  /// The key of a character in quotes.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(character)
  }
}

/// The modifier keys of a shortcut.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// A set by its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let command = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let option = EventModifiers(rawValue: 4)
  public static let control = EventModifiers(rawValue: 8)
}

extension KeyboardShortcut {
  /// The keys in the order in which Apple's menus have them, such as `Shift-Command-N`.
  package var name: String {
    let held: [(EventModifiers, String)] = [
      (.control, "Control"), (.option, "Option"), (.shift, "Shift"), (.command, "Command"),
    ]
    let words = held.filter { modifiers.contains($0.0) }.map(\.1)
    return (words + [key.name]).joined(separator: "-")
  }
}

extension KeyEquivalent {
  fileprivate var name: String {
    switch self {
    case .upArrow: "Up Arrow"
    case .downArrow: "Down Arrow"
    case .leftArrow: "Left Arrow"
    case .rightArrow: "Right Arrow"
    case .return: "Return"
    case .escape: "Escape"
    case .space: "Space"
    case .tab: "Tab"
    case .delete: "Delete"
    default: character.uppercased()
    }
  }

  /// The keys that have no character of their own, by the names that documents use.
  package static let named: [(name: String, key: KeyEquivalent)] = [
    ("return", .return), ("escape", .escape), ("space", .space), ("tab", .tab),
    ("delete", .delete), ("upArrow", .upArrow), ("downArrow", .downArrow),
    ("leftArrow", .leftArrow), ("rightArrow", .rightArrow),
  ]
}

import Foundation

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

/// A press of a key; none happens in a picture.
public struct KeyPress: Hashable, Sendable {
  /// The parts of a press.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// A set by its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether a press was taken.
  public enum Result: Hashable, Sendable { case handled, ignored }

  /// The key.
  public var key: KeyEquivalent
  /// The characters that the press would type.
  public var characters: String
  /// The modifier keys that are held.
  public var modifiers: EventModifiers
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

/// What a view with the focus can do.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// A set by its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Where a remote control moves the focus.
public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }

/// Whether text can be selected.
public enum TextSelectability: Hashable, Sendable { case enabled, disabled }
/// The kind of keyboard a field asks for.
public enum UIKeyboardType: Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}
/// What a field's text means to the system.
public enum UITextContentType: Hashable, Sendable {
  case name, givenName, familyName, username, password, newPassword, oneTimeCode, emailAddress
  case telephoneNumber, fullStreetAddress, streetAddressLine1, addressCity, postalCode
  case countryName, creditCardNumber, organizationName, nickname, URL
}
/// Which letters a keyboard capitalises, by the old name.
public enum UITextAutocapitalizationType: Hashable, Sendable {
  case none, words, sentences, allCharacters
}
/// Which letters a keyboard capitalises.
public enum TextInputAutocapitalization: Hashable, Sendable {
  case never, words, sentences, characters
}
/// The label of a keyboard's return key.
public enum SubmitLabel: Hashable, Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}

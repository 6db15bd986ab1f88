import Foundation

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
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  /// The old name of `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}
/// Which letters a keyboard capitalises, by the old name.
public enum UITextAutocapitalizationType: Int, Sendable {
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

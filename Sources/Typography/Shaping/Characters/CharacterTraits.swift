/// What shaping needs to know about the character a glyph came from.
struct CharacterTraits: BitwiseCopyable, Sendable {
  /// The general category in the low five bits, five flags, the joining type in three bits, two flags.
  private var bits: UInt16 = UInt16(GeneralCategory.unassigned.rawValue)

  struct Flag: BitwiseCopyable, Sendable {
    fileprivate let bit: UInt16
    /// Invisible unless a lookup gives it a shape.
    static let ignorable = Flag(bit: 0x20)
    static let nonJoiner = Flag(bit: 0x40)
    static let joiner = Flag(bit: 0x80)
    /// Invisible, and matched by lookups all the same.
    static let hidden = Flag(bit: 0x100)
    /// Stays in one cluster with the character before it.
    static let continuation = Flag(bit: 0x200)
    /// Has a canonical decomposition of its own; those of Hangul syllables are computed.
    static let decomposable = Flag(bit: 0x2000)
    /// Is the second character of some composite.
    static let composing = Flag(bit: 0x4000)
  }

  init() {}

  @inline(__always)
  init(_ data: CharacterProperties) {
    bits =
      UInt16(data.generalCategory.rawValue) | UInt16(data.joiningType.rawValue) << Self.joiningShift
      | (data.hasDecomposition ? Flag.decomposable.bit : 0)
      | (data.composesWithPrevious ? Flag.composing.bit : 0)
  }

  private static let joiningShift: UInt16 = 10

  var joiningType: JoiningType {
    JoiningType(rawValue: UInt8(bits >> Self.joiningShift & 7)) ?? .nonJoining
  }

  var category: GeneralCategory {
    get { GeneralCategory(rawValue: UInt8(bits & 0x1F)) ?? .unassigned }
    set { bits = bits & ~0x1F | UInt16(newValue.rawValue) }
  }

  @inline(__always)
  func contains(_ flag: Flag) -> Bool { bits & flag.bit != 0 }

  mutating func insert(_ flag: Flag) { bits |= flag.bit }
  mutating func remove(_ flag: Flag) { bits &= ~flag.bit }

  var isIgnorable: Bool { contains(.ignorable) }

  private static let marks: ClosedRange<UInt16> =
    UInt16(GeneralCategory.nonspacingMark.rawValue)...UInt16(GeneralCategory.enclosingMark.rawValue)

  /// Whether the character is of a mark category (Mn, Mc, Me: neighbours in the enumeration).
  var isMark: Bool { Self.marks.contains(bits & 0x1F) }
  var isNonspacingMark: Bool { bits & 0x1F == UInt16(GeneralCategory.nonspacingMark.rawValue) }
  var isDecimalNumber: Bool { bits & 0x1F == UInt16(GeneralCategory.decimalNumber.rawValue) }
  var isSpace: Bool { bits & 0x1F == UInt16(GeneralCategory.spaceSeparator.rawValue) }
  /// L*: the first five categories.
  var isLetter: Bool { bits & 0x1F <= UInt16(GeneralCategory.otherLetter.rawValue) }
}

/// Facts about a whole buffer that let later phases be skipped.
struct BufferTraits: OptionSet, Sendable {
  let rawValue: UInt16
  static let hasNonASCII = BufferTraits(rawValue: 1)
  static let hasIgnorables = BufferTraits(rawValue: 2)
  static let hasGraphemeJoiner = BufferTraits(rawValue: 4)
  static let hasSpaceFallback = BufferTraits(rawValue: 8)
  static let hasAttachments = BufferTraits(rawValue: 16)
  static let hasBrokenSyllables = BufferTraits(rawValue: 32)
  /// Tiles of the `stch` feature wait to be stretched.
  static let hasStretches = BufferTraits(rawValue: 64)
  /// Some character continues the one before it.
  static let hasContinuations = BufferTraits(rawValue: 128)
  /// Some character that is no mark may do so: in emoji and flags.
  static let hasSequences = BufferTraits(rawValue: 256)
}

extension GlyphInfo {
  /// Sets the traits of `code`, which is a character, and notes what concerns the whole buffer.
  mutating func readTraits(into buffer: inout BufferTraits) {
    readTraits(UnicodeData.properties(of: code), into: &buffer)
  }

  /// The same for a character whose properties are known.
  @inline(__always)
  mutating func readTraits(_ data: CharacterProperties, into buffer: inout BufferTraits) {
    character = CharacterTraits(data)
    combiningClass = 0
    guard code >= 0x80 else { return }
    buffer.insert(.hasNonASCII)
    if data.isDefaultIgnorable || character.isMark || code >= 0x1F1E6 {
      readRareTraits(data, into: &buffer)
    }
  }

  /// What concerns marks, invisible characters and emoji only.
  @inline(never)
  private mutating func readRareTraits(
    _ data: CharacterProperties, into buffer: inout BufferTraits
  ) {
    switch code {
    case 0x200D, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F:
      buffer.formUnion([.hasContinuations, .hasSequences])
    default: break
    }
    if data.isDefaultIgnorable, Invisible.isDefaultIgnorable(code) {
      buffer.insert(.hasIgnorables)
      character.insert(.ignorable)
      switch code {
      case 0x200C: character.insert(.nonJoiner)
      case 0x200D: character.insert(.joiner)
      // Mongolian variation selectors and emoji tags take part in matching.
      case 0x180B...0x180D, 0x180F, 0xE0020...0xE007F: character.insert(.hidden)
      case Invisible.graphemeJoiner:
        buffer.insert(.hasGraphemeJoiner)
        character.insert(.hidden)
      default: break
      }
    }
    if character.isMark {
      buffer.insert(.hasContinuations)
      character.insert(.continuation)
      combiningClass = ModifiedCombiningClass.value(of: code, unicode: data.combiningClass)
    }
  }
}

/// Characters that have no shape of their own.
enum Invisible {
  static let graphemeJoiner: UInt32 = 0x034F

  /// Default_Ignorable_Code_Point as shapers use it: without the Hangul fillers, which fonts draw.
  static func isDefaultIgnorable(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAD, 0x34F, 0x61C, 0x17B4...0x17B5, 0x180B...0x180E, 0x200B...0x200F, 0x202A...0x202E,
      0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF, 0xFFF0...0xFFF8, 0x1D173...0x1D17A,
      0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  static func isVariationSelector(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x180B...0x180D, 0x180F, 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
    default: false
    }
  }
}

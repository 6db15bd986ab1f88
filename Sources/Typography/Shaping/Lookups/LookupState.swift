/// What matching depends on while one lookup is applied.
struct LookupState {
  /// How deep context lookups may call other lookups. HarfBuzz allows 64; fonts use three or four,
  /// and the small stacks of worker threads have to hold it all.
  static let maximumNesting = 32
  /// How far attachments are followed at once.
  static let maximumAttachments = 64
  /// How many glyphs a context may have.
  static let maximumContext = 64

  /// Whether `GPOS` is applied; otherwise `GSUB`.
  var isPositioning = false
  /// The lookup's flag and mark filtering set.
  var properties: UInt32 = 0
  /// The features the lookup runs for.
  var mask: UInt32 = 0
  var skipsNonJoiners = true
  var skipsJoiners = true
  var isRandom = false
  /// Whether substitutions match within a syllable only.
  var isPerSyllable = false
  var nesting = 0
  /// The number the last ligature took.
  var lastLigatureID: UInt8 = 0
  /// The state of the generator behind the `rand` feature.
  var randomState: UInt64 = 1
  /// For mark attachment: the last base found, and how far the text has been searched for it.
  var lastBase = -1
  var searchedUntil = 0
}

/// What a glyph at some position of a context has to be.
struct MatchRule {
  enum Kind { case glyphs, classes, coverages }

  let kind: Kind
  /// The 16-bit values, one per position.
  let values: TableView
  /// The class definition, or the table coverage offsets count from.
  let base: TableView
  /// The classes of all glyphs, if they are unfolded.
  let classes: Slab<UInt16>?

  init(
    _ kind: Kind, values: TableView, base: TableView = .empty, classes: Slab<UInt16>? = nil
  ) {
    self.kind = kind
    self.values = values
    self.base = base
    self.classes = classes
  }

  /// The same rule with other values.
  @inline(__always)
  func with(values: TableView) -> MatchRule {
    MatchRule(kind, values: values, base: base, classes: classes)
  }

  /// The class of a glyph in a rule by classes.
  @inline(__always)
  func glyphClass(_ glyph: UInt32) -> Int {
    if let classes, classes.count > 0 {
      return Int(glyph) < classes.count ? Int(classes[Int(glyph)]) : 0
    }
    return ClassDefinition(base).value(of: glyph)
  }

  /// What stands for a glyph in the rule's values; `nil` where that is a table.
  @inline(__always)
  func value(of glyph: UInt32) -> Int? {
    switch kind {
    case .glyphs: Int(glyph)
    case .classes: glyphClass(glyph)
    case .coverages: nil
    }
  }

  @inline(__always)
  func matches(_ glyph: UInt32, at position: Int) -> Bool {
    let value = values.u16(position &* 2)
    switch kind {
    case .glyphs: return Int(glyph) == value
    case .classes: return glyphClass(glyph) == value
    case .coverages: return value != 0 && CoverageTable(base.dropping(value)).contains(glyph)
    }
  }
}

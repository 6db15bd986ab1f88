/// Everything about a run that depends on the face, script, direction, language and features but
/// not on the text. Made once per combination and kept by the face.
final class ShapePlan: Sendable {
  struct Key: Equatable, Sendable {
    var script: FontTag
    var direction: ShapeRequest.Direction
    var language: String?
    var features: [FontFeature]
  }

  let key: Key
  let shaper: ScriptShaper
  let map: FeatureMap
  let layout: FontLayout

  let fractionMask: UInt32
  let numeratorMask: UInt32
  let denominatorMask: UInt32
  /// Set on characters of right-to-left runs that could not be mirrored by character.
  let mirroringMask: UInt32
  /// One bit per `ArabicForm`.
  let formMasks: [UInt32]

  /// Whether `GPOS` places the glyphs.
  let positions: Bool
  /// Whether `GPOS` has a `mark` feature for the script.
  let positionsMarks: Bool
  /// Whether glyph classes come from characters because the face has none.
  let guessesClasses: Bool
  /// The pairs of the `kern` table, where `GPOS` has no kerning.
  let kerning: KernTable?
  let kerningMask: UInt32
  /// Whether marks that are made not to move the pen go back onto the glyph before.
  let shiftsZeroedMarks: Bool
  /// Whether marks are placed by their boxes because nothing else places them.
  let placesMarksByExtents: Bool
  /// Characters that must not follow one another in the script.
  let vowelConstraints: [UInt32: [UInt32]]
  /// Forms of Arabic letters where the face has no joining features.
  let arabicFallback: ArabicFallback?
  /// What an Indic script needs of the face.
  let indic: IndicPlan?

  init(_ key: Key, face: FontFace, layout: FontLayout) {
    self.key = key
    self.layout = layout
    let scripts = ScriptTags.openTypeTags(of: key.script)
    let languages = LanguageTags.openTypeTags(of: key.language)
    let selection = LayoutSelection(
      tables: [layout.substitution, layout.positioning].map {
        LayoutSelection.Table(
          $0, scripts: scripts, languages: languages, coordinates: face.variation.coordinates)
      })
    let shaper = ScriptShaper(script: key.script, chosen: selection.tables[0].script)
    self.shaper = shaper
    map = Self.features(key, shaper, selection).compile(selection)
    fractionMask = map.firstBit(of: "frac")
    numeratorMask = map.firstBit(of: "numr")
    denominatorMask = map.firstBit(of: "dnom")
    mirroringMask = map.firstBit(of: "rtlm")
    formMasks = ArabicForm.features.map(map.firstBit(of:))
    let isWrongScript = shaper == .hebrew && selection.tables[1].script != "hebr"
    let positions = layout.positioning.exists && !isWrongScript
    self.positions = positions
    positionsMarks = map.firstBit(of: "mark") != 0
    guessesClasses = !layout.definitions.hasClasses
    let hasPairs = positions && selection.tables[1].feature("kern") != nil
    let kerning = hasPairs ? nil : KernTable(face.directory.table("kern"))
    self.kerning = kerning
    kerningMask = map.feature("kern")?.mask ?? 0
    shiftsZeroedMarks = !positions && kerning?.hasCrossStream != true
    placesMarksByExtents = shiftsZeroedMarks && shaper.placesMarksByExtents
    let map = self.map
    let lacksForms = ArabicForm.features.allSatisfy { tag in
      map.feature(tag)?.needsFallback ?? ["fin2", "fin3", "med2"].contains(tag)
    }
    arabicFallback =
      key.script == "Arab" && lacksForms ? ArabicFallback(face.characters) : nil
    vowelConstraints =
      shaper == .indic || shaper == .universal ? VowelConstraints.pairs(of: key.script) : [:]
    indic =
      shaper == .indic
      ? IndicPlan(key.script, chosen: selection.tables[0].script, map: map, face: face) : nil
  }

  /// Whether automatic fractions have features to work with.
  var hasFractions: Bool { fractionMask != 0 || (numeratorMask != 0 && denominatorMask != 0) }

  /// The features of a run in the order shapers ask for them.
  private static func features(
    _ key: Key, _ shaper: ScriptShaper, _ selection: LayoutSelection
  ) -> FeatureMapBuilder {
    var builder = FeatureMapBuilder()
    builder.enable("rvrn")
    builder.pause()
    switch key.direction {
    case .leftToRight:
      builder.enable("ltra")
      builder.enable("ltrm")
    case .rightToLeft:
      builder.enable("rtla")
      builder.add("rtlm")
    }
    for tag in ["frac", "numr", "dnom"] as [FontTag] { builder.add(tag) }
    builder.enable("rand", .random, value: FeatureMapBuilder.maximumValue)
    switch shaper {
    case .standard, .hebrew, .thai, .zawgyi: break
    case .arabic: addArabicFeatures(to: &builder, key.script, selection)
    case .indic: IndicPlan.addFeatures(to: &builder)
    case .khmer: KhmerSyllable.addFeatures(to: &builder)
    case .myanmar: MyanmarSyllable.addFeatures(to: &builder)
    case .universal: UniversalShaping.addFeatures(to: &builder)
    case .hangul: HangulShaping.addFeatures(to: &builder)
    }
    for tag in ["abvm", "blwm", "ccmp", "locl"] as [FontTag] { builder.enable(tag) }
    for tag in ["mark", "mkmk"] as [FontTag] {
      builder.enable(tag, [.manualJoiners, .manualNonJoiners])
    }
    builder.enable("rlig")
    for tag in ["calt", "clig", "curs", "dist"] as [FontTag] { builder.enable(tag) }
    builder.enable("kern", .hasFallback)
    for tag in ["liga", "rclt"] as [FontTag] { builder.enable(tag) }
    for feature in key.features { builder.add(feature.tag, .global, value: feature.value) }
    switch shaper {
    case .indic: IndicPlan.addLastFeatures(to: &builder)
    case .khmer: KhmerSyllable.addLastFeatures(to: &builder)
    case .hangul: HangulShaping.addLastFeatures(to: &builder)
    default: break
    }
    return builder
  }

  /// Joining forms one after the other, so that each sees the result of the one before; then
  /// required ligatures, contextual alternates and optional ligatures.
  private static func addArabicFeatures(
    to builder: inout FeatureMapBuilder, _ script: FontTag, _ selection: LayoutSelection
  ) {
    builder.enable("stch")
    builder.pause(.arabicStretch)
    for tag in ["ccmp", "locl"] as [FontTag] { builder.enable(tag, .manualJoiners) }
    builder.pause()
    for tag in ArabicForm.features {
      let isSyriac = ["fin2", "fin3", "med2"].contains(tag)
      let hasFallback = script == "Arab" && !isSyriac
      builder.add(tag, hasFallback ? [.manualJoiners, .hasFallback] : .manualJoiners)
      builder.pause()
    }
    builder.enable("rlig", [.manualJoiners, .hasFallback])
    if script == "Arab" { builder.pause(.arabicFallback) }
    builder.enable("calt", .manualJoiners)
    // Fonts with contextual ligatures rely on having them in the same stage as alternates.
    if selection.tables.allSatisfy({ $0.feature("rclt") == nil }) {
      builder.pause()
      builder.enable("rclt", .manualJoiners)
    }
    for tag in ["liga", "clig", "mset"] as [FontTag] { builder.enable(tag, .manualJoiners) }
  }
}

/// How the nine scripts of the OpenType Indic specifications differ.
struct IndicConfiguration: Sendable {
  /// Where a reph goes.
  enum RephPlace: Sendable { case beforeSub, beforePost, afterMain, afterSub, afterPost }

  /// What makes a reph: ra and halant; those and a joiner; or a character of its own.
  enum RephMode: Sendable { case implicit, explicit, character }

  let halant: UInt32
  var rephPlace = RephPlace.beforePost
  var rephMode = RephMode.implicit
  /// Whether consonants before the base take below-base forms.
  var hasBelowFormsBeforeBase = true

  init?(_ script: FontTag) {
    switch script {
    case "Deva": halant = 0x094D
    case "Gujr": halant = 0x0ACD
    case "Beng": (halant, rephPlace) = (0x09CD, .afterSub)
    case "Guru": (halant, rephPlace) = (0x0A4D, .beforeSub)
    case "Orya": (halant, rephPlace) = (0x0B4D, .afterMain)
    case "Taml": (halant, rephPlace) = (0x0BCD, .afterPost)
    case "Telu":
      (halant, rephPlace, rephMode) = (0x0C4D, .afterPost, .explicit)
      hasBelowFormsBeforeBase = false
    case "Knda":
      (halant, rephPlace) = (0x0CCD, .afterPost)
      hasBelowFormsBeforeBase = false
    case "Mlym": (halant, rephPlace, rephMode) = (0x0D4D, .afterMain, .character)
    default: return nil
    }
  }
}

/// What shaping an Indic script needs of a face.
struct IndicPlan: Sendable {
  let script: FontTag
  let configuration: IndicConfiguration
  /// Whether the face has the first generation of script tags, where the halant follows.
  let isOldSpecification: Bool
  /// The glyph of the halant; 0 if the face has none.
  let halant: UInt32

  /// Forms as the face has them: asked before anything is substituted.
  let rephForms: CandidateForms
  let prebaseForms: CandidateForms
  let belowForms: CandidateForms
  let postForms: CandidateForms
  let rakarForms: CandidateForms

  let rephMask: UInt32
  let prebaseMask: UInt32
  let belowMask: UInt32
  let aboveMask: UInt32
  let halfMask: UInt32
  let postMask: UInt32
  let initialMask: UInt32

  init?(_ script: FontTag, chosen: FontTag?, map: FeatureMap, face: FontFace) {
    guard let configuration = IndicConfiguration(script) else { return nil }
    self.script = script
    self.configuration = configuration
    let isOld = chosen.map { $0.rawValue & 0xFF != UInt32(UInt8(ascii: "2")) } ?? true
    isOldSpecification = isOld
    halant = UInt32(face.characters.glyph(for: configuration.halant))
    // Lookups with a context around them count in the older fonts and in Malayalam.
    let isFree = isOld || script == "Mlym"
    rephForms = CandidateForms("rphf", map, allowsContext: isFree)
    prebaseForms = CandidateForms("pref", map, allowsContext: isFree)
    belowForms = CandidateForms("blwf", map, allowsContext: isFree)
    postForms = CandidateForms("pstf", map, allowsContext: isFree)
    rakarForms = CandidateForms("vatu", map, allowsContext: isFree)
    rephMask = map.firstBit(of: "rphf")
    prebaseMask = map.firstBit(of: "pref")
    belowMask = map.firstBit(of: "blwf")
    aboveMask = map.firstBit(of: "abvf")
    halfMask = map.firstBit(of: "half")
    postMask = map.firstBit(of: "pstf")
    initialMask = map.firstBit(of: "init")
  }

  /// In the order they are applied, before and after the final reordering.
  static func addFeatures(to builder: inout FeatureMapBuilder) {
    builder.pause(.indicSyllables)
    for tag in ["locl", "ccmp"] as [FontTag] { builder.enable(tag, .perSyllable) }
    builder.pause(.indicInitialReordering)
    let own: FeatureMapBuilder.Options = [.manualJoiners, .manualNonJoiners, .perSyllable]
    let first: [(tag: FontTag, isGlobal: Bool)] = [
      ("nukt", true), ("akhn", true), ("rphf", false), ("rkrf", true), ("pref", false),
      ("blwf", false), ("abvf", false), ("half", false), ("pstf", false), ("vatu", true),
      ("cjct", true),
    ]
    for feature in first {
      builder.add(feature.tag, feature.isGlobal ? own.union(.global) : own)
      builder.pause()
    }
    builder.pause(.indicFinalReordering)
    builder.add("init", own)
    for tag in ["pres", "abvs", "blws", "psts", "haln"] as [FontTag] { builder.enable(tag, own) }
  }

  /// What follows the features of all scripts.
  static func addLastFeatures(to builder: inout FeatureMapBuilder) {
    builder.disable("liga")
    builder.pause(.clearSyllables)
  }
}

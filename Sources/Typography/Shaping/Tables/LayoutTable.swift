/// `GSUB` or `GPOS`: scripts, languages, features and compiled lookups.
struct LayoutTable: Sendable {
  let lookups: Slab<Lookup>
  /// Whether the face has the table at all.
  let exists: Bool

  private let scripts: TableView
  private let features: TableView
  private let featureVariations: TableView

  init(_ table: TableView, isPositioning: Bool, arena: SlabArena) {
    exists = table.u16(0) == 1
    let table = exists ? table : .empty
    scripts = table.table16(4)
    features = table.table16(6)
    featureVariations = table.u32(0) >= 0x10001 ? table.table32(10) : .empty
    lookups = LookupCompiler(isPositioning: isPositioning)
      .compile(table.table16(8), arena: arena)
  }

  /// The first script of `tags` that the table has; otherwise the default ones, then Latin.
  func script(preferring tags: [FontTag]) -> (table: TableView, tag: FontTag)? {
    let fallbacks: [FontTag] = ["DFLT", "dflt", "latn"]
    for tag in tags + fallbacks {
      if let offset = record(tag, in: scripts, at: 0) {
        return (scripts.dropping(offset), tag)
      }
    }
    return nil
  }

  /// The first language system of `tags` that the script has; otherwise its default.
  func language(preferring tags: [FontTag], in script: TableView) -> TableView {
    for tag in tags {
      if let offset = record(tag, in: script, at: 2) { return script.dropping(offset) }
    }
    return script.table16(0)
  }

  /// The feature a language system applies always; `nil` if there is none.
  func requiredFeature(of language: TableView) -> Int? {
    guard language.count >= 6, language.u16(2) != 0xFFFF else { return nil }
    return language.u16(2)
  }

  func tag(ofFeature index: Int) -> FontTag { features.tag(2 + index * 6) }

  /// The index of a language system's feature with a tag.
  func feature(_ tag: FontTag, of language: TableView) -> Int? {
    let count = language.fitting(language.u16(4), size: 2, from: 6)
    let total = featureCount
    for position in 0..<count {
      let index = language.u16(6 + position * 2)
      if index < total, self.tag(ofFeature: index) == tag { return index }
    }
    return nil
  }

  /// The lookups of a feature, for a variable font those its coordinates choose.
  func lookups(ofFeature index: Int, coordinates: [Int]) -> [Int] {
    guard index < featureCount else { return [] }
    let alternate = alternateFeature(index, coordinates: coordinates)
    let feature = alternate ?? features.table16(2 + index * 6 + 4)
    let count = feature.fitting(feature.u16(2), size: 2, from: 4)
    return (0..<count).map { feature.u16(4 + $0 * 2) }
  }

  private var featureCount: Int { features.fitting(features.u16(0), size: 6, from: 2) }

  /// The offset in a sorted list of tagged records; the count is at `position`.
  private func record(_ tag: FontTag, in list: TableView, at position: Int) -> Int? {
    let count = list.fitting(list.u16(position), size: 6, from: position + 2)
    for index in 0..<count where list.tag(position + 2 + index * 6) == tag {
      let offset = list.u16(position + 2 + index * 6 + 4)
      return offset == 0 ? nil : offset
    }
    return nil
  }

  /// The feature table that replaces another at some coordinates (FeatureVariations).
  private func alternateFeature(_ index: Int, coordinates: [Int]) -> TableView? {
    guard !coordinates.isEmpty, !featureVariations.isEmpty else { return nil }
    let count = featureVariations.fitting(featureVariations.u32(4), size: 8, from: 8)
    for record in 0..<count {
      let conditions = featureVariations.table32(8 + record * 8)
      guard Self.holds(conditions, at: coordinates) else { continue }
      let substitutions = featureVariations.table32(12 + record * 8)
      let total = substitutions.fitting(substitutions.u16(4), size: 6, from: 6)
      for entry in 0..<total where substitutions.u16(6 + entry * 6) == index {
        return substitutions.table32(8 + entry * 6)
      }
      return nil
    }
    return nil
  }

  /// Whether all conditions of a set hold; coordinates have 14 fractional bits.
  private static func holds(_ set: TableView, at coordinates: [Int]) -> Bool {
    let count = set.fitting(set.u16(0), size: 4, from: 2)
    return (0..<count).allSatisfy { index in
      let condition = set.table32(2 + index * 4)
      guard condition.u16(0) == 1 else { return false }
      let axis = condition.u16(2)
      let value = axis < coordinates.count ? coordinates[axis] : 0
      return condition.i16(4) <= value && value <= condition.i16(6)
    }
  }
}

/// The layout tables of a face, compiled when it is first shaped with.
final class FontLayout: Sendable {
  let definitions: GlyphDefinitions
  let substitution: LayoutTable
  let positioning: LayoutTable
  private let arena: SlabArena

  init(_ face: FontFace) {
    // Tables of sound fonts share few of their parts, so what they lead to is in proportion to them.
    let length = ["GDEF", "GSUB", "GPOS"].reduce(0) { $0 + face.directory.table($1).count }
    let arena = SlabArena(budget: min(1_000_000 + 16 * length, 4_000_000))
    definitions = GlyphDefinitions(
      face.directory.table("GDEF"), glyphCount: face.glyphCount, arena: arena)
    substitution = LayoutTable(
      face.directory.table("GSUB"), isPositioning: false, arena: arena)
    positioning = LayoutTable(
      face.directory.table("GPOS"), isPositioning: true, arena: arena)
    self.arena = arena
  }
}

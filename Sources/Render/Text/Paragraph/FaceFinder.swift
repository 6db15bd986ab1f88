import Typography

/// Finds faces for the grapheme clusters of a text; the faces of a chain are asked for once.
struct FaceFinder {
  private let chain: FontChain
  private var opened: [FontFace??]
  /// Answers for single characters that the primary face has not, by their low bits: letters of one
  /// script are next to one another. Empty until there is such a character.
  private var answers: [(scalar: UInt32, face: FontFace)?] = []
  private static let answerCount = 64

  init(_ chain: FontChain) {
    self.chain = chain
    opened = Array(repeating: nil, count: chain.fallbackCount)
  }

  /// The face for a cluster: the first that has all of it, else the first that has its base, else the
  /// primary face, which shows its box for missing characters.
  mutating func face(for cluster: ArraySlice<UInt32>) -> FontFace {
    guard cluster.count == 1, let scalar = cluster.first else { return search(cluster) }
    let slot = Int(scalar) % Self.answerCount
    if !answers.isEmpty, let known = answers[slot], known.scalar == scalar { return known.face }
    let face = search(cluster)
    if face !== chain.primary {
      if answers.isEmpty { answers = Array(repeating: nil, count: Self.answerCount) }
      answers[slot] = (scalar, face)
    }
    return face
  }

  private mutating func search(_ cluster: ArraySlice<UInt32>) -> FontFace {
    let primary = chain.primary
    if wantsEmojiFace(cluster) {
      for index in [opened.count - 1, opened.count - 2] {
        if let color = fallback(index), isOnePicture(cluster, in: color) { return color }
      }
      if let emoji = fallback(opened.count - 3), covers(cluster, face: emoji) { return emoji }
    }
    if covers(cluster, face: primary) { return primary }
    let base = cluster.first { !UnicodeData.isDefaultIgnorable($0) }
    var faceWithBase = base.flatMap { primary.glyph(for: $0) } == nil ? nil : primary
    for index in opened.indices {
      guard let face = fallback(index) else { continue }
      if covers(cluster, face: face) { return face }
      if faceWithBase == nil, let base, face.glyph(for: base) != nil { faceWithBase = face }
    }
    return faceWithBase ?? primary
  }

  private mutating func fallback(_ index: Int) -> FontFace? {
    guard opened.indices.contains(index) else { return nil }
    if let known = opened[index] { return known }
    let face = chain.fallback(index)
    opened[index] = .some(face)
    return face
  }
}

/// Whether a cluster is to be drawn as an emoji (UTS #51, §4): it says so with VS16, or its base
/// has the emoji presentation by default and VS15 does not say otherwise.
private func wantsEmojiFace(_ cluster: ArraySlice<UInt32>) -> Bool {
  guard let base = cluster.first, base > 0x22 else { return false }
  if cluster.count > 1 {
    if cluster.contains(0xFE0E) { return false }
    if cluster.contains(0xFE0F) { return true }
  }
  return UnicodeData.properties(of: base).hasEmojiPresentation
}

/// Whether a face has a picture for all of an emoji: a flag or a family is not drawn as its parts, nor
/// by a glyph that only is there to be a part of others.
private func isOnePicture(_ cluster: ArraySlice<UInt32>, in face: FontFace) -> Bool {
  guard covers(cluster, face: face) else { return false }
  let request = ShapeRequest(
    scalars: Array(cluster), script: "Zyyy", direction: .leftToRight, features: [])
  // Selectors and joiners that are left over have no width.
  let glyphs = Shaper.shape(request, face: face).filter { $0.xAdvance != 0 }
  guard glyphs.count == 1, let glyph = glyphs.first?.glyph else { return false }
  return face.colorGlyph(glyph, isDark: false, pixelsPerEm: 1) != nil
}

/// Whether a face has every visible character of a cluster, as it is or as the shaper may
/// normalise it: a mark composed with what precedes it, or a composite taken apart.
private func covers(_ cluster: ArraySlice<UInt32>, face: FontFace) -> Bool {
  var previous: UInt32?
  for scalar in cluster {
    defer { previous = scalar }
    if face.glyph(for: scalar) != nil || UnicodeData.isDefaultIgnorable(scalar) { continue }
    if let previous, let composite = UnicodeData.composition(previous, scalar),
      face.glyph(for: composite) != nil
    {
      continue
    }
    guard hasDecomposition(scalar, in: face) else { return false }
  }
  return true
}

private func hasDecomposition(_ scalar: UInt32, in face: FontFace) -> Bool {
  guard let (first, second) = UnicodeData.decomposition(of: scalar) else { return false }
  if let second, face.glyph(for: second) == nil { return false }
  // Canonical decompositions are at most four deep.
  return face.glyph(for: first) != nil || hasDecomposition(first, in: face)
}

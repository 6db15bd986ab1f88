/// One run being shaped: the buffer, what it is shaped with, and the phases' working memory.
///
/// Methods that run per glyph are `mutating` even where they change nothing: calling one on a
/// borrowed receiver of this size would copy the receiver each time.
struct ShapeRun: ~Copyable {
  let request: ShapeRequest
  let face: FontFace
  let plan: ShapePlan
  let definitions: GlyphDefinitions

  var buffer: GlyphBuffer
  /// The direction glyphs are in while they are shaped: the script's own.
  var direction: ShapeRequest.Direction
  var lookup = LookupState()
  /// The matched glyphs of context lookups, one stretch per level of nesting.
  var matches = Slab<Int32>.allocate(0, filledWith: 0)
  /// What is left of the work one run may cost; ordinary fonts need a fraction of it.
  var budget: Int

  init(_ request: ShapeRequest, face: FontFace) {
    self.request = request
    self.face = face
    let key = ShapePlan.Key(
      script: request.script, direction: request.direction, language: request.language,
      features: request.features)
    plan = face.plans.plan(key, face: face)
    definitions = plan.layout.definitions
    direction = request.direction
    buffer = GlyphBuffer(count: request.range.count, glyphCount: face.glyphCount)
    budget = min(1_000_000 + request.range.count * 4096, 400_000_000)
  }

  deinit { matches.deallocate() }

  var positions: Slab<GlyphPosition> { @inline(__always) get { buffer.positions } }

  /// The phases of shaping, in order.
  mutating func shape() -> [ShapedGlyph] {
    readCharacters()
    insertDottedCircle()
    formClusters()
    ensureNativeDirection()
    prepareText()
    mirrorCharacters()
    normalize()
    setMasks()
    if plan.placesMarksByExtents, mayHaveMarks { recategorizeMarks() }
    mapGlyphs()
    substitute()
    setAdvances()
    position()
    putInVisualOrder()
    hideIgnorables()
    if buffer.traits.contains(.hasStretches) { stretchTiles() }
    return shapedGlyphs()
  }
}

// MARK: - Characters

extension ShapeRun {
  /// Fills the buffer and marks what continues the character before it.
  private mutating func readCharacters() {
    let mask = plan.map.globalMask
    let unicode = UnicodeData.trie
    let scalars = request.scalars
    let start = request.range.lowerBound
    var traits = buffer.traits
    buffer.fill(request.range.count) { place in
      // Surrogates and values beyond Unicode are no characters.
      let scalar = scalars[start + place]
      let isCharacter = scalar <= 0x10FFFF && !(0xD800...0xDFFF).contains(scalar)
      var info = GlyphInfo(
        code: isCharacter ? scalar : 0xFFFD, cluster: UInt32(truncatingIfNeeded: start + place))
      info.mask = mask
      info.readTraits(unicode.properties(of: info.code), into: &traits)
      return info
    }
    buffer.traits = traits
    if traits.contains(.hasSequences) { markContinuations() }
  }

  /// Marks are continuations already; so are emoji modifiers, tags, joiners and what they join.
  private mutating func markContinuations() {
    var place = 0
    while place < buffer.count {
      let code = buffer.input[place].code
      switch code {
      case 0x1F3FB...0x1F3FF, 0xE0020...0xE007F:
        buffer.input[place].character.insert(.continuation)
      case 0x1F1E6...0x1F1FF:
        // The second of a pair of regional indicators continues the first.
        if place > 0, (0x1F1E6...0x1F1FF).contains(buffer.input[place - 1].code),
          !buffer.input[place - 1].character.contains(.continuation)
        {
          buffer.input[place].character.insert(.continuation)
        }
      case 0x200D:
        buffer.input[place].character.insert(.continuation)
        if place + 1 < buffer.count,
          UnicodeData.isExtendedPictographic(buffer.input[place + 1].code)
        {
          place += 1
          buffer.input[place].character.insert(.continuation)
        }
      default: break
      }
      place += 1
    }
  }

  /// Gives a mark at the start of the text a base to sit on.
  private mutating func insertDottedCircle() {
    guard request.isStartOfText, request.range.lowerBound == 0, buffer.count > 0,
      buffer.input[0].character.isMark
    else { return }
    let circle: UInt32 = 0x25CC
    guard face.characters.glyph(for: circle) != 0 else { return }
    var info = GlyphInfo(code: circle, cluster: buffer.input[0].cluster)
    info.mask = buffer.input[0].mask
    info.readTraits(into: &buffer.traits)
    buffer.beginOutput()
    buffer.write(info)
    buffer.endOutput()
  }

  /// False where no character is a mark or invisible, so that nothing is placed by a base's box.
  var mayHaveMarks: Bool {
    mutating get { !buffer.traits.isDisjoint(with: [.hasContinuations, .hasIgnorables]) }
  }

  private mutating func formClusters() {
    guard buffer.traits.contains(.hasContinuations) else { return }
    buffer.forEachGrapheme { $0.mergeClusters($1, $2) }
  }

  /// Reverses a run whose direction is not its script's own: lookups expect the script's.
  private mutating func ensureNativeDirection() {
    guard let native = nativeDirection, native != direction else { return }
    buffer.forEachGrapheme { $0.reverse($1, $2) }
    buffer.reverse(0, buffer.count)
    direction = native
  }

  /// Numbers of right-to-left scripts run left to right: a run of numbers stays as it is.
  private var nativeDirection: ShapeRequest.Direction? {
    guard let native = ScriptTags.direction(of: request.script) else { return nil }
    guard native == .rightToLeft, direction == .leftToRight else { return native }
    var hasNumber = false
    for place in 0..<buffer.count {
      let info = buffer.input[place]
      if info.character.isLetter { return native }
      if info.character.isDecimalNumber || (0x1F1E6...0x1F1FF).contains(info.code) {
        hasNumber = true
      }
    }
    return hasNumber ? .leftToRight : native
  }

  /// Mirrors brackets and the like in right-to-left runs; what the face cannot mirror by
  /// character is left to its `rtlm` feature.
  private mutating func mirrorCharacters() {
    guard request.direction == .rightToLeft else { return }
    for place in 0..<buffer.count {
      if let mirror = UnicodeData.mirror(of: buffer.input[place].code),
        face.characters.glyph(for: mirror) != 0
      {
        buffer.input[place].code = mirror
      } else {
        buffer.input[place].mask |= plan.mirroringMask
      }
    }
  }
}

// MARK: - Glyphs

extension ShapeRun {
  private mutating func setMasks() {
    setFractionMasks()
    let script = request.script
    if plan.shaper.joinsLetters(script) {
      joinArabicLetters()
      if script == "Mong" { repeatFormsOnSelectors() }
    }
    switch plan.shaper {
    case .indic, .khmer, .myanmar: readIndicKinds()
    case .universal: readUniversalKinds()
    case .hangul: setHangulMasks()
    case .standard, .arabic, .hebrew, .thai, .zawgyi: break
    }
    if plan.shaper.joinsLetters(script) { setJoiningMasks() }
  }

  /// Turns numerators and denominators on around each fraction slash.
  private mutating func setFractionMasks() {
    guard buffer.traits.contains(.hasNonASCII), plan.hasFractions else { return }
    var before = plan.numeratorMask | plan.fractionMask
    var after = plan.fractionMask | plan.denominatorMask
    if direction == .rightToLeft { swap(&before, &after) }
    var place = 0
    while place < buffer.count {
      defer { place += 1 }
      guard buffer.input[place].code == 0x2044 else { continue }
      var start = place
      while start > 0, buffer.input[start - 1].character.isDecimalNumber { start -= 1 }
      var end = place + 1
      while end < buffer.count, buffer.input[end].character.isDecimalNumber { end += 1 }
      guard start < place, end > place + 1 else { continue }
      buffer.setUnsafeToBreak(start, end)
      for digit in start..<place { buffer.input[digit].mask |= before }
      buffer.input[place].mask |= plan.fractionMask
      for digit in place + 1..<end { buffer.input[digit].mask |= after }
      place = end - 1
    }
  }

  /// Turns characters into glyphs and classifies these.
  private mutating func mapGlyphs() {
    let list = buffer.input
    let present = buffer.present
    let definitions = definitions
    var union: UInt32 = 0
    for place in 0..<buffer.count {
      let glyph = UInt32(list[place].nominal)
      list[place].code = glyph
      present.insert(bit: Int(glyph))
      union |= list[place].mask
      list[place].properties = definitions.properties(of: glyph)
      list[place].ligature = 0
    }
    buffer.maskUnion |= union
    if plan.guessesClasses { guessClasses() }
  }

  /// Runs the substitution stages.
  private mutating func substitute() {
    lookup.isPositioning = false
    for stage in plan.map.substitutionStages {
      for planned in stage.lookups { apply(planned, in: plan.layout.substitution) }
      perform(stage.pause)
    }
  }

  /// Classes for faces without `GDEF`: nonspacing marks are marks, but invisible characters are
  /// not, so that lookups that ignore marks still see them.
  private mutating func guessClasses() {
    for place in 0..<buffer.count {
      let info = buffer.input[place]
      let isMark = info.character.isNonspacingMark && !info.isDefaultIgnorable
      buffer.input[place].properties = isMark ? GlyphProperties.mark : GlyphProperties.base
    }
  }
}

// MARK: - Result

extension ShapeRun {
  private mutating func putInVisualOrder() {
    if direction == .rightToLeft { reverseGlyphs() }
  }

  /// Turns the glyphs round, each with its place.
  mutating func reverseGlyphs() {
    buffer.reverse(0, buffer.count)
    var low = 0
    var high = buffer.count - 1
    while low < high {
      let position = positions[low]
      positions[low] = positions[high]
      positions[high] = position
      low += 1
      high -= 1
    }
  }

  /// Invisible characters become blank glyphs without width; without a blank glyph they go.
  private mutating func hideIgnorables() {
    guard buffer.traits.contains(.hasIgnorables) else { return }
    let space = UInt32(face.characters.glyph(for: 0x20))
    if space != 0 {
      for place in 0..<buffer.count where buffer.input[place].isDefaultIgnorable {
        buffer.input[place].code = space
      }
    } else {
      removeIgnorables()
    }
  }

  /// Deletes in place; a deleted glyph's cluster lives on in a neighbour.
  private mutating func removeIgnorables() {
    var kept = 0
    let count = buffer.count
    for place in 0..<count {
      guard buffer.input[place].isDefaultIgnorable else {
        buffer.input[kept] = buffer.input[place]
        positions[kept] = positions[place]
        kept += 1
        continue
      }
      let cluster = buffer.input[place].cluster
      if place + 1 < count, buffer.input[place + 1].cluster == cluster { continue }
      if kept > 0 {
        let old = buffer.input[kept - 1].cluster
        guard cluster < old else { continue }
        var last = kept
        while last > 0, buffer.input[last - 1].cluster == old {
          buffer.input[last - 1].setCluster(cluster, flags: buffer.input[place].mask)
          last -= 1
        }
      } else if place + 1 < count {
        buffer.index = place
        buffer.mergeClusters(place, place + 2)
      }
    }
    buffer.truncate(to: kept)
  }

  /// The buffer as results in visual order; a flag on one glyph concerns its whole cluster.
  private mutating func shapedGlyphs() -> [ShapedGlyph] {
    let (list, places) = (buffer.input, positions)
    let count = buffer.count
    var (cluster, flags, end) = (UInt32(0), UInt32(0), 0)
    return [ShapedGlyph](count: buffer.count) { place in
      if place == end {
        cluster = list[place].cluster
        flags = 0
        while end < count, list[end].cluster == cluster {
          flags |= list[end].mask
          end += 1
        }
      }
      let position = places[place]
      return ShapedGlyph(
        glyph: UInt16(truncatingIfNeeded: list[place].code), cluster: Int(cluster),
        xAdvance: position.xAdvance, yAdvance: position.yAdvance,
        xOffset: position.xOffset, yOffset: position.yOffset,
        isUnsafeToBreak: flags & GlyphMask.unsafeToBreak != 0)
    }
  }
}

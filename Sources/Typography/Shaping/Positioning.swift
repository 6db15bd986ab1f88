/// From advances to final places.
extension ShapeRun {
  /// Starts positioning: every glyph gets its advance.
  mutating func setAdvances() {
    if face.variation.isActive {
      let face = face
      buffer.startPositioning { Int32(truncatingIfNeeded: face.advance(ofGlyph: Int($0))) }
    } else {
      let advances = face.advances
      buffer.startPositioning { Int32(truncatingIfNeeded: advances.advance(of: Int($0))) }
    }
    if buffer.traits.contains(.hasSpaceFallback) { setSpaceWidths() }
  }

  private mutating func advance(of glyph: UInt32) -> Int32 {
    Int32(truncatingIfNeeded: face.advance(ofGlyph: Int(glyph)))
  }

  mutating func position() {
    if plan.shaper.markZeroing == .beforePositioning { zeroMarkAdvances() }
    if plan.positions {
      lookup.isPositioning = true
      for stage in plan.map.positioningStages {
        for planned in stage.lookups { apply(planned, in: plan.layout.positioning) }
      }
    }
    if let kerning = plan.kerning, plan.kerningMask != 0 { applyKernTable(kerning) }
    if plan.shaper.markZeroing == .afterPositioning { zeroMarkAdvances() }
    zeroIgnorables()
    if buffer.traits.contains(.hasAttachments) { propagateAttachments() }
    if plan.placesMarksByExtents, mayHaveMarks { placeMarksByExtents() }
  }

  /// Marks do not move the pen. Where nothing has placed them, the width they lose moves them back
  /// onto the glyph before.
  private mutating func zeroMarkAdvances() {
    let adjusts = plan.shiftsZeroedMarks && direction == .leftToRight
    for place in 0..<buffer.count where buffer.input[place].isMark {
      if adjusts { positions[place].xOffset &-= positions[place].xAdvance }
      positions[place].xAdvance = 0
      positions[place].yAdvance = 0
    }
  }

  private mutating func zeroIgnorables() {
    guard buffer.traits.contains(.hasIgnorables) else { return }
    for place in 0..<buffer.count where buffer.input[place].isDefaultIgnorable {
      positions[place].xAdvance = 0
      positions[place].yAdvance = 0
      // Across the line they stay where a lookup put them.
      positions[place].xOffset = 0
    }
  }

  /// Turns offsets from the glyph something hangs on into offsets from the pen.
  private mutating func propagateAttachments() {
    // Where the pen is before each glyph, so that many marks on one base cost no more than few.
    let pens = Slab<Int32>.allocate(buffer.count + 1, filledWith: 0)
    defer { pens.deallocate() }
    for place in 0..<buffer.count { pens[place + 1] = pens[place] &+ positions[place].xAdvance }
    switch direction {
    case .leftToRight:
      for place in 0..<buffer.count { propagateAttachment(place, pens, depth: 0) }
    case .rightToLeft:
      for place in (0..<buffer.count).reversed() { propagateAttachment(place, pens, depth: 0) }
    }
  }

  private mutating func propagateAttachment(_ place: Int, _ pens: Slab<Int32>, depth: Int) {
    let attachment = Int(positions[place].attachment)
    guard attachment != 0 else { return }
    positions[place].attachment = 0
    let parent = place + attachment
    guard parent >= 0, parent < buffer.count, depth < LookupState.maximumAttachments else { return }
    propagateAttachment(parent, pens, depth: depth + 1)
    let origin = positions[parent]
    guard positions[place].attachmentKind == .mark else {
      positions[place].yOffset &+= origin.yOffset
      return
    }
    positions[place].xOffset &+= origin.xOffset
    switch direction {
    case .leftToRight: positions[place].xOffset &-= pens[place] &- pens[parent]
    // Glyphs are still in logical order: the pen moves away from what comes later.
    case .rightToLeft: positions[place].xOffset &+= pens[place + 1] &- pens[parent + 1]
    }
  }

  /// Spaces that the face does not have get widths from the em or from other glyphs.
  private mutating func setSpaceWidths() {
    let em = face.metrics.unitsPerEm
    for place in 0..<buffer.count {
      let info = buffer.input[place]
      guard info.character.isSpace, !info.isLigated,
        let kind = SpaceKind(rawValue: info.combiningClass)
      else { continue }
      switch kind {
      case .ordinary: break
      case .em, .half, .third, .quarter, .fifth, .sixth, .sixteenth:
        let part = Int(kind.rawValue)
        positions[place].xAdvance = Int32(truncatingIfNeeded: (em + part / 2) / part)
      case .fourEighteenths:
        positions[place].xAdvance = Int32(truncatingIfNeeded: em * 4 / 18)
      case .figure: copyAdvance(of: 0x30...0x39, to: place)
      case .punctuation:
        if !copyAdvance(of: 0x2E...0x2E, to: place) { copyAdvance(of: 0x2C...0x2C, to: place) }
      case .narrow: positions[place].xAdvance /= 2
      }
    }
  }

  @discardableResult
  private mutating func copyAdvance(of characters: ClosedRange<UInt32>, to place: Int) -> Bool {
    for character in characters {
      let glyph = nominalGlyph(character)
      if glyph != 0 {
        positions[place].xAdvance = advance(of: glyph)
        return true
      }
    }
    return false
  }
}

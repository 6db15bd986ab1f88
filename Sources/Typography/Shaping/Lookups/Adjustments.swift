/// The adjustments of `GPOS`: single glyphs, pairs, and cursive connections.
extension ShapeRun {
  /// Lookup type 1.
  mutating func adjustOne(_ subtable: LookupSubtable) -> Bool {
    let table = subtable.table
    guard let index = subtable.coverage.index(of: buffer.current.code) else { return false }
    let format = ValueFormat(table.u16(4))
    if subtable.format == 1 {
      _ = adjust(buffer.index, format, table, at: 6)
    } else {
      guard index < table.u16(6) else { return false }
      _ = adjust(buffer.index, format, table, at: 8 + index * format.size)
    }
    buffer.index += 1
    return true
  }

  /// Lookup type 2.
  mutating func adjustPair(_ subtable: LookupSubtable) -> Bool {
    let table = subtable.table
    guard let next = nextMatch(after: buffer.index, nil, at: 0, isContext: false) else {
      return false
    }
    let first = ValueFormat(table.u16(4))
    let second = ValueFormat(table.u16(6))
    let glyph = buffer.input[next].code
    let values: (table: TableView, position: Int)
    if subtable.format == 1 {
      guard let index = subtable.coverage.index(of: buffer.current.code), index < table.u16(8)
      else { return false }
      let set = table.table16(10 + index * 2)
      let size = 2 + first.size + second.size
      let count = set.fitting(set.u16(0), size: size, from: 2)
      guard let record = search(count, { set.u16(2 &+ $0 &* size) &- Int(glyph) }) else {
        return false
      }
      values = (set, 4 + record * size)
    } else {
      let class2 = glyphClass(glyph, subtable.secondClasses, table, 10)
      let class1 = glyphClass(buffer.current.code, subtable.firstClasses, table, 8)
      guard class1 < table.u16(12), class2 < table.u16(14) else { return false }
      let size = first.size + second.size
      values = (table, 16 + (class1 * table.u16(14) + class2) * size)
    }
    let isFirstMoved = adjust(buffer.index, first, values.table, at: values.position)
    let isSecondMoved = adjust(
      next, second, values.table, at: values.position + first.size)
    if isFirstMoved || isSecondMoved { buffer.setUnsafeToBreak(buffer.index, next + 1) }
    let start = buffer.index
    buffer.index = next
    if !second.isEmpty {
      buffer.index = next + 1
      // The pair's second glyph cannot start another pair: a cut after it would let it.
      buffer.setUnsafeToBreak(start, next + 2)
    }
    return true
  }

  @inline(__always)
  private mutating func glyphClass(
    _ glyph: UInt32, _ classes: Slab<UInt16>, _ table: TableView, _ position: Int
  ) -> Int {
    if Int(glyph) < classes.count { return Int(classes[Int(glyph)]) }
    return classes.count > 0
      ? 0 : ClassDefinition(table.table16(position)).value(of: glyph)
  }

  /// Adds a value record to a glyph's position; true if any number in it is not zero.
  private mutating func adjust(
    _ place: Int, _ format: ValueFormat, _ table: TableView, at position: Int
  ) -> Bool {
    guard !format.isEmpty else { return false }
    if format.isAdvance {
      let value = table.i16(position)
      positions[place].xAdvance &+= Int32(truncatingIfNeeded: value)
      return value != 0
    }
    var at = position
    var isMoved = false
    func next() -> Int32 {
      let value = table.i16(at)
      at += 2
      if value != 0 { isMoved = true }
      return Int32(truncatingIfNeeded: value)
    }
    if format.has(0x01) { positions[place].xOffset &+= next() }
    if format.has(0x02) { positions[place].yOffset &+= next() }
    if format.has(0x04) { positions[place].xAdvance &+= next() }
    // Vertical advances do not concern horizontal text.
    if format.has(0x08) { _ = next() }
    guard format.hasDevices, face.variation.isActive else { return isMoved }
    func delta() -> Int32 {
      // A device counts as movement even where its delta happens to be zero.
      if table.u16(at) != 0 { isMoved = true }
      let device = table.table16(at)
      at += 2
      return roundedToInt32(
        face.variation.delta(device: device, store: definitions.variationStore))
    }
    if format.has(0x10) { positions[place].xOffset &+= delta() }
    if format.has(0x20) { positions[place].yOffset &+= delta() }
    if format.has(0x40) { positions[place].xAdvance &+= delta() }
    return isMoved
  }

  /// Lookup type 3: the entry of a glyph meets the exit of the glyph before it.
  mutating func attachCursively(_ subtable: LookupSubtable) -> Bool {
    let table = subtable.table
    let count = table.u16(4)
    guard let index = subtable.coverage.index(of: buffer.current.code), index < count,
      table.u16(6 + index * 4) != 0,
      let previous = previousMatch(before: buffer.index, nil, at: 0, isContext: false),
      let previousIndex = subtable.coverage.index(of: buffer.input[previous].code),
      previousIndex < count, table.u16(8 + previousIndex * 4) != 0
    else { return false }
    let current = buffer.index
    buffer.setUnsafeToBreak(previous, current + 1)
    let exit = anchor(table.table16(8 + previousIndex * 4))
    let entry = anchor(table.table16(6 + index * 4))
    switch direction {
    case .leftToRight:
      positions[previous].xAdvance = roundedToInt32(exit.x) &+ positions[previous].xOffset
      let shift = roundedToInt32(entry.x) &+ positions[current].xOffset
      positions[current].xAdvance &-= shift
      positions[current].xOffset &-= shift
    case .rightToLeft:
      let shift = roundedToInt32(exit.x) &+ positions[previous].xOffset
      positions[previous].xAdvance &-= shift
      positions[previous].xOffset &-= shift
      positions[current].xAdvance = roundedToInt32(entry.x) &+ positions[current].xOffset
    }
    // The glyph that moves up or down hangs on the one that stays: usually the later one.
    let isReversed = lookup.properties & LookupFlag.rightToLeft != 0
    let child = isReversed ? previous : current
    let parent = isReversed ? current : previous
    let rise = roundedToInt32(entry.y - exit.y)
    let yOffset = isReversed ? rise : 0 &- rise
    reverseCursiveChain(from: child, newParent: parent)
    guard let distance = Int16(exactly: parent - child) else {
      positions[child].attachment = 0
      buffer.index += 1
      return true
    }
    positions[child].attachmentKind = .cursive
    positions[child].attachment = Int32(distance)
    positions[child].yOffset = yOffset
    buffer.traits.insert(.hasAttachments)
    if positions[parent].attachment == -positions[child].attachment {
      positions[parent].attachment = 0
      positions[parent].yOffset = 0
    }
    buffer.index += 1
    return true
  }

  /// Turns the links of an old chain round, so that all of it hangs on the new parent.
  private mutating func reverseCursiveChain(from start: Int, newParent: Int) {
    var place = start
    var attachment = positions[place].attachment
    var offset = positions[place].yOffset
    guard attachment != 0, positions[place].attachmentKind == .cursive else { return }
    positions[place].attachment = 0
    while true {
      let next = place + Int(attachment)
      guard next != newParent, next >= 0, next < buffer.count else { return }
      let nextAttachment = positions[next].attachment
      let nextOffset = positions[next].yOffset
      let goesOn = nextAttachment != 0 && positions[next].attachmentKind == .cursive
      positions[next].yOffset = 0 &- offset
      positions[next].attachment = 0 &- attachment
      positions[next].attachmentKind = .cursive
      guard goesOn else { return }
      place = next
      attachment = nextAttachment
      offset = nextOffset
    }
  }

  /// The point of an anchor table; in a variable font it has fractions.
  mutating func anchor(_ table: TableView) -> (x: Double, y: Double) {
    var x = Double(table.i16(2))
    var y = Double(table.i16(4))
    if table.u16(0) == 3, face.variation.isActive {
      let store = definitions.variationStore
      x += face.variation.delta(device: table.table16(6), store: store)
      y += face.variation.delta(device: table.table16(8), store: store)
    }
    return (x, y)
  }
}

/// Which numbers a value record has.
struct ValueFormat {
  private let bits: Int

  init(_ bits: Int) { self.bits = bits & 0xFF }

  var isEmpty: Bool { bits == 0 }
  /// Whether the record is a horizontal advance only, as in most kerning.
  var isAdvance: Bool { bits == 0x04 }
  var hasDevices: Bool { bits & 0xF0 != 0 }
  func has(_ bit: Int) -> Bool { bits & bit != 0 }
  /// The record's length in bytes.
  var size: Int { bits.nonzeroBitCount * 2 }
}

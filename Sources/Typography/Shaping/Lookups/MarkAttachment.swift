/// Marks on bases, on ligatures and on other marks.
extension ShapeRun {
  /// Lookup type 4.
  mutating func attachMarkToBase(_ subtable: LookupSubtable) -> Bool {
    let table = subtable.table
    guard let mark = subtable.coverage.index(of: buffer.current.code) else { return false }
    let bases = CoverageTable(table.table16(4))
    guard let place = findBase(among: bases), let base = bases.index(of: buffer.input[place].code)
    else {
      return false
    }
    return attach(mark, table, to: table.table16(10), row: base, place: place)
  }

  /// Lookup type 5: the mark's own component of the ligature, otherwise the last one.
  mutating func attachMarkToLigature(_ subtable: LookupSubtable) -> Bool {
    let table = subtable.table
    guard let mark = subtable.coverage.index(of: buffer.current.code),
      let place = findBase(among: nil),
      let index = CoverageTable(table.table16(4)).index(of: buffer.input[place].code)
    else { return false }
    let ligatures = table.table16(10)
    guard index < ligatures.u16(0) else { return false }
    let anchors = ligatures.table16(2 + index * 2)
    let count = anchors.u16(0)
    guard count > 0 else { return false }
    let id = buffer.input[place].ligatureID
    let component = buffer.current.ligatureComponent
    let isOwn = id != 0 && id == buffer.current.ligatureID && component > 0
    let row = isOwn ? min(count, component) - 1 : count - 1
    return attach(mark, table, to: anchors, row: row, place: place)
  }

  /// Lookup type 6: only marks of the same base, or of the same component of a ligature.
  mutating func attachMarkToMark(_ subtable: LookupSubtable) -> Bool {
    let table = subtable.table
    guard let mark = subtable.coverage.index(of: buffer.current.code) else { return false }
    let properties = lookup.properties & ~LookupFlag.ignoreMask
    guard
      let place = previousMatch(
        before: buffer.index, nil, at: 0, isContext: false, properties: properties),
      buffer.input[place].isMark
    else { return false }
    let current = buffer.current
    let other = buffer.input[place]
    let isTogether =
      if current.ligatureID == other.ligatureID {
        current.ligatureID == 0 || current.ligatureComponent == other.ligatureComponent
      } else {
        // One of the marks may be a ligature itself.
        (current.ligatureID != 0 && current.ligatureComponent == 0)
          || (other.ligatureID != 0 && other.ligatureComponent == 0)
      }
    guard isTogether, let row = CoverageTable(table.table16(4)).index(of: other.code) else {
      return false
    }
    return attach(mark, table, to: table.table16(10), row: row, place: place)
  }

  /// The nearest glyph before the current one that is no mark; given `bases`, later glyphs of a
  /// multiple substitution have to be among them.
  ///
  /// What an earlier mark found is remembered: a long sequence of marks must not be walked again
  /// for each of them.
  private mutating func findBase(among bases: CoverageTable?) -> Int? {
    if lookup.searchedUntil > buffer.index {
      lookup.searchedUntil = 0
      lookup.lastBase = -1
    }
    var place = buffer.index
    while place > lookup.searchedUntil {
      let candidate = place - 1
      let info = buffer.input[candidate]
      if skipping(info, LookupFlag.ignoreMarks, isContext: false) == .no,
        info.mask & lookup.mask != 0
      {
        var isAccepted = true
        if let bases, !isFirstOfMultiple(candidate) { isAccepted = bases.contains(info.code) }
        if isAccepted {
          lookup.lastBase = candidate
          break
        }
      }
      place -= 1
    }
    lookup.searchedUntil = buffer.index
    return lookup.lastBase >= 0 ? lookup.lastBase : nil
  }

  /// Marks sit on the first glyph of a multiple substitution, unless marks divide its glyphs.
  private mutating func isFirstOfMultiple(_ place: Int) -> Bool {
    let info = buffer.input[place]
    guard info.isMultiplied, info.ligatureComponent != 0, place > 0 else { return true }
    let before = buffer.input[place - 1]
    return before.isMark || !before.isMultiplied || before.ligatureID != info.ligatureID
      || info.ligatureComponent != before.ligatureComponent + 1
  }

  /// Hangs the current mark on the glyph at `place`, by the anchors of a row of the matrix.
  private mutating func attach(
    _ mark: Int, _ table: TableView, to anchors: TableView, row: Int, place: Int
  ) -> Bool {
    let classCount = table.u16(6)
    let marks = table.table16(8)
    guard mark < marks.u16(0), row < anchors.u16(0) else { return false }
    let markClass = marks.u16(2 + mark * 4)
    guard markClass < classCount else { return false }
    let target = anchors.table16(2 + (row * classCount + markClass) * 2)
    guard !target.isEmpty else { return false }
    let source = anchor(marks.table16(4 + mark * 4))
    let goal = anchor(target)
    buffer.setUnsafeToBreak(place, buffer.index + 1)
    // The height of the base counts as it is now; only its sideways movement is followed later.
    let height = heightAlongChain(from: place)
    if let distance = Int16(exactly: place - buffer.index) {
      positions[buffer.index].attachmentKind = .mark
      positions[buffer.index].attachment = Int32(distance)
      positions[buffer.index].xOffset = roundedToInt32(goal.x - source.x)
      positions[buffer.index].yOffset = roundedToInt32(goal.y - source.y) &+ height
      buffer.traits.insert(.hasAttachments)
    }
    buffer.index += 1
    return true
  }

  /// How high a glyph is, with all it is cursively connected to.
  private mutating func heightAlongChain(from start: Int) -> Int32 {
    var place = start
    var height = positions[place].yOffset
    while positions[place].attachmentKind == .cursive, positions[place].attachment != 0 {
      place += Int(positions[place].attachment)
      budget -= 1
      guard place >= 0, place < buffer.count, budget > 0 else { break }
      height &+= positions[place].yOffset
    }
    return height
  }
}

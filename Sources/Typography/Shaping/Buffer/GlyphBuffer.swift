/// The text on its way through the shaper: an input list and, during substitution, an output list.
///
/// A substitution pass reads the input at `index` and writes the output. Both lists share memory
/// until the output gets ahead of the input, so passes that change nothing copy nothing.
struct GlyphBuffer: ~Copyable {
  private(set) var input: Slab<GlyphInfo>
  private(set) var output: Slab<GlyphInfo>
  private var spare: Slab<GlyphInfo>
  private(set) var isOutputSeparate = false

  private(set) var count: Int
  var index = 0
  private(set) var outputCount = 0
  /// Whether a substitution pass is under way; otherwise backtracking looks at the input.
  private(set) var hasOutput = false
  var traits: BufferTraits = []
  /// The mask bits of any glyph; substitutions add none.
  var maskUnion: UInt32 = 0
  /// False once the buffer has outgrown `maximumCount`: the text is then given up on.
  private(set) var isIntact = true

  /// Every glyph that is in the buffer or has been, as bits; grows only.
  let present: Slab<UInt64>
  /// Where each element of the input goes, from `startPositioning` on.
  private(set) var positions: Slab<GlyphPosition>
  private let maximumCount: Int
  private let memory: ShapeMemory

  /// - Parameter count: how many characters will be appended.
  init(count: Int, glyphCount: Int) {
    memory = ShapeMemory.take(count: count + 8, glyphCount: glyphCount)
    self.count = 0
    input = memory.input
    output = memory.input
    spare = memory.spare
    present = memory.present
    positions = memory.positions
    maximumCount = max(count * 64, 16_384)
  }

  deinit {
    var memory = memory
    memory.input = input
    memory.spare = spare
    memory.positions = positions
    memory.giveBack()
  }

  var current: GlyphInfo {
    get { input[index] }
    nonmutating _modify { yield &input[index] }
  }

  /// How many glyphs lie before and after the place in work.
  var backtrackCount: Int { hasOutput ? outputCount : index }
  var lookaheadCount: Int { count - index }

  /// The list that matching backwards looks at.
  var behind: Slab<GlyphInfo> { hasOutput ? output : input }

  /// Fills an empty buffer with the elements that `make` gives for each place.
  @inline(__always)
  mutating func fill(_ newCount: Int, _ make: (Int) -> GlyphInfo) {
    reserve(newCount)
    guard isIntact else { return }
    let list = input
    for place in 0..<newCount { list[place] = make(place) }
    output = list
    count = newCount
  }

  @inline(__always)
  func markPresent(_ glyph: UInt32) {
    present.insert(bit: Int(glyph))
  }

  // MARK: Passes

  mutating func beginOutput() {
    hasOutput = true
    isOutputSeparate = false
    output = input
    index = 0
    outputCount = 0
  }

  /// Copies what is left and makes the output the new input.
  mutating func endOutput() {
    copyInput(count - index)
    if isOutputSeparate {
      swap(&input, &spare)
      isOutputSeparate = false
    }
    count = outputCount
    output = input
    hasOutput = false
    index = 0
    outputCount = 0
  }

  /// Passes `length` elements on unchanged.
  @inline(__always)
  mutating func copyInput(_ length: Int) {
    if hasOutput {
      if isOutputSeparate || outputCount != index {
        guard makeRoom(length, consuming: length) else { return }
        output.copy(from: input, at: index, to: outputCount, length: length)
      }
      outputCount &+= length
    }
    index &+= length
  }

  @inline(__always)
  mutating func next() {
    if hasOutput {
      if isOutputSeparate || outputCount != index {
        guard makeRoom(1, consuming: 1) else { return }
        output[outputCount] = input[index]
      }
      outputCount &+= 1
    }
    index &+= 1
  }

  /// Drops the current element.
  @inline(__always)
  mutating func skip() { index &+= 1 }

  /// Writes an element without reading one.
  mutating func write(_ info: GlyphInfo) {
    guard makeRoom(1, consuming: 0) else { return }
    output[outputCount] = info
    outputCount += 1
  }

  /// Replaces `consumed` elements by one that inherits from the first.
  mutating func replace(_ consumed: Int, by info: GlyphInfo) {
    guard makeRoom(1, consuming: consumed) else { return }
    mergeClusters(index, index + consumed)
    var info = info
    info.cluster = input[index].cluster
    output[outputCount] = info
    outputCount += 1
    index += consumed
  }

  /// Takes back the last element written.
  mutating func dropLastOutput() { outputCount -= 1 }

  /// Goes to a place counted from the start of the output, forwards or backwards.
  mutating func move(to position: Int) -> Bool {
    guard hasOutput else {
      index = min(max(position, 0), count)
      return true
    }
    if outputCount < position {
      let length = position - outputCount
      guard length <= count - index, makeRoom(length, consuming: length) else { return false }
      copyInput(length)
    } else if outputCount > position {
      let length = outputCount - position
      if index < length { shiftInput(by: length - index) }
      guard isIntact, index >= length else { return false }
      index -= length
      outputCount -= length
      input.copy(from: output, at: outputCount, to: index, length: length)
    }
    return true
  }

  /// Drops the current element, keeping its cluster alive in a neighbour.
  mutating func delete() {
    let cluster = current.cluster
    let survives =
      (index + 1 < count && input[index + 1].cluster == cluster)
      || (outputCount > 0 && output[outputCount - 1].cluster == cluster)
    if !survives {
      if outputCount > 0 {
        let old = output[outputCount - 1].cluster
        if cluster < old {
          var last = outputCount
          while last > 0, output[last - 1].cluster == old {
            output[last - 1].setCluster(cluster, flags: current.mask)
            last -= 1
          }
        }
      } else if index + 1 < count {
        mergeClusters(index, index + 2)
      }
    }
    skip()
  }

  /// Makes a place for every element, as wide as `advance` says of its glyph.
  @inline(__always)
  mutating func startPositioning(_ advance: (UInt32) -> Int32) {
    if positions.count < count {
      positions.deallocate()
      positions = Slab.allocate(count, filledWith: GlyphPosition())
    }
    let (list, places) = (input, positions)
    for place in 0..<count {
      places[place] = GlyphPosition(xAdvance: advance(list[place].code))
    }
  }

  /// Makes the glyphs and their places anew; only when all else is done.
  mutating func replaceAll(_ glyphs: [(info: GlyphInfo, position: GlyphPosition)]) {
    reserve(glyphs.count)
    guard isIntact else { return }
    if positions.count < glyphs.count {
      positions.deallocate()
      positions = Slab.allocate(glyphs.count, filledWith: GlyphPosition())
    }
    for (place, glyph) in glyphs.enumerated() {
      input[place] = glyph.info
      positions[place] = glyph.position
    }
    count = glyphs.count
  }

  /// Shortens the input; only between passes.
  mutating func truncate(to newCount: Int) { count = min(newCount, count) }

  // MARK: Memory

  private mutating func makeRoom(_ written: Int, consuming: Int) -> Bool {
    guard isIntact else { return false }
    let needed = outputCount + written
    if needed > input.count || needed > spare.count { reserve(max(needed, count)) }
    guard isIntact else { return false }
    if !isOutputSeparate, needed > index + consuming {
      spare.copy(from: output, at: 0, to: 0, length: outputCount)
      output = spare
      isOutputSeparate = true
    }
    return true
  }

  /// Makes a gap before the current element, to be filled from the output.
  private mutating func shiftInput(by length: Int) {
    reserve(count + length)
    guard isIntact else { return }
    input.copy(from: input, at: index, to: index + length, length: count - index)
    count += length
    index += length
  }

  private mutating func reserve(_ wanted: Int) {
    guard wanted <= maximumCount else {
      isIntact = false
      return
    }
    guard wanted > input.count else { return }
    let capacity = wanted + wanted / 2 + 16
    let isAliased = !isOutputSeparate
    input = grown(input, to: capacity)
    spare = grown(spare, to: capacity)
    output = isAliased ? input : spare
  }

  private func grown(_ slab: Slab<GlyphInfo>, to capacity: Int) -> Slab<GlyphInfo> {
    let larger = Slab.allocate(capacity, filledWith: GlyphInfo(code: 0, cluster: 0))
    larger.copy(from: slab, at: 0, to: 0, length: slab.count)
    slab.deallocate()
    return larger
  }
}

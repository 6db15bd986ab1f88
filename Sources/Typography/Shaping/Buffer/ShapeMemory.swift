import Synchronization

/// The working memory of one run, handed from run to run.
///
/// Asking the system for fresh memory costs as much as shaping: a paragraph's lists are too large
/// for the allocator to keep.
struct ShapeMemory: Sendable {
  var input: Slab<GlyphInfo>
  var spare: Slab<GlyphInfo>
  var positions: Slab<GlyphPosition>
  /// One bit per glyph of the face; all zero between runs.
  var present: Slab<UInt64>

  /// Memory kept is at most this many lists of at most this many glyphs: about 5 MB.
  private static let limit = (lists: 4, glyphs: 16_384)
  private static let pool = Mutex<[ShapeMemory]>([])

  /// Memory for a run of `count` glyphs of a face with `glyphCount` ones.
  static func take(count: Int, glyphCount: Int) -> ShapeMemory {
    let kept = pool.withLock { $0.popLast() }
    var memory = kept ?? ShapeMemory(count: count)
    if memory.input.count < count || memory.spare.count < count {
      memory.input.deallocate()
      memory.spare.deallocate()
      memory.positions.deallocate()
      let present = memory.present
      memory = ShapeMemory(count: count)
      memory.present.deallocate()
      memory.present = present
    }
    let words = (glyphCount + 63) / 64
    if memory.present.count < words {
      memory.present.deallocate()
      memory.present = Slab.allocate(words, filledWith: 0)
    }
    return memory
  }

  /// Keeps the memory for the next run, or frees it.
  func giveBack() {
    for word in 0..<present.count { present[word] = 0 }
    let isKept = Self.pool.withLock { pool in
      guard pool.count < Self.limit.lists, input.count <= Self.limit.glyphs else { return false }
      pool.append(self)
      return true
    }
    guard !isKept else { return }
    input.deallocate()
    spare.deallocate()
    positions.deallocate()
    present.deallocate()
  }

  private init(count: Int) {
    let capacity = max(count + count / 4, 256)
    input = Slab.allocate(capacity, filledWith: GlyphInfo(code: 0, cluster: 0))
    spare = Slab.allocate(capacity, filledWith: GlyphInfo(code: 0, cluster: 0))
    positions = Slab.allocate(capacity, filledWith: GlyphPosition())
    present = Slab.allocate(0, filledWith: 0)
  }
}

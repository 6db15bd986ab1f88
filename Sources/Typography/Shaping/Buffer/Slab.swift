/// Memory for a known number of plain values, with every index checked.
///
/// The shaper's inner loops read and write single fields of glyph records tens of millions of times
/// a second; an array inside a class or a struct of structs costs reference counting and
/// exclusivity checks for each. A slab is a pointer that never moves: it is copied freely and
/// retains nothing, so whoever allocates it says when it ends.
@safe
struct Slab<Element: BitwiseCopyable>: @unchecked Sendable {
  private let base: UnsafeMutablePointer<Element>
  let count: Int

  /// Memory whose elements are all `value`.
  static func allocate(_ count: Int, filledWith value: Element) -> Slab {
    let base = UnsafeMutablePointer<Element>.allocate(capacity: max(count, 1))
    unsafe base.initialize(repeating: value, count: max(count, 1))
    return unsafe Slab(base: base, count: max(count, 0))
  }

  fileprivate init(base: UnsafeMutablePointer<Element>, count: Int) {
    unsafe self.base = base
    self.count = count
  }

  /// Gives the element in place: reading one field of a large record copies nothing else.
  subscript(index: Int) -> Element {
    @inline(__always) unsafeAddress {
      check(index)
      return unsafe UnsafePointer(base + index)
    }
    @inline(__always) nonmutating unsafeMutableAddress {
      check(index)
      return unsafe base + index
    }
  }

  /// Copies `length` elements; the ranges may overlap.
  @inline(__always)
  func copy(from source: Slab, at start: Int, to target: Int, length: Int) {
    guard length > 0 else { return }
    check(target)
    check(target &+ length &- 1)
    source.check(start)
    source.check(start &+ length &- 1)
    unsafe (base + target).update(from: source.base + start, count: length)
  }

  /// The first place of a range whose element is wanted; its end if none is. Checks the range once.
  @inline(__always)
  func firstPlace(from start: Int, to end: Int, where isWanted: (Element) -> Bool) -> Int {
    guard start < end else { return end }
    check(start)
    check(end &- 1)
    var place = start
    while place < end, !isWanted(unsafe base[place]) { place &+= 1 }
    return place
  }

  func deallocate() { unsafe base.deallocate() }

  /// A wrong index is a fault of the shaper, whatever the font says: readers check fonts' numbers.
  @inline(__always)
  private func check(_ index: Int) {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "glyph index out of range")
  }
}

extension Slab<UInt64> {
  /// Sets one bit of a set of bits; what is outside of it is left out.
  @inline(__always)
  func insert(bit: Int) {
    let word = bit >> 6
    if word < count { self[word] |= 1 &<< UInt64(bit & 63) }
  }
}

extension Array where Element: BitwiseCopyable {
  /// An array of what `make` gives for each place, in order, without checks for room.
  @inline(__always)
  init(count: Int, _ make: (Int) -> Element) {
    unsafe self.init(unsafeUninitializedCapacity: count) { elements, initialized in
      for place in 0..<count { unsafe elements.initializeElement(at: place, to: make(place)) }
      initialized = count
    }
  }
}

/// Owns the memory of everything that is compiled from a face's layout tables.
///
/// Its slabs are filled while the tables are compiled, on one thread, and only read afterwards.
@safe
final class SlabArena: @unchecked Sendable {
  private static let chunkSize = 1 << 16
  private var chunks: [UnsafeMutableRawPointer] = unsafe []
  private var free: UnsafeMutableRawBufferPointer?

  /// Records that may still be read into this arena. A font of a few kilobytes can name the same
  /// table millions of times; when the budget is used up, the rest of its lookups stay empty.
  private var budget: Int

  init(budget: Int) { self.budget = budget }

  deinit { unsafe chunks.forEach { unsafe $0.deallocate() } }

  func allocate<Element: BitwiseCopyable>(_ count: Int, filledWith value: Element) -> Slab<Element>
  {
    let size = max(count, 1) * MemoryLayout<Element>.stride
    let memory = unsafe bytes(size).bindMemory(to: Element.self, capacity: max(count, 1))
    unsafe memory.initialize(repeating: value, count: max(count, 1))
    return unsafe Slab(base: memory, count: max(count, 0))
  }

  /// Takes `cost` from the budget; false when there is not enough left.
  func spend(_ cost: Int) -> Bool {
    budget = budget >= cost ? budget - cost : -1
    return budget >= 0
  }

  private func bytes(_ size: Int) -> UnsafeMutableRawPointer {
    let rounded = (size + 15) & ~15
    guard let block = unsafe free, block.count >= rounded,
      let base = block.baseAddress
    else {
      let length = max(rounded, Self.chunkSize)
      let chunk = UnsafeMutableRawPointer.allocate(byteCount: length, alignment: 16)
      unsafe chunks.append(chunk)
      unsafe free = UnsafeMutableRawBufferPointer(start: chunk + rounded, count: length - rounded)
      return unsafe chunk
    }
    unsafe free = UnsafeMutableRawBufferPointer(
      start: base + rounded, count: block.count - rounded)
    return unsafe base
  }
}

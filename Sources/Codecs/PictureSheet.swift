/// Pictures of one size that have the same outlines in other colours, such as a component in light and dark, as one
/// picture: for each pixel the number of a tuple of colours, and for each picture the colours by these numbers.
///
/// A sheet is two lossless WebP files without transforms and caches, so that a page can make the file of any of its
/// pictures from the steps of the first and the colours of the second.
///
/// 1. The numbers: the low byte in green, the high one in red.
/// 2. The colours: a row for each picture and a column for each number, each as the difference from the one to its
///    left, red and blue relative to green.
package enum PictureSheet {
  /// How many pictures there may be.
  package static let mostPictures = 4
  /// Beyond, the colours take more room than the sheet saves.
  private static let mostTuples = 4_096

  /// One pixel of all pictures, straight: R, G, B, A of each.
  fileprivate typealias Tuple = SIMD4<UInt32>

  /// Encodes pictures; `nil` where they differ in size or have too many colours.
  package static func encode(_ pixmaps: [Pixmap]) -> [UInt8]? {
    guard let first = pixmaps.first, pixmaps.count <= mostPictures,
      pixmaps.allSatisfy({ $0.width == first.width && $0.height == first.height })
    else { return nil }
    var index = TupleIndex()
    let numbers = RawBuffer<UInt32>(uninitialized: first.width * first.height)
    // A place that no picture uses repeats the last one.
    let sources = (0..<mostPictures).map { pixmaps[min($0, pixmaps.count - 1)] }
    guard index.fill(numbers, from: sources) else { return nil }
    let order = alikeOrder(of: index.tuples)
    let count = order.count
    let renumbered = RawBuffer<UInt32>(uninitialized: count)
    for (number, old) in order.enumerated() {
      let code = UInt32(number)
      renumbered[old] = 0xFF00_0000 | (code >> 8) << 16 | (code & 0xFF) << 8
    }
    let start = unsafe numbers.start
    for place in 0..<numbers.count {
      unsafe start[place] = renumbered.start[Int(start[place])]
    }
    let colors = RawBuffer<UInt32>(uninitialized: count * pixmaps.count)
    for picture in pixmaps.indices {
      var last: UInt32 = 0
      for (number, old) in order.enumerated() {
        let color = argb(index.tuples[old][picture])
        colors[picture * count + number] = subtractPixels(color, last)
        last = color
      }
    }
    let table = WebPPixels(
      width: count, height: pixmaps.count, argb: colors, isOpaque: false)
    table.subtractGreen()
    let picture = WebPPixels(width: first.width, height: first.height, argb: numbers)
    return WebPEncoder.encodePlain(picture) + WebPEncoder.encodePlain(table)
  }

  /// A pixel of a pixmap as WebP has it.
  private static func argb(_ premultiplied: UInt32) -> UInt32 {
    let color = StraightColor.straight(premultiplied, StraightColor.reciprocals)
    return color & 0xFF00_FF00 | (color & 0xFF) << 16 | color >> 16 & 0xFF
  }

  /// An order in which each tuple is followed by the one most like it of those that are left, from the first one
  /// on: its differences take half the room of those of a sorted list.
  ///
  /// The distance of two tuples is at least the difference of their sums. So the tuples are looked at from those with
  /// the nearest sums on, and only until no sum is near enough.
  private static func alikeOrder(of tuples: [Tuple]) -> [Int] {
    struct Entry {
      var number: Int
      var bytes: SIMD16<UInt8>
      var sum: Int
      /// The places of the entries left with the next smaller and the next larger sum.
      var smaller = 0
      var larger = 0
    }
    var entries = tuples.indices.map { number in
      let bytes = unsafe unsafeBitCast(tuples[number], to: SIMD16<UInt8>.self)
      return Entry(number: number, bytes: bytes, sum: total(bytes))
    }
    entries.sort { ($0.sum, $0.number) < ($1.sum, $1.number) }
    for place in entries.indices {
      (entries[place].smaller, entries[place].larger) = (place - 1, place + 1)
    }
    guard var place = entries.firstIndex(where: { $0.number == 0 }) else { return [] }
    var order: [Int] = []
    order.reserveCapacity(tuples.count)
    unsafe entries.withUnsafeMutableBufferPointer { entries in
      while true {
        let last = unsafe entries[place]
        order.append(last.number)
        var (smaller, larger) = (last.smaller, last.larger)
        if smaller >= 0 { unsafe entries[smaller].larger = larger }
        if larger < entries.count { unsafe entries[larger].smaller = smaller }
        var least = Int.max
        while true {
          let below = smaller >= 0 ? unsafe last.sum &- entries[smaller].sum : Int.max
          let above = larger < entries.count ? unsafe entries[larger].sum &- last.sum : Int.max
          guard min(below, above) < least else { break }
          let candidate = below <= above ? smaller : larger
          let other = unsafe entries[candidate].bytes
          let apart = total(pointwiseMax(other, last.bytes) &- pointwiseMin(other, last.bytes))
          if apart < least { (place, least) = (candidate, apart) }
          if below <= above {
            smaller = unsafe entries[smaller].smaller
          } else {
            larger = unsafe entries[larger].larger
          }
        }
        if least == .max { return }
      }
    }
    return order
  }

  private static func total(_ bytes: SIMD16<UInt8>) -> Int {
    Int(SIMD16<UInt16>(truncatingIfNeeded: bytes).wrappedSum())
  }

  /// The numbers of tuples in the order of their first appearance.
  private struct TupleIndex {
    private(set) var tuples: [Tuple] = []
    /// Open addressing; -1 where there is nothing.
    private let slots = RawBuffer<Int32>(count: mostTuples * 4, repeating: -1)

    /// Numbers the pixels of pictures of one size; false where there are too many tuples.
    mutating func fill(_ numbers: RawBuffer<UInt32>, from pixmaps: [Pixmap]) -> Bool {
      let count = numbers.count
      precondition(pixmaps.count == mostPictures)
      precondition(pixmaps.allSatisfy { $0.bytes.count >= count * 4 })
      return unsafe pixmaps[0].bytes.withUnsafeBytes { a in
        unsafe pixmaps[1].bytes.withUnsafeBytes { b in
          unsafe pixmaps[2].bytes.withUnsafeBytes { c in
            unsafe pixmaps[3].bytes.withUnsafeBytes { d in
              func tuple(at place: Int) -> Tuple {
                func pixel(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
                  unsafe bytes.loadUnaligned(fromByteOffset: place &* 4, as: UInt32.self)
                }
                return unsafe Tuple(pixel(a), pixel(b), pixel(c), pixel(d))
              }
              func areFour(_ tuple: Tuple, from place: Int) -> Bool {
                func areFour(_ pixel: UInt32, _ bytes: UnsafeRawBufferPointer) -> Bool {
                  unsafe bytes.loadUnaligned(fromByteOffset: place &* 4, as: Tuple.self)
                    == Tuple(repeating: pixel)
                }
                guard place &+ 4 <= count else { return false }
                return unsafe areFour(tuple.x, a) && areFour(tuple.y, b) && areFour(tuple.z, c)
                  && areFour(tuple.w, d)
              }
              let target = unsafe numbers.start
              var (last, number) = (Tuple(repeating: 0), UInt32.max)
              var place = 0
              while place < count {
                let tuple = tuple(at: place)
                if tuple == last, number != .max {
                  if areFour(tuple, from: place) {
                    for _ in 0..<4 {
                      unsafe target[place] = number
                      place &+= 1
                    }
                    continue
                  }
                } else {
                  guard let found = self.number(of: tuple) else { return false }
                  (last, number) = (tuple, found)
                }
                unsafe target[place] = number
                place &+= 1
              }
              return true
            }
          }
        }
      }
    }

    private mutating func number(of tuple: Tuple) -> UInt32? {
      let factors = SIMD4<UInt32>(0x9E37_79B1, 0x85EB_CA6B, 0xC2B2_AE35, 0x27D4_EB2F)
      let mixed = (tuple &* factors).wrappedSum()
      let mask = slots.count - 1
      var slot = Int((mixed ^ mixed &>> 15) &* 0x2C1B_3C6D) &>> 18 & mask
      while unsafe slots.start[slot] >= 0 {
        let number = unsafe Int(slots.start[slot])
        if tuples[number] == tuple { return UInt32(number) }
        slot = (slot &+ 1) & mask
      }
      guard tuples.count < mostTuples else { return nil }
      unsafe slots.start[slot] = Int32(tuples.count)
      tuples.append(tuple)
      return UInt32(tuples.count - 1)
    }
  }
}

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
    let numbers = RawBuffer<UInt32>(count: first.width * first.height, repeating: 0)
    // A place that no picture uses repeats the last one.
    let sources = (0..<mostPictures).map { pixmaps[min($0, pixmaps.count - 1)] }
    guard index.fill(numbers, from: sources) else { return nil }
    let order = alikeOrder(of: index.tuples)
    let count = order.count
    let renumbered = RawBuffer<UInt32>(count: count, repeating: 0)
    for (number, old) in order.enumerated() {
      let code = UInt32(number)
      renumbered[old] = 0xFF00_0000 | (code >> 8) << 16 | (code & 0xFF) << 8
    }
    let start = unsafe numbers.start
    for place in 0..<numbers.count {
      unsafe start[place] = renumbered.start[Int(start[place])]
    }
    let colors = RawBuffer<UInt32>(count: count * pixmaps.count, repeating: 0)
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
  private static func alikeOrder(of tuples: [Tuple]) -> [Int] {
    var left = tuples.indices.dropFirst().map { (tuple: bytes(of: tuples[$0]), number: $0) }
    var order = [0]
    order.reserveCapacity(tuples.count)
    var last = bytes(of: tuples[0])
    while !left.isEmpty {
      var (best, least) = (0, UInt16.max)
      unsafe left.withUnsafeBufferPointer { left in
        for place in 0..<left.count {
          let other = unsafe left[place].tuple
          let apart = pointwiseMax(other, last) &- pointwiseMin(other, last)
          let distance = SIMD16<UInt16>(truncatingIfNeeded: apart).wrappedSum()
          if distance < least { (best, least) = (place, distance) }
        }
      }
      let next = left[best]
      order.append(next.number)
      last = next.tuple
      left.swapAt(best, left.count - 1)
      left.removeLast()
    }
    return order
  }

  private static func bytes(of tuple: Tuple) -> SIMD16<UInt8> {
    unsafe unsafeBitCast(tuple, to: SIMD16<UInt8>.self)
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
              let target = unsafe numbers.start
              var (last, number) = (Tuple(repeating: 0), UInt32.max)
              for place in 0..<count {
                let offset = place &* 4
                let tuple = unsafe Tuple(
                  a.loadUnaligned(fromByteOffset: offset, as: UInt32.self),
                  b.loadUnaligned(fromByteOffset: offset, as: UInt32.self),
                  c.loadUnaligned(fromByteOffset: offset, as: UInt32.self),
                  d.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
                if tuple != last || number == .max {
                  guard let found = self.number(of: tuple) else { return false }
                  (last, number) = (tuple, found)
                }
                unsafe target[place] = number
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

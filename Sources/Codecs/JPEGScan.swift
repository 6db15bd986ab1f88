/// The header of a scan (ITU T.81 B.2.3) with the tables that hold when it begins.
struct JPEGScan {
  struct Member {
    let component: Int
    let dc: JPEGHuffman?
    let ac: JPEGHuffman?
  }

  let members: [Member]
  let firstCoefficient: Int
  let lastCoefficient: Int
  let highBit: Int
  let lowBit: Int
  let restartInterval: Int
}

/// Order of coefficients in a file (ITU T.81 figure A.6); the entries past the 64th catch runs that lead
/// beyond the block.
let jpegZigzag: [UInt8] = [
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20,
  13, 6, 7, 14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52,
  45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63,
  63, 63, 63, 63, 63,
]

/// Decodes blocks of one coefficient set; a set of these per kind of scan.
@safe
struct JPEGBlockReader {
  var bits: JPEGBits
  /// Blocks that are still empty in a run of them (progressive).
  var emptyBlocks = 0
  private let zigzag: UnsafePointer<UInt8>
  /// The last DC value of each component of the scan.
  private let predictions: UnsafeMutablePointer<Int32>

  /// - Parameter predictions: room for four numbers.
  init(
    bits: JPEGBits, zigzag: UnsafePointer<UInt8>, predictions: UnsafeMutablePointer<Int32>
  ) {
    self.bits = bits
    unsafe self.zigzag = zigzag
    unsafe self.predictions = predictions
    restart()
  }

  /// A block of a sequential file into zeroed memory (F.2.2).
  ///
  /// - Returns: the place of the last coefficient that is there in the file's order; `nil` where the
  ///   bits are no code.
  @inline(__always)
  mutating func sequential(
    _ block: UnsafeMutablePointer<Int16>, slot: Int, dc: UnsafePointer<UInt32>,
    ac: UnsafePointer<UInt32>
  ) -> Int? {
    // A copy of its own stays in registers.
    var bits = self.bits
    defer { self.bits = bits }
    guard let size = unsafe bits.symbol(dc), size <= 15 else { return nil }
    if size > 0 {
      bits.refill()
      unsafe predictions[slot] &+= Int32(truncatingIfNeeded: bits.takeSigned(Int(size)))
    }
    unsafe block[0] = Int16(truncatingIfNeeded: predictions[slot])
    var k = 1
    var last = 0
    while k < 64 {
      bits.refill()
      var entry = unsafe ac[Int(truncatingIfNeeded: bits.word &>> 54)]
      if entry & JPEGHuffman.combined != 0 {
        bits.consume(Int(entry & 0x1F))
        k &+= Int(entry &>> 12 & 15)
        let value = Int16(truncatingIfNeeded: Int32(bitPattern: entry) &>> 16)
        unsafe block[Int(zigzag[k])] = value
        last = k
        k &+= 1
        continue
      }
      if entry == 0 {
        entry = unsafe JPEGHuffman.longEntry(ac, Int(bits.word &>> 48))
        guard entry != 0 else { return nil }
      }
      bits.consume(Int(entry & 0x1F))
      let symbol = Int(entry &>> 8 & 0xFF)
      let size = symbol & 15
      guard size > 0 else {
        if symbol == 0xF0 {
          k &+= 16
          continue
        }
        break
      }
      k &+= symbol &>> 4
      unsafe block[Int(zigzag[k])] = Int16(truncatingIfNeeded: bits.takeSigned(size))
      last = k
      k &+= 1
    }
    return k <= 64 ? last : nil
  }

  /// The first bits of DC values (G.1.2.1).
  mutating func firstDC(
    _ block: UnsafeMutablePointer<Int16>, slot: Int, dc: UnsafePointer<UInt32>, lowBit: Int
  ) -> Bool {
    guard let size = unsafe bits.symbol(dc), size <= 15 else { return false }
    if size > 0 {
      bits.refill()
      unsafe predictions[slot] &+= Int32(truncatingIfNeeded: bits.takeSigned(Int(size)))
    }
    unsafe block[0] = Int16(truncatingIfNeeded: predictions[slot] &<< Int32(lowBit))
    return true
  }

  /// One more bit of a DC value.
  mutating func refineDC(_ block: UnsafeMutablePointer<Int16>, lowBit: Int) {
    if bits.takeBit() { unsafe block[0] |= 1 &<< Int16(lowBit) }
  }

  /// The first bits of AC coefficients (G.1.2.2).
  mutating func firstAC(
    _ block: UnsafeMutablePointer<Int16>, ac: UnsafePointer<UInt32>, range: ClosedRange<Int>,
    lowBit: Int
  ) -> Bool {
    if emptyBlocks > 0 {
      emptyBlocks -= 1
      return true
    }
    var k = range.lowerBound
    while k <= range.upperBound {
      guard let symbol = unsafe bits.symbol(ac) else { return false }
      let (run, size) = (Int(symbol >> 4), Int(symbol & 15))
      if size > 0 {
        k &+= run
        bits.refill()
        let value = bits.takeSigned(size) &<< lowBit
        unsafe block[Int(zigzag[k])] = Int16(truncatingIfNeeded: value)
        k &+= 1
      } else if run == 15 {
        k &+= 16
      } else {
        startEmptyBlocks(run)
        emptyBlocks -= 1
        return true
      }
    }
    return k <= 64
  }

  private mutating func startEmptyBlocks(_ run: Int) {
    emptyBlocks = 1 << run
    bits.refill()
    if run > 0 { emptyBlocks += bits.take(run) }
  }

  /// One more bit of AC coefficients (G.1.2.3).
  mutating func refineAC(
    _ block: UnsafeMutablePointer<Int16>, ac: UnsafePointer<UInt32>, range: ClosedRange<Int>,
    lowBit: Int
  ) -> Bool {
    let step = Int16(1) &<< Int16(lowBit)
    var k = range.lowerBound
    if emptyBlocks == 0 {
      while k <= range.upperBound {
        guard let symbol = unsafe bits.symbol(ac) else { return false }
        var run = Int(symbol >> 4)
        var value: Int16 = 0
        if symbol & 15 != 0 {
          guard symbol & 15 == 1 else { return false }
          value = bits.takeBit() ? step : -step
        } else if run != 15 {
          startEmptyBlocks(run)
          break
        }
        // Past `run` coefficients that are still zero, refining those that are not.
        while k <= range.upperBound {
          let place = unsafe Int(zigzag[k])
          if unsafe block[place] != 0 {
            unsafe refine(block + place, step)
          } else {
            if run == 0 { break }
            run -= 1
          }
          k &+= 1
        }
        if value != 0 {
          guard k <= range.upperBound else { return false }
          unsafe block[Int(zigzag[k])] = value
        }
        k &+= 1
      }
    }
    if emptyBlocks > 0 {
      while k <= range.upperBound {
        let place = unsafe Int(zigzag[k])
        if unsafe block[place] != 0 { unsafe refine(block + place, step) }
        k &+= 1
      }
      emptyBlocks -= 1
    }
    return true
  }

  @inline(__always)
  private mutating func refine(_ coefficient: UnsafeMutablePointer<Int16>, _ step: Int16) {
    guard bits.takeBit(), unsafe coefficient.pointee & step == 0 else { return }
    unsafe coefficient.pointee &+= coefficient.pointee >= 0 ? step : -step
  }

  /// What a restart marker resets.
  mutating func restart() {
    unsafe predictions.update(repeating: 0, count: 4)
    emptyBlocks = 0
  }
}

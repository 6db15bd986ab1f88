/// Puts the tables of glyphs together again that WOFF2 takes apart ("Transformed glyf table").
struct WOFF2Glyphs {
  private(set) var glyf: [UInt8] = []
  /// Offsets of 32 bits.
  private(set) var loca: [UInt8] = []
  /// The left edge of each glyph; 0 for empty ones.
  private(set) var left: [Int] = []

  private var contours: PackedStream
  private var pointCounts: PackedStream
  private var flags: PackedStream
  private var coordinates: PackedStream
  private var components: PackedStream
  private var instructions: PackedStream
  private var boxes: PackedStream
  private let boxBits: TableView
  private let overlapBits: TableView

  /// Keeps the memory that the streams read.
  private let memory: FontBytes

  init(_ packed: ArraySlice<UInt8>) throws(DamagedContainer) {
    memory = FontBytes(Array(packed))
    let view = memory.view
    var reader = PackedStream(view, from: 36)
    let count = view.u16(4)
    var streams: [TableView] = []
    for index in 0..<7 { streams.append(try reader.bytes(view.u32(8 + index * 4))) }
    contours = PackedStream(streams[0])
    pointCounts = PackedStream(streams[1])
    flags = PackedStream(streams[2])
    coordinates = PackedStream(streams[3])
    components = PackedStream(streams[4])
    let bitBytes = (count + 31) / 32 * 4
    boxBits = streams[5].slice(0, length: bitBytes)
    boxes = PackedStream(streams[5], from: bitBytes)
    instructions = PackedStream(streams[6])
    overlapBits =
      view.u16(2) & 1 != 0 ? try reader.bytes((count + 7) / 8) : .empty
    glyf.reserveCapacity(packed.count * 2)
    loca.reserveCapacity(count * 4 + 4)
    for glyph in 0..<count {
      appendOffset()
      try appendGlyph(glyph)
      while glyf.count & 3 != 0 { glyf.append(0) }
    }
    appendOffset()
  }

  private mutating func appendOffset() {
    for shift in [24, 16, 8, 0] { loca.append(UInt8(truncatingIfNeeded: glyf.count >> shift)) }
  }

  private mutating func append(_ number: Int) {
    glyf.append(UInt8(truncatingIfNeeded: number >> 8))
    glyf.append(UInt8(truncatingIfNeeded: number))
  }

  private mutating func append(_ bytes: TableView) {
    for index in 0..<bytes.count { glyf.append(UInt8(truncatingIfNeeded: bytes.u8(index))) }
  }

  private mutating func appendGlyph(_ glyph: Int) throws(DamagedContainer) {
    let count = try contours.u16()
    let hasBox = boxBits.u8(glyph >> 3) & 0x80 >> (glyph & 7) != 0
    guard count > 0 else {
      guard !hasBox else { throw .reason("an empty glyph has a box") }
      left.append(0)
      return
    }
    append(count)
    if count == 0xFFFF {
      guard hasBox else { throw .reason("a composite glyph has no box") }
      let box = try boxes.bytes(8)
      left.append(box.i16(0))
      append(box)
      try appendComponents()
    } else {
      let overlaps = overlapBits.u8(glyph >> 3) & 0x80 >> (glyph & 7) != 0
      try appendContours(count, box: hasBox ? boxes.bytes(8) : nil, overlaps: overlaps)
    }
  }

  private mutating func appendComponents() throws(DamagedContainer) {
    var flags = 0x20
    var hasInstructions = false
    while flags & 0x20 != 0 {
      flags = try components.u16()
      append(flags)
      hasInstructions = hasInstructions || flags & 0x100 != 0
      // The glyph and two arguments, then a scale, two of them, or a matrix.
      let scale = flags & 0x08 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0
      append(try components.bytes(2 + (flags & 1 != 0 ? 4 : 2) + scale))
    }
    if hasInstructions { try appendInstructions() }
  }

  private mutating func appendInstructions() throws(DamagedContainer) {
    let count = try coordinates.short()
    append(count)
    append(try instructions.bytes(count))
  }

  private mutating func appendContours(
    _ count: Int, box: TableView?, overlaps: Bool
  ) throws(DamagedContainer) {
    var ends: [Int] = []
    var end = -1
    for _ in 0..<count {
      end += try pointCounts.short()
      ends.append(end)
    }
    guard end < 65_535 else { throw .reason("a glyph has \(end + 1) points") }
    var steps: [(dx: Int, dy: Int, isOnCurve: Bool)] = []
    var (x, y) = (0, 0)
    var (xs, ys) = (Int.max...Int.max, Int.max...Int.max)
    for index in 0..<(end + 1) {
      let step = try step()
      x += step.dx
      y += step.dy
      xs = index == 0 ? x...x : min(xs.lowerBound, x)...max(xs.upperBound, x)
      ys = index == 0 ? y...y : min(ys.lowerBound, y)...max(ys.upperBound, y)
      steps.append(step)
    }
    if let box {
      left.append(box.i16(0))
      append(box)
    } else {
      let isEmpty = steps.isEmpty
      left.append(isEmpty ? 0 : xs.lowerBound)
      for number in [xs.lowerBound, ys.lowerBound, xs.upperBound, ys.upperBound] {
        append(isEmpty ? 0 : number)
      }
    }
    for end in ends { append(end) }
    try appendInstructions()
    appendPoints(steps, overlaps: overlaps)
  }

  /// Flags, then the steps across, then those up, each in as many bytes as it needs.
  private mutating func appendPoints(
    _ steps: [(dx: Int, dy: Int, isOnCurve: Bool)], overlaps: Bool
  ) {
    for (index, step) in steps.enumerated() {
      var flag: UInt8 = step.isOnCurve ? 1 : 0
      if overlaps, index == 0 { flag |= 0x40 }
      if step.dx == 0 { flag |= 0x10 }
      if step.dx != 0, step.dx.magnitude < 256 { flag |= step.dx > 0 ? 0x12 : 0x02 }
      if step.dy == 0 { flag |= 0x20 }
      if step.dy != 0, step.dy.magnitude < 256 { flag |= step.dy > 0 ? 0x24 : 0x04 }
      glyf.append(flag)
    }
    for step in steps { appendStep(step.dx) }
    for step in steps { appendStep(step.dy) }
  }

  private mutating func appendStep(_ step: Int) {
    if step == 0 { return }
    if step.magnitude < 256 {
      glyf.append(UInt8(step.magnitude))
    } else {
      append(step)
    }
  }

  /// One point's distance from the one before ("Triplet Encoding").
  private mutating func step() throws(DamagedContainer) -> (dx: Int, dy: Int, isOnCurve: Bool) {
    let flag = try flags.u8()
    let isOnCurve = flag & 0x80 == 0
    let kind = flag & 0x7F
    func signed(_ value: Int, _ bit: Int) -> Int { kind >> bit & 1 != 0 ? value : -value }
    let first = try coordinates.u8()
    switch kind {
    case ..<10: return (0, signed((kind & 14) << 7 + first, 0), isOnCurve)
    case ..<20: return (signed(((kind - 10) & 14) << 7 + first, 0), 0, isOnCurve)
    case ..<84:
      let base = kind - 20
      return (
        signed(1 + base & 0x30 + first >> 4, 0),
        signed(1 + (base & 0x0C) << 2 + first & 0x0F, 1), isOnCurve
      )
    case ..<120:
      let base = kind - 84
      let second = try coordinates.u8()
      return (
        signed(1 + (base / 12) << 8 + first, 0), signed(1 + (base % 12 / 4) << 8 + second, 1),
        isOnCurve
      )
    case ..<124:
      let (second, third) = (try coordinates.u8(), try coordinates.u8())
      return (
        signed(first << 4 + second >> 4, 0), signed((second & 0x0F) << 8 + third, 1), isOnCurve
      )
    default:
      let (second, third) = (try coordinates.u8(), try coordinates.u8())
      let fourth = try coordinates.u8()
      return (signed(first << 8 + second, 0), signed(third << 8 + fourth, 1), isOnCurve)
    }
  }
}

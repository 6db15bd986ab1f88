/// Where the outline of a glyph cannot be followed further.
struct DamagedCharstring: Error {}

/// Runs Type 2 charstrings (Adobe technical note 5177; OpenType, "CFF2 CharString Format") and
/// collects the outline; hints are counted and not used.
struct CharstringInterpreter {
  private static let maximumDepth = 10
  /// As many operands as CFF2 allows; Type 2 says 48.
  private static let maximumOperands = 513
  /// Bytes read, operands moved and regions blended by one glyph: twenty times what HarfBuzz
  /// allows.
  private static let maximumSteps = 200_000

  let cff: CFFOutlines
  let part: CFFOutlines.Part
  let coordinates: [Int]

  var stack: [Double] = []
  var storage: [Double] = []
  var outline = GlyphOutline(isCubic: true)
  var x = 0.0
  var y = 0.0
  /// The first point of the contour that is being drawn; `nil` between contours.
  var contourStart: Int?

  private var steps = Self.maximumSteps
  private var hintCount = 0
  private var hasMask = false
  private var isFinished = false
  private var isComponent = false
  private var variationIndex: Int
  private var scalars: [Double]?

  init(_ cff: CFFOutlines, _ part: CFFOutlines.Part, coordinates: [Int]) {
    self.cff = cff
    self.part = part
    self.coordinates = coordinates
    variationIndex = part.variationIndex
    stack.reserveCapacity(48)
  }

  /// The outline of a charstring; `nil` if it is damaged or exceeds the budget.
  mutating func outline(of code: TableView) -> GlyphOutline? {
    do throws(DamagedCharstring) {
      try run(code, depth: 0)
      closeContour()
      return outline
    } catch {
      return nil
    }
  }

  mutating func spend(_ count: Int) throws(DamagedCharstring) {
    steps -= count
    guard steps >= 0 else { throw DamagedCharstring() }
  }

  mutating func push(_ value: Double) throws(DamagedCharstring) {
    guard stack.count < Self.maximumOperands else { throw DamagedCharstring() }
    stack.append(value)
  }

  mutating func pop() throws(DamagedCharstring) -> Double {
    guard let value = stack.popLast() else { throw DamagedCharstring() }
    return value
  }

  /// A number of things, from the top of the stack.
  mutating func popInteger() throws(DamagedCharstring) -> Int {
    let value = try pop()
    guard value.magnitude < 1e6 else { throw DamagedCharstring() }
    return Int(value.rounded(.towardZero))
  }

  private mutating func run(_ code: TableView, depth: Int) throws(DamagedCharstring) {
    var position = 0
    while position < code.count, !isFinished {
      let first = code.u8(position)
      position += 1
      try spend(1)
      switch first {
      case 28:
        try push(Double(code.i16(position)))
        position += 2
      case 32...246: try push(Double(first - 139))
      case 247...250:
        try push(Double((first - 247) * 256 + code.u8(position) + 108))
        position += 1
      case 251...254:
        try push(Double(-(first - 251) * 256 - code.u8(position) - 108))
        position += 1
      case 255:
        try push(code.fixed(position))
        position += 4
      case 10: try call(part.subroutines, depth: depth)
      case 29: try call(cff.globalSubroutines, depth: depth)
      case 11: return
      case 12:
        try performEscape(code.u8(position))
        position += 1
      case 19, 20:
        if !hasMask { countHints() }
        hasMask = true
        stack.removeAll(keepingCapacity: true)
        position += (hintCount + 7) / 8
      default: try perform(first)
      }
    }
  }

  private mutating func call(
    _ subroutines: CFFIndex, depth: Int
  ) throws(DamagedCharstring) {
    let bias =
      subroutines.count < 1240 ? 107 : subroutines.count < 33_900 ? 1131 : 32_768
    let number = try popInteger() + bias
    guard depth < Self.maximumDepth, number >= 0, number < subroutines.count else {
      throw DamagedCharstring()
    }
    try run(subroutines[number], depth: depth + 1)
  }

  /// Operators of one byte.
  private mutating func perform(_ code: Int) throws(DamagedCharstring) {
    switch code {
    case 1, 3, 18, 23: countHints()
    // A width may come before what is moved.
    case 4: try move(0, last(1))
    case 21: try move(last(2), last(1))
    case 22: try move(last(1), 0)
    case 5: try lines(stack.count)
    case 6: try alternatingLines(startsAcross: true)
    case 7: try alternatingLines(startsAcross: false)
    case 8: try curves(0, stack.count)
    case 24:
      try curves(0, stack.count - 2)
      try line(last(2), last(1))
    case 25:
      try lines(stack.count - 6)
      try curves(max(stack.count - 6, 0), stack.count)
    case 26: try parallelCurves(isAcross: false)
    case 27: try parallelCurves(isAcross: true)
    case 30: try alternatingCurves(startsAcross: false)
    case 31: try alternatingCurves(startsAcross: true)
    case 14 where !cff.isVersion2: try end()
    case 15 where cff.isVersion2:
      variationIndex = try popInteger()
      scalars = nil
      return
    case 16 where cff.isVersion2: return try blend()
    default: break
    }
    stack.removeAll(keepingCapacity: true)
  }

  private mutating func countHints() { hintCount += stack.count / 2 }

  /// The operand at a place from the top: 1 is the last one.
  private func last(_ place: Int) throws(DamagedCharstring) -> Double {
    guard stack.count >= place else { throw DamagedCharstring() }
    return stack[stack.count - place]
  }

  /// Ends the glyph; four operands make it an accent above a letter.
  private mutating func end() throws(DamagedCharstring) {
    closeContour()
    if stack.count >= 4 {
      guard !isComponent else { throw DamagedCharstring() }
      let (dx, dy) = (try last(4), try last(3))
      let accent = try popInteger()
      let letter = try popInteger()
      isComponent = true
      try runComponent(letter, dx: 0, dy: 0)
      try runComponent(accent, dx: dx, dy: dy)
    }
    isFinished = true
  }

  private mutating func runComponent(
    _ code: Int, dx: Double, dy: Double
  ) throws(DamagedCharstring) {
    let charstring = cff.charstring(ofStandardCode: code)
    guard !charstring.isEmpty else { throw DamagedCharstring() }
    (x, y) = (dx, dy)
    stack.removeAll(keepingCapacity: true)
    hintCount = 0
    hasMask = false
    isFinished = false
    try run(charstring, depth: 0)
    closeContour()
  }

  /// Replaces values and their deltas by the values at the face's coordinates.
  private mutating func blend() throws(DamagedCharstring) {
    let count = try popInteger()
    let scalars = try regionScalars()
    let regions = scalars.count
    let base = stack.count - count * (regions + 1)
    guard count >= 0, base >= 0 else { throw DamagedCharstring() }
    try spend(count * (regions + 1))
    for index in 0..<count {
      var sum = 0.0
      let deltas = base + count + index * regions
      for region in 0..<regions where scalars[region] != 0 {
        sum += stack[deltas + region] * scalars[region]
      }
      stack[base + index] += sum
    }
    stack.removeLast(count * regions)
  }

  private mutating func regionScalars() throws(DamagedCharstring) -> [Double] {
    if let scalars { return scalars }
    let made = cff.store.scalars(
      outer: variationIndex, at: coordinates, limit: Self.maximumOperands)
    guard let made else { throw DamagedCharstring() }
    try spend(made.count * max(coordinates.count, 1))
    scalars = made
    return made
  }
}

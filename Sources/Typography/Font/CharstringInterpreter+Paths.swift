/// Moves, lines and curves; operands are read from the bottom of the stack.
extension CharstringInterpreter {
  /// Points farther away are damage; no font has them.
  private static let farthest = 1e8

  mutating func move(_ dx: Double, _ dy: Double) throws(DamagedCharstring) {
    closeContour()
    x += dx
    y += dy
    try startContour()
  }

  mutating func line(_ dx: Double, _ dy: Double) throws(DamagedCharstring) {
    try startContour()
    x += dx
    y += dy
    try add(isOnCurve: true)
  }

  mutating func curve(
    _ dx1: Double, _ dy1: Double, _ dx2: Double, _ dy2: Double, _ dx3: Double, _ dy3: Double
  ) throws(DamagedCharstring) {
    try startContour()
    x += dx1
    y += dy1
    try add(isOnCurve: false)
    x += dx2
    y += dy2
    try add(isOnCurve: false)
    x += dx3
    y += dy3
    try add(isOnCurve: true)
  }

  private mutating func startContour() throws(DamagedCharstring) {
    guard contourStart == nil else { return }
    contourStart = outline.points.count
    try add(isOnCurve: true)
  }

  private mutating func add(isOnCurve: Bool) throws(DamagedCharstring) {
    // Also false for what is not a number.
    guard x.magnitude < Self.farthest, y.magnitude < Self.farthest,
      outline.points.count < GlyphTable.maximumPoints
    else { throw DamagedCharstring() }
    outline.points.append(GlyphOutline.Point(x: x, y: y, isOnCurve: isOnCurve))
  }

  mutating func closeContour() {
    guard let start = contourStart else { return }
    contourStart = nil
    // A move without a line covers nothing.
    if outline.points.count == start + 1 {
      outline.points.removeLast()
    } else {
      outline.contourEnds.append(outline.points.count)
    }
  }

  /// `rlineto` with the operands before `end`.
  mutating func lines(_ end: Int) throws(DamagedCharstring) {
    for index in stride(from: 0, to: end - 1, by: 2) {
      try line(stack[index], stack[index + 1])
    }
  }

  /// `hlineto` and `vlineto`.
  mutating func alternatingLines(startsAcross: Bool) throws(DamagedCharstring) {
    var isAcross = startsAcross
    for index in stack.indices {
      try isAcross ? line(stack[index], 0) : line(0, stack[index])
      isAcross.toggle()
    }
  }

  /// `rrcurveto` with the operands from `start` to before `end`.
  mutating func curves(_ start: Int, _ end: Int) throws(DamagedCharstring) {
    for index in stride(from: start, to: end - 5, by: 6) {
      try curve(
        stack[index], stack[index + 1], stack[index + 2], stack[index + 3], stack[index + 4],
        stack[index + 5])
    }
  }

  /// `hhcurveto` and `vvcurveto`: curves that start and end along one axis.
  mutating func parallelCurves(isAcross: Bool) throws(DamagedCharstring) {
    var index = stack.count & 1
    var sideways = index == 1 ? stack[0] : 0
    while index + 4 <= stack.count {
      let (a, b, c, d) = (stack[index], stack[index + 1], stack[index + 2], stack[index + 3])
      if isAcross {
        try curve(a, sideways, b, c, d, 0)
      } else {
        try curve(sideways, a, b, c, 0, d)
      }
      sideways = 0
      index += 4
    }
  }

  /// `hvcurveto` and `vhcurveto`: curves from one axis to the other and back.
  mutating func alternatingCurves(startsAcross: Bool) throws(DamagedCharstring) {
    var isAcross = startsAcross
    var index = 0
    while index + 4 <= stack.count {
      let (a, b, c, d) = (stack[index], stack[index + 1], stack[index + 2], stack[index + 3])
      // The last curve may end off its axis.
      let rest = index + 5 == stack.count ? stack[index + 4] : 0
      if isAcross {
        try curve(a, 0, b, c, rest, d)
      } else {
        try curve(0, a, b, c, d, rest)
      }
      isAcross.toggle()
      index += 4
    }
  }

  /// `flex`, `hflex`, `hflex1` and `flex1`: two curves, always drawn as such.
  mutating func flex(_ code: Int) throws(DamagedCharstring) {
    let needed = [35: 12, 34: 7, 36: 9, 37: 11][code] ?? 0
    guard stack.count >= needed else { throw DamagedCharstring() }
    let v = stack
    switch code {
    case 34:
      try curve(v[0], 0, v[1], v[2], v[3], 0)
      try curve(v[4], 0, v[5], -v[2], v[6], 0)
    case 35:
      try curve(v[0], v[1], v[2], v[3], v[4], v[5])
      try curve(v[6], v[7], v[8], v[9], v[10], v[11])
    case 36:
      try curve(v[0], v[1], v[2], v[3], v[4], 0)
      try curve(v[5], 0, v[6], v[7], v[8], -(v[1] + v[3] + v[7]))
    default:
      let dx = v[0] + v[2] + v[4] + v[6] + v[8]
      let dy = v[1] + v[3] + v[5] + v[7] + v[9]
      let isAcross = dx.magnitude > dy.magnitude
      try curve(v[0], v[1], v[2], v[3], v[4], v[5])
      try curve(v[6], v[7], v[8], v[9], isAcross ? v[10] : -dx, isAcross ? -dy : v[10])
    }
  }
}

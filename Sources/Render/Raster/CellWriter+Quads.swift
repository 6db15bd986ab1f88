extension CellWriter {
  /// The longest side, in pixels, of the box of a curve that `addQuad` takes: on either axis it crosses at most 61
  /// edges, which has room, in pairs and with one value behind them, in 64 numbers on the stack.
  static let curveLimit = SIMD2<Double>(repeating: 60)

  /// Adds a quadratic curve, exactly: it is cut where it crosses the edges of cells, and the area between each part
  /// and its chord is known.
  ///
  /// All but the cells' numbers is reckoned in device coordinates, so that the window has no part in it.
  ///
  /// - Parameters:
  ///   - p0: where the curve begins; all points are finite numbers.
  ///   - fixed: the ends as `addLines` has them.
  ///   - corner: the window's.
  ///   - shift: makes points of that kind, as `CellLineSink` does.
  @inline(never)
  func addQuad(
    _ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>,
    fixed: (SIMD2<Int64>, SIMD2<Int64>), corner: SIMD2<Double>, shift: SIMD2<Double>
  ) {
    // Such a curve comes back on its own way.
    guard p0 != p2 else { return }
    // One orientation for both directions, as for lines.
    let isTurned = p2.y < p0.y || p2.y == p0.y && p2.x < p0.x
    let curve = Quad(
      isTurned ? p2 : p0, p1, isTurned ? p0 : p2, corner: corner, shift: shift,
      sign: isTurned ? -1 : 1)
    let last = Quad.Place(isTurned ? fixed.0 : fixed.1)
    // Parts in which it turns neither back across nor back up.
    let (turnX, turnY) = curve.turns
    let cuts = SIMD4(min(turnX, turnY), max(turnX, turnY), 1, 1)
    var (t, place) = (0.0, Quad.Place(isTurned ? fixed.1 : fixed.0))
    for index in 0..<3 where cuts[index] <= 1 {
      let end = cuts[index] < 1 ? Quad.Place(curve.fixed(cuts[index])) : last
      add(curve, t, place, cuts[index], end)
      (t, place) = (cuts[index], end)
    }
  }

  /// Adds the curve between two parameters.
  @inline(__always)
  private func add(
    _ curve: Quad, _ t0: Double, _ from: Quad.Place, _ t1: Double, _ to: Quad.Place
  ) {
    let (width, height) = (right >> 10, UInt(bitPattern: bottom >> 12))
    let across = Crossings(from.x, to.x, shift: 10)
    let down = Crossings(from.y, to.y, shift: 12)
    var (column, row) = (across.cell, down.cell)
    var (x, y, t) = (from.x, from.y, t0)
    @inline(__always) func add(_ nextX: Int, _ nextY: Int, _ next: Double) {
      let part = next - t
      let size = (nextY &- y) &* curve.sign
      let bulge = nearestInteger(curve.bulge * (part * part * part))
      let rest = size &* (x &+ nextX &- column &<< 11) &+ bulge
      if UInt(bitPattern: row) < height, column < width {
        // What is to the left counts as lying on the left edge.
        rows[row].add(max(column, 0), size, rest: column < 0 ? 0 : rest)
      }
      (x, y, t) = (nextX, nextY, next)
    }
    if across.count &+ down.count > 0 {
      unsafe withUnsafeTemporaryAllocation(of: Double.self, capacity: 128) { parameters in
        guard let timesX = parameters.baseAddress else { return }
        let timesY = unsafe timesX + 64
        let (origin, speed) = curve.start(at: t0)
        unsafe across.times(timesX, corner: curve.corner.x, origin.x, speed.x, curve.second.x)
        unsafe down.times(timesY, corner: curve.corner.y, origin.y, speed.y, curve.second.y)
        var (indexX, indexY) = (0, 0)
        var (edgeX, edgeY) = (across.firstEdge, down.firstEdge)
        for _ in 0..<across.count &+ down.count {
          let (timeX, timeY) = unsafe (timesX[indexX], timesY[indexY])
          // All bits set where it crosses an upright edge first; which one it is, no processor foretells.
          let isAcross = timeX < timeY ? -1 : 0
          // Where rounding decides, the place may be off by a unit, an eighth of a level. Heights still sum up exactly.
          let next = t0 + (timeX < timeY ? timeX : timeY)
          let place = Quad.Place(curve.fixed(next))
          add(
            place.x ^ (place.x ^ edgeX) & isAcross, edgeY ^ (edgeY ^ place.y) & isAcross, next)
          indexX &-= isAcross
          indexY &+= 1 &+ isAcross
          column &+= across.step & isAcross
          row &+= down.step & ~isAcross
          edgeX &+= (across.step &<< 10) & isAcross
          edgeY &+= (down.step &<< 12) & ~isAcross
        }
      }
    }
    add(to.x, to.y, t1)
  }

  /// A curve, downwards as a whole, or level and to the right.
  private struct Quad {
    let start: SIMD2<Double>
    /// Half the first derivative at the start, and half the second one.
    let first: SIMD2<Double>
    let second: SIMD2<Double>
    let corner: SIMD2<Double>
    let shift: SIMD2<Double>
    /// 1, or -1 where it is drawn upwards.
    let sign: Int
    /// By the cube of a part of the parameter, twice the area between the curve and its chord there, as cells count it: the
    /// area is a third of the cross product of both derivatives' halves by that cube.
    let bulge: Double

    @inline(__always)
    init(
      _ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, corner: SIMD2<Double>,
      shift: SIMD2<Double>, sign: Int
    ) {
      start = p0
      first = p1 - p0
      second = p0 - 2 * p1 + p2
      self.corner = corner
      self.shift = shift
      self.sign = sign
      bulge =
        (first.x * second.y - first.y * second.x) * (Double(CellBuffer.wholePixel) / 3)
        * Double(sign)
    }

    /// Where it turns back across and down; 2 where it does not.
    @inline(__always)
    var turns: (Double, Double) {
      // The derivative is `first` at the start and `first + second` at the end.
      let last = first + second
      let times = first / (first - last)
      let isTurn = first * last .< 0
      let kept = SIMD2<Double>(repeating: 2).replacing(with: times, where: isTurn)
      return (kept.x, kept.y)
    }

    /// The point at a parameter, and half the derivative there.
    @inline(__always)
    func start(at t: Double) -> (SIMD2<Double>, SIMD2<Double>) {
      ((second * t + 2 * first) * t + start, second * t + first)
    }

    @inline(__always)
    func fixed(_ t: Double) -> SIMD2<Int64> {
      unsafe unsafeBitCast(start(at: t).0 + shift, to: SIMD2<Int64>.self)
    }

    /// A point in 1/1024 across and 1/4096 down from the window's corner.
    struct Place {
      let x: Int
      let y: Int

      @inline(__always)
      init(_ fixed: SIMD2<Int64>) {
        x = Int(Int32(truncatingIfNeeded: fixed.x))
        y = Int(Int32(truncatingIfNeeded: fixed.y))
      }
    }
  }

  /// The edges of cells between two places of one axis.
  private struct Crossings {
    /// 1 or -1.
    let step: Int
    /// The cell that the part begins in: of two, the one that it goes through, or the later one where it stays.
    let cell: Int
    let count: Int
    let firstEdge: Int
    private let shift: Int

    @inline(__always)
    init(_ from: Int, _ to: Int, shift: Int) {
      let back = (to &- from) >> 63
      step = 1 | back
      self.shift = shift
      cell = (from &+ back) >> shift
      let last = from == to ? cell : (to &- 1 &- back) >> shift
      count = (last &- cell) &* step
      firstEdge = (cell &+ 1 &+ back) &<< shift
    }

    /// The parameters, from that of `origin`, at which the edges are crossed, and one that is beyond all others.
    @inline(__always)
    func times(
      _ times: UnsafeMutablePointer<Double>, corner: Double, _ origin: Double, _ speed: Double,
      _ second: Double
    ) {
      let direction = Double(step)
      let first = double(firstEdge >> shift) + corner - origin
      var way = SIMD2(first, first + direction)
      let signs = SIMD2(repeating: direction)
      var index = 0
      while index < count {
        // The smaller solution, in the form that subtracts nothing: both terms have the direction's sign. None is beyond the
        // parameter's end at 1; the limit keeps what follows within the list whatever the numbers are.
        let square = SIMD2(repeating: speed * speed) + second * way
        let root = pointwiseMax(square, .zero).squareRoot() * signs
        unsafe UnsafeMutableRawPointer(times + index).storeBytes(
          of: pointwiseMin(SIMD2(repeating: 2), way / (root + speed)), as: SIMD2<Double>.self)
        way += 2 * direction
        index &+= 2
      }
      unsafe times[count] = .infinity
    }
  }
}

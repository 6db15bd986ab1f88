/// Smooths the edges between blocks (RFC 6386 §15).
@safe
struct VP8Filter {
  private let strength: VP8FilterStrength

  init(_ strength: VP8FilterStrength) { self.strength = strength }

  /// All edges of a block of three planes, those of the left and upper side where they are inside.
  func apply(
    _ y: UnsafeMutablePointer<UInt8>, _ yStride: Int, _ u: UnsafeMutablePointer<UInt8>,
    _ v: UnsafeMutablePointer<UInt8>, _ uvStride: Int, hasLeft: Bool, hasTop: Bool
  ) {
    let outer = 2 * (strength.limit + 4) + 1
    let inner = 2 * strength.limit + 1
    if hasLeft {
      unsafe edge(y, across: 1, along: yStride, count: 16, limit: outer)
      unsafe edge(u, across: 1, along: uvStride, count: 8, limit: outer)
      unsafe edge(v, across: 1, along: uvStride, count: 8, limit: outer)
    }
    if strength.isInner {
      for x in [4, 8, 12] {
        unsafe innerEdge(y + x, across: 1, along: yStride, count: 16, limit: inner)
      }
      unsafe innerEdge(u + 4, across: 1, along: uvStride, count: 8, limit: inner)
      unsafe innerEdge(v + 4, across: 1, along: uvStride, count: 8, limit: inner)
    }
    if hasTop {
      unsafe edge(y, across: yStride, along: 1, count: 16, limit: outer)
      unsafe edge(u, across: uvStride, along: 1, count: 8, limit: outer)
      unsafe edge(v, across: uvStride, along: 1, count: 8, limit: outer)
    }
    if strength.isInner {
      for row in [4, 8, 12] {
        unsafe innerEdge(y + row * yStride, across: yStride, along: 1, count: 16, limit: inner)
      }
      unsafe innerEdge(u + 4 * uvStride, across: uvStride, along: 1, count: 8, limit: inner)
      unsafe innerEdge(v + 4 * uvStride, across: uvStride, along: 1, count: 8, limit: inner)
    }
  }

  /// The simple filter looks at luminance alone.
  func applySimple(_ y: UnsafeMutablePointer<UInt8>, _ stride: Int, hasLeft: Bool, hasTop: Bool) {
    let outer = 2 * (strength.limit + 4) + 1
    let inner = 2 * strength.limit + 1
    if hasLeft { unsafe simpleEdge(y, across: 1, along: stride, limit: outer) }
    if strength.isInner {
      for x in [4, 8, 12] { unsafe simpleEdge(y + x, across: 1, along: stride, limit: inner) }
    }
    if hasTop { unsafe simpleEdge(y, across: stride, along: 1, limit: outer) }
    if strength.isInner {
      for row in [4, 8, 12] {
        unsafe simpleEdge(y + row * stride, across: stride, along: 1, limit: inner)
      }
    }
  }

  private func simpleEdge(
    _ start: UnsafeMutablePointer<UInt8>, across: Int, along: Int, limit: Int32
  ) {
    for index in 0..<16 {
      let p = unsafe start + index &* along
      if unsafe Self.step(p, across) <= limit { unsafe Self.two(p, across) }
    }
  }

  private func edge(
    _ start: UnsafeMutablePointer<UInt8>, across: Int, along: Int, count: Int, limit: Int32
  ) {
    for index in 0..<count {
      let p = unsafe start + index &* along
      guard unsafe isSmooth(p, across, limit) else { continue }
      if unsafe isVaried(p, across) {
        unsafe Self.two(p, across)
      } else {
        unsafe Self.six(p, across)
      }
    }
  }

  private func innerEdge(
    _ start: UnsafeMutablePointer<UInt8>, across: Int, along: Int, count: Int, limit: Int32
  ) {
    for index in 0..<count {
      let p = unsafe start + index &* along
      guard unsafe isSmooth(p, across, limit) else { continue }
      if unsafe isVaried(p, across) {
        unsafe Self.two(p, across)
      } else {
        unsafe Self.four(p, across)
      }
    }
  }

  // MARK: One line across an edge

  @inline(__always)
  private static func difference(_ a: UInt8, _ b: UInt8) -> Int32 {
    Int32(a > b ? a &- b : b &- a)
  }

  @inline(__always)
  private static func step(_ p: UnsafePointer<UInt8>, _ s: Int) -> Int32 {
    unsafe 4 &* difference(p[-s], p[0]) &+ difference(p[-2 &* s], p[s])
  }

  @inline(__always)
  private func isSmooth(_ p: UnsafePointer<UInt8>, _ s: Int, _ limit: Int32) -> Bool {
    guard unsafe Self.step(p, s) <= limit else { return false }
    let most = strength.interior
    return unsafe Self.difference(p[-4 &* s], p[-3 &* s]) <= most
      && Self.difference(p[-3 &* s], p[-2 &* s]) <= most
      && Self.difference(p[-2 &* s], p[-s]) <= most && Self.difference(p[3 &* s], p[2 &* s]) <= most
      && Self.difference(p[2 &* s], p[s]) <= most && Self.difference(p[s], p[0]) <= most
  }

  @inline(__always)
  private func isVaried(_ p: UnsafePointer<UInt8>, _ s: Int) -> Bool {
    unsafe Self.difference(p[-2 &* s], p[-s]) > strength.variance
      || Self.difference(p[s], p[0]) > strength.variance
  }

  @inline(__always)
  private static func clamped(_ value: Int32, _ lowest: Int32, _ highest: Int32) -> Int32 {
    value < lowest ? lowest : value > highest ? highest : value
  }

  @inline(__always)
  private static func add(_ p: UnsafeMutablePointer<UInt8>, _ value: Int32) {
    unsafe p.pointee = UInt8(truncatingIfNeeded: clampedLevel(Int32(p.pointee) &+ value))
  }

  @inline(__always)
  private static func two(_ p: UnsafeMutablePointer<UInt8>, _ s: Int) {
    let outer = unsafe clamped(Int32(p[-2 &* s]) &- Int32(p[s]), -128, 127)
    let a = unsafe 3 &* (Int32(p[0]) &- Int32(p[-s])) &+ outer
    unsafe add(p - s, clamped((a &+ 3) &>> 3, -16, 15))
    unsafe add(p, -clamped((a &+ 4) &>> 3, -16, 15))
  }

  @inline(__always)
  private static func four(_ p: UnsafeMutablePointer<UInt8>, _ s: Int) {
    let a = unsafe 3 &* (Int32(p[0]) &- Int32(p[-s]))
    let a1 = clamped((a &+ 4) &>> 3, -16, 15)
    let a2 = clamped((a &+ 3) &>> 3, -16, 15)
    let a3 = (a1 &+ 1) &>> 1
    unsafe add(p - 2 &* s, a3)
    unsafe add(p - s, a2)
    unsafe add(p, -a1)
    unsafe add(p + s, -a3)
  }

  @inline(__always)
  private static func six(_ p: UnsafeMutablePointer<UInt8>, _ s: Int) {
    let outer = unsafe clamped(Int32(p[-2 &* s]) &- Int32(p[s]), -128, 127)
    let a = unsafe clamped(3 &* (Int32(p[0]) &- Int32(p[-s])) &+ outer, -128, 127)
    let (a1, a2, a3) = ((27 &* a &+ 63) &>> 7, (18 &* a &+ 63) &>> 7, (9 &* a &+ 63) &>> 7)
    unsafe add(p - 3 &* s, a3)
    unsafe add(p - 2 &* s, a2)
    unsafe add(p - s, a1)
    unsafe add(p, -a1)
    unsafe add(p + s, -a2)
    unsafe add(p + 2 &* s, -a3)
  }
}

/// Brings a component's samples to the size of the picture, a row at a time, as libjpeg does with its
/// triangle filter ("fancy upsampling"): halves across and down are interpolated, other ratios repeated.
@safe
struct JPEGUpsampling {
  private enum Method { case none, across, down, both, repeated }

  private let component: JPEGComponent
  private let plane: RawBuffer<UInt8>
  private let stride: Int
  private let method: Method
  private let timesAcross: Int
  private let timesDown: Int
  private let row: RawBuffer<UInt8>
  private let sums: RawBuffer<Int32>

  init(_ component: JPEGComponent, of frame: JPEGFrame, plane: RawBuffer<UInt8>) {
    self.component = component
    self.plane = plane
    stride = component.paddedWide * 8
    timesAcross = frame.maximumHorizontal / component.horizontal
    timesDown = frame.maximumVertical / component.vertical
    switch (timesAcross, timesDown) {
    case (1, 1): method = .none
    case (2, 1): method = component.width > 2 ? .across : .repeated
    case (1, 2): method = .down
    case (2, 2): method = component.width > 2 ? .both : .repeated
    default: method = .repeated
    }
    row = RawBuffer(count: component.width * timesAcross, repeating: 0)
    sums = RawBuffer(count: method == .both ? component.width : 0, repeating: 0)
  }

  /// The samples of row `y` of the picture, at least as many as it is wide.
  func samples(row y: Int) -> UnsafePointer<UInt8> {
    let own = y / timesDown
    let input = unsafe UnsafePointer(plane.start + own * stride)
    // Above the first and below the last row that row itself continues.
    let isUpper = y % timesDown == 0
    let next = isUpper ? max(own - 1, 0) : min(own + 1, component.height - 1)
    let neighbour = unsafe UnsafePointer(plane.start + next * stride)
    switch method {
    case .none: return unsafe input
    case .repeated:
      var place = 0
      for x in 0..<component.width {
        for _ in 0..<timesAcross {
          unsafe row.start[place] = input[x]
          place &+= 1
        }
      }
    case .across: unsafe across(input)
    case .down:
      let bias: UInt16 = isUpper ? 1 : 2
      for x in 0..<component.width {
        let sum = unsafe UInt16(input[x]) &* 3 &+ UInt16(neighbour[x]) &+ bias
        unsafe row.start[x] = UInt8(truncatingIfNeeded: sum &>> 2)
      }
    case .both: unsafe both(input, neighbour)
    }
    return unsafe UnsafePointer(row.start)
  }

  private func across(_ input: UnsafePointer<UInt8>) {
    let target = unsafe row.start
    let last = component.width - 1
    unsafe target[0] = input[0]
    unsafe target[1] = UInt8(
      truncatingIfNeeded: (UInt16(input[0]) &* 3 &+ UInt16(input[1]) &+ 2) &>> 2)
    for x in 1..<last {
      let value = unsafe UInt16(input[x]) &* 3
      let (left, right) = unsafe (UInt16(input[x &- 1]), UInt16(input[x &+ 1]))
      unsafe target[2 &* x] = UInt8(truncatingIfNeeded: (value &+ left &+ 1) &>> 2)
      unsafe target[2 &* x &+ 1] = UInt8(truncatingIfNeeded: (value &+ right &+ 2) &>> 2)
    }
    let value = unsafe UInt16(input[last]) &* 3 &+ UInt16(input[last - 1]) &+ 1
    unsafe target[2 * last] = UInt8(truncatingIfNeeded: value &>> 2)
    unsafe target[2 * last + 1] = input[last]
  }

  private func both(_ input: UnsafePointer<UInt8>, _ neighbour: UnsafePointer<UInt8>) {
    let (target, sums) = unsafe (row.start, sums.start)
    let last = component.width - 1
    for x in 0...last {
      unsafe sums[x] = Int32(input[x]) &* 3 &+ Int32(neighbour[x])
    }
    unsafe target[0] = UInt8(truncatingIfNeeded: (sums[0] &* 4 &+ 8) &>> 4)
    unsafe target[1] = UInt8(truncatingIfNeeded: (sums[0] &* 3 &+ sums[1] &+ 7) &>> 4)
    for x in 1..<last {
      let value = unsafe sums[x] &* 3
      unsafe target[2 &* x] = UInt8(truncatingIfNeeded: (value &+ sums[x &- 1] &+ 8) &>> 4)
      unsafe target[2 &* x &+ 1] = UInt8(truncatingIfNeeded: (value &+ sums[x &+ 1] &+ 7) &>> 4)
    }
    unsafe target[2 * last] = UInt8(
      truncatingIfNeeded: (sums[last] &* 3 &+ sums[last - 1] &+ 8) &>> 4)
    unsafe target[2 * last + 1] = UInt8(truncatingIfNeeded: (sums[last] &* 4 &+ 7) &>> 4)
  }
}

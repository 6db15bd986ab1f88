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
  /// What is interpolated across, with one number before the first.
  private let sums: RawBuffer<UInt16>

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
    // Eight samples are made at once.
    let padded = (component.width + 7) & ~7
    row = RawBuffer(count: padded * timesAcross + 8, repeating: 0)
    sums = RawBuffer(count: padded + 2, repeating: 0)
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
    case .across:
      for x in 0..<component.width { unsafe sums.start[x &+ 1] = UInt16(input[x]) }
      interpolate(biases: (1, 2), shift: 2)
    case .down:
      let bias: UInt16 = isUpper ? 1 : 2
      for x in 0..<component.width {
        let sum = unsafe UInt16(input[x]) &* 3 &+ UInt16(neighbour[x]) &+ bias
        unsafe row.start[x] = UInt8(truncatingIfNeeded: sum &>> 2)
      }
    case .both:
      for x in 0..<component.width {
        unsafe sums.start[x &+ 1] = UInt16(input[x]) &* 3 &+ UInt16(neighbour[x])
      }
      interpolate(biases: (8, 7), shift: 4)
    }
    return unsafe UnsafePointer(row.start)
  }

  /// Makes two samples of each sum: three parts of it and one of that on the left, then on the right.
  @inline(__always)
  private func interpolate(biases: (left: UInt16, right: UInt16), shift: UInt16) {
    typealias Lanes = SIMD8<UInt16>
    let width = component.width
    // Outside, the outermost sums continue.
    unsafe sums.start[0] = sums.start[1]
    unsafe sums.start[width + 1] = sums.start[width]
    let input = unsafe UnsafeRawPointer(sums.start)
    let output = unsafe UnsafeMutableRawPointer(row.start)
    for x in Swift.stride(from: 0, to: width, by: 8) {
      let left = unsafe input.loadUnaligned(fromByteOffset: x &* 2, as: Lanes.self)
      let sum = unsafe input.loadUnaligned(fromByteOffset: x &* 2 &+ 2, as: Lanes.self)
      let right = unsafe input.loadUnaligned(fromByteOffset: x &* 2 &+ 4, as: Lanes.self)
      let triple = sum &* Lanes(repeating: 3)
      let first = (triple &+ left &+ Lanes(repeating: biases.left)) &>> Lanes(repeating: shift)
      let second = (triple &+ right &+ Lanes(repeating: biases.right)) &>> Lanes(repeating: shift)
      let pairs = first | second &<< Lanes(repeating: 8)
      unsafe output.storeBytes(of: pairs, toByteOffset: x &* 2, as: Lanes.self)
    }
  }
}

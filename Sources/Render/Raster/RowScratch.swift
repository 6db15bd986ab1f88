/// Memory for one row of a target, reused by every command that one thread draws.
@safe final class RowScratch {
  let colors: PixelPointer
  let coverage: UnsafeMutablePointer<UInt32>
  let masked: UnsafeMutablePointer<UInt32>

  init(width: Int) {
    let count = width + 8
    unsafe colors = .allocate(capacity: count)
    unsafe coverage = .allocate(capacity: count)
    unsafe masked = .allocate(capacity: count)
    unsafe colors.initialize(repeating: 0, count: count)
    unsafe coverage.initialize(repeating: 0, count: count)
    unsafe masked.initialize(repeating: 0, count: count)
  }

  deinit {
    unsafe colors.deallocate()
    unsafe coverage.deallocate()
    unsafe masked.deallocate()
  }
}

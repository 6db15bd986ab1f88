/// Memory that hot loops of decoders work on, released with its owner.
///
/// Callers keep every index inside `count`; loops derive theirs from sizes that the header's check
/// has bounded.
@safe
final class RawBuffer<Element: BitwiseCopyable> {
  let start: UnsafeMutablePointer<Element>
  let count: Int

  init(count: Int, repeating value: Element) {
    self.count = count
    unsafe start = .allocate(capacity: count)
    unsafe start.initialize(repeating: value, count: count)
  }

  /// - Parameter count: the values that the caller writes before any is read.
  init(uninitialized count: Int) {
    self.count = count
    unsafe start = .allocate(capacity: count)
  }

  deinit { unsafe start.deallocate() }

  subscript(index: Int) -> Element {
    get {
      precondition(index >= 0 && index < count)
      return unsafe start[index]
    }
    set {
      precondition(index >= 0 && index < count)
      unsafe start[index] = newValue
    }
  }
}

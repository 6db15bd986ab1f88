import Foundation

/// Lets go of values that hold others of their kind, however many levels deep, on a small stack.
///
/// The end of a value is the end of what it holds, and so on: Swift does this by recursion. Boxes
/// hand what they hold to this type when they end; beyond a few levels it waits until the outer ones
/// have ended.
package enum DeepRelease {
  /// How many boxes end within one another.
  private static let maximumDepth = 24

  /// What one thread is letting go of.
  private final class Nest {
    var depth = 0
    var waiting: [Any] = []
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    unsafe pthread_key_create(&key) { pointer in
      let nest: UnsafeMutableRawPointer? = unsafe pointer
      if let nest = unsafe nest { unsafe Unmanaged<Nest>.fromOpaque(nest).release() }
    }
    return key
  }()

  /// The calling thread's own.
  private static var nest: Nest {
    if let known = unsafe pthread_getspecific(key) {
      return unsafe Unmanaged<Nest>.fromOpaque(known).takeUnretainedValue()
    }
    let nest = Nest()
    unsafe pthread_setspecific(key, Unmanaged.passRetained(nest).toOpaque())
    return nest
  }

  /// Lets go of a value, now or as soon as the boxes around it have ended.
  package static func release<Value>(_ value: inout Value?) {
    let nest = nest
    guard nest.depth < maximumDepth else {
      if let value { nest.waiting.append(value) }
      value = nil
      return
    }
    nest.depth += 1
    value = nil
    // The outermost takes what had to wait, which may leave more behind.
    if nest.depth == 1 {
      while nest.waiting.popLast() != nil {}
    }
    nest.depth -= 1
  }
}

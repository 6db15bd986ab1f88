import Foundation

/// Lets go of values that hold others of their kind, however many levels deep, on a small stack.
///
/// The end of a value is the end of what it holds, and so on: Swift does this by recursion. Boxes
/// hand what they hold to this type when they end, which lets go of one after the other.
package enum DeepRelease {
  /// What one thread is letting go of.
  private final class Nest {
    var isDraining = false
    /// How many levels are ending by recursion.
    var depth = 0
    var waiting: [AnyObject] = []
  }

  private final class Held<Value> {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
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

  /// Lets go of a value, now or as soon as what holds it has ended.
  ///
  /// The value is kept until `drain`: the optimizer may otherwise end it before anything else here.
  package static func release<Value>(_ value: inout Value?) {
    release { keep in
      if let value { keep(Held(value)) }
      value = nil
    }
  }

  /// Lets go of something by recursion while that is not deep.
  ///
  /// - Returns: `false` where it is, and nothing was done.
  package static func releaseAtOnce(_ work: () -> Void) -> Bool {
    let nest = nest
    guard nest.depth < 16, !nest.isDraining else { return false }
    nest.depth += 1
    work()
    nest.depth -= 1
    return true
  }

  /// Lets go of objects, now or as soon as what holds them has ended.
  ///
  /// - Parameter work: names the objects, then lets go of what holds them.
  package static func release(_ work: (_ keep: (AnyObject) -> Void) -> Void) {
    let nest = nest
    work { nest.waiting.append($0) }
    if !nest.isDraining { drain(nest) }
  }

  @inline(never)
  private static func drain(_ nest: Nest) {
    nest.isDraining = true
    // The end of one may leave more behind.
    while nest.waiting.popLast() != nil {}
    nest.isDraining = false
  }
}

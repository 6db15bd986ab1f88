import Synchronization

/// Numbers for temporary files, unique within the process; they never reach an output.
package enum TemporaryName {
  private static let counter = Atomic<Int>(0)

  package static func next() -> Int { counter.add(1, ordering: .relaxed).newValue }
}

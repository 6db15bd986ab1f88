import Synchronization

/// Numbers for temporary files, unique within the process; they never reach an output.
enum TemporaryName {
  private static let counter = Atomic<Int>(0)

  static func next() -> Int { counter.add(1, ordering: .relaxed).newValue }
}

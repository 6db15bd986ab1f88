/// What a run left out without being asked to: told at its end, which is incomplete then.
@MainActor
final class Notices {
  private var told: Set<String> = []
  private(set) var lines: [String] = []

  nonisolated init() {}

  /// Adds a line; the same one is told once.
  func add(_ line: String) {
    if told.insert(line).inserted { lines.append(line) }
  }

  /// The lines that were not taken yet.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

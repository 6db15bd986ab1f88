import Components
import Foundation
import Testing

/// Numbers that were measured on pictures which Apple's SwiftUI drew, beside ours.
@Suite("Apple: agreement with pictures of iOS")
@MainActor
struct AppleAgreementTests {
  /// One number with its source.
  struct Entry {
    let id: String
    let category: String
    let expected: String
    let tolerance: Double
    let isColor: Bool
    /// The repository that the picture is from, and the system that drew it.
    let source: String
    let system: String

    init?(_ json: [String: Any]) {
      guard let id = json["id"] as? String, let category = json["category"] as? String,
        let expected = json["expected"]
      else { return nil }
      self.id = id
      self.category = category
      self.expected = "\(expected)"
      tolerance = json["tolerance"] as? Double ?? 0
      isColor = json["unit"] as? String == "hex" || json["unit"] as? String == "colour"
      source = (json["source"] as? [String: Any])?["repo"] as? String ?? "-"
      system = json["os"] as? String ?? "-"
    }
  }

  /// What came of one entry.
  struct Outcome {
    let entry: Entry
    /// `nil` where no view of ours stands for the entry.
    let ours: String?
    let agrees: Bool
  }

  /// Whole texts of other packages' layouts, whose boxes the entries do not give.
  private let notMeasured = "flow."

  @Test("At most one entry in ten of a category is missed")
  func agreement() throws {
    let outcomes = try entries().map(outcome)
    try report(outcomes)
    let measured = outcomes.filter { $0.ours != nil }
    for (category, outcomes) in Dictionary(grouping: measured, by: \.entry.category) {
      let missed = outcomes.filter { !$0.agrees }
      let words = missed.map { "\($0.entry.id): \($0.ours ?? "-"), not \($0.entry.expected)" }
      let allowed = max(1, outcomes.count / 10)
      #expect(missed.count <= allowed, "\(category): \(words.joined(separator: "; "))")
    }
    #expect(outcomes.allSatisfy { $0.ours != nil || $0.entry.id.hasPrefix(notMeasured) })
  }

  private func entries() throws -> [Entry] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Apple/oracle.json")
    let root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    return (root?["entries"] as? [[String: Any]] ?? []).compactMap(Entry.init)
  }

  private func outcome(_ entry: Entry) throws -> Outcome {
    switch try AppleMeasures.value(of: entry.id) {
    case nil:
      return Outcome(entry: entry, ours: nil, agrees: false)
    case .length(let length):
      let rounded = (length * 100).rounded() / 100
      let distance = abs(length - (Double(entry.expected) ?? .infinity))
      return Outcome(entry: entry, ours: "\(rounded)", agrees: distance <= entry.tolerance + 1e-6)
    case .word(let word):
      let agrees = entry.isColor ? distance(word, entry.expected) <= 6 : word == entry.expected
      return Outcome(entry: entry, ours: word, agrees: agrees)
    }
  }

  /// How much agrees in each source or of each system; where a category has no other source, no
  /// second picture confirms what agrees in it.
  private func table(
    of outcomes: [Outcome], by title: String, _ key: (Entry) -> String
  ) -> [String] {
    let measured = outcomes.filter { $0.ours != nil }
    let groups = Dictionary(grouping: measured) { key($0.entry) }
    return ["", "| \(title) | agrees | of | alone in |", "|---|---|---|---|"]
      + groups.sorted { $0.key < $1.key }.map { name, outcomes in
        let alone = Set(outcomes.map(\.entry.category)).filter { category in
          measured.allSatisfy { $0.entry.category != category || key($0.entry) == name }
        }
        let words = alone.isEmpty ? "-" : alone.sorted().joined(separator: ", ")
        return "| \(name) | \(outcomes.filter(\.agrees).count) | \(outcomes.count) | \(words) |"
      }
  }

  /// The largest difference of a channel.
  private func distance(_ first: String, _ second: String) -> Int {
    func channels(_ hex: String) -> [Int] {
      let value = Int(hex, radix: 16) ?? 0
      return [value >> 16, value >> 8 & 255, value & 255]
    }
    return zip(channels(first), channels(second)).map { abs($0 - $1) }.max() ?? 255
  }

  /// Writes the table where it is asked for.
  private func report(_ outcomes: [Outcome]) throws {
    guard let path = ProcessInfo.processInfo.environment["STILLFRAME_APPLE_TABLE"] else { return }
    var lines = ["| category | agrees | of | not measured |", "|---|---|---|---|"]
    var order: [String] = []
    for outcome in outcomes where !order.contains(outcome.entry.category) {
      order.append(outcome.entry.category)
    }
    for category in order {
      let all = outcomes.filter { $0.entry.category == category }
      let measured = all.filter { $0.ours != nil }
      lines.append(
        "| \(category) | \(measured.filter(\.agrees).count) | \(measured.count) | \(all.count - measured.count) |"
      )
    }
    lines += table(of: outcomes, by: "source", \.source)
    lines += table(of: outcomes, by: "drawn by", \.system)
    lines += ["", "| differs | pictures of iOS | ours |", "|---|---|---|"]
    for outcome in outcomes where !outcome.agrees {
      lines.append(
        "| `\(outcome.entry.id)` | \(outcome.entry.expected) | \(outcome.ours ?? "not measured") |")
    }
    try (lines.joined(separator: "\n") + "\n").write(
      toFile: path, atomically: true, encoding: .utf8)
  }
}

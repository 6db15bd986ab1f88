import Foundation

@testable import Layout

/// A layout conformance file: trees with the rectangles a browser gave them.
struct ConformanceFile {
  struct Case {
    let name: String
    let tree: [String: Any]
    let expected: [String: [[Double]]]
  }

  let cases: [Case]

  init(contentsOf url: URL) throws {
    let document = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    let entries = (document as? [String: Any])?["cases"] as? [[String: Any]] ?? []
    cases = entries.map { entry in
      Case(
        name: entry["name"] as? String ?? "?", tree: entry["tree"] as? [String: Any] ?? [:],
        expected: entry["expected"] as? [String: [[Double]]] ?? [:])
    }
  }

  static func fixture(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(name)")
  }

  /// The names of the cases that differ by more than 0.1 pt in some direction, with the first
  /// difference.
  ///
  /// - Parameter configure: what to set on the trees before they are built.
  func failures(_ configure: (inout LayoutTree) -> Void = { _ in }) throws -> [String] {
    var failures: [String] = []
    for entry in cases {
      for direction in ["ltr", "rtl"] {
        if let difference = try Self.firstDifference(entry, direction, configure) {
          failures.append("\(entry.name) \(direction): \(difference)")
        }
      }
    }
    return failures
  }

  private static func firstDifference(
    _ entry: Case, _ direction: String, _ configure: (inout LayoutTree) -> Void
  ) throws -> String? {
    var tree = ConformanceTree()
    configure(&tree.tree)
    try append(entry.tree, to: &tree, parent: nil)
    let rects = try tree.layout(direction: direction == "rtl" ? .rightToLeft : .leftToRight)
    guard let expected = entry.expected[direction] else { return nil }
    guard rects.count == expected.count else { return "\(rects.count) boxes" }
    for (index, (rect, wanted)) in zip(rects, expected).enumerated() {
      // The root's position is that of the browser's page.
      let actual = [rect.minX, rect.minY, rect.width, rect.height]
      let first = index == 0 ? 2 : 0
      if (first..<4).contains(where: { abs(actual[$0] - wanted[$0]) > 0.1 }) {
        return "box \(index) is \(actual), not \(wanted)"
      }
    }
    return nil
  }

  private static func append(
    _ node: [String: Any], to tree: inout ConformanceTree, parent: Int?
  ) throws {
    var style = LayoutStyle()
    // The order matters for edges that are given physically and logically; files are sorted.
    let properties = node["style"] as? [String: Any] ?? [:]
    for (name, value) in properties.sorted(by: { $0.key < $1.key }) {
      if let text = value as? String {
        try style.set(property: name, value: .string(text))
      } else if let number = value as? NSNumber {
        try style.set(property: name, value: .number(number.doubleValue))
      }
    }
    let position = try tree.addNode(style, parent: parent, text: node["text"] as? String)
    for child in node["children"] as? [[String: Any]] ?? [] {
      try append(child, to: &tree, parent: position)
    }
  }
}

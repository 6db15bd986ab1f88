import Components
import Foundation
import Render
import Testing

@testable import Commands

@Suite("Commands: translations")
@MainActor
struct TranslationsCommandTests {
  private static let german = "Bestellung abschließen"
  private let story = Story("pay", variants: [.light]) {
    VStack {
      Text("pay").lineLimit(1).frame(width: 80)
      Text("parcels \(3)").lineLimit(1).frame(width: 40)
      Text(verbatim: "A name from somewhere else").lineLimit(1).frame(width: 40)
    }
  }

  private func withTexts(_ body: (String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      for (language, pay, parcels) in [
        ("en", "Pay", "%lld, a"), ("de", Self.german, "%lld Pakete"),
      ] {
        let text = "\"pay\" = \"\(pay)\";\n\"parcels %lld\" = \"\(parcels)\";"
        try FileSystem.write(
          Array(text.utf8), to: "\(folder)/\(language).lproj/Localizable.strings",
          createsFolders: true)
      }
      try body(folder)
    }
  }

  /// The width of a text on one line with all the room it wants, by layout.
  private func width(of text: String) throws -> Double {
    let story = Story("free", variants: [.light]) { Text(verbatim: text).fixedSize() }
    let picture = try Picture(story, variant: .light)
    var width = 0.0
    picture.tree.root.forEach { node in
      if let metrics = node.textMetrics { width = metrics.size.width }
    }
    return width
  }

  @Test("A text that is cut is told with its language, key and the points that it lacks")
  func csv() throws {
    try withTexts { folder in
      let result = run(
        ["translations", "pay", "--strings", folder, "--format", "csv"], stories: [story])
      #expect(result.status == .findings)
      let rows = result.output.split(separator: "\r\n").map {
        $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      }
      #expect(rows.count == 3)
      #expect(
        rows.dropFirst().map { $0.prefix(4) } == [
          ["de", "Localizable", "pay", Self.german],
          ["de", "Localizable", "parcels %lld", "3 Pakete"],
        ])
      let lacking = try width(of: Self.german) - 80
      #expect(abs((Double(rows[1][7]) ?? 0) - lacking) < 0.01)
      #expect(rows[1][8] == "0")
    }
  }

  @Test("A text for people counts what stands in no table")
  func text() throws {
    try withTexts { folder in
      let result = run(["translations", "pay", "--strings", folder], stories: [story])
      #expect(result.output.hasSuffix("2 texts cut. 2 other texts cut from no table.\n"))
    }
  }

  @Test("A sweep tells the first size that cuts")
  func sweep() throws {
    try withTexts { folder in
      let result = run(
        ["translations", "pay", "--strings", folder, "--locale", "en", "--sweep", "--json"],
        stories: [story])
      struct Table: Decodable {
        struct Row: Decodable {
          var key: String
          var typeSize: String
        }
        var texts: [Row]
      }
      let table = try JSONDecoder().decode(Table.self, from: Data(result.bytes))
      #expect(table.texts.filter { $0.key == "pay" }.map(\.typeSize) != ["large"])
      #expect(Set(table.texts.map(\.key)).isSubset(of: ["pay", "parcels %lld"]))
    }
  }

  @Test("Without string tables there is nothing to tell")
  func withoutTables() {
    let result = run(["translations", "pay"], stories: [story])
    #expect(result.status == .usage)
    #expect(result.messages.contains("there are no string tables"))
  }
}

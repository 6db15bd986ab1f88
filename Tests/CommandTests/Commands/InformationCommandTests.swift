import Components
import Documents
import Foundation
import Testing

@testable import Commands

@Suite("Commands: schema, fonts, doctor")
@MainActor
struct InformationCommandTests {
  @Test("The schema is JSON, and names every component and modifier")
  func printsSchema() throws {
    let result = run("schema")
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(result.bytes)) as? [String: Any])
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    let definitions = try #require(schema["$defs"] as? [String: Any])
    for component in DocumentTable.standard.components {
      #expect(definitions["view-\(component.name)"] != nil, "\(component.name)")
    }
    let modifier = try #require(definitions["modifier"] as? [String: Any])
    let properties = try #require(modifier["properties"] as? [String: Any])
    #expect(properties.count == DocumentTable.standard.modifiers.count)
  }

  @Test("Names in the table are unique and explained")
  func documentsTable() {
    let table = DocumentTable.standard
    #expect(Set(table.components.map(\.name)).count == table.components.count)
    #expect(Set(table.modifiers.map(\.name)).count == table.modifiers.count)
    for help in table.components.map(\.help) + table.modifiers.map(\.help) {
      #expect(help.hasSuffix("."), "\(help)")
    }
  }

  @Test("All embedded fonts are listed, and the doctor knows versions")
  func listsFonts() {
    let fonts = run("fonts")
    #expect(fonts.output.hasPrefix("Stillframe Sans\n  StillframeSans-Thin"))
    #expect(fonts.status == .clean)
    let doctor = run("doctor", stories: smallStories)
    #expect(doctor.output.contains("unicode     15.0.0\n"))
    #expect(doctor.output.contains("stories     2\n"))
  }

  @Test("The doctor names languages and formats without tables, and custom formats not")
  func findsFormats() throws {
    let story = Story("formats", variants: [.light, Variant(locale: "sv")]) {
      VStack {
        Text(3, format: .number)
        Text(Date(timeIntervalSince1970: 0), format: .dateTime.week())
        Text(3, format: Shouting())
        Text(1, formatter: NumberFormatter())
      }
    }
    let result = run("doctor", "formats", stories: [story])
    #expect(result.status == .findings)
    #expect(
      result.output.split(separator: "\n").filter { $0.hasPrefix("formats: ") } == [
        "formats: no tables for the language sv: numbers and dates are as in English",
        "formats: no tables for the format Date.FormatStyle",
        "formats: no tables for the formatter NumberFormatter",
      ])
    let swedish = run("doctor", "--locale", "sv", stories: [])
    #expect(swedish.status == .clean)
    #expect(
      swedish.output.contains("formats     CLDR 47: en de fr es it pt nl ru uk he ar fa tr pl"))
  }

  /// A team's own format.
  private struct Shouting: FormatStyle {
    func format(_ value: Int) -> String { "\(value)!" }
  }

  @Test("The doctor names what a story asks for in vain, and documents that cannot be read")
  func findsLacks() throws {
    let story = Story("vain", variants: [.light]) {
      VStack {
        Image(systemName: "haert.circle.fill")
        Image("no-such-picture")
        Text("a").font(.custom("Nowhere", size: 12))
      }
    }
    let lacks = run("doctor", "vain", stories: [story])
    #expect(lacks.status == .findings)
    #expect(lacks.output.contains(": there is no picture \"no-such-picture\""))
    let complaint = "no symbol is named \"haert.circle.fill\"; did you mean \"heart.circle.fill\""
    // Once, with its place, although the picture's gaps say it too.
    #expect(lacks.output.components(separatedBy: complaint).count == 2)
    #expect(lacks.output.contains(": there is no font \"Nowhere\""))
    try withTemporaryFolder { folder in
      try FileSystem.write(Array("{".utf8), to: "\(folder)/cut.json")
      let fault = run("doctor", "\(folder)/cut.json")
      #expect(fault.status == .badInput)
      #expect(fault.messages.hasPrefix("error: \(folder)/cut.json:1:2: $: "))
    }
  }
}

import Components
import Testing

@Suite("Forms of text")
@MainActor
struct TextFormTests {
  /// The characters of a text in an environment.
  private func words(
    _ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> String {
    let placed = placedText(width: nil, environment: change) { text }
    return String(placed.split(separator: "\"").dropFirst().first ?? "")
  }

  @Test("Formats follow the language of the environment, not that of the machine")
  func languages() {
    let text = Text(1234.5, format: .number)
    #expect(words(text) == "1,234.5")
    #expect(words(text) { $0.locale = Locale(identifier: "de") } == "1.234,5")
    #expect(words(Text(0.25, format: .percent)) == "25%")
  }

  @Test("Times follow the time zone of the environment")
  func timeZones() throws {
    let date = Date(timeIntervalSince1970: 0)
    #expect(words(Text(date, style: .time)).hasPrefix("12:00"))
    let tokyo = try #require(TimeZone(secondsFromGMT: 9 * 3600))
    #expect(words(Text(date, style: .time)) { $0.timeZone = tokyo }.hasPrefix("9:00"))
    #expect(words(Text(date, style: .date)) == "January 1, 1970")
  }

  @Test("Distances in time are those from the moment of the picture")
  func distances() {
    let now = Date(timeIntervalSince1970: 100_000)
    func words(after seconds: Double, _ style: Text.DateStyle) -> String {
      self.words(Text(now + seconds, style: style)) { $0.currentDate = now }
    }
    #expect(words(after: 7325, .timer) == "2:02:05")
    #expect(words(after: -65, .timer) == "1:05")
    #expect(words(after: 7325, .relative) == "2 hr, 2 min")
    #expect(words(after: 45, .relative) == "45 sec")
    #expect(words(after: -7200, .offset) == "-2 hours")
    let half = Text(timerInterval: now...(now + 60), countsDown: true)
    #expect(self.words(half) { $0.currentDate = now + 15 } == "0:45")
  }

  @Test("Texts and values inside a text keep their place in its key")
  func interpolation() {
    let name = Text(verbatim: "Ada").bold()
    #expect(words(Text("Hello \(name), \(3, format: .number) new")) == "Hello Ada, 3 new")
    var tables = StringTables()
    tables.setTable(["Hello %@": "Guten Tag, %@!"], for: "de")
    #expect(
      words(Text("Hello \(name)")) {
        $0.stringTables = tables
        $0.locale = Locale(identifier: "de")
      } == "Guten Tag, Ada!")
  }

  @Test("A symbol stands in the line, between the words around it")
  func symbols() {
    let text = placedText(width: nil) { Text("a \(Image(systemName: "star")) b") }
    let parts = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(parts.count == 5)
    #expect(parts[2].hasPrefix("text \"a \""))
    #expect(parts[3].hasPrefix("image"))
    #expect(parts[4].hasPrefix("text \" b\""))
  }

  @Test("Attributes of an attributed string reach its runs")
  func attributed() throws {
    var string = AttributedString("plain ")
    var part = AttributedString("red")
    part.foregroundColor = .red
    part.font = .system(size: 20)
    string += part
    string += try AttributedString(markdown: " **bold**")
    let resolver = Resolver(
      environment: EnvironmentValues(look: .stillframe), measurer: GridTextMeasurer(), width: nil,
      height: nil)
    guard case .text(let content) = resolver.resolve(Text(string)).kind else {
      Issue.record("not a text")
      return
    }
    let runs = content.text.runs
    #expect(runs.map(\.text) == ["plain ", "red", " ", "bold"])
    #expect(runs[1].style.font.size == 20)
    #expect(runs[1].style.color != runs[0].style.color)
    #expect(runs[3].style.font.weight == 700)
  }

  #if !canImport(Darwin)
    @Test("A localized attributed string has the Markdown of its text, and is stored with it")
    func localized() throws {
      let part = AttributedString(localized: "one *two* [three](https://a.b)", comment: "words")
      let stored = try JSONDecoder().decode(
        AttributedString.self, from: JSONEncoder().encode(part))
      #expect(stored == part)
      #expect(
        stored.runs.map { String(stored[$0.range].characters) } == ["one ", "two", " ", "three"])
      #expect(stored.runs.compactMap(\.link) == [URL(string: "https://a.b")])
      let plain = try JSONDecoder().decode([AttributedString].self, from: Data(#"["a *b*"]"#.utf8))
      #expect(plain == [AttributedString("a *b*")])
    }
  #endif
}

import Components
import Foundation
import Testing

@testable import Components

@Suite("Text: lines and their limits")
@MainActor
struct TextLineTests {
  private func style(@ViewBuilder _ content: () -> some View) throws -> TextRunStyle {
    let texts = resolved(content).all.compactMap { node in
      if case .text(let content) = node.kind { content.text } else { nil }
    }
    return try #require(texts.first?.runs.first?.style)
  }

  @Test("What is set nearer to a text holds, as for any view")
  func nearest() throws {
    let red = Color.red.resolve(in: AppearanceContext())
    let twice = try style { Text("a").foregroundColor(.red).foregroundColor(.blue) }
    #expect(twice.color == red)
    let prompt = try style {
      TextField("a", text: .constant(""), prompt: Text("b").foregroundColor(.red))
    }
    #expect(prompt.color == red)
    let lined = try style { Text("a").underline(pattern: .dash).underline() }
    #expect(lined.underlinePattern == .dash)
  }

  @Test("Lines under and through texts have their patterns, also in attributed strings")
  func patterns() throws {
    let dotted = try style { Text("a").underline(pattern: .dot).strikethrough() }
    #expect(dotted.underlinePattern == .dot && dotted.strikethroughPattern == .solid)
    let view = try style { VStack { Text("a") }.strikethrough(pattern: .dashDot, color: .red) }
    #expect(view.strikethroughPattern == .dashDot && view.underline == nil)
    #expect(view.strikethrough == Color.red.resolve(in: AppearanceContext()))
    var string = AttributedString("a")
    string.underlineStyle = Text.LineStyle(pattern: .dash)
    #expect(try style { Text(string) }.underlinePattern == .dash)
    #expect(try style { Text("a").underline(false, pattern: .dot) }.underline == nil)
  }

  private func reservedLines(@ViewBuilder _ content: () -> some View) -> Int? {
    resolved(content).all.compactMap { node in
      if case .text(let content) = node.kind { content.text.paragraph.reservedLines } else { nil }
    }.max()
  }

  @Test("The lower bound of a limit keeps its room; fields of one line keep none")
  func reserved() {
    #expect(reservedLines { Text("a").lineLimit(3, reservesSpace: true) } == 3)
    #expect(reservedLines { Text("a").lineLimit(3, reservesSpace: false) } == 0)
    #expect(reservedLines { Text("a").lineLimit(2...4) } == 2)
    #expect(reservedLines { Text("a").lineLimit(2...) } == 2)
    #expect(reservedLines { Text("a").lineLimit(...4).lineLimit(2...4) } == 0)
    #expect(
      reservedLines { TextField("a", text: .constant(""), axis: .vertical).lineLimit(3...5) } == 3)
    #expect(reservedLines { TextField("a", text: .constant("")).lineLimit(3...5) } == 0)
  }
}

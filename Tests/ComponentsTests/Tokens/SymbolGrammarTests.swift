import Foundation
import Layout
import Testing

@testable import Components

@Suite("Symbol grammar")
struct SymbolGrammarTests {
  @Test(
    "A name is a thing and what is done with it",
    arguments: [
      ("heart", SymbolForm.thing("heart")),
      ("heart.circle", .enclosed(.thing("heart"), in: "circle")),
      ("heart.circle.fill", .filled(.enclosed(.thing("heart"), in: "circle"))),
      ("moon.slash.fill", .filled(.slashed(.thing("moon")))),
      ("mic.slash.circle", .enclosed(.slashed(.thing("mic")), in: "circle")),
      ("plus.bubble.left", .enclosed(.thing("plus"), in: "bubble.left")),
      ("questionmark.app.dashed", .enclosed(.thing("questionmark"), in: "app.dashed")),
      ("50.circle", .enclosed(.text("50"), in: "circle")),
      ("a.square.fill", .filled(.enclosed(.text("a"), in: "square"))),
      ("bell.badge", .badged(.thing("bell"), with: nil)),
      ("bell.badge.circle", .enclosed(.badged(.thing("bell"), with: nil), in: "circle")),
      (
        "bubble.left.and.star.bubble.right",
        .paired(.thing("bubble.left"), .enclosed(.thing("star"), in: "bubble.right"))
      ),
      ("folder.badge.plus", .badged(.thing("folder"), with: .thing("plus"))),
      ("lock.open.fill.badge.plus", .badged(.filled(.thing("lock.open")), with: .thing("plus"))),
      (
        "person.crop.circle.badge.xmark.fill",
        .filled(.badged(.thing("person.crop.circle"), with: .thing("xmark")))
      ),
      (
        "iphone.trianglebadge.exclamationmark",
        .warned(.thing("iphone"), with: .thing("exclamationmark"))
      ),
      (
        "plus.square.on.square",
        .stacked(.enclosed(.thing("plus"), in: "square"), on: .thing("square"))
      ),
      ("globe.and.lock", .paired(.thing("globe"), .thing("lock"))),
      ("square.and.arrow.up.circle", .enclosed(.thing("square.and.arrow.up"), in: "circle")),
      ("circle.lefthalf.filled", .halfFilled(.thing("circle"), .left)),
      ("star.leadinghalf.fill", .halfFilled(.thing("star"), .leading)),
      ("hexagon.dashed", .dashed(.thing("hexagon"))),
      ("gobackward.15", .enclosed(.text("15"), in: "gobackward")),
      ("person.fill.checkmark", .badged(.filled(.thing("person")), with: .thing("checkmark"))),
      ("phone.fill.arrow.up.right", .filled(.thing("phone.arrow.up.right"))),
      ("heart.slash.fill", .filled(.slashed(.thing("heart")))),
      ("percent.ar", .thing("percent")),
    ])
  func forms(name: String, form: SymbolForm) {
    #expect(SymbolGrammar.form(of: name) == form)
  }

  @Test(
    "What says nothing that can be drawn is no name",
    arguments: [
      "", ".", "heart.", ".heart", "heart..fill", "a", "5", "1234.circle", "ab.circle", "_a",
      "_bin",
      "plus.fill", "chevron.right.fill", "circle.badge.", "badge.plus", "on", "on.square",
      "slash", "heart.trianglebadge", "no.such.symbol", "checkmark.cicle", "Heart", "heart.circel",
      "heart\n", "heart fill",
    ])
  func noNames(name: String) {
    #expect(IconTable.icon(named: name) == nil)
  }

  @Test("Names without end are refused at once")
  func longNames() {
    let long = Array(repeating: "and", count: 40).joined(separator: ".")
    #expect(IconTable.icon(named: long) == nil)
    let chain = Array(repeating: "heart", count: 20).joined(separator: ".and.")
    #expect(IconTable.icon(named: chain) == nil)
    #expect(IconTable.icon(named: String(repeating: "x", count: 100_000)) == nil)
    #expect(IconTable.nearestNames(to: String(repeating: "x", count: 100_000)) == [])
  }

  @Test("Every name that public code uses is drawn inside its box")
  func publicNames() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: folder.appending(path: "Fixtures/Symbols/public.txt"), encoding: .utf8)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 262)
    for line in lines {
      let name = String(line.prefix { $0 != " " })
      let icon = try #require(IconTable.icon(named: name), "\(name)")
      let ink = try #require(icon.layers.inkBounds(lineWidth: 2), "\(name)")
      #expect(
        ink.minX >= -0.5 && ink.minY >= -0.5 && ink.maxX <= 24.5 && ink.maxY <= 24.5,
        "\(name): \(ink)")
      #expect(max(ink.width, ink.height) >= 8, "\(name): \(ink)")
    }
  }

  @Test("More than a thousand names have a drawing, and each of their forms is another")
  func formsDiffer() throws {
    let things = IconLibrary.names.filter { !$0.hasSuffix(".fill") }
    for (number, name) in things.enumerated() {
      let icon = try #require(IconTable.icon(named: name), "\(name)")
      // Every form of every thing would take a minute: each thing takes its turn.
      let forms = [".circle", ".square.fill", ".slash", ".badge.plus", ".badge", ".circle.fill"]
      let form = forms[number % forms.count]
      if name.hasSuffix(".circle"), form.hasPrefix(".circle") { continue }
      let composed = try #require(IconTable.icon(named: name + form), "\(name)\(form)")
      #expect(composed.layers != icon.layers, "\(name)\(form)")
      let ink = try #require(composed.layers.inkBounds(lineWidth: 2), "\(name)\(form)")
      #expect(ink.minX >= -1.5 && ink.maxX <= 25.5, "\(name)\(form): \(ink)")
      #expect(ink.minY >= -1.5 && ink.maxY <= 25.5, "\(name)\(form): \(ink)")
    }
    #expect(IconTable.names.count > 1_000)
  }

  @Test("What is drawn in a filled enclosure is cut out of it")
  func knockouts() throws {
    let icon = try #require(IconTable.icon(named: "leaf.circle.fill"))
    #expect(icon.layers.map(\.operation) == [.fill, .knockout])
    // The room in a circle: no corner of the box is further than 6.6 from the middle.
    let leaf = try #require(icon.layers[1].parts.inkBounds(lineWidth: 0))
    #expect(abs(leaf.midX - 12) < 0.001 && abs(leaf.midY - 12) < 0.001)
    #expect((leaf.width * leaf.width + leaf.height * leaf.height).squareRoot() <= 13.2 + 0.001)
  }

  @Test("A badge has room around it")
  func badges() throws {
    let icon = try #require(IconTable.icon(named: "folder.badge.plus"))
    #expect(icon.layers.suffix(3).map(\.operation) == [.clear, .fill, .knockout])
    // Persons have a bare mark at their side.
    let person = try #require(IconTable.icon(named: "person.badge.xmark"))
    #expect(person.layers.last?.operation == .stroke)
    #expect(person.layers.contains { $0.operation == .clear })
  }

  @Test(
    "Forms turn with what they are made of, and never where a name says left or right",
    arguments: [
      ("chevron.forward.circle", true), ("chevron.forward.circle.fill", true),
      ("chevron.right.circle", false), ("list.bullet.circle", true), ("heart.circle", false),
      ("arrow.up.forward.square", true), ("arrow.up.right.square", false),
      ("cart.badge.plus", true), ("cart.badge.questionmark", false),
      ("circle.lefthalf.filled", false), ("1.circle", false),
    ])
  func mirroring(name: String, mirrors: Bool) throws {
    #expect(try #require(IconTable.icon(named: name)).mirrorsInRTL == mirrors)
  }

  @Test(
    "Unknown names suggest the likely ones first",
    arguments: [
      ("haert.circle.fill", "heart.circle.fill"), ("checkmark.cicle", "checkmark.circle"),
      ("folder.badge.plsu", "folder.badge.plus"), ("chevron.right.fill", "chevron.right"),
    ])
  func suggestions(wrong: String, right: String) {
    let near = IconTable.nearestNames(to: wrong)
    #expect(near.first == right)
    #expect(near.count <= 3)
    for name in near { #expect(IconTable.icon(named: name) != nil) }
  }

  @Test("An unknown symbol is a box of dots with initials")
  func placeholder() {
    let none = Icon.missing(named: "...")
    let icon = Icon.missing(named: "no.such.symbol")
    #expect(icon.isPlaceholder)
    #expect(icon.layers.count > none.layers.count)
    #expect(icon.layers != Icon.missing(named: "other.name").layers)
  }

  @Test("Proportional symbols are as large as in Apple's pictures")
  func proportions() throws {
    /// The size in points beside text of a size, without rounding to pixels.
    func size(_ name: String, _ fontSize: Double) throws -> Size {
      let icon = try #require(IconTable.icon(named: name))
      let window = SymbolMetrics.proportional.window(of: icon, lineWidth: 2)
      let unit = Icon.side(fontSize: fontSize) / Icon.grid
      return Size(width: window.width * unit, height: window.height * unit)
    }
    // Measured on iOS 18: a star at 22 pt is 26.67 pt high; a heart at 17 pt makes a circle of 50 pt with
    // 16 pt of padding; a microphone in a button with 12 pt of padding is 40 pt wide.
    #expect(abs(try size("star.fill", 22).height - 26.67) < 1)
    #expect(abs(try size("heart.fill", 17).height - 18) < 1)
    #expect(abs(try size("mic.fill", 17).width + 24 - 40) < 1)
    let chevron = try size("chevron.right", 17)
    #expect(chevron.width < chevron.height)
    let rectangle = try size("rectangle", 17)
    #expect(rectangle.width > rectangle.height)
    let icon = try #require(IconTable.icon(named: "chevron.right"))
    #expect(
      SymbolMetrics.square.window(of: icon, lineWidth: 2)
        == Rect(x: 0, y: 0, width: 24, height: 24))
  }
}

import Testing

@testable import Commands

@Suite("Changes: nodes by what they are before where they are")
struct TreeWordsTests {
  private func words(_ before: String, _ after: String) -> [DesignWords.Phrase] {
    func tree(_ text: String) -> ListedTree {
      ListedTree(text.split(separator: "\n").map(String.init))
    }
    return TreeWords(
      TreeMatch(before: tree(before), after: tree(after)), symbols: [:], findings: []
    )
    .phrases
  }

  /// A column of texts, 20 points apart.
  private func column(_ texts: [String], in container: String = "vstack") -> String {
    let lines = texts.enumerated().map { place, text in
      "    text \"\(text)\" 0,\(place * 20) 80×20 baseline \(place * 20 + 15)"
    }
    return (["canvas 0,0 100×400", "  \(container) 0,0 100×400"] + lines).joined(separator: "\n")
  }

  @Test(
    "Siblings that changed places are an order, whose places follow",
    arguments: [
      (["A", "B", "C"], ["B", "A", "C"], ["order: A, B, C → B, A, C"]),
      (["A", "B", "C"], ["C", "B", "A"], ["order: A, B, C → C, B, A"]),
      (["A", "B", "C", "D", "E", "F"], ["B", "C", "D", "E", "F", "A"], ["A moved after F"]),
      (["A", "B", "C", "D", "E", "F"], ["F", "A", "B", "C", "D", "E"], ["F moved first"]),
    ])
  func order(before: [String], after: [String], expected: [String]) {
    let phrases = words(column(before), column(after))
    #expect(phrases.map(\.text) == expected)
    #expect(phrases.allSatisfy { $0.notice == .order && $0.isCause })
  }

  @Test("What is at the same place between the same neighbours says something else")
  func rename() {
    let phrases = words(column(["A", "B", "C"]), column(["A", "X", "C"]))
    #expect(phrases.map(\.text) == ["text \"B\" → \"X\""])
  }

  @Test("What is gone at one end and new at the other is no other text")
  func shift() {
    let phrases = words(column(["A", "B", "C"]), column(["B", "C", "D"]))
    #expect(phrases.prefix(2).map(\.text) != ["text \"A\" → \"D\""])
    let texts = Set(phrases.filter { $0.notice == .presence }.map(\.text))
    #expect(texts == ["text \"A\" gone", "text \"D\" new"])
  }

  @Test("Values that two rows exchange are other words, and no rows that moved")
  func values() {
    func rows(_ first: String, _ second: String) -> String {
      """
      canvas 0,0 100×40
        vstack 0,0 100×40
          hstack 0,0 100×20
            text "Inbox" 0,0 50×20 baseline 15
            text "\(first)" 60,0 10×20 baseline 15
          hstack 0,20 100×20
            text "Sent" 0,20 50×20 baseline 35
            text "\(second)" 60,20 10×20 baseline 35
      """
    }
    let phrases = words(rows("3", "4"), rows("4", "3"))
    #expect(phrases.map(\.text) == ["text \"3\" → \"4\"", "text \"4\" → \"3\""])
  }

  @Test("A container around what there is moves nothing elsewhere")
  func wrapper() {
    let before = column(["A", "B"])
    let after = """
      canvas 0,0 100×400
        vstack 0,0 100×400
          hstack 0,0 100×40
            text "A" 0,0 80×20 baseline 15
            text "B" 0,20 80×20 baseline 35
      """
    #expect(words(before, after).map(\.text) == ["hstack new"])
  }

  @Test("What leaves one container for another was put there, and is no consequence of places")
  func otherHome() {
    let before = """
      canvas 0,0 200×60
        vstack 0,0 200×60
          hstack 0,0 200×40
            vstack 0,0 80×40
              text "Soup" 0,0 80×20 baseline 15
              text "6.50" 0,20 40×20 baseline 35
            image "Open" 180,10 20×20 image
          text "Below" 0,40 80×20 baseline 55
      """
    let after = """
      canvas 0,0 200×40
        vstack 0,0 200×40
          hstack 0,0 200×20
            vstack 0,0 80×20
              text "Soup" 0,0 80×20 baseline 15
            text "6.50" 130,0 40×20 baseline 15
            image "Open" 180,0 20×20 image
          text "Below" 0,20 80×20 baseline 35
      """
    let there = words(before, after)
    #expect(there.filter(\.isCause).map(\.text) == ["text \"6.50\" moved from vstack to hstack"])
    let back = words(after, before)
    #expect(back.filter(\.isCause).map(\.text) == ["text \"6.50\" moved from hstack to vstack"])
  }

  @Test("A shape that something lies on is its background")
  func background() {
    func tree(_ shape: String) -> String {
      """
      canvas 0,0 100×60
        hstack 0,0 100×60
          \(shape)text "6.50" 8,8 40×20 baseline 23
      """
    }
    let shape = "rectangle 0,0 56×36\n    "
    #expect(words(tree(shape), tree("")).map(\.text) == ["background of text \"6.50\" gone"])
    #expect(words(tree(""), tree(shape)).map(\.text) == ["background of text \"6.50\" new"])
    let beside = "rectangle 60,0 10×36\n    "
    #expect(words(tree(beside), tree("")).map(\.text) == ["rectangle gone"])
  }

  @Test("A column that became a row is told as that")
  func otherContainer() {
    let phrases = words(column(["A", "B"]), column(["A", "B"], in: "hstack"))
    #expect(phrases.map(\.text) == ["vstack → hstack"])
  }

  @Test("The state of a switch is the cause, and the parts of it follow")
  func state() {
    func toggle(_ state: String, _ parts: String) -> String {
      """
      canvas 0,0 100×60
        toggle 0,0 100×44 hit 0,0 100×44 toggle\(state)
          zstack 40,5 51×31
      \(parts)
      """
    }
    let phrases = words(
      toggle(" checked", "      circle 62,7 27×27"),
      toggle("", "      capsule 40,5 51×31\n      image \"xmark\" 42,7 27×27 image"))
    #expect(phrases.first?.text == "toggle no longer checked")
    #expect(!phrases.contains { $0.notice == .presence && !$0.follows })
  }

  @Test("A shape that nothing else explains has a size, and a target is the area that is hit")
  func sizes() {
    func tree(_ side: Int, _ hit: String) -> String {
      """
      canvas 0,0 200×200
        circle 0,0 \(side)×\(side)
        button 0,100 60×20 hit \(hit) button
      """
    }
    #expect(
      words(tree(40, "0,88 60×44"), tree(48, "0,88 60×44")).map(\.text)
        == ["circle size 40×40 → 48×48"])
    #expect(
      words(tree(40, "0,88 60×44"), tree(40, "0,92 52×36")).map(\.text)
        == ["button target 44 → 36 high", "button target 60 → 52 wide"])
  }
}

import Components
import Graphics
import Mutants
import Testing

@testable import Render
@testable import Snapshots

@Suite("Undrawn snapshots: the same picture in another program")
struct UndrawnSnapshotTests {
  private func snapshot() throws -> UndrawnSnapshot {
    UndrawnSnapshot(
      list: try EveryDrawCommand.list(), scale: 1.5, vision: .deutan, tree: "a tree\n", audit: "ä")
  }

  @Test("All draw commands come back from their bytes as they were")
  func roundTrip() throws {
    let snapshot = try snapshot()
    #expect(snapshot.list.firstImbalance == nil)
    let kinds = Set(snapshot.list.commands.map { "\($0)".prefix { $0 != "(" } })
    #expect(kinds.count == 15, "a kind of command is missing: \(kinds)")
    #expect(try UndrawnSnapshot(bytes: snapshot.bytes) == snapshot)
  }

  @Test("Bytes that are missing, too many or changed are refused, or are another snapshot")
  func damaged() throws {
    let whole = try snapshot().bytes
    for count in stride(from: 0, to: whole.count, by: 7) {
      #expect(throws: ContentError.self) { try UndrawnSnapshot(bytes: Array(whole[..<count])) }
    }
    #expect(throws: ContentError.wrongLength(offset: whole.count)) {
      try UndrawnSnapshot(bytes: whole + [0])
    }
    var random = SeededRandom(7)
    for _ in 0..<3_000 {
      var bytes = whole
      bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
        in: 0...255, using: &random)
      // What is read may be drawn, whatever it is.
      guard let other = try? UndrawnSnapshot(bytes: bytes) else { continue }
      #expect(try UndrawnSnapshot(bytes: other.bytes).bytes == other.bytes)
    }
  }

  @Test("A face that is not embedded is refused by its name")
  func unknownFace() throws {
    var content = ContentWriter(keepsBytes: true)
    content.add(
      DisplayList(
        size: .zero,
        commands: [.glyphs(GlyphRun(source: OwnFace(), size: 9, glyphs: []), .solid(.clear))]))
    let error = #expect(throws: ContentError.self) { try UndrawnSnapshot(bytes: content.bytes()) }
    #expect("\(error, default: "")".hasPrefix("the face “own” before byte "))
  }
}

private final class OwnFace: GlyphSource {
  let identifier = "own"
  let unitsPerEm = 1_000

  func glyphPath(_ glyph: UInt16) -> VectorPath { VectorPath() }
}

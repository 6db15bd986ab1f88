import Components
import Foundation
import Graphics
import Layout
import Mutants
import Resources
import Testing
import Typography

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
    for count in stride(from: 0, to: whole.count, by: 31) {
      #expect(throws: ContentError.self) { try UndrawnSnapshot(bytes: Array(whole[..<count])) }
    }
    #expect(throws: ContentError.wrongLength(offset: whole.count)) {
      try UndrawnSnapshot(bytes: whole + [0])
    }
    var random = SeededRandom(7)
    for _ in 0..<600 {
      var bytes = whole
      bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
        in: 0...255, using: &random)
      // What is read may be drawn, whatever it is.
      guard let other = try? UndrawnSnapshot(bytes: bytes) else { continue }
      #expect(try UndrawnSnapshot(bytes: other.bytes).bytes == other.bytes)
    }
  }

  @Test("Faces of given files are opened again, from their files or with their bytes")
  func givenFaces() throws {
    let bytes = try #require(EmbeddedFonts.file(named: "StillframeMono-Regular"))
    let path = FileManager.default.temporaryDirectory.path + "/given-\(UUID().uuidString).ttf"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let inMemory = MappedFile(bytes)
    let inFile = try MappedFile(path, limit: 10_000_000)
    for file in [inMemory, inFile] {
      let face = try unsafe FontFace(file.bytes, keptBy: file)
      let glyph = try #require(face.glyph(for: 0x41))
      let run = GlyphRun(source: face, size: 9, glyphs: [GlyphRun.Glyph(id: glyph, x: 1, y: 9)])
      let snapshot = UndrawnSnapshot(
        list: DisplayList(
          size: Size(width: 10, height: 10), commands: [.glyphs(run, .solid(.black))]), scale: 2)
      let kept = snapshot.bytes
      #expect((kept.count < 1_000) == (file === inFile))
      let read = try UndrawnSnapshot(bytes: kept)
      #expect(try read.snapshot().pixmap == snapshot.snapshot().pixmap)
      #expect(try read.snapshot().pixmap.bytes.contains { $0 != 0 })
    }
    // Another file in its place is refused, and so is none.
    let face = try unsafe FontFace(inFile.bytes, keptBy: inFile)
    let list = DisplayList(
      size: .zero, commands: [.glyphs(GlyphRun(source: face, size: 9, glyphs: []), .solid(.clear))])
    var kept = UndrawnSnapshot(list: list, scale: 1).bytes
    let place = try #require(kept.firstIndex(of: UInt8(inFile.sha256.utf8.first ?? 0)))
    kept[place] = kept[place] == 0x30 ? 0x31 : 0x30
    let other = #expect(throws: ContentError.self) { try UndrawnSnapshot(bytes: kept) }
    #expect("\(other, default: "")".contains("another file"))
    try FileManager.default.removeItem(atPath: path)
    let gone = #expect(throws: ContentError.self) { try UndrawnSnapshot(bytes: kept) }
    #expect("\(gone, default: "")".contains("no such file"))
  }

  @Test("A face that is not embedded is refused by its name")
  func unknownFace() throws {
    var content = ContentWriter(keepsBytes: true)
    content.add(GivenFaces(in: DisplayList(size: .zero)))
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

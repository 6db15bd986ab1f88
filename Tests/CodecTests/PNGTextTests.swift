import Testing

@testable import Codecs

@Suite("PNG: texts beside the pixels")
struct PNGTextTests {
  private func file() throws -> [UInt8] {
    PNGEncoder.encode(try Pixmap(width: 3, height: 2), scale: 2)
  }

  @Test("A text comes back, and the picture is the same")
  func roundTrip() throws {
    let file = try file()
    let text = "tab\tand “quotes”\n" + String(repeating: "again ", count: 400)
    let other = PNGText.adding(text, as: "A key", to: file)
    #expect(PNGText.text(of: "A key", in: other) == text)
    #expect(other.count < file.count + 200)
    #expect(try PNGDecoder.decode(other) == PNGDecoder.decode(file))
    #expect(PNGText.text(of: "A ke", in: other) == nil)
    #expect(PNGText.text(of: "A key", in: file) == nil)
    #expect(PNGText.adding("", as: "A key", to: file) == file)
  }

  @Test("Damage anywhere gives no text or another one, and never a trap")
  func damage() throws {
    let other = PNGText.adding("some words", as: "k", to: try file())
    for index in other.indices {
      var damaged = other
      damaged[index] ^= 0x5A
      _ = PNGText.text(of: "k", in: damaged)
      _ = PNGText.text(of: "k", in: Array(other.prefix(index)))
    }
    #expect(PNGText.text(of: "k", in: other) == "some words")
  }
}

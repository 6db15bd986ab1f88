import Components
import Testing

@testable import Render
@testable import Typography

@Suite("Paragraph: fonts")
struct FontFallbackTests {
  private func faces(_ text: String, _ family: FontRequest.Family = .sans) -> [String] {
    Specimen(text, family: family).layout.lines.flatMap(\.runs).map(\.face.identifier)
  }

  @Test("Each cluster takes the first face of the chain that has all of it")
  func coverage() {
    #expect(faces("Abc Мир") == ["StillframeSans-Regular", "StillframeSans-Regular"])
    #expect(faces("שָׁלוֹם") == ["StillframeSansHebrew-Regular"])
    #expect(faces("سَلام") == ["StillframeSansArabic-Regular"])
    #expect(faces("ab", .monospaced) == ["StillframeMono-Regular"])
    // The monospaced chain goes on with the sans family.
    #expect(faces("α\u{5D0}", .monospaced).last == "StillframeSansHebrew-Regular")
    // A character nobody has shows the primary face's box.
    #expect(faces("\u{E000}") == ["StillframeSans-Regular"])
  }

  @Test("Emoji presentation asks the emoji face first, text presentation the text face")
  func emoji() {
    let (color, outlines) = ("StillframeEmojiColor-Regular", "StillframeEmoji-Regular")
    #expect(faces("😀") == [color])
    #expect(faces("👩\u{200D}👩\u{200D}👧") == [color])
    #expect(faces("👍🏽") == [color])
    #expect(faces("❤\u{FE0F}") == [color])
    // What is not drawn as outlines in colour is a bitmap; without that a flag is its letters.
    for bitmap in ["🌷", "💼", "🇮🇱", "👩\u{200D}🏭", "☠\u{FE0F}", "↔\u{FE0F}"] {
      #expect(faces(bitmap) == ["StillframeEmojiPictures-Regular"], "\(bitmap)")
    }
    #expect(faces("🇽🇽") == [outlines])
    #expect(faces("❤\u{FE0E}") == ["StillframeSans-Regular"])
    #expect(faces("❤") == ["StillframeSans-Regular"])
    #expect(faces("😀\u{FE0E}") == [outlines])
    #expect(faces("1") == ["StillframeSans-Regular"])
  }

  @Test("The nearest weight is taken, of two as near the heavier")
  func weights() {
    for (weight, name) in [
      (100, "Thin"), (300, "Light"), (400, "Regular"), (450, "Medium"), (600, "SemiBold"),
      (900, "Black"),
    ] {
      let face = Specimen("a", family: .sans) { $0.style.font.weight = weight }
        .layout.lines.first?.runs.first?.face.identifier
      #expect(face == "StillframeSans-\(name)")
    }
  }

  @Test("A font is found by its names; other names fall back to the sans family, and that is told")
  func named() throws {
    let file = try #require(EmbeddedFonts.file(named: "StillframeMono-SemiBold"))
    let fonts = FontSet([FontFile(bytes: file, name: "house.ttf")])
    let library = FontLibrary()
    for name in [
      "Stillframe Mono", "stillframe mono", "StillframeMono-SemiBold", "No, Stillframe Mono",
    ] {
      let request = FontRequest(family: .named(name), size: 10, leading: 12, fonts: fonts)
      #expect(
        library.chain(for: request, language: "en").primary.names.postScript
          == "StillframeMono-SemiBold")
      #expect(library.lack(of: request) == nil)
    }
    let unknown = FontRequest(
      family: .named("Stilframe Mono"), size: 10, leading: 12, fonts: fonts)
    #expect(
      library.chain(for: unknown, language: "en").primary.identifier == "StillframeSans-Regular")
    #expect(library.lack(of: unknown)?.contains("did you mean \"Stillframe Mono\"") == true)
    // The embedded families have names, too.
    let embedded = FontRequest(
      family: .named("Stillframe Mono"), size: 10, leading: 12, weight: 600)
    #expect(
      library.chain(for: embedded, language: "en").primary.identifier == "StillframeMono-SemiBold")
  }

  @Test("Script runs: common characters follow, a closing bracket returns to its opener's script")
  func scripts() {
    let text = "a (ש) b, 1".unicodeScalars.map(\.value)
    let tags = resolvedScripts(of: text[...]).map(\.tag)
    #expect(
      tags == ["Latn", "Latn", "Latn", "Hebr", "Latn", "Latn", "Latn", "Latn", "Latn", "Latn"])
    let digits = "12".unicodeScalars.map(\.value)
    #expect(resolvedScripts(of: digits[...]) == [.common, .common])
  }
}

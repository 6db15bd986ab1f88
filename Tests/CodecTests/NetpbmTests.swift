import Mutants
import Testing

@testable import Codecs

@Suite("Codec: PPM and PAM")
struct NetpbmTests {
  /// Opaque red, half-covered white, nothing.
  private func picture() throws -> Pixmap {
    try TestPicture("", 3, 1) { x, _ in
      [(255, 0, 0, 255), (255, 255, 255, 128), (0, 0, 0, 0)][x]
    }.pixmap
  }

  @Test("PPM stores the picture over its background")
  func ppm() throws {
    let file = PPM.encode(
      try picture(), background: PPM.Background(red: 0, green: 100, blue: 255))
    // White at 128/255 over 100: 128 + 100·127/255 = 177.8; over 0: 128; over 255: 255.
    #expect(
      file == Array("P6\n3 1\n255\n".utf8) + [255, 0, 0, 128, 178, 255, 0, 100, 255])
    let again = try PPM.decode(file)
    #expect(again.bytes == [255, 0, 0, 255, 128, 178, 255, 255, 0, 100, 255, 255])
  }

  @Test("PAM keeps alpha")
  func pam() throws {
    let pixmap = try picture()
    let file = PAM.encode(pixmap)
    #expect(file.suffix(12) == [255, 0, 0, 255, 255, 255, 255, 128, 0, 0, 0, 0])
    #expect(try PAM.decode(file) == pixmap)
  }

  @Test("Comments, other maxima and sixteen bits are read")
  func variants() throws {
    let commented = Array("P6 # a\n# b\n1\t1 #c\r\n3\n".utf8) + [0, 1, 3]
    // A third of 255 is 85.
    #expect(try PPM.decode(commented).bytes == [0, 85, 255, 255])
    let deep = Array("P6 1 1 65535\n".utf8) + [0, 128, 0, 129, 255, 255]
    // 128 / 257 is below a half, 129 / 257 above.
    #expect(try PPM.decode(deep).bytes == [0, 1, 255, 255])
    let gray = Array("P7\nWIDTH 1\nHEIGHT 1\nDEPTH 2\nMAXVAL 255\nENDHDR\n".utf8) + [90, 255]
    #expect(try PAM.decode(gray).bytes == [90, 90, 90, 255])
  }

  @Test("What is no picture is refused with a reason")
  func refusals() {
    func error(_ text: String) -> NetpbmError? {
      do throws(NetpbmError) {
        _ = try text.hasPrefix("P7") ? PAM.decode(Array(text.utf8)) : PPM.decode(Array(text.utf8))
        return nil
      } catch {
        return error
      }
    }
    #expect(error("P5 1 1 255\na") == .wrongMagic(expected: "P6"))
    #expect(error("P6 1 1 255\nab") == .wrongLength(expected: 3, actual: 2))
    #expect(error("P6 1 1 255\nabcd") == .wrongLength(expected: 3, actual: 4))
    #expect(error("P6 1 1 9\n\u{0}\u{1}\u{A}") == .sampleOutOfRange(sample: 10, maximum: 9))
    #expect(
      error("P6 99999 1 255\n") == .tooLarge(width: 99_999, height: 1, limits: .standard))
    for header in [
      "P6", "P6 1", "P6 0 1 255\n", "P6 -1 1 255\n", "P6 1 1 65536\n", "P6 1 1 255", "P6 1 x 255\n",
      "P6 99999999999999999999 1 255\n", "P7\nWIDTH 1\nENDHDR\n", "P7\nSIZE 1\nENDHDR\n",
      "P7\nWIDTH 1\nHEIGHT 1\nDEPTH 3\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n",
      "P6 #" + String(repeating: "x", count: 9_000) + "\n1 1 255\nabc",
    ] {
      guard case .invalidHeader? = error(header) else {
        Issue.record("\(header.prefix(40)) was not refused for its header")
        continue
      }
    }
  }
}

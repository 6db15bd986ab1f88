import Foundation
import Mutants
import Testing

@testable import Codecs

@Suite("PNG: round trips")
struct PNGRoundTripTests {
  @Test("Every valid premultiplied pixel survives encoding and decoding")
  func keepsPremultipliedPixels() throws {
    // One row per alpha; red runs through all values up to it.
    var pixmap = try Pixmap(width: 256, height: 256)
    for alpha in 0..<256 {
      for level in 0..<256 {
        let index = (alpha * 256 + level) * 4
        pixmap.bytes[index] = UInt8(min(level, alpha))
        pixmap.bytes[index + 1] = UInt8(alpha - min(level, alpha))
        pixmap.bytes[index + 2] = UInt8(alpha / 2)
        pixmap.bytes[index + 3] = UInt8(alpha)
      }
    }
    for effort in PNGEncoder.Effort.allCases {
      let file = PNGEncoder.encode(pixmap, scale: 2, effort: effort)
      #expect(try PNGDecoder.decode(file) == pixmap)
    }
  }

  @Test("Parts of a large picture give the same file on any number of threads")
  func parts() throws {
    // Noise of a few levels over 1.2 MB: four parts.
    var random = SeededRandom(8)
    let picture = try TestPicture("parts", 1_000, 400) { x, y in
      (x / 8, y / 8 + Int(random.byte() & 3), 40, 255)
    }.pixmap
    for effort in PNGEncoder.Effort.allCases {
      let file = PNGEncoder.encode(picture, effort: effort)
      #expect(try PNGDecoder.decode(file) == picture)
      #expect(PNGEncoder.encode(picture, effort: effort, jobs: 8) == file)
    }
  }

  @Test("One translucent pixel makes a picture translucent, wherever it is")
  func translucentPixel() throws {
    // More than 256 colours in three parts, which begin in rows 0, 128 and 256.
    let (width, height) = (1_003, 270)
    let opaque = try TestPicture("", width, height) { x, y in (x / 4, y / 2, 40, 255) }.pixmap
    for (x, y) in [
      (width - 1, 0), (640, 1), (16, 127), (15, 128), (16, 255), (15, 256), (width - 1, height - 1),
    ] {
      var picture = opaque
      let index = (y * width + x) * 4
      picture.bytes.replaceSubrange(index..<index + 4, with: [0, 0, 0, 254])
      let file = PNGEncoder.encode(picture, effort: .fast)
      #expect(try PNGDecoder.decode(file) == picture)
      #expect(PNGEncoder.encode(picture, effort: .fast, jobs: 3) == file)
    }
  }

  @Test("Division by alpha rounds to the nearest level for every pair")
  func straightensExactly() {
    let reciprocals = StraightColor.reciprocals
    for alpha in UInt32(1)...255 {
      for level in 0...alpha {
        let straight = StraightColor.straight(alpha << 24 | level, reciprocals) & 0xFF
        // Twice the error of a rounded quotient is at most the divisor.
        #expect(2 * abs(Int(straight * alpha) - Int(level * 255)) <= Int(alpha))
      }
    }
  }

  /// With `STILLFRAME_PNG_CORPUS` set to a folder, the files stay there beside PAM copies for
  /// `scripts/png-check.py`, which asks other programs about them.
  @Test("Every kind of picture survives, for both efforts")
  func keepsPictures() throws {
    let folder = ProcessInfo.processInfo.environment["STILLFRAME_PNG_CORPUS"]
    for picture in try TestPicture.all() {
      for effort in PNGEncoder.Effort.allCases {
        let file = PNGEncoder.encode(picture.pixmap, scale: 3, effort: effort)
        #expect(try PNGDecoder.decode(file) == picture.pixmap, "\(picture.name)")
        guard let folder else { continue }
        let path = "\(folder)/\(picture.name)-\(effort)"
        try Data(file).write(to: URL(fileURLWithPath: path + ".png"))
        try Data(PAM.encode(picture.pixmap)).write(to: URL(fileURLWithPath: path + ".pam"))
      }
    }
  }
}

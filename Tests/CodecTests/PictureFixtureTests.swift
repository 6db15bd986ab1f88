import Foundation
import Graphics
import Mutants
import Testing

@testable import Codecs

@Suite("Pictures: files of other programs")
struct PictureFixtureTests {
  @Test("Pixels are those that Pillow reads", arguments: PictureFixture.all)
  func decodes(_ fixture: PictureFixture) throws {
    let file = try bytes(fixture.file)
    let expected = try PNGDecoder.decodeStraight(try bytes(fixture.pixels))
    let picture = try PictureDecoder.decode(file)
    let info = try PictureDecoder.info(of: file)
    #expect(picture.format.rawValue == fixture.name.split(separator: " ").first.map(String.init))
    #expect(picture.warnings.isEmpty)
    #expect(picture.pixels.width == expected.width && info.width == expected.width)
    #expect(picture.pixels.height == expected.height && info.height == expected.height)
    let furthest = zip(picture.pixels.bytes, expected.bytes).map { abs(Int($0) - Int($1)) }.max()
    #expect(furthest ?? 255 <= fixture.tolerance)
  }

  @Test("A file that ends early is refused with the place where it does")
  func refusesTruncation() throws {
    for fixture in PictureFixture.all {
      let file = try bytes(fixture.file)
      for share in [0.3, 0.6, 0.9] {
        let part = Array(file.prefix(Int(Double(file.count) * share)))
        do throws(PictureError) {
          _ = try PictureDecoder.decode(part)
          Issue.record("\(fixture.name) at \(share)")
        } catch {
          switch error {
          case .truncated(_, let offset): #expect(offset <= part.count)
          case .damaged(_, let offset, _): #expect(offset <= part.count)
          case .png, .unknownFormat: break
          default: Issue.record("\(fixture.name): \(error)")
          }
        }
      }
    }
  }

  @Test("Kinds that are not read are refused by name")
  func refusesKinds() throws {
    func frame(_ marker: UInt8, precision: UInt8 = 8, components: UInt8 = 3) -> [UInt8] {
      let length = 8 + 3 * Int(components)
      var file: [UInt8] = [0xFF, 0xD8, 0xFF, marker, 0, UInt8(length), precision, 0, 8, 0, 8]
      file.append(components)
      for id in 1...components { file += [id, 0x11, 0] }
      return file
    }
    let kinds: [([UInt8], String)] = [
      (frame(0xC3), "lossless JPEG"), (frame(0xC9), "arithmetic-coded JPEG"),
      (frame(0xC5), "hierarchical JPEG"), (frame(0xC1, precision: 12), "of 12 bits a sample"),
      (frame(0xC0, components: 4), "in CMYK or YCCK"),
      (frame(0xC0, components: 2), "of 2 components"),
    ]
    for (file, name) in kinds {
      do throws(PictureError) {
        _ = try PictureDecoder.decode(file)
        Issue.record("\(name) is read")
      } catch {
        guard case .unsupported(.jpeg, let what, _) = error else {
          Issue.record("\(error)")
          continue
        }
        #expect(what == name)
      }
    }
  }

  @Test("Sizes are refused before memory is allocated")
  func refusesSizes() throws {
    let limits = PictureLimits(maximumSide: 20, maximumPixels: 400)
    for fixture in PictureFixture.all where fixture.name.hasSuffix("Display P3") {
      let file = try bytes(fixture.file)
      #expect(throws: PictureError.self) { try PictureDecoder.decode(file, limits: limits) }
    }
    // 65,535 × 65,535 pixels, and a scan of no bytes for 16,000 × 4,000.
    var huge: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 255, 255, 255, 255, 1, 1, 0x11, 0]
    #expect(throws: PictureError.tooLarge(.jpeg, width: 65_535, height: 65_535, limits: .standard))
    {
      try PictureDecoder.decode(huge)
    }
    huge.replaceSubrange(7..<11, with: [0x0F, 0xA0, 0x3E, 0x80])
    #expect(throws: PictureError.self) { try PictureDecoder.decode(huge) }
  }

  @Test("A profile that is not applied is told by its name")
  func namesProfiles() throws {
    let fixture = try #require(PictureFixture.all.first { $0.name == "JPEG Display P3" })
    var file = try bytes(fixture.file)
    // The connection space "XYZ " of its header becomes "Lab ".
    let place = try #require(
      file.indices.first { file[$0...].starts(with: "mntrRGB XYZ ".utf8) })
    file.replaceSubrange(place + 8..<place + 12, with: Array("Lab ".utf8))
    let warnings = try PictureDecoder.info(of: file).warnings
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("“Display P3” is not one of a matrix and curves") == true)
    #expect(try PictureDecoder.decode(file).warnings == warnings)
  }

  @Test("Bytes that are no picture say what they begin with")
  func namesUnknownFormats() {
    #expect(throws: PictureError.unknownFormat(firstBytes: Array("GIF8".utf8))) {
      try PictureDecoder.decode(Array("GIF89a".utf8))
    }
  }

  private func bytes(_ base64: String) throws -> [UInt8] {
    [UInt8](try #require(Data(base64Encoded: base64, options: .ignoreUnknownCharacters)))
  }
}

extension PictureFixture: CustomTestStringConvertible {
  public var testDescription: String { name }
}

@Suite("Pictures: mutated files")
struct PictureFuzzTests {
  @Test("No mutant traps, hangs or exceeds the limits")
  func survives() throws {
    let limits = PictureLimits(maximumSide: 1_024, maximumPixels: 1 << 16)
    for number in 0..<3_000 {
      let file = (number % 2 == 0 ? FileMutants.jpeg : .webp).file(number / 2)
      guard let image = try? PictureDecoder.decode(file, limits: limits).pixels else { continue }
      #expect(image.bytes.count == image.width * image.height * 4)
      #expect(image.width * image.height <= limits.maximumPixels)
    }
  }
}

@Suite("Pictures: the cache")
struct PictureCacheTests {
  @Test("It keeps to its bound and gives the same pictures again")
  func keepsBound() throws {
    let files = try PictureFixture.all.prefix(8).map { fixture in
      [UInt8](try #require(Data(base64Encoded: fixture.file, options: .ignoreUnknownCharacters)))
    }
    // Room for three pictures of 37 × 29 pixels with their files.
    let cache = PictureCache(maximumBytes: 3 * (37 * 29 * 4 + 2_000))
    for _ in 0..<2 {
      for file in files {
        guard case .pixels(let picture) = try cache.picture(of: file) else {
          Issue.record("it has no pixels")
          continue
        }
        #expect(picture == (try PictureDecoder.decode(file).premultiplied()))
        #expect(cache.byteCount <= 3 * (37 * 29 * 4 + 2_000))
      }
    }
  }

  @Test("A picture above the limits that one asks for is refused, and given to who allows it")
  func limits() throws {
    let cache = PictureCache(maximumBytes: 1 << 20)
    let fixture = try #require(PictureFixture.all.first)
    let file = [UInt8](
      try #require(Data(base64Encoded: fixture.file, options: .ignoreUnknownCharacters)))
    let width = try PictureDecoder.decode(file).pixels.width
    let tight = PictureLimits(maximumSide: width - 1, maximumPixels: 1 << 20)
    for _ in 0..<2 {
      #expect(throws: PictureError.self) { try cache.picture(of: file, limits: tight) }
      #expect(throws: Never.self) { try cache.picture(of: file) }
    }
  }
}

import Graphics
import Mutants
import Testing

@testable import Codecs

@Suite("WebP: writing")
struct WebPEncoderTests {
  @Test("Every picture comes back pixel by pixel, whatever its size and colours")
  func roundTrips() throws {
    var random = SeededRandom(7)
    for (width, height) in [
      (1, 1), (1, 9), (2, 7), (3, 3), (5, 40), (33, 17), (200, 150), (400, 250),
    ] {
      for colors in [1, 2, 3, 4, 5, 16, 17, 256, 257, 5_000] {
        try check(width: width, height: height, colors: colors, &random)
      }
    }
  }

  /// Blocks, runs and noise of so many colours, the half of them translucent.
  private func check(
    width: Int, height: Int, colors: Int, _ random: inout SeededRandom
  ) throws {
    var pixmap = try Pixmap(width: width, height: height)
    let palette: [[UInt8]] = (0..<colors).map { number in
      let alpha = number % 2 == 0 ? 255 : Int.random(in: 0...255, using: &random)
      let levels = (0..<3).map { _ in UInt8(Int.random(in: 0...alpha, using: &random)) }
      return levels + [UInt8(alpha)]
    }
    var bytes = pixmap.bytes
    for y in 0..<height {
      for x in 0..<width {
        let isNoise = x / 32 % 3 == 0
        let place = isNoise ? Int.random(in: 0..<colors, using: &random) : (x / 5 + y / 9) % colors
        for channel in 0..<4 { bytes[(y * width + x) * 4 + channel] = palette[place][channel] }
      }
    }
    pixmap.bytes = bytes
    let file = WebPEncoder.encode(pixmap)
    let picture = try PictureDecoder.decode(file)
    #expect(picture.pixels == StraightPixmap(pixmap), "\(width) × \(height), \(colors) colours")
    #expect(WebPEncoder.encode(pixmap) == file)
  }

  @Test("Few colours share bytes, and parts that need other codes have them")
  func isSmall() throws {
    var pixmap = try Pixmap(width: 256, height: 256)
    var bytes = [UInt8](repeating: 255, count: pixmap.bytes.count)
    var random = SeededRandom(3)
    // One bit a pixel of noise is one bit a pixel of the file.
    for pixel in 0..<256 * 256 where Bool.random(using: &random) {
      for channel in 0..<3 { bytes[pixel * 4 + channel] = 0 }
    }
    pixmap.bytes = bytes
    #expect(WebPEncoder.encode(pixmap).count < 256 * 256 / 8 + 1_200)
  }

  @Test("Pictures of one sheet come back pixel by pixel", arguments: [1, 2, 3, 4])
  func sheets(count: Int) throws {
    var random = SeededRandom(11)
    for (width, height, colors) in [(1, 1, 1), (7, 3, 5), (150, 90, 300), (160, 130, 2_000)] {
      let pixmaps = try pictures(
        count, width: width, height: height, colors: colors, &random)
      let bytes = try #require(PictureSheet.encode(pixmaps))
      #expect(PictureSheet.encode(pixmaps) == bytes)
      let end = 8 + Int(bytes[4]) + Int(bytes[5]) << 8 + Int(bytes[6]) << 16
      let numbers = try PictureDecoder.decode(Array(bytes[..<end])).pixels
      let table = try PictureDecoder.decode(Array(bytes[end...])).pixels
      #expect(table.height == count)
      for (row, pixmap) in pixmaps.enumerated() {
        var colors: [[UInt8]] = []
        var last: [UInt8] = [0, 0, 0, 0]
        for column in 0..<table.width {
          let step = Array(
            table.bytes[(row * table.width + column) * 4..<(row * table.width + column) * 4 + 4])
          let whole = [step[0] &+ step[1], step[1], step[2] &+ step[1], step[3]]
          last = zip(last, whole).map { $0 &+ $1 }
          colors.append(last)
        }
        let found = (0..<width * height).flatMap { place in
          colors[Int(numbers.bytes[place * 4]) << 8 | Int(numbers.bytes[place * 4 + 1])]
        }
        #expect(found == StraightPixmap(pixmap).bytes, "\(width) × \(height), picture \(row)")
      }
    }
  }

  @Test("What has too many colours, or another size, has no sheet")
  func noSheet() throws {
    var random = SeededRandom(5)
    let many = try pictures(2, width: 200, height: 100, colors: 6_000, &random)
    #expect(PictureSheet.encode(many) == nil)
    let others = [try Pixmap(width: 2, height: 2), try Pixmap(width: 2, height: 3)]
    #expect(PictureSheet.encode(others) == nil)
  }

  @Test("On a sheet each colour is followed by one most like it")
  func order() throws {
    var random = SeededRandom(3)
    var pixmap = try Pixmap(width: 300, height: 1)
    pixmap.bytes = (0..<300).flatMap { _ in
      (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) } + [255]
    }
    let bytes = try #require(PictureSheet.encode([pixmap]))
    let end = 8 + Int(bytes[4]) + Int(bytes[5]) << 8 + Int(bytes[6]) << 16
    let numbers = try PictureDecoder.decode(Array(bytes[..<end])).pixels
    var colors = [[UInt8]](repeating: [], count: 300)
    for place in 0..<300 {
      let number = Int(numbers.bytes[place * 4]) << 8 | Int(numbers.bytes[place * 4 + 1])
      colors[number] = Array(pixmap.bytes[place * 4..<place * 4 + 4])
    }
    func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
      zip(one, other).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    }
    #expect(colors[0] == Array(pixmap.bytes[..<4]))
    for number in 1..<300 {
      let least = colors[number...].map { distance($0, colors[number - 1]) }.min()
      #expect(distance(colors[number], colors[number - 1]) == least, "\(number)")
    }
  }

  /// The same blocks and noise in other colours, the half of them translucent. Neighbours among the colours differ in
  /// one of the pictures.
  private func pictures(
    _ count: Int, width: Int, height: Int, colors: Int, _ random: inout SeededRandom
  ) throws -> [Pixmap] {
    let places = (0..<width * height).map { place in
      place / 40 % 3 == 0 ? Int.random(in: 0..<colors, using: &random) : place / 7 % colors
    }
    return try (0..<count).map { picture in
      var palette: [[UInt8]] = []
      for number in 0..<colors {
        guard palette.isEmpty || number % count == picture else {
          palette.append(palette[number - 1])
          continue
        }
        let alpha = number / count % 2 == 0 ? 255 : Int.random(in: 0...255, using: &random)
        let levels = (0..<3).map { _ in UInt8(Int.random(in: 0...alpha, using: &random)) }
        palette.append(levels + [UInt8(alpha)])
      }
      var pixmap = try Pixmap(width: width, height: height)
      pixmap.bytes = places.flatMap { palette[$0] }
      return pixmap
    }
  }
}

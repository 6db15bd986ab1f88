import Mutants
import Testing

@testable import Codecs

@Suite("PNG: what the encoder writes")
struct PNGEncoderTests {
  private func chunks(_ file: [UInt8]) throws -> [PNGChunk] {
    var reader = try PNGChunkReader(file)
    var chunks: [PNGChunk] = []
    repeat { chunks.append(try reader.next()) } while chunks.last?.name != "IEND"
    return chunks
  }

  private func header(of name: String) throws -> PNGHeader {
    let picture = try #require(try TestPicture.all().first { $0.name == name })
    let chunk = try #require(try chunks(PNGEncoder.encode(picture.pixmap)).first)
    return try PNGHeader(chunk: chunk, limits: .standard)
  }

  @Test("Chunks stand in the documented order")
  func chunkOrder() throws {
    let opaque = try TestPicture("", 200, 120) { x, y in (x, y * 2, x + y, 255) }.pixmap
    #expect(
      try chunks(PNGEncoder.encode(opaque, scale: 2)).map(\.name)
        == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    // Three colours in no order: as indices they take a quarter of a byte each.
    var random = SeededRandom(3)
    let translucent = try TestPicture("", 20, 20) { _, _ in
      (9, Int(random.byte() % 3), 0, 99)
    }.pixmap
    #expect(
      try chunks(PNGEncoder.encode(translucent)).map(\.name)
        == ["IHDR", "sRGB", "PLTE", "tRNS", "IDAT", "IEND"])
  }

  @Test("The density is that of 72 points an inch at the scale")
  func density() throws {
    let pixmap = try Pixmap(width: 1, height: 1)
    // 2 × 72 / 0.0254 = 5669.29 pixels per metre = 0x1625.
    let data = try chunks(PNGEncoder.encode(pixmap, scale: 2)).first { $0.name == "pHYs" }?.data
    #expect(data.map(Array.init) == [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
    for scale in [0, -1, Double.nan, .infinity] {
      #expect(try !chunks(PNGEncoder.encode(pixmap, scale: scale)).contains { $0.name == "pHYs" })
    }
  }

  @Test("Opaque pictures have no alpha; few colours make a palette, greys a grey picture")
  func colorTypes() throws {
    #expect(try header(of: "rgb-noise").colorType == .rgb)
    #expect(try header(of: "rgba-ramps").colorType == .rgba)
    // A smooth ramp is smaller as filtered grey than as unfiltered indices.
    #expect(try header(of: "grey-ramp").colorType == .gray)
    // Colours that follow no rule, which no filter would shorten.
    for (count, bits) in [(2, 1), (3, 2), (4, 2), (16, 4), (17, 8)] {
      var random = SeededRandom(UInt64(count))
      let pixmap = try TestPicture("", 60, 40) { _, _ in
        let color = Int(random.byte()) % count
        return (color * 15, 255 - color * 9, color, 128 + color)
      }.pixmap
      let chunk = try #require(try chunks(PNGEncoder.encode(pixmap)).first)
      let header = try PNGHeader(chunk: chunk, limits: .standard)
      #expect(header.colorType == .palette)
      #expect(header.bitDepth == bits)
    }
    #expect(try header(of: "257-colours").colorType == .rgb)
  }

  @Test("Filters are applied as §9.2 defines them, and the one with the fewest breaks is chosen")
  func filters() throws {
    var random = SeededRandom(5)
    for stride in [1, 3, 4] {
      for count in [stride, 16, 47, 5_000] where count % stride == 0 || stride == 1 {
        // Flat parts, steps and noise, so that every filter has its turn.
        let above: [UInt8] = (0..<count).map { $0 % 700 < 400 ? 9 : random.byte() % 64 }
        let row: [UInt8] = (0..<count).map { x in
          if x % 900 < 500 { return above[x] }
          return UInt8(truncatingIfNeeded: x * x / 9) &+ random.byte() % 4
        }
        let nothing = [UInt8](repeating: 0, count: count)
        let stored = chosen([above, row], stride: stride)
        let first = residuals(above, nothing, stride)[Int(stored[0].filter.rawValue)]
        #expect(stored[0].bytes == first)
        let candidates = residuals(row, above, stride)
        #expect(stored[1].bytes == candidates[Int(stored[1].filter.rawValue)])
        let costs = costs(candidates, above: first, stride: stride)
        #expect(costs[Int(stored[1].filter.rawValue)] == costs.min())
        for filter in PNGFilter.allCases {
          #expect(
            apply(filter, row, above, stride: stride) == candidates[Int(filter.rawValue)])
        }
      }
    }
  }

  @Test("In rows that hardly change from one to the next, small residuals count for less")
  func smoothRows() {
    var random = SeededRandom(11)
    for stride in [1, 3, 4] {
      // Columns of which every eighth pixel is one lighter: unfiltered there are fewer breaks.
      let columns = (0..<300).map { _ in random.byte() % 200 }
      let rows: [[UInt8]] = (0..<6).map { _ in
        (0..<2_400).map { (x: Int) -> UInt8 in
          columns[x / stride / 8] + (random.byte() % 8 == 0 ? 1 : 0)
        }
      }
      let stored = chosen(rows, stride: stride)
      for y in 1..<rows.count {
        let costs = costs(
          residuals(rows[y], rows[y - 1], stride), above: stored[y - 1].bytes, stride: stride)
        #expect(costs[Int(stored[y].filter.rawValue)] == costs.min())
        if y > 1 { #expect(stored[y].filter == .up) }
      }
    }
  }

  @Test("A row that repeats the one above is stored as zeros")
  func repeatedRow() {
    let row = (0..<300).map { UInt8(truncatingIfNeeded: $0 * 37) }
    let stored = chosen([row, row, row], stride: 3)
    #expect(stored[2].filter == .up)
    #expect(stored[2].bytes.allSatisfy { $0 == 0 })
  }

  @Test(
    "Pixels that repeat the row above are filtered as those that are looked at",
    arguments: [255, 200])
  func equalPixels(alpha: Int) throws {
    // Rows whose ends are behind whole steps by every number of pixels.
    for width in 300...316 {
      // Every other row repeats the one above, but for a few flat or uneven places in some.
      var random = SeededRandom(UInt64(width))
      var pixels = (0..<width).map { x in (x * 7 % 200, x * 11 % 200, x * x % 200, alpha) }
      let colors = (0..<12).map { y in
        for _ in 0..<y % 4 * 2 {
          let start = Int(random.byte()) * width / 256
          let level = Int(random.byte() % 200)
          for x in start..<min(start + Int(random.byte() % 40), width) {
            pixels[x] = (level, y < 6 ? level : x * 3 % 200, level / 2, alpha)
          }
        }
        return pixels
      }
      let picture = try TestPicture("", width, colors.count) { x, y in colors[y][x] }.pixmap
      let layout = try #require(PNGLayout.candidates(for: picture).first)
      #expect(layout.colorType == (alpha == 255 ? .rgb : .rgba))
      let straight = StraightPixmap(picture).bytes
      let samples = colors.indices.map { y in
        straight[y * width * 4..<(y + 1) * width * 4].enumerated()
          .filter { alpha < 255 || $0.offset % 4 < 3 }.map(\.element)
      }
      let expected = chosen(samples, stride: layout.filterStride)
      unsafe picture.bytes.withUnsafeBytes { pixels in
        guard let start = pixels.baseAddress else { return }
        var rows = unsafe PNGRows(of: PixelRows(at: start, width: width), as: layout)
        for y in colors.indices {
          var target = [UInt8](repeating: 1, count: rows.rowBytes + 1)
          let used = unsafe target.withUnsafeMutableBytes { target in
            guard let start = target.baseAddress else { return 0 }
            return unsafe rows.write(row: y, effort: .default, to: start)
          }
          #expect(target == [expected[y].filter.rawValue] + expected[y].bytes)
          #expect(target[used...].allSatisfy { $0 == 0 })
        }
      }
    }
  }

  private func residuals(_ row: [UInt8], _ above: [UInt8], _ stride: Int) -> [[UInt8]] {
    PNGFilter.allCases.map { filter in
      row.indices.map { row[$0] &- predictor(filter, row, above, $0, stride) }
    }
  }

  /// For each way to filter a row eight and the magnitude up to four for each byte that differs from
  /// the pixel to its left and from the row above, all filtered; one and twice the magnitude where Up
  /// leaves 1.5 or less on average.
  private func costs(_ candidates: [[UInt8]], above: [UInt8], stride: Int) -> [Int] {
    let breaks = candidates.map { row in
      row.indices.filter { index in
        let left = index < stride ? 0 : row[index - stride]
        return row[index] != left && row[index] != above[index]
      }.map { Int(min(row[$0], 0 &- row[$0], 4)) }
    }
    let up = breaks[Int(PNGFilter.up.rawValue)]
    let isSmooth = Double(up.reduce(0, +)) <= 1.5 * Double(up.count)
    return breaks.map { sizes in
      sizes.reduce(0) { $0 + (isSmooth ? 1 + 2 * $1 : 8 + $1) }
    }
  }

  private func predictor(
    _ filter: PNGFilter, _ row: [UInt8], _ above: [UInt8], _ index: Int, _ stride: Int
  ) -> UInt8 {
    let left = index < stride ? 0 : row[index - stride]
    let aboveLeft = index < stride ? 0 : above[index - stride]
    switch filter {
    case .none: return 0
    case .sub: return left
    case .up: return above[index]
    case .average: return UInt8((Int(left) + Int(above[index])) / 2)
    case .paeth:
      let estimate = Int(left) + Int(above[index]) - Int(aboveLeft)
      // The first of the nearest: left, above, above left.
      return [left, above[index], aboveLeft].min {
        abs(estimate - Int($0)) < abs(estimate - Int($1))
      } ?? 0
    }
  }

  private func padded(_ row: [UInt8]) -> [UInt8] {
    let padding = [UInt8](repeating: 0, count: PNGFilter.padding)
    return padding + row + padding
  }

  /// What the encoder stores for rows below a row of zeros.
  private func chosen(
    _ rows: [[UInt8]], stride: Int
  ) -> [(filter: PNGFilter, bytes: [UInt8])] {
    var choice = PNGFilterChoice(count: rows[0].count, stride: stride)
    var above = [UInt8](repeating: 0, count: rows[0].count)
    var stored: [(filter: PNGFilter, bytes: [UInt8])] = []
    for row in rows {
      var target = [UInt8](repeating: 0, count: row.count + 1)
      unsafe padded(row).withUnsafeBytes { rowBytes in
        unsafe padded(above).withUnsafeBytes { aboveBytes in
          unsafe target.withUnsafeMutableBytes { target in
            guard let first = rowBytes.baseAddress, let second = aboveBytes.baseAddress,
              let start = target.baseAddress
            else { return }
            for start in Swift.stride(from: 0, to: row.count, by: 48) {
              choice.noteChange(start..<min(start + 48, row.count))
            }
            unsafe choice.write(
              first + PNGFilter.padding, above: second + PNGFilter.padding, to: start)
          }
        }
      }
      stored.append((PNGFilter(rawValue: target[0]) ?? .none, Array(target.dropFirst())))
      above = row
    }
    return stored
  }

  private func apply(
    _ filter: PNGFilter, _ row: [UInt8], _ above: [UInt8], stride: Int
  ) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: row.count)
    unsafe padded(row).withUnsafeBytes { rowBytes in
      unsafe padded(above).withUnsafeBytes { aboveBytes in
        unsafe result.withUnsafeMutableBytes { target in
          guard let first = rowBytes.baseAddress, let second = aboveBytes.baseAddress,
            let start = target.baseAddress
          else { return }
          unsafe filter.apply(
            to: first + PNGFilter.padding, above: second + PNGFilter.padding, count: row.count,
            stride: stride, into: start)
        }
      }
    }
    return result
  }
}

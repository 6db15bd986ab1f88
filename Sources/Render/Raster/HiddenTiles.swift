/// Which tiles of a band later commands cover with opaque pixels, gathered from the last command to the first:
/// what is drawn there before leaves no trace.
struct HiddenTiles {
  /// Pixels of a tile's side: small ones follow the edges of what covers them, large ones are sooner looked
  /// through.
  static let side = 1 << shift
  private static let shift = 4
  /// More parts than this cost more than what is saved by leaving out what is between them.
  private static let partLimit = 8

  private let band: PixelRect
  /// A bit for each tile, 64 to a word, row by row; no words before there is a tile.
  private var words: [UInt64] = []
  private let wordsPerRow: Int

  init(_ band: PixelRect) {
    self.band = band
    wordsPerRow = (band.width + 1023) >> (Self.shift + 6)
  }

  /// Whether no tile is hidden.
  var isNone: Bool { words.isEmpty }

  /// Whether every tile is.
  var isAll: Bool { !isNone && visible(of: band).isEmpty }

  /// Whether a part of the band is large enough for a tile.
  func mayHide(_ part: PixelRect) -> Bool {
    part.width >= min(Self.side, band.width) && part.height >= min(Self.side, band.height)
  }

  /// Takes note of pixels that are covered; only whole tiles count.
  mutating func hide(_ part: PixelRect) {
    guard let columns = tiles(part.minX, part.maxX, from: band.minX, to: band.maxX),
      let rows = tiles(part.minY, part.maxY, from: band.minY, to: band.maxY)
    else { return }
    if isNone {
      let rows = (band.height - 1) >> Self.shift + 1
      words = [UInt64](repeating: 0, count: wordsPerRow * rows)
    }
    for word in columns.lowerBound >> 6...(columns.upperBound - 1) >> 6 {
      let mask = Self.mask(of: columns, in: word)
      for row in rows { words[row * wordsPerRow + word] |= mask }
    }
  }

  /// The least rectangle with all pixels of a part of the band that no tile hides.
  func visible(of part: PixelRect) -> PixelRect {
    guard !isNone, !part.isEmpty else { return part }
    let (columns, rows) = touched(part)
    var (minX, maxX, minY, maxY) = (Int.max, -1, Int.max, -1)
    for word in columns.lowerBound >> 6...(columns.upperBound - 1) >> 6 {
      let mask = Self.mask(of: columns, in: word)
      var free: UInt64 = 0
      for row in rows {
        let inRow = mask & ~words[row * wordsPerRow + word]
        guard inRow != 0 else { continue }
        free |= inRow
        minY = min(minY, row)
        maxY = max(maxY, row)
      }
      guard free != 0 else { continue }
      minX = min(minX, word << 6 + free.trailingZeroBitCount)
      maxX = max(maxX, word << 6 + 63 - free.leadingZeroBitCount)
    }
    guard maxX >= 0 else { return .empty }
    return pixels(minX..<maxX + 1, minY..<maxY + 1).intersection(part)
  }

  /// The pixels of a part of the band that no tile hides, in a few rectangles.
  func visibleParts(of part: PixelRect) -> [PixelRect] {
    guard !isNone, !part.isEmpty else { return part.isEmpty ? [] : [part] }
    let (columns, rows) = touched(part)
    var parts: [PixelRect] = []
    var start = rows.lowerBound
    while start < rows.upperBound {
      // Rows that are hidden at the same places are one.
      var end = start + 1
      while end < rows.upperBound, isSame(start, end, columns) { end += 1 }
      var column = columns.lowerBound
      while column < columns.upperBound {
        let first = column
        let hidden = isHidden(first, start)
        repeat {
          column += 1
        } while column < columns.upperBound
          && isHidden(column, start) == hidden
        guard !hidden else { continue }
        guard parts.count < Self.partLimit else { return [visible(of: part)] }
        parts.append(pixels(first..<column, start..<end).intersection(part))
      }
      start = end
    }
    return parts
  }

  private func isHidden(_ column: Int, _ row: Int) -> Bool {
    words[row * wordsPerRow + column >> 6] >> UInt64(column & 63) & 1 != 0
  }

  private func isSame(_ row: Int, _ other: Int, _ columns: Range<Int>) -> Bool {
    (columns.lowerBound >> 6...(columns.upperBound - 1) >> 6).allSatisfy { word in
      let mask = Self.mask(of: columns, in: word)
      return (words[row * wordsPerRow + word] ^ words[other * wordsPerRow + word]) & mask == 0
    }
  }

  /// The tiles that are wholly between two edges; those at the band's end are as large as what is left of it.
  private func tiles(_ low: Int, _ high: Int, from start: Int, to end: Int) -> Range<Int>? {
    let first = (max(low, start) - start + Self.side - 1) >> Self.shift
    let last = (high >= end ? end - start + Self.side - 1 : high - start) >> Self.shift
    return first < last ? first..<last : nil
  }

  /// The tiles that a part of the band, which is not empty, touches.
  private func touched(_ part: PixelRect) -> (columns: Range<Int>, rows: Range<Int>) {
    func tiles(_ low: Int, _ high: Int, _ start: Int) -> Range<Int> {
      (low - start) >> Self.shift..<(high - 1 - start) >> Self.shift + 1
    }
    return (tiles(part.minX, part.maxX, band.minX), tiles(part.minY, part.maxY, band.minY))
  }

  private func pixels(_ columns: Range<Int>, _ rows: Range<Int>) -> PixelRect {
    PixelRect(
      minX: band.minX + columns.lowerBound << Self.shift,
      minY: band.minY + rows.lowerBound << Self.shift,
      maxX: band.minX + columns.upperBound << Self.shift,
      maxY: band.minY + rows.upperBound << Self.shift)
  }

  /// The bits of a word that are in a range of columns.
  private static func mask(of columns: Range<Int>, in word: Int) -> UInt64 {
    let low = max(columns.lowerBound - word << 6, 0)
    let high = min(columns.upperBound - word << 6, 64)
    return ~0 << UInt64(low) & ~0 >> UInt64(64 - high)
  }
}

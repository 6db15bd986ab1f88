/// Undoes what a stream's data went through (ISO 32000-2 §7.4), never beyond a number of bytes.
enum PDFFilters {
  /// Why data are not read.
  struct Refusal: Error {
    let reason: String
  }

  /// Filters whose result is a picture.
  static let ofPictures: Set<String> = [
    "DCTDecode", "DCT", "JPXDecode", "CCITTFaxDecode", "CCF", "JBIG2Decode",
  ]

  static func decode(
    _ data: ArraySlice<UInt8>, _ name: String, _ parameters: [String: PDFObject], limit: Int
  ) throws(Refusal) -> [UInt8] {
    switch name {
    case "FlateDecode", "Fl":
      return try predicted(try inflated(data, limit: limit), parameters)
    case "LZWDecode", "LZW":
      let early = parameters["EarlyChange"]?.integer ?? 1
      return try predicted(try lzw(data, early: early, limit: limit), parameters)
    case "ASCIIHexDecode", "AHx": return hexadecimal(data)
    case "ASCII85Decode", "A85": return try base85(data)
    case "RunLengthDecode", "RL": return try runs(data, limit: limit)
    default: throw Refusal(reason: "the filter \(name) is not read")
    }
  }

  private static func inflated(
    _ data: ArraySlice<UInt8>, limit: Int
  ) throws(Refusal) -> [UInt8] {
    // A stream seldom grows more than eightfold; only one that does gets the memory.
    var room = min(max(data.count * 8, 1024), limit)
    while true {
      do throws(InflateError) {
        return try Inflate.zlib(data, limit: room, ignoresTail: true)
      } catch {
        if case .length = error, room < limit {
          room = min(room * 8, limit)
          continue
        }
        if case .length = error { throw tooLong }
        throw Refusal(reason: "\(error)")
      }
    }
  }

  private static let tooLong = Refusal(reason: "its data are larger than a vector picture's")

  private static func hexadecimal(_ data: ArraySlice<UInt8>) -> [UInt8] {
    var digits: [UInt8] = []
    for byte in data {
      if byte == UInt8(ascii: ">") { break }
      if let digit = PDFLexer.digit(byte) { digits.append(digit) }
    }
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  private static func base85(_ data: ArraySlice<UInt8>) throws(Refusal) -> [UInt8] {
    var result: [UInt8] = []
    var (value, count) = (UInt32(0), 0)
    for byte in data where !PDFLexer.isSpace(byte) {
      if byte == UInt8(ascii: "~") { break }
      if byte == UInt8(ascii: "z"), count == 0 {
        result += [0, 0, 0, 0]
        continue
      }
      guard byte >= 33, byte <= 117 else {
        throw Refusal(reason: "its base-85 digits are damaged")
      }
      value = value &* 85 &+ UInt32(byte - 33)
      count += 1
      if count == 5 {
        result += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
        (value, count) = (0, 0)
      }
    }
    guard count > 1 else { return result }
    for _ in count..<5 { value = value &* 85 &+ 84 }
    return result + [24, 16, 8].prefix(count - 1).map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func runs(_ data: ArraySlice<UInt8>, limit: Int) throws(Refusal) -> [UInt8] {
    var result: [UInt8] = []
    var place = data.startIndex
    while place < data.endIndex, data[place] != 128, result.count <= limit {
      let length = Int(data[place])
      place += 1
      if length < 128 {
        result += data[place..<min(place + length + 1, data.endIndex)]
        place = min(place + length + 1, data.endIndex)
      } else if place < data.endIndex {
        result += [UInt8](repeating: data[place], count: 257 - length)
        place += 1
      }
    }
    guard result.count <= limit else { throw tooLong }
    return result
  }

  private static func lzw(
    _ data: ArraySlice<UInt8>, early: Int, limit: Int
  ) throws(Refusal) -> [UInt8] {
    var result: [UInt8] = []
    // Of each word: where it is in the result, and how long.
    var words: [(start: Int, count: Int)] = []
    var (bits, bitCount, width) = (0, 0, 9)
    var last: (start: Int, count: Int)?
    for byte in data {
      bits = (bits << 8 | Int(byte)) & 0xFF_FFFF
      bitCount += 8
      guard bitCount >= width else { continue }
      bitCount -= width
      let code = bits >> bitCount & (1 << width - 1)
      if code == 257 { return result }
      if code == 256 {
        words.removeAll(keepingCapacity: true)
        (width, last) = (9, nil)
        continue
      }
      let start = result.count
      if code < 256 {
        result.append(UInt8(code))
      } else if code - 258 < words.count {
        let word = words[code - 258]
        result += result[word.start..<(word.start + word.count)]
      } else if code - 258 == words.count, let last {
        result += result[last.start..<(last.start + last.count)]
        result.append(result[last.start])
      } else {
        throw Refusal(reason: "its LZW codes are damaged")
      }
      guard result.count <= limit else { throw tooLong }
      // A word is the one before it and one byte more, which follows it in the result.
      if let last, words.count < 4096 - 258 { words.append((last.start, last.count + 1)) }
      last = (start, result.count - start)
      let next = words.count + 258 + early
      width = next >= 2047 + 1 ? 12 : next >= 1024 ? 11 : next >= 512 ? 10 : 9
    }
    return result
  }

  /// §7.4.4.4: rows that hold differences.
  private static func predicted(
    _ data: [UInt8], _ parameters: [String: PDFObject]
  ) throws(Refusal) -> [UInt8] {
    let predictor = parameters["Predictor"]?.integer ?? 1
    guard predictor > 1 else { return data }
    let colors = parameters["Colors"]?.integer ?? 1
    let bits = parameters["BitsPerComponent"]?.integer ?? 8
    let columns = parameters["Columns"]?.integer ?? 1
    guard (1...32).contains(colors), [1, 2, 4, 8, 16].contains(bits),
      (1...1 << 20).contains(columns),
      predictor >= 10 || predictor == 2 && bits == 8
    else { throw Refusal(reason: "its predictor \(predictor) is not read") }
    let step = max(colors * bits / 8, 1)
    let width = (colors * bits * columns + 7) / 8
    var result: [UInt8] = []
    result.reserveCapacity(data.count)
    var row = [UInt8](repeating: 0, count: width)
    var place = 0
    while place < data.count {
      let above = predictor == 2 ? [UInt8](repeating: 0, count: width) : row
      let filter = predictor == 2 ? 1 : data[place]
      if predictor != 2 { place += 1 }
      let count = min(width, data.count - place)
      for index in 0..<count {
        let left = index >= step ? row[index - step] : 0
        let guess: UInt8
        switch filter {
        case 0: guess = 0
        case 1: guess = left
        case 2: guess = above[index]
        case 3: guess = UInt8((Int(left) + Int(above[index])) / 2)
        case 4:
          guess = PNGUnfilter.paethPredictor(
            left: left, above: above[index], aboveLeft: index >= step ? above[index - step] : 0)
        default: throw Refusal(reason: "its rows are damaged")
        }
        row[index] = data[place + index] &+ guess
      }
      result += row[..<count]
      place += count
    }
    return result
  }
}

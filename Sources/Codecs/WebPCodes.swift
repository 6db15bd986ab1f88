/// The five prefix codes of a lossless WebP (RFC 9649 §6.2): green with lengths and cached colours,
/// red, blue, alpha, distances.
struct WebPCodes {
  private var green: WebPCode
  private var red: WebPCode
  private var blue: WebPCode
  private var alpha: WebPCode
  private var distance: WebPCode

  init(_ tokens: [WebPToken], cacheBits: Int) {
    var greens = [UInt32](repeating: 0, count: 256 + 24 + 1 << cacheBits)
    var channels = [[UInt32]](repeating: [UInt32](repeating: 0, count: 256), count: 3)
    var distances = [UInt32](repeating: 0, count: 40)
    for token in tokens {
      switch token {
      case .literal(let color):
        greens[Int(color >> 8 & 0xFF)] += 1
        channels[0][Int(color >> 16 & 0xFF)] += 1
        channels[1][Int(color & 0xFF)] += 1
        channels[2][Int(color >> 24)] += 1
      case .cached(let slot): greens[256 + 24 + slot] += 1
      case .copy(let length, let code):
        greens[256 + WebPPrefix(length).symbol] += 1
        distances[WebPPrefix(code).symbol] += 1
      }
    }
    green = WebPCode(greens)
    red = WebPCode(channels[0])
    blue = WebPCode(channels[1])
    alpha = WebPCode(channels[2])
    distance = WebPCode(distances)
  }

  /// Writes the codes and, with them, the picture.
  func write(_ tokens: [WebPToken], to writer: inout BitWriter) {
    for code in [green, red, blue, alpha, distance] { code.writeDescription(to: &writer) }
    for token in tokens {
      switch token {
      case .literal(let color):
        green.put(Int(color >> 8 & 0xFF), to: &writer)
        red.put(Int(color >> 16 & 0xFF), to: &writer)
        blue.put(Int(color & 0xFF), to: &writer)
        alpha.put(Int(color >> 24), to: &writer)
      case .cached(let slot): green.put(256 + 24 + slot, to: &writer)
      case .copy(let length, let code):
        let (long, far) = (WebPPrefix(length), WebPPrefix(code))
        green.put(256 + long.symbol, to: &writer)
        writer.put(long.extra, count: long.extraBits)
        distance.put(far.symbol, to: &writer)
        writer.put(far.extra, count: far.extraBits)
      }
    }
  }
}

/// A length or distance as a symbol and further bits (RFC 9649 §5.2.2); values begin at 1.
struct WebPPrefix {
  let symbol: Int
  let extra: Int
  let extraBits: Int

  init(_ value: Int) {
    let rest = value - 1
    guard rest >= 4 else {
      (symbol, extra, extraBits) = (rest, 0, 0)
      return
    }
    let highest = Int.bitWidth - 1 - rest.leadingZeroBitCount
    extraBits = highest - 1
    symbol = 2 * highest + (rest >> extraBits & 1)
    extra = rest & (1 << extraBits - 1)
  }
}

/// One prefix code with its description.
struct WebPCode {
  private let code: HuffmanCode
  /// The only symbol, which takes no bits at all.
  private let single: Int?

  init(_ frequencies: [UInt32]) {
    let used = frequencies.indices.filter { frequencies[$0] > 0 }
    single = used.count <= 1 && (used.first ?? 0) < 256 ? used.first ?? 0 : nil
    code = HuffmanCode(frequencies: frequencies, limit: 15)
  }

  func put(_ symbol: Int, to writer: inout BitWriter) {
    if single == nil { writer.put(symbol, of: code) }
  }

  /// §6.2.1: one symbol by its number, or the lengths of all codes, themselves coded.
  func writeDescription(to writer: inout BitWriter) {
    if let single {
      writer.put(1, count: 1)
      writer.put(0, count: 1)
      writer.put(1, count: 1)
      writer.put(single, count: 8)
      return
    }
    writer.put(0, count: 1)
    let runs = CodeLengthRun.runs(of: code.lengths)
    var frequencies = [UInt32](repeating: 0, count: 19)
    for run in runs { frequencies[run.symbol] += 1 }
    let lengths = HuffmanCode(frequencies: frequencies, limit: 7)
    let count = max((Self.order.lastIndex { lengths.lengths[$0] > 0 } ?? 0) + 1, 4)
    writer.put(count - 4, count: 4)
    for symbol in Self.order.prefix(count) {
      writer.put(Int(lengths.lengths[symbol]), count: 3)
    }
    // The lengths of all symbols follow, not only of the first ones.
    writer.put(0, count: 1)
    for run in runs {
      writer.put(run.symbol, of: lengths)
      writer.put(run.extra, count: run.extraBits)
    }
  }

  private static let order = [
    17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
  ]
}

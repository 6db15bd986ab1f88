/// A picture as steps, on its way into a lossless WebP (RFC 9649 §5.2).
struct WebPTokens {
  private let tokens: [WebPToken]
  private let width: Int
  private let height: Int
  private let cacheBits: Int

  init(_ pixels: WebPPixels, cacheBits: Int) {
    (width, height, self.cacheBits) = (pixels.width, pixels.height, cacheBits)
    tokens = WebPMatcher(pixels).tokens(cacheBits: cacheBits)
  }

  /// - Parameter mayHaveGroups: whether parts of the picture may have codes of their own.
  func write(to writer: inout BitWriter, mayHaveGroups: Bool) {
    writer.put(cacheBits > 0 ? 1 : 0, count: 1)
    if cacheBits > 0 { writer.put(cacheBits, count: 4) }
    var groups = WebPGroups(count: 1, bits: 0, width: width, height: height)
    var histograms = groups.histograms(of: tokens, WebPAlphabet(cacheBits: cacheBits))
    if mayHaveGroups {
      (groups, histograms) = WebPGroups.fitting(
        tokens, histograms[0], width: width, height: height)
      writer.put(groups.count > 1 ? 1 : 0, count: 1)
      if groups.count > 1 { groups.write(to: &writer) }
    }
    let codes = WebPCodes(histograms)
    codes.writeDescriptions(to: &writer)
    groups.walk(tokens) { token, group in codes.put(token, of: group, to: &writer) }
  }
}

/// Where each of the five codes (RFC 9649 §6.2) begins in one row of all symbols: green with lengths and cached
/// colours, red, blue, alpha, distances.
struct WebPAlphabet {
  let red: Int

  init(cacheBits: Int) { red = 256 + 24 + (cacheBits > 0 ? 1 << cacheBits : 0) }

  var blue: Int { red &+ 256 }
  var alpha: Int { red &+ 512 }
  var distance: Int { red &+ 768 }
  var count: Int { red &+ 768 &+ 40 }

  var parts: [Range<Int>] {
    [0..<red, red..<blue, blue..<alpha, alpha..<distance, distance..<count]
  }

  /// Calls a function with the places of all symbols of a step.
  @inline(__always)
  func places(of token: WebPToken, _ body: (Int) -> Void) {
    if token.isLiteral {
      let color = Int(token.code)
      body(color &>> 8 & 0xFF)
      body(red &+ color &>> 16 & 0xFF)
      body(blue &+ color & 0xFF)
      body(alpha &+ color &>> 24)
    } else if token.isCached {
      body(256 &+ 24 &+ Int(token.code))
    } else {
      body(256 &+ Int(token.lengthSymbol))
      body(distance &+ Int(token.distanceSymbol))
    }
  }
}

/// How often each symbol of the five codes is needed.
struct WebPHistogram {
  let alphabet: WebPAlphabet
  private let counts: RawBuffer<UInt32>

  init(_ alphabet: WebPAlphabet) {
    self.alphabet = alphabet
    counts = RawBuffer(count: alphabet.count, repeating: 0)
  }

  @inline(__always)
  func add(_ token: WebPToken) {
    let start = unsafe counts.start
    alphabet.places(of: token) { place in unsafe start[place] &+= 1 }
  }

  /// Every step has a symbol of the first code.
  var isEmpty: Bool { (0..<alphabet.red).allSatisfy { counts[$0] == 0 } }

  func joined(with other: WebPHistogram) -> WebPHistogram {
    let sum = WebPHistogram(alphabet)
    for index in 0..<alphabet.count { sum.counts[index] = counts[index] &+ other.counts[index] }
    return sum
  }

  func frequencies(of part: Range<Int>) -> [UInt32] { part.map { counts[$0] } }

  /// The bits of all that is counted, with the descriptions of the codes.
  var size: Int {
    // The bits that stand beside symbols.
    var bits = 0
    for (symbols, start) in [(24, 256), (40, alphabet.distance)] {
      for symbol in 4..<symbols { bits += Int(counts[start + symbol]) * ((symbol - 2) >> 1) }
    }
    for part in alphabet.parts {
      let frequencies = frequencies(of: part)
      bits += WebPCode(frequencies).size(of: frequencies)
    }
    return bits
  }
}

/// The five prefix codes of each group.
struct WebPCodes {
  private let alphabet: WebPAlphabet
  private let codes: [[WebPCode]]
  /// `code << 8 | length` of all symbols, group by group.
  private let entries: RawBuffer<UInt32>
  /// What all symbols cost in each group.
  private let costs: RawBuffer<SIMD4<UInt8>>

  /// - Precondition: there is a group, and no more than `WebPGroups.most`.
  init(_ histograms: [WebPHistogram]) {
    alphabet = histograms[0].alphabet
    entries = RawBuffer(count: alphabet.count * histograms.count, repeating: 0)
    costs = RawBuffer(count: alphabet.count, repeating: SIMD4())
    var codes: [[WebPCode]] = []
    for (number, histogram) in histograms.enumerated() {
      var group: [WebPCode] = []
      for part in alphabet.parts {
        let code = WebPCode(histogram.frequencies(of: part))
        for (symbol, place) in part.enumerated() {
          entries[number * alphabet.count + place] = code.entry(of: symbol)
          costs[place][number] = code.length(of: symbol)
        }
        group.append(code)
      }
      codes.append(group)
    }
    self.codes = codes
  }

  func writeDescriptions(to writer: inout BitWriter) {
    for group in codes {
      for code in group { code.writeDescription(to: &writer) }
    }
  }

  @inline(__always)
  func put(_ token: WebPToken, of group: Int, to writer: inout BitWriter) {
    let start = unsafe entries.start + group &* alphabet.count
    func put(_ place: Int) {
      let entry = unsafe start[place]
      writer.put(Int(entry &>> 8), count: Int(entry & 0xFF))
    }
    guard !token.isLiteral, !token.isCached else { return alphabet.places(of: token, put) }
    let (long, far) = (WebPPrefix(token.length), WebPPrefix(Int(token.code)))
    put(256 &+ long.symbol)
    writer.put(long.extra, count: long.extraBits)
    put(alphabet.distance &+ far.symbol)
    writer.put(far.extra, count: far.extraBits)
  }

  /// The bits of a step in each group, beside those that every group's codes need for it.
  @inline(__always)
  func cost(of token: WebPToken) -> SIMD4<UInt8> {
    let start = unsafe costs.start
    // At most four symbols of eighteen bits.
    var bits = SIMD4<UInt8>()
    alphabet.places(of: token) { place in bits &+= unsafe start[place] }
    return bits
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
  /// What a symbol without a code is taken to cost: more than any that has one.
  private static let missing: UInt8 = 18

  init(_ frequencies: [UInt32]) {
    let used = frequencies.indices.filter { frequencies[$0] > 0 }
    single = used.count <= 1 && (used.first ?? 0) < 256 ? used.first ?? 0 : nil
    code = HuffmanCode(frequencies: frequencies, limit: 15)
  }

  /// `code << 8 | length`; zero for a symbol that takes no bits.
  func entry(of symbol: Int) -> UInt32 { single == nil ? code.entries[symbol] : 0 }

  func length(of symbol: Int) -> UInt8 {
    if let single { return symbol == single ? 0 : Self.missing }
    let length = code.lengths[symbol]
    return length == 0 ? Self.missing : length
  }

  /// The bits of the description and of so many symbols.
  func size(of frequencies: [UInt32]) -> Int {
    guard single == nil else { return 11 }
    // A length takes about three bits in the description, and runs of zeros take ten.
    var (bits, hasGap) = (60, false)
    for (frequency, length) in zip(frequencies, code.lengths) {
      if length > 0 {
        bits &+= Int(frequency) &* Int(length) &+ 3
        hasGap = false
      } else if !hasGap {
        bits &+= 5
        hasGap = true
      }
    }
    return bits
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

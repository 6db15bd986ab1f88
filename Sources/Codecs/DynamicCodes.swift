/// The codes of a block of type 2 and the header that describes them (RFC 1951 §3.2.7).
struct DynamicCodes {
  let literals: HuffmanCode
  let distances: HuffmanCode
  /// The size of the header in bits, without the three bits of the block's type.
  let headerBits: Int

  private let literalCount: Int
  private let distanceCount: Int
  private let codeLengthCount: Int
  private let codeLengths: HuffmanCode
  private let runs: [CodeLengthRun]

  init(literals literalFrequencies: [UInt32], distances distanceFrequencies: [UInt32]) {
    literals = HuffmanCode(frequencies: literalFrequencies, limit: 15)
    distances = HuffmanCode(frequencies: distanceFrequencies, limit: 15)
    literalCount = max((literals.lengths.lastIndex { $0 > 0 } ?? 0) + 1, 257)
    distanceCount = (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1
    runs = CodeLengthRun.runs(
      of: Array(literals.lengths[..<literalCount] + distances.lengths[..<distanceCount]))
    var frequencies = [UInt32](repeating: 0, count: 19)
    for run in runs { frequencies[run.symbol] += 1 }
    let code = HuffmanCode(frequencies: frequencies, limit: 7)
    codeLengths = code
    codeLengthCount = max(
      (DeflateConstants.codeLengthOrder.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1, 4)
    headerBits = runs.reduce(5 + 5 + 4 + 3 * codeLengthCount) {
      $0 + Int(code.lengths[$1.symbol]) + $1.extraBits
    }
  }

  func writeHeader(to writer: inout BitWriter) {
    writer.put(literalCount - 257, count: 5)
    writer.put(distanceCount - 1, count: 5)
    writer.put(codeLengthCount - 4, count: 4)
    for symbol in DeflateConstants.codeLengthOrder.prefix(codeLengthCount) {
      writer.put(Int(codeLengths.lengths[symbol]), count: 3)
    }
    for run in runs {
      writer.put(run.symbol, of: codeLengths)
      writer.put(run.extra, count: run.extraBits)
    }
  }
}

/// A code length, or a repetition of one: symbols 0…15, 16, 17 and 18.
struct CodeLengthRun {
  let symbol: Int
  let extra: Int
  let extraBits: Int

  static func runs(of lengths: [UInt8]) -> [CodeLengthRun] {
    var runs: [CodeLengthRun] = []
    runs.reserveCapacity(lengths.count)
    var index = 0
    while index < lengths.count {
      let value = lengths[index]
      let start = index
      while index < lengths.count, lengths[index] == value { index += 1 }
      var count = index - start
      if value == 0 {
        while count >= 11 {
          let step = min(count, 138)
          runs.append(CodeLengthRun(symbol: 18, extra: step - 11, extraBits: 7))
          count -= step
        }
        if count >= 3 {
          runs.append(CodeLengthRun(symbol: 17, extra: count - 3, extraBits: 3))
          count = 0
        }
      } else {
        runs.append(CodeLengthRun(symbol: Int(value), extra: 0, extraBits: 0))
        count -= 1
        while count >= 3 {
          let step = min(count, 6)
          runs.append(CodeLengthRun(symbol: 16, extra: step - 3, extraBits: 2))
          count -= step
        }
      }
      for _ in 0..<count {
        runs.append(CodeLengthRun(symbol: Int(value), extra: 0, extraBits: 0))
      }
    }
    return runs
  }
}

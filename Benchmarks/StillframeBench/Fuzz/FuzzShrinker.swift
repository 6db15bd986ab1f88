/// Makes a document that fails smaller while it fails in the same way.
struct FuzzShrinker {
  let round: Int
  let kind: FuzzKind
  let fault: String
  /// How many smaller documents are tried at most.
  var attempts = 400

  mutating func shrunk(_ document: FuzzValue) throws -> FuzzValue {
    var best = document
    var progress = true
    while progress, attempts > 0 {
      progress = false
      for path in best.paths {
        guard let value = best.value(at: path) else { continue }
        for smaller in Self.smaller(value) {
          let candidate = best.replacing(at: path[...], by: smaller)
          guard try fails(candidate) else { continue }
          best = candidate
          progress = true
          break
        }
        if attempts <= 0 { break }
      }
    }
    return best
  }

  private mutating func fails(_ candidate: FuzzValue) throws -> Bool {
    guard attempts > 0 else { return false }
    attempts -= 1
    return try FuzzProcess.fault(of: Array(candidate.text.utf8), round: round, kind) == fault
  }

  /// What may stand for a value, the smallest first; `nil` leaves it out.
  private static func smaller(_ value: FuzzValue) -> [FuzzValue?] {
    var choices: [FuzzValue?] = [nil]
    if value.isView {
      choices += views(in: value).map { $0 as FuzzValue? }
    }
    switch value {
    case .number(let number) where number != 0:
      choices += [.number(0), .number(1), .number((number / 2).rounded(.towardZero))]
        .filter { $0.text != value.text }
    case .string(let text) where text.count > 1:
      choices += [
        .string("a"), .string(String(text.prefix(text.count / 2))),
        .string(String(text.suffix(text.count / 2))),
      ]
    default: break
    }
    return choices
  }

  /// The outermost views inside a view.
  private static func views(in value: FuzzValue) -> [FuzzValue] {
    value.parts.flatMap { $0.isView ? [$0] : views(in: $0) }
  }
}

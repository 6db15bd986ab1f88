import Foundation
import Mutants

/// `stillframe-bench deep [--only REGEX] [--modifiers N]`: documents that are as deep as they may be, through every
/// stage.
///
/// Prints for each document its name, the seconds that it took, those of the stages that took more than
/// a tenth of a second, and why it was refused, if it was. A stack that overflows ends the process:
/// `scripts/check-deep.sh` starts this with a small one.
///
/// - Throws: for a document that cannot be read or that is placed differently again, which ends the
///   run.
@MainActor
func runDeep(_ arguments: BenchmarkArguments) throws {
  let only = arguments.value("--only")
  let documents =
    DeepDocuments(modifiers: arguments.number("--modifiers", default: 4_000)).all
    + [("100000 runs", DeepDocuments.runs(100_000))]
  for (name, text) in documents {
    if let only, name.range(of: only, options: .regularExpression) == nil { continue }
    print(name, terminator: " ")
    // A process that ends here has said where.
    fflush(nil)
    let stages = try DeepStages(text)
    let total = stages.times.reduce(0) { $0 + $1.seconds }
    var words = [String(format: "%.2f s", total)]
    for (stage, seconds) in stages.times where seconds > 0.1 {
      words.append(stage + String(format: " %.1f", seconds))
    }
    guard stages.isRepeatable else { throw PlacedDifferently(document: name) }
    if let refusal = stages.refusal { words.append("refused: \(refusal)") }
    print(words.joined(separator: " "))
  }
}

private struct PlacedDifferently: Error, CustomStringConvertible {
  let document: String

  var description: String { "\(document): not the same tree when it is placed again" }
}

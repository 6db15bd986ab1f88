import Foundation
import Mutants
import Render

/// `stillframe-bench mutants [--fonts N] [--png N]`: damaged fonts and PNG files, each opened and used.
///
/// Prints how many were tried and how many opened. A trap ends the process; a picture that is not of
/// the size its header promises is an error.
func runMutants(_ arguments: BenchmarkArguments) throws {
  let fonts = arguments.number("--fonts", default: 10_000)
  var opened = 0
  var tried = 0
  for (face, percent) in FontMutants.shares {
    guard let mutants = FontMutants(face: face) else { continue }
    let count = max(fonts * percent / 100, 1)
    opened += mutants.use(0..<count)
    tried += count
  }
  print("fonts \(tried) opened \(opened)")

  let files = arguments.number("--png", default: 10_000)
  let limits = PNGLimits(maximumSide: 4_096, maximumPixels: 1 << 20)
  var mutants = PNGMutants(seed: 2026)
  var accepted = 0
  for _ in 0..<files {
    guard let image = try? PNGDecoder.decodeStraight(mutants.next(), limits: limits) else {
      continue
    }
    accepted += 1
    guard image.bytes.count == image.width * image.height * 4,
      image.width * image.height <= limits.maximumPixels
    else { throw MutantError.wrongSize(width: image.width, height: image.height) }
  }
  print("png \(files) opened \(accepted)")
}

private enum MutantError: Error, CustomStringConvertible {
  case wrongSize(width: Int, height: Int)

  var description: String {
    switch self {
    case .wrongSize(let width, let height):
      "a mutant opened as \(width)×\(height) with other bytes than those"
    }
  }
}

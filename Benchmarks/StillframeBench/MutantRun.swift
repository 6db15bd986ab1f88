import Foundation
import Mutants
import Render

/// `stillframe-bench mutants [--fonts N] [--outlines N] [--colors N] [--png N] [--pictures N] [--pdf N]
/// [--catalogs N]`: damaged fonts, fonts with cubic, variable and packed outlines, fonts with colours, PNG
/// files, JPEG and WebP files, PDF files and asset catalogs, each opened and used.
///
/// Prints how many were tried and how many opened. A trap ends the process; a picture that is not of
/// the size its header promises is an error.
@MainActor
func runMutants(_ arguments: BenchmarkArguments) throws {
  try runFontMutants("fonts", arguments.number("--fonts", default: 10_000), FontMutants.shares)
  try runFontMutants(
    "outlines", arguments.number("--outlines", default: 10_000), FontMutants.outlineShares)
  runColorMutants(arguments.number("--colors", default: 10_000))

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
  try runPictureMutants(arguments.number("--pictures", default: 10_000), limits: limits)
  runPDFMutants(arguments.number("--pdf", default: 10_000))
  try runCatalogMutants(arguments.number("--catalogs", default: 10_000))
}

@MainActor
private func runCatalogMutants(_ count: Int) throws {
  let folder = FileManager.default.temporaryDirectory.path + "/catalogs-" + UUID().uuidString
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  var mutants = try CatalogMutants(seed: 2026, folder: folder)
  let result = try mutants.use(count)
  print(
    "catalogs \(count) whole \(result.whole), told \(result.told), the longest took \(result.longest)"
  )
}

private func runPDFMutants(_ count: Int) {
  var mutants = PictureMutants(pdfSeed: 2026)
  var accepted = 0
  var longest = Duration.zero
  for _ in 0..<count {
    let file = mutants.next()
    let start = ContinuousClock.now
    if (try? VectorPicture(pdf: file)) != nil { accepted += 1 }
    longest = max(longest, ContinuousClock.now - start)
  }
  print("pdf \(count) opened \(accepted), the longest took \(longest)")
}

private func runFontMutants(
  _ name: String, _ count: Int, _ shares: [(face: String, percent: Int)]
) throws {
  var opened = 0
  var tried = 0
  var longest = Duration.zero
  for (face, percent) in shares {
    guard let mutants = FontMutants(face: face) else { continue }
    let count = max(count * percent / 100, 1)
    let result = mutants.use(0..<count)
    opened += result.opened
    longest = max(longest, result.longest)
    tried += count
  }
  print("\(name) \(tried) opened \(opened), the longest took \(longest)")
}

private func runColorMutants(_ count: Int) {
  let names = ColorMutants.names
  var (opened, colored, longest) = (0, 0, 0.0)
  for name in names {
    guard let used = ColorMutants(fixture: name)?.use(0..<max(count / names.count, 1)) else {
      continue
    }
    opened += used.opened
    colored += used.colored
    longest = max(longest, used.longest)
  }
  print(
    "colors \(count) opened \(opened), glyphs drawn \(colored), the longest took \(longest) seconds"
  )
}

private func runPictureMutants(_ count: Int, limits: PictureLimits) throws {
  var mutants = PictureMutants(seed: 2026)
  var accepted = 0
  var longest = Duration.zero
  for _ in 0..<count {
    let file = mutants.next()
    let start = ContinuousClock.now
    let picture = try? PictureDecoder.decode(file, limits: limits)
    longest = max(longest, ContinuousClock.now - start)
    guard let image = picture?.pixels else { continue }
    accepted += 1
    guard image.bytes.count == image.width * image.height * 4,
      image.width * image.height <= limits.maximumPixels
    else { throw MutantError.wrongSize(width: image.width, height: image.height) }
  }
  print("pictures \(count) opened \(accepted), the longest took \(longest)")
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

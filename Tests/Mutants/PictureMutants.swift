import Foundation

/// Damaged pictures, the same for a seed on every machine.
package struct PictureMutants {
  private let originals: [[UInt8]]
  private var random: SeededRandom
  private var round = 0

  /// Mutants of the fixtures made of pixels.
  package init(seed: UInt64) {
    self.init(PictureFixture.all.map(\.file), seed: seed)
  }

  /// Mutants of PDF files.
  package init(pdfSeed seed: UInt64) {
    self.init(PDFFixture.all, seed: seed)
  }

  private init(_ files: [String], seed: UInt64) {
    originals = files.map { file in
      [UInt8](Data(base64Encoded: file, options: .ignoreUnknownCharacters) ?? Data())
    }
    random = SeededRandom(seed)
  }

  package mutating func next() -> [UInt8] {
    var file = originals[round % originals.count]
    round += 1
    FileMutations.mutate(&file, &random)
    return file
  }
}

import Foundation

/// Damaged JPEG and WebP files, the same for a seed on every machine.
package struct PictureMutants {
  private let originals: [[UInt8]]
  private var random: SeededRandom
  private var round = 0

  /// Mutants of the fixtures.
  package init(seed: UInt64) {
    originals = PictureFixture.all.map { fixture in
      [UInt8](Data(base64Encoded: fixture.file, options: .ignoreUnknownCharacters) ?? Data())
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

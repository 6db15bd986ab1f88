import Codecs
import Components
import Foundation
import Render
import Resources

/// A format whose damaged files are tried, one by one, by their numbers.
@MainActor
package struct MutantFormat {
  /// What came of a mutant.
  package struct Outcome {
    /// Whether it was used as if nothing were wrong with it.
    package var opened: Bool
    /// The bytes of its picture, 4 for each pixel; of a refused one as many as its header promises.
    package var pictureBytes = 0

    package init(opened: Bool, pictureBytes: Int = 0) {
      self.opened = opened
      self.pictureBytes = pictureBytes
    }
  }

  package typealias Use = (_ number: Int) throws -> Outcome

  package let name: String
  /// Makes what opens and uses mutants. It may write to the folder, which is empty.
  package let prepare: (_ folder: String) throws -> Use

  /// Bytes of a picture of 512 by 512: a damaged header may make one within a catalog or a font as large, and
  /// neither says how large it was.
  private static let pictureWithin = 512 * 512 * 4

  package static let all =
    [("png", FileMutants.png), ("jpeg", .jpeg), ("webp", .webp)].map { pixels($0.0, $0.1) }
    + [("svg", FileMutants.svg), ("pdf", .pdf)].map { shapes($0.0, $0.1) }
    + [("strings", FileMutants.strings), ("stringsdict", .stringsdict), ("xcstrings", .xcstrings)]
    .map { texts($0.0, $0.1) }
    + [
      MutantFormat(name: "catalogs") { folder in
        let mutants = try CatalogMutants(folder: folder)
        return { Outcome(opened: try mutants.use($0), pictureBytes: pictureWithin) }
      },
      fonts("fonts", FontMutants.shares), fonts("outlines", FontMutants.outlineShares),
      MutantFormat(name: "colors") { _ in
        let mutants = ColorMutants.names.compactMap { ColorMutants(fixture: $0) }
        return { number in
          let used = mutants[number % mutants.count].use(number..<number + 1)
          // One glyph after another is drawn, each of which may be a picture.
          return Outcome(opened: used.opened > 0, pictureBytes: pictureWithin)
        }
      },
    ]

  private static func pixels(_ name: String, _ mutants: FileMutants) -> MutantFormat {
    let limits = PictureLimits(maximumSide: 4_096, maximumPixels: 1 << 20)
    return MutantFormat(name: name) { _ in
      { number in
        let file = mutants.file(number)
        let info = try? PictureDecoder.info(of: file, limits: limits)
        let promised = info.map { $0.width * $0.height * 4 } ?? 0
        guard let image = (try? PictureDecoder.decode(file, limits: limits))?.pixels else {
          return Outcome(opened: false, pictureBytes: promised)
        }
        guard image.bytes.count == image.width * image.height * 4, image.bytes.count == promised,
          image.width * image.height <= limits.maximumPixels
        else { throw MutantError.wrongSize(width: image.width, height: image.height) }
        return Outcome(opened: true, pictureBytes: promised)
      }
    }
  }

  /// Files that are kept as shapes: those that open are drawn.
  private static func shapes(_ name: String, _ mutants: FileMutants) -> MutantFormat {
    let side = 48
    return MutantFormat(name: name) { _ in
      let renderer = Renderer()
      return { number in
        let view = Image(data: mutants.file(number)).resizable()
          .frame(width: CGFloat(side), height: CGFloat(side))
        let scene = renderer.scene(
          for: view, environment: EnvironmentValues(), width: Double(side), height: Double(side))
        let picture = try? renderer.render(scene)
        return Outcome(
          opened: picture != nil && scene.gaps.isEmpty, pictureBytes: side * side * 4)
      }
    }
  }

  /// Files of texts in a folder, from which every text is looked up.
  private static func texts(_ ending: String, _ mutants: FileMutants) -> MutantFormat {
    MutantFormat(name: ending) { folder in
      let path = ending == "xcstrings" ? "A.xcstrings" : "de.lproj/A.\(ending)"
      let url = URL(fileURLWithPath: "\(folder)/\(path)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      return { number in
        try Data(mutants.file(number)).write(to: url)
        let resources = try Resources(folder: folder)
        for key in resources.strings.keys(in: "A") {
          guard
            case .found(let entry, let tag) = resources.strings.match(
              key, in: "A", locale: "de")
          else { continue }
          let length = (entry.text(numbers: ["1", "7"], locale: tag) ?? "").utf8.count
          guard length < 2_000_000 else { throw MutantError.longText(key, length) }
        }
        return Outcome(opened: resources.issues.isEmpty)
      }
    }
  }

  private static func fonts(
    _ name: String, _ shares: [(face: String, percent: Int)]
  ) -> MutantFormat {
    MutantFormat(name: name) { _ in
      let faces = shares.flatMap { share in
        Array(repeating: FontMutants(face: share.face), count: share.percent).compactMap(\.self)
      }
      return { number in
        let used = faces[number % faces.count].use(number..<number + 1)
        // No picture: 16 MB for all.
        return Outcome(opened: used.opened > 0)
      }
    }
  }
}

private enum MutantError: Error, CustomStringConvertible {
  case wrongSize(width: Int, height: Int)
  case longText(_ key: String, _ length: Int)

  var description: String {
    switch self {
    case .wrongSize(let width, let height):
      "it opened as \(width)×\(height), which is not what its header says"
    case .longText(let key, let length): "the text of \(key) has \(length) bytes"
    }
  }
}

import Foundation
import Render

/// `stillframe-bench decode`: answers one line after the other, for scripts/picture-check.py.
///
/// `pixels PATH` gives a heading and the picture as raw RGBA, `svg:WIDTHxHEIGHT PATH` an SVG or PDF file drawn into so
/// many pixels, `N PATH` the shortest of N decodings in seconds.
func runDecoder(_ arguments: BenchmarkArguments) throws {
  while let line = readLine() {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, let data = FileManager.default.contents(atPath: words[1]) else {
      answer("error no such file")
      continue
    }
    let bytes = [UInt8](data)
    do {
      if let repeats = Int(words[0]) {
        let times = try (0..<max(repeats, 1)).map { _ in
          let start = ContinuousClock.now
          keep(try PictureDecoder.decode(bytes))
          return ContinuousClock.now - start
        }
        answer("time \((times.min() ?? .zero) / .seconds(1))")
      } else if words[0].hasPrefix("svg:") {
        let sides = words[0].dropFirst(4).split(separator: "x").compactMap { Double($0) }
        guard sides.count == 2 else { continue }
        guard let picture = try VectorPicture(bytes) else {
          answer("error no SVG or PDF file")
          continue
        }
        let frame = Rect(x: 0, y: 0, width: sides[0], height: sides[1])
        let list = DisplayList(
          size: frame.size,
          commands: VectorPainter.commands(picture, in: frame))
        let drawn = StraightPixmap(try Rasterizer.render(list, scale: 1))
        answer("ok \(drawn.width) \(drawn.height)")
        FileHandle.standardOutput.write(Data(drawn.bytes))
        for warning in picture.warnings {
          FileHandle.standardError.write(Data("warning: \(warning)\n".utf8))
        }
      } else {
        let picture = try PictureDecoder.decode(bytes).pixels
        answer("ok \(picture.width) \(picture.height)")
        FileHandle.standardOutput.write(Data(picture.bytes))
      }
    } catch {
      answer("error \(error)")
    }
  }
}

private func answer(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

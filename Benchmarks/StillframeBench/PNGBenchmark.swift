import Foundation
import Render

/// `stillframe-bench png [--image FILE.png|FILE.ppm|FILE.pam] [--reps N] [--jobs N] [--dump DIR]`.
///
/// Prints a line `name median_ms min_ms` for each way of encoding and decoding a picture, and a
/// line `name-bytes count` for each file. Without a picture it takes a page of discs on a gradient.
func runPNGBenchmark(_ arguments: BenchmarkArguments) throws {
  let picture = try arguments.value("--image").map(readPicture) ?? discsOnGradient()
  let reps = arguments.number("--reps", default: 11)
  let jobs = arguments.number("--jobs", default: 1)
  for (channels, pixmap) in [("rgb", picture), ("rgba", withOneTranslucentPixel(picture))] {
    for effort in PNGEncoder.Effort.allCases {
      let name = "encode-\(channels)-\(effort)"
      var file: [UInt8] = []
      report(
        name,
        measure(reps: reps, warmup: 1) {
          file = PNGEncoder.encode(pixmap, scale: 2, effort: effort, jobs: jobs)
        })
      print("\(name)-bytes \(file.count)")
      if let folder = arguments.value("--dump") {
        try Data(file).write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
      }
      report(
        "decode-\(channels)-\(effort)",
        try measure(reps: reps, warmup: 1) { keep(try PNGDecoder.decode(file)) })
    }
  }
}

private func readPicture(_ path: String) throws -> Pixmap {
  let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  switch bytes.prefix(2) {
  case [0x50, 0x36]: return try PPM.decode(bytes)
  case [0x50, 0x37]: return try PAM.decode(bytes)
  default: return try PNGDecoder.decode(bytes)
  }
}

/// The same picture, made to need an alpha channel.
private func withOneTranslucentPixel(_ pixmap: Pixmap) -> Pixmap {
  var copy = pixmap
  copy.bytes.replaceSubrange(0..<4, with: [0, 0, 0, 254])
  return copy
}

/// A telephone's screen at 3×: rows of antialiased discs on a vertical gradient.
private func discsOnGradient() throws -> Pixmap {
  var pixmap = try Pixmap(width: 1170, height: 2532)
  for y in 0..<pixmap.height {
    for x in 0..<pixmap.width {
      let (dx, dy) = (Double(x % 117) - 58, Double(y % 117) - 58)
      let coverage = min(max(45 - (dx * dx + dy * dy).squareRoot(), 0), 1)
      let ground = Double(y * 255 / pixmap.height)
      let index = (y * pixmap.width + x) * 4
      for (channel, ink) in [40.0, 120.0, 220.0].enumerated() {
        pixmap.bytes[index + channel] = UInt8(ground + (ink - ground) * coverage)
      }
      pixmap.bytes[index + 3] = 255
    }
  }
  return pixmap
}

import Foundation
import Typography

/// `stillframe-bench outlines`: what the font engine reads, for a judge that asks over standard input.
///
/// A question is a line of four fields between tabs: a font file, the number of the face, axis values
/// (`wght=650,wdth=80`, or nothing), and glyphs (`3-90`, or `3,7,12`). The answer is a line `face` with
/// the normalised coordinates and the vertical metrics, a line `glyph` for each glyph with its advances,
/// extents and outline, and a line `end`; a file that is refused is a line `error`. The fields file, face,
/// `unpack` and another file write the face to that file as a font whose tables are in the open.
func runOutlines() {
  while let line = readLine() {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 4 else {
      print("error a question has four fields")
      continue
    }
    answerOutlines(fields)
    fflush(nil)
  }
}

private func answerOutlines(_ fields: [String]) {
  let face: FontFace
  do {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: fields[0])))
    if fields[2] == "unpack" {
      let plain = try FontContainer.unpacked(bytes, face: Int(fields[1]) ?? 0)
      try Data(plain).write(to: URL(fileURLWithPath: fields[3]))
      print("end")
      return
    }
    let start = ContinuousClock.now
    face = try FontFace(bytes: bytes, index: Int(fields[1]) ?? 0).instance(axisValues(fields[2]))
    let time = ContinuousClock.now - start
    let metrics = face.metrics
    let numbers = [
      metrics.ascender, metrics.descender, metrics.lineGap, metrics.underlinePosition,
      metrics.underlineThickness, metrics.strikeoutPosition, metrics.strikeoutThickness,
      metrics.capHeight, metrics.xHeight, face.glyphCount, metrics.unitsPerEm,
    ]
    print(
      "face", face.coordinates.map { "\($0)" }.joined(separator: ","),
      numbers.map { "\($0)" }.joined(separator: ","), time / .microseconds(1), separator: "\t")
  } catch {
    print("error \(error)")
    return
  }
  for glyph in glyphNumbers(fields[3]) { print(glyphLine(glyph, of: face)) }
  print("end")
}

private func axisValues(_ text: String) -> [FontAxisValue] {
  text.split(separator: ",").compactMap { part in
    let sides = part.split(separator: "=")
    guard sides.count == 2, let value = Double(sides[1]) else { return nil }
    return FontAxisValue(tag: FontTag(sides[0]), value: value)
  }
}

private func glyphNumbers(_ text: String) -> [UInt16] {
  let ends = text.split(separator: "-").compactMap { UInt16($0) }
  if ends.count == 2, ends[0] <= ends[1] { return Array(ends[0]...ends[1]) }
  return text.split(separator: ",").compactMap { UInt16($0) }
}

private func glyphLine(_ glyph: UInt16, of face: FontFace) -> String {
  let extents = face.extents(of: glyph).map {
    "\($0.xBearing),\($0.yBearing),\($0.width),\($0.height)"
  }
  var path: [String] = []
  for segment in face.outline(of: glyph).segments {
    switch segment {
    case .move(let x, let y): path.append("M \(x) \(y)")
    case .line(let x, let y): path.append("L \(x) \(y)")
    case .quadratic(let x1, let y1, let x, let y): path.append("Q \(x1) \(y1) \(x) \(y)")
    case .cubic(let x1, let y1, let x2, let y2, let x, let y):
      path.append("C \(x1) \(y1) \(x2) \(y2) \(x) \(y)")
    case .close: path.append("Z")
    }
  }
  let vertical = face.vertical(of: glyph)
  let advances = "\(face.advance(of: glyph)),\(vertical.advance),\(vertical.originY)"
  return [
    "glyph", "\(glyph)", advances, extents ?? "-", path.joined(separator: " "),
  ].joined(separator: "\t")
}

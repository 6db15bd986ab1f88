import Components
import Foundation
import Render
import Typography

/// One request of `stillframe-bench glyphs`: a text in one face on a page of its own.
private struct GlyphRequest: Decodable {
  /// A font file.
  var font: String
  /// What is drawn: characters, or glyphs by number.
  var text: String?
  var glyph: Int?
  /// Pixels per em.
  var size: Double
  /// The page, in pixels, and the origin of the text on it.
  var width: Double
  var height: Double
  var x: Double
  var y: Double
  var isDark: Bool?
  /// 0xRRGGBB.
  var color: UInt32?
  var background: UInt32?
  /// Places on the axes of a variable font, by tag.
  var axes: [String: Double]?
}

/// `stillframe-bench glyphs`: answers requests, one JSON object a line, for scripts/color-glyphs.py.
///
/// The answer is a heading and the picture as raw RGBA.
func runGlyphs(_ arguments: BenchmarkArguments) throws {
  var faces: [String: FontFace] = [:]
  while let line = readLine() {
    do {
      let request = try JSONDecoder().decode(GlyphRequest.self, from: Data(line.utf8))
      let face = try faces[request.font] ?? open(request.font)
      faces[request.font] = face
      let drawn = StraightPixmap(try Rasterizer.render(list(of: request, in: face), scale: 1))
      answer("ok \(drawn.width) \(drawn.height)")
      FileHandle.standardOutput.write(Data(drawn.bytes))
    } catch {
      answer("error \(error)")
    }
  }
}

private func open(_ path: String) throws -> FontFace {
  try FontFace(bytes: [UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
}

private func list(of request: GlyphRequest, in face: FontFace) -> DisplayList {
  let values = (request.axes ?? [:]).sorted { $0.key < $1.key }.compactMap { tag, value in
    tag.utf8.count == 4
      ? FontAxisValue(
        tag: FontTag(tag.utf8.reduce(0) { $0 << 8 | UInt32($1) }), value: value) : nil
  }
  let face = face.instance(values)
  let unit = request.size / Double(face.metrics.unitsPerEm)
  var glyphs: [GlyphRun.Glyph] = []
  if let glyph = request.glyph {
    glyphs = [GlyphRun.Glyph(id: UInt16(truncatingIfNeeded: glyph), x: request.x, y: request.y)]
  } else {
    var pen = request.x
    let shape = ShapeRequest(
      scalars: (request.text ?? "").unicodeScalars.map(\.value), script: "Zyyy",
      direction: .leftToRight)
    for glyph in Shaper.shape(shape, face: face) {
      glyphs.append(GlyphRun.Glyph(id: glyph.glyph, x: pen, y: request.y))
      pen += Double(glyph.xAdvance) * unit
    }
  }
  let color = ResolvedColor(hex: request.color ?? 0)
  return DisplayList(
    size: Size(width: request.width, height: request.height),
    background: ResolvedColor(hex: request.background ?? 0xFFFFFF),
    commands: ColorGlyphPainter.commands(
      for: GlyphRun(source: face, size: request.size, glyphs: glyphs), of: face, .solid(color),
      color: color, scheme: request.isDark == true ? .dark : .light, scale: 1))
}

private func answer(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

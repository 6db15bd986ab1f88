import Components
import Render
import Typography

/// `render-cli shape FILE`: shapes runs and writes their glyphs, so that the text stack can be judged
/// from outside.
struct ShapeCommand: Command {
  static let manual = CommandManual(
    name: "shape", summary: "Shape the runs of a file and print their glyphs as JSON.",
    operands: "FILE|-", operandCount: 1...1,
    discussion: """
      FILE is {"runs": [{"id", "font", "text", "script", "direction", "features", "language"}]}; font
      is a path or the name of an embedded font, direction is ltr or rtl; features and language,
      a tag such as sr, are optional.
      The answer is {"results": [{"id", "glyphs": [[glyph, cluster, xAdvance, yAdvance, xOffset,
      yOffset], …]}]} in visual order and font units; a cluster is an index of a Unicode scalar.
      """,
    examples: [
      .init("shape runs.json", "Print the glyphs of all runs."),
      .init("shape - < runs.json > glyphs.json", "The same between two other programs."),
    ])

  private let path: String

  init(_ arguments: Arguments) throws(UsageError) {
    path = arguments.operands[0]
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    let document = try JSONInput.read(path)
    let file = FileSystem.displayName(path)
    var runs: [ShapeCase] = []
    do throws(DocumentError) {
      for value in try document.root.requiredElements("runs", of: "the file") {
        runs.append(try ShapeCase(value))
      }
    } catch {
      throw CommandFailure(error, in: file)
    }

    var faces: [String: FontFace] = [:]
    var json = JSONWriter()
    try json.object { json in
      try json.member("results", array: .block) { json in
        for run in runs {
          let face = try face(of: run, in: file, opened: &faces)
          write(run, Shaper.shape(run.request, face: face), to: &json)
        }
      }
    }
    context.console.write(json.text)
    return .clean
  }

  private func write(_ run: ShapeCase, _ glyphs: [ShapedGlyph], to json: inout JSONWriter) {
    json.object(.inline) { json in
      json.member("id", run.identifier)
      json.member("glyphs", array: .inline) { json in
        for glyph in glyphs {
          json.array(.inline) { json in
            json.value(Int(glyph.glyph))
            json.value(glyph.cluster)
            json.value(Int(glyph.xAdvance))
            json.value(Int(glyph.yAdvance))
            json.value(Int(glyph.xOffset))
            json.value(Int(glyph.yOffset))
          }
        }
      }
    }
  }

  private func face(
    of run: ShapeCase, in file: String, opened: inout [String: FontFace]
  ) throws(CommandFailure) -> FontFace {
    let name = run.font.string ?? ""
    if let face = opened[name] { return face }
    let face: FontFace
    if let embedded = EmbeddedFonts.face(named: name) {
      face = embedded
    } else if name.contains("/") || name.contains(".") {
      let bytes = try FileSystem.read(name, limit: FileSystem.dataLimit)
      do {
        face = try FontFace(bytes: bytes)
      } catch {
        throw CommandFailure(.badInput, "\(name): \(error)")
      }
    } else {
      let error = run.font.unknownName(name, kind: "font", known: EmbeddedFonts.names)
      throw CommandFailure(error, in: file)
    }
    opened[name] = face
    return face
  }
}

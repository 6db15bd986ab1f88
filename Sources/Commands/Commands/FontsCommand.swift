import Components
import Render
import Typography

/// `render-cli fonts`: the faces that come with the engine.
struct FontsCommand: Command {
  static let manual = CommandManual(
    name: "fonts", summary: "List the embedded fonts.",
    discussion: """
      Only these fonts are used, on every system, so that text looks the same everywhere. A text
      takes each character from the first family that has it, in this order.
      """,
    options: OutputFormat.options,
    examples: [
      .init("fonts", "Show families, faces and weights."),
      .init("fonts --json", "The same for a program."),
    ])

  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    format = try OutputFormat(arguments)
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    let faces = EmbeddedFonts.names.compactMap { EmbeddedFonts.face(named: $0) }
    guard faces.count == EmbeddedFonts.names.count else {
      throw CommandFailure(.internalError, "an embedded font cannot be opened; rebuild the tool")
    }
    switch format {
    case .json:
      context.console.write(
        JSONWriter.answer { json in
          json.member("fonts", array: .block) { json in
            for face in faces { write(face, to: &json) }
          }
        })
    case .text:
      var family = ""
      for face in faces {
        if face.names.family != family {
          family = face.names.family
          context.console.print(family)
        }
        let name = HelpText.padded(face.names.postScript, to: 30)
        context.console.print("  \(name)\(face.metrics.weight)  \(face.glyphCount) glyphs")
      }
    }
    return .clean
  }

  private func write(_ face: FontFace, to json: inout JSONWriter) {
    json.object(.inline) { json in
      json.member("family", face.names.family)
      json.member("name", face.names.postScript)
      json.member("weight", face.metrics.weight)
      json.member("glyphs", face.glyphCount)
      json.member("unitsPerEm", face.metrics.unitsPerEm)
    }
  }
}

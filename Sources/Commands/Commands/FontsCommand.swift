import Components
import Render
import Typography

/// `render-cli fonts [FILE|DIR…]`: the faces that come with the engine, or those of given files.
struct FontsCommand: Command {
  static let manual = CommandManual(
    name: "fonts", summary: "List fonts and the scripts that they cover.",
    operands: "FILE|DIR…", operandCount: 0...10_000,
    discussion: """
      Without operands the embedded fonts. Texts are drawn in these and in the fonts that a command is given
      with --fonts or --resources, never in others of the system, so that they look the same everywhere. A
      text takes each grapheme from the first font that has it: the family that it asks for, the look's, the
      given ones in their order, the other embedded ones in this order. A file that cannot be used exits 65.
      """,
    options: [
      OptionManual(
        "--lock", .file("FILE"),
        "Write the hashes of the files; as fonts.lock in their folder, it admits these files alone."
      )
    ] + OutputFormat.options,
    examples: [
      .init("fonts", "Show families, faces, weights and scripts."),
      .init("fonts Fonts", "Show what the files of a folder cover."),
      .init("fonts Fonts --lock Fonts/fonts.lock", "Keep others from drawing with other files."),
      .init("fonts --json", "The same for a program."),
    ])

  private let operands: [String]
  private let lock: String?
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    operands = arguments.operands
    lock = arguments.text("--lock")
    if lock != nil, operands.isEmpty {
      throw .missingOperand("FILE|DIR…, the fonts to lock")
    }
    format = try OutputFormat(arguments)
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    guard !operands.isEmpty else {
      let faces = EmbeddedFonts.names.compactMap { EmbeddedFonts.face(named: $0) }
      guard faces.count == EmbeddedFonts.names.count else {
        throw CommandFailure(.internalError, "an embedded font cannot be opened; rebuild the tool")
      }
      print(faces.map { Listed(face: $0) }, &context.console)
      return .clean
    }
    let resources: Resources
    do throws(ResourceError) {
      resources = try Resources(fonts: operands, checkingLock: lock == nil)
    } catch {
      throw CommandFailure(.missingInput, "\(error)")
    }
    let book = FontLibrary().book(of: resources.fontSet)
    let faces = zip(book.collection.faces, book.files).map { face, file in
      Listed(face: face, file: resources.fonts[file])
    }
    print(faces, &context.console)
    if let lock {
      try FileSystem.write(Array(FontLock(resources.fonts).text.utf8), to: lock)
    }
    let issues =
      resources.issues.map(\.description) + book.issues.map { "\($0.path): \($0.reason)" }
    for issue in issues { context.console.error(issue) }
    return issues.isEmpty ? .clean : .badInput
  }

  /// A face with the file that it is in.
  private struct Listed {
    let face: FontFace
    var file: FontFile?
  }

  private func print(_ faces: [Listed], _ console: inout Console) {
    switch format {
    case .json:
      console.write(
        JSONWriter.answer { json in
          json.member("fonts", array: .block) { json in
            for listed in faces { write(listed, to: &json) }
          }
        })
    case .text:
      var families: [String] = []
      for listed in faces where !families.contains(listed.face.names.family) {
        families.append(listed.face.names.family)
      }
      for family in families {
        let members = faces.filter { $0.face.names.family == family }
        console.print(family)
        for member in members { console.print("  " + line(of: member)) }
        console.print("  " + Self.scripts(of: members.map(\.face)))
      }
    }
  }

  private func line(of listed: Listed) -> String {
    let face = listed.face
    let axes = face.axes.map { axis in
      " \(axis.tag) \(decimalText(axis.minimum))…\(decimalText(axis.maximum))"
    }
    let name = HelpText.padded(face.names.postScript, to: 30)
    return "\(name)\(face.traits.weight)\(face.traits.isItalic ? " italic" : "")"
      + "\(axes.joined())  \(face.glyphCount) glyphs"
      + (listed.file.map { "  \($0.path)" } ?? "")
  }

  /// Such as "Devanagari 100 %, Latin 12 %".
  static func scripts(of faces: [FontFace]) -> String {
    let scripts = ScriptCoverage.of(faces).map { coverage in
      let share = coverage.covered * 100 / max(coverage.total, 1)
      return "\(coverage.script.englishName) \(share > 0 ? "\(share)" : "<1") %"
    }
    return scripts.isEmpty ? "no script, only symbols" : scripts.joined(separator: ", ")
  }

  private func write(_ listed: Listed, to json: inout JSONWriter) {
    let face = listed.face
    json.object(.inline) { json in
      json.member("family", face.names.family)
      json.member("name", face.names.postScript)
      json.member("weight", face.traits.weight)
      json.member("glyphs", face.glyphCount)
      json.member("unitsPerEm", face.metrics.unitsPerEm)
      if let file = listed.file {
        json.member("file", file.path)
        json.member("sha256", file.sha256)
      }
      json.member("scripts", array: .inline) { json in
        for coverage in ScriptCoverage.of([face]) {
          json.object(.inline) { json in
            json.member("script", coverage.script.tag)
            json.member("covered", coverage.covered)
            json.member("total", coverage.total)
          }
        }
      }
    }
  }
}

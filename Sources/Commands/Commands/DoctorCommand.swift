import Audit
import Components
import Documents
import Foundation
import Render
import Typography

/// `render-cli doctor`: what this build has, and what chosen stories and documents ask for in vain.
struct DoctorCommand: Command {
  static let manual = CommandManual(
    name: "doctor", summary: "Show versions, fonts and cores, and what stories lack.",
    operands: "PATTERN|FILE|DIR…", operandCount: 0...10_000,
    discussion: """
      With operands, stories and documents are resolved too. Each symbol, picture and font family that
      one of them asks for in vain is named and exits 1, and so is each call that is not drawn and each
      language and format of numbers and dates without tables, and each text that is not in the language
      of the picture; a document that cannot be read exits 65.
      """,
    options: OutputFormat.options + ResourceOptions.options + [
      OptionManual("--locale", .text("TAG"), "A language to check beside those of the variants.")
    ],
    examples: [
      .init("doctor", "Show what this build consists of."),
      .init("doctor Examples", "Check a folder of documents."),
      .init(
        "doctor --locale sv Examples", "Tell whether Swedish numbers and dates can be written."),
    ])

  private let operands: [String]
  private let format: OutputFormat
  private let locale: String?

  init(_ arguments: Arguments) throws(UsageError) {
    operands = arguments.operands
    format = try OutputFormat(arguments)
    locale = try AppearanceOptions.locale(arguments)
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    let book = FontLibrary().book(of: context.resources.fontSet)
    let known = Set(AssetReference.issuesOfBundles.map(\.description))
    let facts = facts(context) + coverage(of: book)
    let (subjects, faults) = try self.subjects(context)
    let told = subjects.flatMap { self.lacks(of: $0) }
    let lacks =
      issues(of: [context.resources] + subjects.map(\.story.canvas.resources), besides: known)
      + told
    switch format {
    case .text:
      let width = facts.map(\.name.count).max() ?? 0
      for fact in facts {
        context.console.print("\(HelpText.padded(fact.name, to: width))  \(fact.value)")
      }
      if !subjects.isEmpty { context.console.print("\(subjects.count) stories and documents read") }
      for lack in lacks { context.console.print(lack) }
    case .json:
      context.console.write(
        JSONWriter.answer { json in
          json.member("facts", object: .block) { json in
            for fact in facts { json.member(fact.name, fact.value) }
          }
          json.member("subjects", subjects.map(\.id))
          json.member("lacks", lacks)
          json.member("faults", faults)
        })
    }
    for fault in faults { context.console.error(fault) }
    if !faults.isEmpty { return .badInput }
    return lacks.isEmpty ? .clean : .findings
  }

  /// What the operands name, and why some of it cannot be read.
  private func subjects(
    _ context: CommandContext
  ) throws(CommandFailure) -> (subjects: [Subject], faults: [String]) {
    var subjects: [Subject] = []
    var faults: [String] = []
    let registry = try context.registry
    for operand in operands {
      switch try registry.choice(operand) {
      case .stories(let stories):
        subjects += stories.map { Subject(story: $0, origin: .registry) }
      case .documents(let paths):
        for path in paths {
          do throws(CommandFailure) {
            subjects.append(try context.registry.document(path))
          } catch {
            faults.append(error.message)
          }
        }
      }
    }
    return (subjects, faults)
  }

  /// What is wrong with the files of resources and of the bundles that views have asked, each once.
  ///
  /// - Parameter known: what bundles had been told for before.
  private func issues(of all: [Resources], besides known: Set<String>) -> [String] {
    var lines: [String] = []
    var told = known
    func tell(_ line: String) {
      if told.insert(line).inserted { lines.append(line) }
    }
    let library = FontLibrary()
    var fonts: Set<FontSet> = []
    for resources in all {
      for issue in resources.issues { tell(issue.description) }
      guard fonts.insert(resources.fontSet).inserted else { continue }
      for issue in library.book(of: resources.fontSet).issues {
        tell("\(issue.path): \(issue.reason)")
      }
    }
    for issue in AssetReference.issuesOfBundles { tell(issue.description) }
    return lines
  }

  /// What a story asks for that this build does not have, each once.
  private func lacks(of subject: Subject) -> [String] {
    let renderer = Renderer()
    var variant = subject.story.variants.first ?? .light
    if let locale { variant.locale = locale }
    let scene = renderer.scene(for: subject.story, variant: variant)
    if let overrun = scene.overrun { return ["\(subject.operand): \(overrun)"] }
    let tree = renderer.place(scene)
    let report = Audit(rules: [.glyphMissing, .symbolMissing, .missingResource, .untranslated]).run(
      on: tree, of: scene, story: subject.id, variant: "")
    var lacks = report.findings.map { finding in
      let place = finding.source.map { " (\($0.file):\($0.line))" } ?? ""
      let lack = finding.measured
      return "\(subject.operand): \(finding.path)\(place): \(lack)"
    }
    let languageGaps = languages(of: subject.story).compactMap { FormatGaps.gap(of: $0) }
    // The findings say the same of symbols and texts, and where they are.
    var told = Set(report.findings.map(\.measured))
    var gaps = languageGaps + scene.gaps.map(\.text)
    let first = subject.story.environment(for: variant).localeIdentifier
    for tag in languages(of: subject.story) where tag != first {
      variant.locale = tag
      let other = renderer.scene(for: subject.story, variant: variant)
      gaps += other.gaps.filter { $0.words != nil }.map(\.text)
    }
    for gap in gaps where told.insert(gap).inserted { lacks.append("\(subject.operand): \(gap)") }
    return lacks
  }

  /// The languages that a story is shown in, each once.
  private func languages(of story: Story) -> [String] {
    let variants = story.variants.isEmpty ? [.light] : story.variants
    var tags = variants.map { story.environment(for: $0).localeIdentifier }
    if let locale { tags.append(locale) }
    var unique: [String] = []
    for tag in tags where !unique.contains(tag) { unique.append(tag) }
    return unique
  }

  /// The families of the embedded fonts, each once.
  private var families: [String] {
    var unique: [String] = []
    for name in EmbeddedFonts.names {
      guard let family = EmbeddedFonts.face(named: name)?.names.family else { continue }
      if !unique.contains(family) { unique.append(family) }
    }
    return unique
  }

  private func resources(_ resources: Resources) -> String {
    guard !resources.origins.isEmpty else { return "none" }
    let catalog = resources.catalogs
    let counts = [
      (catalog.colors.count, "colours"), (catalog.images.count, "pictures"),
      (catalog.symbols.count, "symbols"), (catalog.data.count, "data"),
      (resources.strings.names.reduce(0) { $0 + resources.strings.keys(in: $1).count }, "texts"),
      (resources.fonts.count, "fonts"), (resources.network.count, "addresses"),
    ]
    let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let origins = resources.origins.joined(separator: ", ")
    return "\(words.isEmpty ? "nothing" : words.joined(separator: ", ")) in \(origins)"
  }

  /// The scripts that fonts have characters of: those of the embedded ones, and of each given family.
  private func coverage(of book: FontBook) -> [(name: String, value: String)] {
    let embedded = EmbeddedFonts.names.compactMap { EmbeddedFonts.face(named: $0) }
    let faces = book.collection.faces
    return [("scripts", FontsCommand.scripts(of: embedded))]
      + book.collection.families.map { family in
        (family, FontsCommand.scripts(of: faces.filter { $0.names.family == family }))
      }
  }

  private func facts(_ context: CommandContext) -> [(name: String, value: String)] {
    return [
      ("version", toolVersion), ("engine", "\(EngineVersion.current)"),
      ("unicode", EngineFacts.unicodeVersion), ("fonts", families.joined(separator: ", ")),
      (
        "formats",
        "CLDR \(FormatGaps.tables.version): \(FormatGaps.tables.languages.joined(separator: " "))"
      ),
      ("symbols", "\(IconTable.names.count)"),
      ("components", "\(DocumentTable.standard.components.count)"),
      ("modifiers", "\(DocumentTable.standard.modifiers.count)"),
      ("resources", resources(context.resources)),
      ("stories", "\(context.stories.count)"),
      ("cores", "\(ProcessInfo.processInfo.activeProcessorCount)"),
      ("ci", context.isContinuousIntegration ? "yes: goldens are never written" : "no"),
    ]
  }
}

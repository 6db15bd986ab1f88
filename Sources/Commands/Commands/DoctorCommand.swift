import Components
import Foundation
import Render

/// `render-cli doctor`: what this build has, and what chosen stories and documents ask for in vain.
struct DoctorCommand: Command {
  static let manual = CommandManual(
    name: "doctor", summary: "Show versions, fonts and cores, and what stories lack.",
    operands: "PATTERN|FILE|DIR…", operandCount: 0...10_000,
    discussion: """
      With operands, stories and documents are resolved too. Each symbol, picture and font family that
      one of them asks for in vain is named and exits 1; a document that cannot be read exits 65.
      """,
    options: OutputFormat.options + [SnapshotOptions.budget],
    examples: [
      .init("doctor", "Show what this build consists of."),
      .init("doctor Examples", "Check a folder of documents."),
    ])

  private let operands: [String]
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    operands = arguments.operands
    format = try OutputFormat(arguments)
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    let facts = facts(context)
    let (subjects, faults) = try self.subjects(context)
    let lacks = subjects.flatMap { self.lacks(of: $0) }
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
    for operand in operands {
      switch try context.registry.choice(operand) {
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

  /// What a story asks for that this build does not have, each once.
  private func lacks(of subject: Subject) -> [String] {
    let renderer = Renderer()
    let scene = renderer.scene(
      for: subject.story, variant: subject.story.variants.first ?? .light)
    if let overrun = scene.overrun { return ["\(subject.operand): \(overrun)"] }
    let tree = renderer.place(scene)
    let report = Audit(rules: [.missingResource]).run(
      on: tree, background: scene.background, story: subject.id, variant: "")
    var lacks = report.findings.map { finding in
      let place = finding.source.map { " (\($0.file):\($0.line))" } ?? ""
      return "\(subject.operand): \(finding.path)\(place): no such symbol or picture"
    }
    tree.root.forEach { node in
      guard case .text(let content) = node.kind else { return }
      for run in content.text.runs {
        guard case .named(let family) = run.style.font.family, !families.contains(family) else {
          continue
        }
        let lack = "\(subject.operand): no font family \(messageQuoted(family))"
        if !lacks.contains(lack) { lacks.append(lack) }
      }
    }
    return lacks
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

  private func facts(_ context: CommandContext) -> [(name: String, value: String)] {
    return [
      ("version", Tool.versionText), ("engine", "\(EngineVersion.current)"),
      ("unicode", EngineFacts.unicodeVersion), ("fonts", families.joined(separator: ", ")),
      ("symbols", "\(IconTable.names.count)"),
      ("components", "\(DocumentTable.standard.components.count)"),
      ("modifiers", "\(DocumentTable.standard.modifiers.count)"),
      ("stories", "\(context.stories.count)"),
      ("cores", "\(ProcessInfo.processInfo.activeProcessorCount)"),
      ("ci", context.isContinuousIntegration ? "yes: goldens are never written" : "no"),
    ]
  }
}

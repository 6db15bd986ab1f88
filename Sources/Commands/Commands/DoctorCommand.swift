import Components
import Foundation
import Render

/// `render-cli doctor`: what this build has, and what chosen stories and documents ask for in vain.
struct DoctorCommand: Command {
  static let manual = CommandManual(
    name: "doctor", summary: "Show versions, fonts and cores, and what stories lack.",
    operands: "PATTERN|FILE|DIR…", operandCount: 0...10_000,
    discussion: """
      With operands, stories and documents are resolved too, and every missing symbol or colour is
      named; something missing exits 1.
      """,
    options: OutputFormat.options,
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
    let subjects = operands.isEmpty ? [] : try context.registry.subjects(operands)
    // Reading a document is a check: what it asks for in vain is refused with its place.
    switch format {
    case .text:
      let width = facts.map(\.name.count).max() ?? 0
      for fact in facts {
        context.console.print("\(HelpText.padded(fact.name, to: width))  \(fact.value)")
      }
      if !subjects.isEmpty { context.console.print("\(subjects.count) stories and documents read") }
    case .json:
      context.console.write(
        JSONWriter.answer { json in
          json.member("facts", object: .block) { json in
            for fact in facts { json.member(fact.name, fact.value) }
          }
          json.member("subjects", subjects.map(\.id))
        })
    }
    return .clean
  }

  private func facts(_ context: CommandContext) -> [(name: String, value: String)] {
    let families = EmbeddedFonts.names.compactMap { EmbeddedFonts.face(named: $0)?.names.family }
    var unique: [String] = []
    for family in families where !unique.contains(family) { unique.append(family) }
    return [
      ("version", Tool.versionText), ("engine", "\(EngineVersion.current)"),
      ("unicode", EngineFacts.unicodeVersion), ("fonts", unique.joined(separator: ", ")),
      ("symbols", "\(IconTable.names.count)"),
      ("components", "\(DocumentTable.standard.components.count)"),
      ("modifiers", "\(DocumentTable.standard.modifiers.count)"),
      ("stories", "\(context.stories.count)"),
      ("cores", "\(ProcessInfo.processInfo.activeProcessorCount)"),
      ("ci", context.isContinuousIntegration ? "yes: goldens are never written" : "no"),
    ]
  }
}

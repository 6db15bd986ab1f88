import Components
import TokenFiles

/// `render-cli tokens list|map|lint|diff|export FILE`: design tokens of teams, in the formats that they have.
struct TokensCommand: Command {
  static let manual = CommandManual(
    name: "tokens", summary: "List, map, check, compare and export design tokens.",
    operands: "list|map|lint|diff|export FILE|DIR|-", operandCount: 1...3,
    discussion: """
      Reads the Design Tokens format and its resolver documents, Tokens Studio, Figma variables, and Style
      Dictionary, from a file or a folder. 'list' prints every token with its value, 'map' proposes which
      token is what in a theme, 'lint' finds what cannot be read, what is unused and which roles have too
      little contrast, 'diff' compares two files, 'export' writes them for another tool. Findings of 'lint'
      and differences exit 1.
      """,
    options: [
      OptionManual(
        "--output", short: "-o", .file("OUT"), "Where to write; standard output by default."),
      OptionManual(
        "--to", .choice(TokenExport.Form.allCases.map(\.rawValue) + ["theme"]),
        "What 'export' writes; a theme needs a map."),
      ThemeOptions.map,
      OptionManual(
        "--theme-mode", .text("MODE"), repeats: true,
        "The mode that 'list' and a theme are in, such as dark or brand=acme."),
      OptionManual("--schema", .none, "Print the JSON Schema of maps; with 'map'."),
    ] + OutputFormat.options,
    examples: [
      .init("tokens list acme.tokens.json", "List the tokens with their values."),
      .init("tokens map acme.tokens.json -o acme.map.json", "Propose which token is what."),
      .init("tokens lint acme.tokens.json --theme-map acme.map.json", "Check every mode."),
      .init("tokens diff old.json new.json", "Tell what changed, in words."),
      .init("tokens export figma.json --to css -o tokens.css", "Write custom properties."),
      .init(
        "tokens export acme.json --to theme --theme-map acme.map.json -o theme.json",
        "Write a theme that documents can name."),
    ])

  enum Action: String, CaseIterable { case list, map, lint, diff, export }

  private let action: Action
  private let paths: [String]
  private let output: String
  private let form: String?
  private let map: String?
  private let mode: String?
  private let printsSchema: Bool
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    let word = arguments.operands[0]
    guard let action = Action(rawValue: word) else {
      let known = Action.allCases.map(\.rawValue)
      throw .invalidValue(
        option: "tokens", value: word, expected: list(known, conjunction: "or"),
        nearest: nearestName(to: word, in: known))
    }
    self.action = action
    paths = Array(arguments.operands.dropFirst())
    output = arguments.text("--output") ?? "-"
    form = try arguments.choice("--to")
    map = arguments.text(ThemeOptions.map.name)
    let modes = arguments.texts("--theme-mode")
    mode = modes.isEmpty ? nil : modes.joined(separator: ",")
    printsSchema = arguments.has("--schema")
    format = try OutputFormat(arguments)
    try Self.check(arguments, action, pathCount: paths.count, form: form)
  }

  /// Refuses flags that an action does not hear.
  private static func check(
    _ arguments: Arguments, _ action: Action, pathCount: Int, form: String?
  ) throws(UsageError) {
    let heard: [Action: [String]] = [
      .list: ["--theme-mode", "--json", "--format", "--output"],
      .map: ["--output", "--schema"],
      .lint: ["--theme-map", "--theme-mode", "--json", "--format", "--output"],
      .diff: ["--json", "--format", "--output"],
      .export: ["--to", "--output", "--theme-map", "--theme-mode"],
    ]
    for option in manual.options where arguments.has(option.name) {
      guard heard[action]?.contains(option.name) == true else {
        throw .conflict("tokens \(action.rawValue)", option.name, reason: "it has no effect there")
      }
    }
    let wanted = action == .diff ? 2 : (action == .map && arguments.has("--schema") ? 0 : 1)
    if pathCount < wanted { throw .missingOperand(wanted == 2 ? "FILE FILE" : "FILE|DIR|-") }
    if pathCount > wanted {
      throw .unexpectedOperand(arguments.operands[wanted + 1], takes: "\(wanted) of FILE|DIR|-")
    }
    guard action == .export else { return }
    guard let form else {
      throw .missingOption("--to", reason: "say what to write, such as --to css")
    }
    if form == "theme", !arguments.has("--theme-map") {
      throw .missingOption("--theme-map", reason: "a theme is made of tokens by a map")
    }
    for option in ["--theme-map", "--theme-mode"] where form != "theme" && arguments.has(option) {
      throw .conflict("--to \(form)", option, reason: "all tokens and modes are written")
    }
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    do {
      switch action {
      case .list: return try listTokens(&context)
      case .map: return try propose(&context)
      case .lint: return try lint(&context)
      case .diff: return try compare(&context)
      case .export: return try export(&context)
      }
    } catch let error as DocumentError {
      throw CommandFailure(error, in: paths.first ?? "")
    }
  }

  private func write(_ text: String, _ context: inout CommandContext) throws(CommandFailure) {
    try FileSystem.write(Array(text.utf8), to: output, console: &context.console)
  }

  private func library(
    _ path: String, _ context: inout CommandContext
  ) throws(CommandFailure) -> TokenLibrary {
    let library = try TokenLibrary.read(path)
    for note in library.notes { context.console.warning(note) }
    return library
  }

  private func selected(_ library: TokenLibrary) throws(CommandFailure) -> TokenMode {
    do throws(TokenModeError) {
      return try library.mode(mode ?? "")
    } catch {
      throw CommandFailure(.usage, "--theme-mode: \(error)")
    }
  }

  // MARK: Actions

  private func listTokens(_ context: inout CommandContext) throws -> ExitStatus {
    let library = try library(paths[0], &context)
    let mode = try selected(library)
    let table = try library.table(mode)
    for note in table.notes { context.console.warning(note) }
    let listing = TokenListing(library: library, mode: mode, table: table)
    try write(format == .json ? listing.json() : listing.text(), &context)
    for fault in listing.faults { context.console.error(fault) }
    return listing.faults.isEmpty ? .clean : .badInput
  }

  private func propose(_ context: inout CommandContext) throws -> ExitStatus {
    if printsSchema {
      try write(ThemeMap.schema(), &context)
      return .clean
    }
    let library = try library(paths[0], &context)
    let proposal = try ThemeMapProposal(library, file: "the proposal")
    try write(proposal.map.text(), &context)
    for note in proposal.notes { context.console.message(note) }
    return proposal.map.sections.isEmpty ? .incomplete : .clean
  }

  private func lint(_ context: inout CommandContext) throws -> ExitStatus {
    let library = try library(paths[0], &context)
    let base = try selected(library)
    var given: ThemeMap?
    if let map { given = try TokenLibrary.readMap(map) }
    var lint = try TokenLint(library, map: given)
    var roles: ThemeMap?
    if given == nil, let theme = try? ThemeOptions(file: paths[0]).read().file.theme() {
      // A theme of our own groups, whose roles need no map.
      for appearance in ThemeAppearance.allCases {
        lint.checkContrast(
          of: theme, in: appearance, mode: appearance.rawValue, roles: Set(ColorRole.allCases))
      }
    } else {
      roles = try given ?? ThemeMapProposal(library, file: "the proposal").map
    }
    if let roles {
      if given == nil {
        context.console.message(
          "Roles are guessed by names; 'tokens map' writes the guess, --theme-map gives another.")
      }
      try lintContrast(library, roles, base, &lint)
    }
    let report = TokenLintReport(lint: lint, library: library)
    try write(format == .json ? report.json() : report.text(), &context)
    return lint.findings.contains(where: \.isError) ? .findings : .clean
  }

  /// Checks the theme of every mode that makes another one.
  private func lintContrast(
    _ library: TokenLibrary, _ map: ThemeMap, _ base: TokenMode, _ lint: inout TokenLint
  ) throws {
    let roles = Set(map[.color].compactMap { ColorRole(rawValue: $0.key) })
    var known: Set<[TokenMode]> = []
    let modes = mode == nil ? library.modes(limit: TokenLint.modeLimit) : [base]
    for mode in modes {
      var mapper = ThemeMapper(library, map: map, base: mode)
      let appearances = try mapper.modes(forced: self.mode)
      guard known.insert(appearances.map(\.mode)).inserted else { continue }
      let text = try mapper.document(forced: self.mode)
      let file = StoryReference.ThemeFile(path: paths[0], tokens: .init(text.utf8))
      let theme = try file.theme()
      for (appearance, mode) in appearances {
        let name = "\(appearance.rawValue) (\(library.name(of: mode)))"
        lint.checkContrast(of: theme, in: appearance, mode: name, roles: roles)
      }
    }
  }

  private func compare(_ context: inout CommandContext) throws -> ExitStatus {
    let old = try library(paths[0], &context)
    let new = try library(paths[1], &context)
    let report = TokenDiffReport(diff: try TokenDiff(from: old, to: new))
    try write(format == .json ? report.json() : report.text(), &context)
    return report.diff.changes.isEmpty && report.diff.modesBefore == report.diff.modesAfter
      ? .clean : .findings
  }

  private func export(_ context: inout CommandContext) throws -> ExitStatus {
    if form == "theme" {
      let theme = try ThemeOptions(file: paths[0], map: map, mode: mode).read().file
      _ = try theme.theme()
      try write(String(decoding: theme.tokens, as: UTF8.self), &context)
      return .clean
    }
    let library = try library(paths[0], &context)
    guard let form = form.flatMap(TokenExport.Form.init) else { return .usage }
    let export = try TokenExport(library, as: form, tool: context.toolName)
    try write(export.text, &context)
    for omission in export.omissions.prefix(100) {
      context.console.warning("not written: \(omission)")
    }
    if export.omissions.count > 100 {
      context.console.warning("not written: \(export.omissions.count - 100) more")
    }
    return .clean
  }
}

import Audit
import Components

/// The tool without its process: words in, console and exit status out. Tests call this.
@MainActor
struct Tool {
  /// Every command, in the order of the help.
  static let allCommands: [any Command.Type] = [
    ListCommand.self, RenderCommand.self, TreeCommand.self, SpeechCommand.self, MatrixCommand.self,
    VerifyCommand.self,
    RecordCommand.self, ApproveCommand.self, PruneCommand.self, ReportCommand.self,
    ReviewCommand.self,
    DiffCommand.self,
    AuditCommand.self, TranslationsCommand.self, GalleryCommand.self,
    ServeCommand.self,
    BatchCommand.self, MCPCommand.self,
    ImportCommand.self, PreviewsCommand.self,
    LayoutCommand.self, ShapeCommand.self, SchemaCommand.self, FontsCommand.self,
    ResourcesCommand.self, TokensCommand.self, DoctorCommand.self, CompletionsCommand.self,
  ]

  /// Commands that programs run, which the help does not list.
  static let hiddenCommands: [any Command.Type] = [WorkerCommand.self]

  var context: CommandContext
  var commands = Tool.allCommands

  /// Runs the command that `words` name and reports whatever goes wrong.
  mutating func run(_ words: [String]) -> ExitStatus {
    var status: ExitStatus
    do {
      status = try dispatch(words)
    } catch let error as UsageError {
      let manual = words.first.flatMap { self.command(named: $0)?.manual }
      let help = [context.commandName, manual?.name, "--help"].compactMap { $0 }
      context.console.error(
        error.description, advice: "Run '\(help.joined(separator: " "))' for help.")
      status = .usage
    } catch let failure as CommandFailure {
      context.console.error(failure.message, advice: failure.advice)
      status = failure.status
    } catch {
      context.console.error("internal error: \(error)")
      status = .internalError
    }
    context.console.flush()
    for line in context.notices.take() {
      context.console.warning(line)
      status = max(status, .incomplete)
    }
    if let failure = context.console.writeFailure {
      context.console.error("cannot write to standard output: \(failure)")
      status = max(status, .inputOutput)
    }
    return status
  }

  private mutating func dispatch(_ words: [String]) throws -> ExitStatus {
    guard let name = words.first else { throw UsageError.noCommand }
    let rest = Array(words.dropFirst())
    switch name {
    case "--help", "-h", "help":
      return try showHelp(rest)
    case "--version":
      context.console.print("\(context.toolName) \(toolVersion)")
      return .clean
    default: break
    }
    guard let command = command(named: name) else { throw unknown(name) }
    let arguments = try Arguments(rest, manual: command.manual)
    guard !arguments.has("--help") else { return try showHelp([name]) }
    if let factor = try arguments.number(ResourceOptions.budget.name) {
      context.budget = .standard.multiplied(by: factor)
      context.workers?.budget = factor
    }
    let options = ResourceOptions(arguments)
    context.allowsSubstitutes = options.allowsSubstitutes
    if !options.words.isEmpty {
      let given = try GivenResources(options, besides: context.resources)
      context.givenResources = given
      context.resources = given.all
    }
    context.workers?.resourceWords = options.words
    context.workers?.resources = context.resources
    return try command.init(arguments).run(&context)
  }

  private mutating func showHelp(_ words: [String]) throws -> ExitStatus {
    guard let name = words.first else {
      context.console.write(
        HelpText.tool(context.toolName, commands: commands.map { $0.manual }))
      return .clean
    }
    guard let command = command(named: name) else { throw unknown(name) }
    context.console.write(HelpText.command(command.manual, tool: context.toolName))
    return .clean
  }

  private func unknown(_ name: String) -> UsageError {
    if name.hasPrefix("-") {
      return .unknownOption(name, nearest: nearestName(to: name, in: ["--help", "--version"]))
    }
    return .unknownCommand(
      name, nearest: nearestName(to: name, in: commands.map { $0.manual.name }))
  }

  private func command(named name: String) -> (any Command.Type)? {
    (commands + Self.hiddenCommands).first { $0.manual.name == name }
  }
}

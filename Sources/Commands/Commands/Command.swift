import Components

/// One command: its manual, parsing in `init`, acting in `run`. It decides nothing that a library could.
@MainActor
protocol Command {
  static var manual: CommandManual { get }

  init(_ arguments: Arguments) throws(UsageError)

  func run(_ context: inout CommandContext) throws -> ExitStatus
}

/// What a command may use of the world, given to it so that tests can give their own.
@MainActor
struct CommandContext {
  /// What the tool is called.
  var toolName: String
  /// How the tool is called on a command line, for messages that end with a command to paste.
  var commandName: String
  var console: Console
  var stories: [Story] = []
  var environment: [String: String]
  /// How much work each picture may ask for.
  var budget = RenderBudget.standard
  /// What stories are drawn with beside their own resources.
  var resources = Resources.none
  /// What flags add to the resources of the tool, read again; `nil` where there are no flags.
  var givenResources: GivenResources?
  /// Whether what is missing or damaged is drawn as a stand-in and passes.
  var allowsSubstitutes = false
  /// How processes that show stories are started; `nil` shows them in this one.
  var workers: WorkerLauncher?

  /// - Parameter commandName: by default the tool's name.
  init(
    toolName: String, commandName: String? = nil, console: Console, stories: [Story] = [],
    environment: [String: String], workers: WorkerLauncher? = nil
  ) {
    self.toolName = toolName
    self.commandName = commandName ?? toolName
    self.console = console
    self.stories = stories
    self.environment = environment
    self.workers = workers
  }

  /// What the run left out.
  let notices = Notices()

  /// The stories to choose from.
  ///
  /// - Throws: where their ids are not valid or not unique.
  var registry: StoryRegistry {
    get throws(CommandFailure) {
      try StoryRegistry(
        stories: stories, notices: notices, budget: budget, resources: resources)
    }
  }

  var isContinuousIntegration: Bool { Commands.isContinuousIntegration(environment) }
}

/// Whether a machine runs this, which must never change goldens: `CI` is set and says neither 0 nor
/// false.
package func isContinuousIntegration(_ environment: [String: String]) -> Bool {
  guard let value = environment["CI"] else { return false }
  return !["", "0", "false"].contains(value)
}

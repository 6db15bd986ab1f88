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
  private let storyList: StoryList
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
    toolName: String, commandName: String? = nil, console: Console,
    stories: @autoclosure @escaping @MainActor () -> [Story] = [], environment: [String: String],
    workers: WorkerLauncher? = nil
  ) {
    self.toolName = toolName
    self.commandName = commandName ?? toolName
    self.console = console
    storyList = StoryList(stories)
    self.environment = environment
    self.workers = workers
  }

  /// What the run left out.
  let notices = Notices()

  /// The stories of the tool.
  var stories: [Story] { storyList.stories }

  /// The one story or document that an operand names: an id of the registry, a file, or `-`.
  func subject(_ operand: String) throws(CommandFailure) -> Subject {
    // No story has a dot in its id: what is a file needs no stories, of which a tool may have thousands.
    let isFile =
      operand == "-" || operand.hasSuffix(".json") && FileSystem.exists(operand)
    return try (isFile ? registry(of: []) : registry).subject(operand)
  }

  /// The stories to choose from.
  ///
  /// - Throws: where their ids are not valid or not unique.
  var registry: StoryRegistry {
    get throws(CommandFailure) { try registry(of: stories) }
  }

  private func registry(of stories: [Story]) throws(CommandFailure) -> StoryRegistry {
    try StoryRegistry(stories: stories, notices: notices, budget: budget, resources: resources)
  }

  var isContinuousIntegration: Bool { Commands.isContinuousIntegration(environment) }
}

/// Stories that are made when a command first asks for them.
@MainActor
private final class StoryList {
  private let make: @MainActor () -> [Story]
  private(set) lazy var stories = make()

  init(_ make: @escaping @MainActor () -> [Story]) { self.make = make }
}

/// Whether a machine runs this, which must never change goldens: `CI` is set and says neither 0 nor
/// false.
package func isContinuousIntegration(_ environment: [String: String]) -> Bool {
  guard let value = environment["CI"] else { return false }
  return !["", "0", "false"].contains(value)
}

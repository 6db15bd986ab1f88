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
  /// How the tool is called, for messages that end with a command to paste.
  var toolName: String
  var console: Console
  var stories: [Story] = []
  var environment: [String: String]
  /// How processes that show stories are started; `nil` shows them in this one.
  var workers: WorkerLauncher?

  /// The stories to choose from.
  var registry: StoryRegistry { StoryRegistry(stories: stories) }

  var isContinuousIntegration: Bool { Commands.isContinuousIntegration(environment) }
}

/// Whether a machine runs this, which must never change goldens: `CI` is set and says neither 0 nor
/// false.
package func isContinuousIntegration(_ environment: [String: String]) -> Bool {
  guard let value = environment["CI"] else { return false }
  return !["", "0", "false"].contains(value)
}

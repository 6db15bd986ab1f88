import Components

@testable import Commands

/// What a run of the tool left behind.
struct Run {
  var status: ExitStatus
  var output: String
  var bytes: [UInt8]
  var messages: String
}

/// Runs the tool as `render-cli WORDS…` with a recording console.
@MainActor
func run(
  _ words: String..., environment: [String: String] = [:], stories: [Story] = [],
  commands: [any Command.Type] = Tool.allCommands, commandName: String? = nil
) -> Run {
  run(
    words, environment: environment, stories: stories, commands: commands,
    commandName: commandName)
}

@MainActor
func run(
  _ words: [String], environment: [String: String] = [:], stories: [Story] = [],
  commands: [any Command.Type] = Tool.allCommands, commandName: String? = nil
) -> Run {
  var tool = Tool(
    context: CommandContext(
      toolName: "render-cli", commandName: commandName, console: .recording(), stories: stories,
      environment: environment),
    commands: commands)
  let status = tool.run(words)
  let console = tool.context.console
  return Run(
    status: status, output: console.recordedText, bytes: console.recordedOutput,
    messages: console.recordedMessages)
}

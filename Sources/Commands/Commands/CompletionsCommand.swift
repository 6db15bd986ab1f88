/// `render-cli completions bash|zsh|fish`: prints a completion script for a shell.
struct CompletionsCommand: Command {
  static let manual = CommandManual(
    name: "completions", summary: "Print a completion script for a shell.",
    operands: "bash|zsh|fish", operandCount: 1...1,
    discussion: """
      The script completes commands, options and their values. Load it from your shell's start-up
      file or save it where the shell looks for completions.
      """,
    examples: [
      .init("completions bash > ~/.local/share/bash-completion/completions/render-cli", "bash."),
      .init("completions zsh > ~/.zfunc/_render-cli", "zsh, with ~/.zfunc in $fpath."),
      .init("completions fish > ~/.config/fish/completions/render-cli.fish", "fish."),
    ])

  private enum Shell: String, CaseIterable { case bash, zsh, fish }

  private let shell: Shell

  init(_ arguments: Arguments) throws(UsageError) {
    let name = arguments.operands[0]
    guard let shell = Shell(rawValue: name) else {
      throw .unexpectedOperand(name, takes: Self.manual.operands)
    }
    self.shell = shell
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    let completions = ShellCompletions(
      tool: context.toolName, manuals: Tool.allCommands.map { $0.manual })
    switch shell {
    case .bash: context.console.write(completions.bash)
    case .zsh: context.console.write(completions.zsh)
    case .fish: context.console.write(completions.fish)
    }
    return .clean
  }
}

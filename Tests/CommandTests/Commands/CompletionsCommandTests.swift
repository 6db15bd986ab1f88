import Foundation
import Testing

@testable import Commands

@Suite("Command: completions")
@MainActor
struct CompletionsCommandTests {
  @Test("The bash script completes commands, options and values")
  func completesInBash() throws {
    guard FileManager.default.isExecutableFile(atPath: "/bin/bash") else { return }
    let script = ShellCompletions(tool: "render-cli", manuals: [DrawCommand.manual]).bash
    #expect(try complete(script, ["render-cli", "dr"]) == ["draw"])
    #expect(try complete(script, ["render-cli", "draw", "--s"]) == ["--scheme", "--scale"])
    #expect(try complete(script, ["render-cli", "draw", "--scheme", "d"]) == ["dark"])
    #expect(try complete(script, ["render-cli", "help", ""]) == ["draw"])
  }

  @Test("Every shell's script names every command", arguments: ["bash", "zsh", "fish"])
  func namesEveryCommand(shell: String) {
    let result = run("completions", shell)
    #expect(result.status == .clean)
    for command in Tool.allCommands {
      #expect(result.output.contains(command.manual.name))
    }
  }

  @Test("An unknown shell is a usage error")
  func refusesUnknownShell() {
    let result = run("completions", "powershell")
    #expect(
      result.messages == """
        error: unexpected 'powershell': this command takes bash|zsh|fish
        Run 'render-cli completions --help' for help.

        """)
    #expect(result.status == .usage)
  }

  /// What bash offers for the last of `words` after sourcing the script.
  private func complete(_ script: String, _ words: [String]) throws -> [String] {
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [
      "-c",
      """
      \(script)
      COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1); _render_cli
      printf '%s\\n' "${COMPREPLY[@]}"
      """,
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

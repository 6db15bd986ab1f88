import Testing

@testable import Commands

@Suite("Shell: tool")
@MainActor
struct ToolTests {
  @Test("An unknown command gets the nearest name and exits 64")
  func suggestsCommand() {
    let result = run("darw", "card", commands: [DrawCommand.self])
    #expect(
      result.messages == """
        error: unknown command 'darw'; did you mean 'draw'?
        Run 'render-cli --help' for help.

        """)
    #expect(result.status == .usage)
  }

  @Test("No command at all exits 64 and points to the help")
  func needsCommand() {
    let result = run([], commands: [DrawCommand.self])
    #expect(result.messages == "error: no command given\nRun 'render-cli --help' for help.\n")
    #expect(result.status == .usage)
  }

  @Test("Help of a command lists synopsis, options and examples on standard output")
  func showsHelp() {
    let expected = """
      Draw a thing.

      Usage: render-cli draw THING [OPTIONS]

      Things are drawn in order.

      Options:
        -o, --output FILE           Where to draw; '-' is standard output.
        --scheme light|dark         Colour scheme.
        --overlay hit,frames,labels
                                    Layers on top.
        --scale N                   Pixels per point.
        --jobs N                    Parallel workers.
        --force                     Draw even if it hurts.
        -h, --help                  Show this help.

      Examples:
        render-cli draw card -o card.png
            Draw the card into a file.

      """
    for words in [["draw", "--help"], ["help", "draw"], ["draw", "-h", "--scale", "x"]] {
      let result = run(words, commands: [DrawCommand.self])
      #expect(result.output == expected)
      #expect(result.status == .clean)
    }
  }

  @Test("Every command has a summary that is a sentence, and an example that begins with its name")
  func documentsEveryCommand() {
    for command in Tool.allCommands {
      let manual = command.manual
      #expect(manual.summary.hasSuffix("."), "\(manual.name)")
      #expect(!manual.examples.isEmpty, "\(manual.name)")
      for example in manual.examples {
        #expect(example.words.split(separator: " ").first.map(String.init) == manual.name)
      }
      #expect(run("help", manual.name).status == .clean)
    }
  }

  @Test("A failure's message and advice go to standard error, with its status")
  func reportsFailures() {
    let result = run("draw", "broken", commands: [DrawCommand.self])
    #expect(result.messages == "error: card.json:1:2: broken\nMend it.\n")
    #expect(result.status == .badInput)
    #expect(result.output.isEmpty)
  }

  @Test("Statuses have the promised numbers, and the graver one is the greater")
  func ordersStatuses() {
    let all: [Commands.ExitStatus] = [
      .clean, .findings, .incomplete, .usage, .badInput, .missingInput, .internalError,
      .cannotCreate, .inputOutput,
    ]
    #expect(all.map(\.rawValue) == [0, 1, 2, 64, 65, 66, 70, 73, 74])
    #expect(max(Commands.ExitStatus.findings, .incomplete) == .incomplete)
  }

  @Test("Progress appears on a terminal only")
  func hidesProgress() {
    var silent = Console.recording()
    silent.progress(1, of: 3, "card")
    #expect(silent.recordedMessages.isEmpty)
    var terminal = Console.recording(showsProgress: true)
    terminal.progress(1, of: 3, "card")
    #expect(terminal.recordedMessages == "[1/3] card\n")
  }
}

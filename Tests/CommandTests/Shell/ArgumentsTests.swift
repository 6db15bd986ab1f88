import Testing

@testable import Commands

@Suite("Shell: arguments")
@MainActor
struct ArgumentsTests {
  @Test("Values follow after a space, an equals sign or directly after a short name")
  func readsValues() {
    let expected = """
      operands ["card"]
      output a=b.png
      scheme dark
      scale 2.0

      """
    for words in [
      ["draw", "card", "-o", "a=b.png", "--scheme", "dark", "--scale", "2"],
      ["draw", "--output=a=b.png", "--scheme=dark", "--scale=2", "card"],
      ["draw", "-oa=b.png", "card", "--scale", "2", "--scheme", "dark"],
    ] {
      #expect(run(words, commands: [DrawCommand.self]).output == expected)
    }
  }

  @Test("Lists are split at commas and may repeat; '--' ends the options; '-' is an operand")
  func readsLists() {
    let result = run(
      "draw", "--overlay", "hit,labels", "--overlay=frames,hit", "--force", "--", "-", "--scale",
      commands: [DrawCommand.self])
    #expect(
      result.output == """
        operands ["-", "--scale"]
        overlay ["hit", "labels", "frames"]
        force

        """)
  }

  @Test(
    "A wrong command line is explained, with the nearest name, and exits 64",
    arguments: [
      ("draw --schem dark card", "unknown option '--schem'; did you mean '--scheme'?"),
      ("draw --zzz card", "unknown option '--zzz'"),
      ("draw -x card", "unknown option '-x'"),
      ("draw card --scheme", "option '--scheme' needs a value: --scheme light|dark"),
      ("draw card --output --force", "option '--output' needs a value: --output FILE"),
      ("draw card --force=yes", "option '--force' takes no value, got 'yes'"),
      ("draw card --scale 1 --scale 2", "option '--scale' is given more than once"),
      (
        "draw card --scheme drak",
        "option '--scheme' takes light or dark, got 'drak'; did you mean 'dark'?"
      ),
      (
        "draw card --overlay hit,fames",
        "option '--overlay' takes hit, frames or labels, got 'fames'; did you mean 'frames'?"
      ),
      ("draw card --scale nan", "option '--scale' takes a number from 0.25 to 8, got 'nan'"),
      ("draw card --scale -1", "option '--scale' takes a number from 0.25 to 8, got '-1'"),
      ("draw card --jobs 1.5", "option '--jobs' takes a whole number from 1 to 64, got '1.5'"),
      ("draw", "missing operand: THING"),
      ("draw a b c", "unexpected 'c': this command takes THING"),
    ])
  func explainsMistakes(line: String, message: String) {
    let result = run(line.split(separator: " ").map(String.init), commands: [DrawCommand.self])
    #expect(
      result.messages == "error: \(message)\nRun 'render-cli draw --help' for help.\n")
    #expect(result.status == .usage)
    #expect(result.output.isEmpty)
  }
}

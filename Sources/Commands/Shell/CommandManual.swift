/// What a command is called, takes and does: the parser, the help and the completions read this.
struct CommandManual: Sendable {
  struct Example: Sendable {
    /// The words after the tool's name.
    var words: String
    var meaning: String

    init(_ words: String, _ meaning: String) {
      self.words = words
      self.meaning = meaning
    }
  }

  var name: String
  /// One line for the list of commands, ending with a full stop.
  var summary: String
  /// The operands as the synopsis shows them, such as `ID|FILE|-`; empty where there are none.
  var operands: String
  var operandCount: ClosedRange<Int>
  /// What one line cannot say.
  var discussion: String
  var options: [OptionManual]
  var examples: [Example]

  init(
    name: String, summary: String, operands: String = "", operandCount: ClosedRange<Int> = 0...0,
    discussion: String = "", options: [OptionManual] = [], examples: [Example]
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.operandCount = operandCount
    self.discussion = discussion
    self.options = options
    self.examples = examples
  }

  static let help = OptionManual("--help", short: "-h", .none, "Show this help.")

  func option(named word: String) -> OptionManual? {
    (options + [Self.help]).first { $0.isNamed(word) }
  }
}

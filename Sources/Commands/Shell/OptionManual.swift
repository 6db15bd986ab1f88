/// One option of a command: the parser, the help and the shell completions all read this.
struct OptionManual: Sendable {
  enum Value: Sendable {
    /// The option is a switch and takes no value.
    case none
    /// Any text; the placeholder stands in the help.
    case text(String)
    /// A path of a file or folder; shells complete it.
    case file(String)
    case number(String, ClosedRange<Double>)
    case integer(String, ClosedRange<Int>)
    /// One of the given words.
    case choice([String])
    /// Any of the given words, separated by commas.
    case choices([String])
  }

  /// The long name with its dashes, such as `--scheme`.
  var name: String
  /// The one-letter name with its dash, such as `-o`.
  var short: String?
  var value: Value
  /// Whether it may be given more than once.
  var repeats: Bool
  /// One line for the help.
  var help: String

  init(
    _ name: String, short: String? = nil, _ value: Value, repeats: Bool = false,
    _ help: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.repeats = repeats
    self.help = help
  }

  func isNamed(_ word: String) -> Bool { word == name || word == short }

  /// The name and the placeholder of its value, as the help shows them.
  var signature: String {
    let names = short.map { "\($0), \(name)" } ?? name
    return placeholder.map { "\(names) \($0)" } ?? names
  }

  var takesValue: Bool {
    if case .none = value { false } else { true }
  }

  var placeholder: String? {
    switch value {
    case .none: nil
    case .text(let name), .file(let name), .number(let name, _), .integer(let name, _): name
    case .choice(let words): words.joined(separator: "|")
    case .choices(let words): words.joined(separator: ",")
    }
  }
}

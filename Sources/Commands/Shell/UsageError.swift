/// What is wrong with a command line. The cases are facts; the wording is in `description`.
enum UsageError: Error, Equatable, Sendable {
  case noCommand
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, nearest: String?)
  case repeatedOption(String)
  case missingValue(option: String, placeholder: String)
  case unexpectedValue(option: String, value: String)
  case invalidValue(option: String, value: String, expected: String, nearest: String?)
  case missingOperand(String)
  case unexpectedOperand(String, takes: String)
  case missingOption(String, reason: String)
  case conflict(String, String, reason: String)
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noCommand:
      "no command given"
    case .unknownCommand(let name, let nearest):
      "unknown command '\(name)'" + suggestion(nearest)
    case .unknownOption(let name, let nearest):
      "unknown option '\(name)'" + suggestion(nearest)
    case .repeatedOption(let name):
      "option '\(name)' is given more than once"
    case .missingValue(let option, let placeholder):
      "option '\(option)' needs a value: \(option) \(placeholder)"
    case .unexpectedValue(let option, let value):
      "option '\(option)' takes no value, got '\(value)'"
    case .invalidValue(let option, let value, let expected, let nearest):
      "option '\(option)' takes \(expected), got '\(value)'" + suggestion(nearest)
    case .missingOperand(let operands):
      "missing operand: \(operands)"
    case .unexpectedOperand(let word, let takes):
      takes.isEmpty
        ? "unexpected '\(word)': this command takes no operands"
        : "unexpected '\(word)': this command takes \(takes)"
    case .missingOption(let option, let reason):
      "option '\(option)' is needed: \(reason)"
    case .conflict(let one, let other, let reason):
      "'\(one)' and '\(other)' cannot be used together: \(reason)"
    }
  }

  private func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }
}

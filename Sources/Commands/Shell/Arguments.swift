import Components

/// The words after a command's name, sorted into options and operands by the command's manual.
///
/// `--flag value`, `--flag=value`, `-o value` and `-ovalue` are the same; `--` ends the options; a
/// lone `-` is an operand (standard input or output).
struct Arguments: Sendable {
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]
  private let manual: CommandManual

  init(_ words: [String], manual: CommandManual) throws(UsageError) {
    self.manual = manual
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      } else if word.hasPrefix("--") {
        try readOption(word, rest: &rest)
      } else if word.hasPrefix("-"), word != "-" {
        try readShortOption(word, rest: &rest)
      } else {
        operands.append(word)
      }
    }
    guard !has("--help") else { return }
    if operands.count > manual.operandCount.upperBound {
      throw .unexpectedOperand(
        operands[manual.operandCount.upperBound], takes: manual.operands)
    }
    if operands.count < manual.operandCount.lowerBound { throw .missingOperand(manual.operands) }
  }

  private mutating func readOption(
    _ word: String, rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? word
    guard let option = manual.option(named: name) else { throw unknown(name) }
    try store(option, as: name, attached: parts.count == 2 ? String(parts[1]) : nil, rest: &rest)
  }

  private mutating func readShortOption(
    _ word: String, rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let name = String(word.prefix(2))
    guard let option = manual.option(named: name) else {
      // `-12` as a value belongs to an option before it; alone it is a slip.
      throw unknown(word)
    }
    let attached = word.count > 2 ? String(word.dropFirst(2)) : nil
    try store(option, as: name, attached: attached, rest: &rest)
  }

  private mutating func store(
    _ option: OptionManual, as name: String, attached: String?, rest: inout ArraySlice<String>
  ) throws(UsageError) {
    if !option.repeats, values[option.name] != nil { throw .repeatedOption(name) }
    guard option.takesValue else {
      if let attached { throw .unexpectedValue(option: name, value: attached) }
      values[option.name] = []
      return
    }
    if let attached {
      values[option.name, default: []].append(attached)
    } else if let next = rest.first, next == "-" || manual.option(named: flagName(next)) == nil {
      values[option.name, default: []].append(next)
      rest.removeFirst()
    } else {
      throw .missingValue(option: name, placeholder: option.placeholder ?? "")
    }
  }

  private func flagName(_ word: String) -> String {
    String(word.prefix { $0 != "=" })
  }

  private func unknown(_ name: String) -> UsageError {
    let known = (manual.options + [CommandManual.help]).map(\.name)
    return .unknownOption(name, nearest: nearestName(to: name, in: known))
  }

  /// Words that say again what was given of some options.
  func words(for options: [OptionManual]) -> [String] {
    options.flatMap { option in
      guard let values = values[option.name] else { return [String]() }
      return !option.takesValue ? [option.name] : values.flatMap { [option.name, $0] }
    }
  }

  // MARK: Values

  func has(_ name: String) -> Bool { values[name] != nil }

  /// The last value of the option, if it was given.
  func text(_ name: String) -> String? { values[name]?.last }

  /// All values of an option that may repeat.
  func texts(_ name: String) -> [String] { values[name] ?? [] }

  /// The number given, in the range that the manual states.
  func number(_ name: String) throws(UsageError) -> Double? {
    guard let text = text(name), case .number(_, let range)? = manual.option(named: name)?.value
    else { return nil }
    guard let number = Double(text), range.contains(number) else {
      throw invalid(
        name, text,
        expected: "a number from \(plain(range.lowerBound)) to \(plain(range.upperBound))")
    }
    return number
  }

  /// The whole number given, in the range that the manual states.
  func integer(_ name: String) throws(UsageError) -> Int? {
    guard let text = text(name), case .integer(_, let range)? = manual.option(named: name)?.value
    else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw invalid(
        name, text, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// The word given, one of those that the manual states.
  func choice(_ name: String) throws(UsageError) -> String? {
    guard let text = text(name), case .choice(let words)? = manual.option(named: name)?.value
    else { return nil }
    try check(text, isOneOf: words, for: name)
    return text
  }

  /// The comma-separated words given, each one of those that the manual states.
  func choices(_ name: String) throws(UsageError) -> [String] {
    guard case .choices(let words)? = manual.option(named: name)?.value else { return [] }
    var chosen: [String] = []
    for text in texts(name) {
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        try check(String(part), isOneOf: words, for: name)
        if !chosen.contains(String(part)) { chosen.append(String(part)) }
      }
    }
    return chosen
  }

  private func check(
    _ text: String, isOneOf words: [String], for name: String
  ) throws(UsageError) {
    guard !words.contains(text) else { return }
    throw .invalidValue(
      option: name, value: text, expected: list(words, conjunction: "or"),
      nearest: nearestName(to: text, in: words))
  }

  /// The error for a value that only the command can judge.
  func invalid(
    _ name: String, _ text: String, expected: String, nearest: String? = nil
  ) -> UsageError {
    .invalidValue(option: name, value: text, expected: expected, nearest: nearest)
  }
}

/// "a, b or c".
func list(_ words: [String], conjunction: String) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
}

private func plain(_ number: Double) -> String { JSONWriter.numberText(number) }

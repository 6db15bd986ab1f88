/// The previews of a file of Swift source.
public struct SourcePreviews: Sendable {
  /// In the order of the file.
  public private(set) var declarations: [PreviewDeclaration] = []
  /// The modules that the file imports.
  public private(set) var imports: [String] = []

  private let tokens: [SourceToken]
  private let path: String
  private var index = 0
  private var conditions: [[String]] = []

  /// - Parameters:
  ///   - bytes: the source.
  ///   - path: the module and the file's name, as in `#fileID`.
  public init(_ bytes: [UInt8], path: String) {
    self.path = path
    tokens = SourceLexer.tokens(of: bytes)
    read()
  }

  /// The name of the function that a preview expands to: of its file, its line and its words.
  public static func symbol(path: String, line: Int, source: String) -> String {
    let tokens = SourceLexer.tokens(of: Array(source.utf8))
    let start = tokens.indices.first { isPreview(tokens, at: $0) } ?? 0
    return symbol(path: path, line: line, words: tokens[start...])
  }

  /// How many lines after the beginning of a macro's source its name is: the compiler gives it with the
  /// space, comments and attributes before it.
  public static func lineOffset(in source: String) -> Int {
    let tokens = SourceLexer.tokens(of: Array(source.utf8))
    guard let start = tokens.indices.first(where: { isPreview(tokens, at: $0) }) else { return 0 }
    return tokens[start].line - 1
  }

  private static func symbol(
    path: String, line: Int, words: ArraySlice<SourceToken>
  ) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in "\(path):\(line)".utf8 + words.flatMap({ Array($0.text.utf8) + [0] }) {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return "stillframe_preview_" + String(hash, radix: 16)
  }

  private static func isPreview(_ tokens: [SourceToken], at index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index].text == "#" && tokens[index + 1].text == "Preview"
      && tokens[index].range.upperBound == tokens[index + 1].range.lowerBound
  }

  // MARK: Reading

  private mutating func read() {
    while index < tokens.count {
      let token = tokens[index]
      switch token.text {
      case "import" where token.kind == .word: readImport()
      case "#" where Self.isPreview(tokens, at: index): readMacro()
      case "struct", "class", "enum", "extension", "actor": readType()
      case "{", "(", "[": index = end(of: index)
      default:
        if token.kind == .condition { readCondition(token.text) }
        index += 1
      }
    }
  }

  private mutating func readImport() {
    index += 1
    let kinds: Set = ["struct", "class", "enum", "protocol", "func", "typealias", "let", "var"]
    if index < tokens.count, kinds.contains(tokens[index].text) { index += 1 }
    guard index < tokens.count else { return }
    imports.append(tokens[index].text)
    index += 1
  }

  /// Remembers what has to hold for the tokens that follow.
  private mutating func readCondition(_ text: String) {
    let code = Self.withoutComment(text)
    let space = code.firstIndex { $0 == " " || $0 == "\t" || $0 == "(" } ?? code.endIndex
    let condition = String(code[space...])
    switch code[..<space] {
    case "#if": conditions.append([condition])
    case "#elseif", "#else":
      guard var branch = conditions.popLast(), let last = branch.popLast() else { return }
      branch.append("!(\(last))")
      if code[..<space] == "#elseif" { branch.append(condition) }
      conditions.append(branch)
    default: _ = conditions.popLast()
    }
  }

  private static func withoutComment(_ text: String) -> Substring {
    var end = text.endIndex
    for position in text.indices where text[position] == "/" {
      let next = text.index(after: position)
      if next < text.endIndex, text[next] == "/" || text[next] == "*" {
        end = position
        break
      }
    }
    return text[..<end]
  }

  private var allConditions: [String] { conditions.flatMap { $0 } }

  /// The index after the bracket that closes the one at an index, or the end of the file.
  private func end(of start: Int) -> Int {
    var depth = 0
    var position = start
    while position < tokens.count {
      switch tokens[position].text {
      case "{", "(", "[": depth += 1
      case "}", ")", "]":
        depth -= 1
        if depth == 0 { return position + 1 }
      default: break
      }
      position += 1
    }
    return tokens.count
  }

  private mutating func readMacro() {
    let start = index
    var position = index + 2
    var arguments = 0..<0
    if position < tokens.count, tokens[position].text == "(" {
      let close = end(of: position)
      arguments = position + 1..<max(position + 1, close - 1)
      position = close
    }
    if position < tokens.count, tokens[position].text == "{" { position = end(of: position) }
    let line = tokens[start].line
    var declaration = PreviewDeclaration(
      form: .macro(
        symbol: Self.symbol(path: path, line: line, words: tokens[start..<position])),
      line: line, conditions: allConditions)
    if let first = arguments.first, tokens[first].kind == .string {
      declaration.name = Self.value(of: tokens[first].text)
    }
    declaration.size = size(in: arguments)
    declaration.device = text(of: "previewDevice", in: start..<position)
    if let label = arguments.first(where: { tokens[$0].text == "arguments" }) {
      declaration.arguments = literalCount(at: label + 2)
    }
    declarations.append(declaration)
    index = position
  }

  /// What the traits or modifiers among some tokens say of the size.
  private func size(in range: Range<Int>) -> PreviewDeclaration.Size {
    var size = PreviewDeclaration.Size.device
    for position in range where tokens[position].kind == .word {
      switch tokens[position].text {
      case "sizeThatFitsLayout", "fixedLayout", "sizeThatFits", "fixed": size = .fitting
      case "landscapeLeft", "landscapeRight": if size == .device { size = .landscape }
      default: break
      }
    }
    return size
  }

  /// The literal that the last modifier of a name among some tokens is given, alone or in an initializer.
  private func text(of modifier: String, in range: Range<Int>) -> String? {
    guard let place = range.last(where: { tokens[$0].text == modifier }),
      place + 1 < range.upperBound,
      tokens[place + 1].text == "("
    else { return nil }
    let literals = (place + 2..<min(end(of: place + 1), range.upperBound)).filter {
      tokens[$0].kind == .string
    }
    return literals.count == 1 ? Self.value(of: tokens[literals[0]].text) : nil
  }

  /// How many elements an array literal has; 0 for anything else.
  private func literalCount(at start: Int) -> Int {
    guard start < tokens.count, tokens[start].text == "[" else { return 0 }
    let close = end(of: start) - 1
    var position = start + 1
    var count = 0
    var isElement = false
    while position < close {
      if tokens[position].text == "," {
        isElement = false
        position += 1
        continue
      }
      if !isElement { count += 1 }
      isElement = true
      position = ["{", "(", "["].contains(tokens[position].text) ? end(of: position) : position + 1
    }
    return count
  }

  /// The text of a literal of one line in which nothing is interpolated.
  private static func value(of literal: String) -> String? {
    guard literal.count >= 2, literal.first == "\"", literal.last == "\"",
      !literal.hasPrefix("\"\"\"")
    else { return nil }
    let text = literal.dropFirst().dropLast()
    guard !text.contains("\\(") else { return nil }
    return text.filter { $0 != "\\" }
  }

  // MARK: Providers

  private mutating func readType() {
    let start = index
    index += 1
    var position = index
    while position < tokens.count, tokens[position].text != "{" {
      // A word such as `class` that begins no declaration.
      if ["}", ";", "="].contains(tokens[position].text) { return }
      position += 1
    }
    guard position < tokens.count else { return }
    let header = tokens[index..<position]
    let body = position..<end(of: position)
    index = body.upperBound
    // `extension PreviewProvider` gives every provider something and is none itself.
    guard header.contains(where: { $0.text == "PreviewProvider" }), let name = header.first,
      name.text != "PreviewProvider"
    else { return }
    if isHidden(before: start) {
      declarations.append(
        PreviewDeclaration(
          form: .hidden(type: name.text), line: name.line, conditions: allConditions))
    } else {
      readViews(of: name, in: body)
    }
  }

  private func isHidden(before start: Int) -> Bool {
    guard start > 0 else { return false }
    return ["private", "fileprivate"].contains(tokens[start - 1].text)
      || start > 1 && tokens[start - 1].text == "final"
        && ["private", "fileprivate"].contains(tokens[start - 2].text)
  }

  private mutating func readViews(of type: SourceToken, in body: Range<Int>) {
    var views: [Range<Int>] = []
    if let property = body.first(where: { tokens[$0].text == "previews" }),
      let brace = (property..<body.upperBound).first(where: { tokens[$0].text == "{" })
    {
      views = statements(in: brace + 1..<end(of: brace) - 1)
      if views.count == 1, let only = views.first, tokens[only.lowerBound].text == "Group",
        only.lowerBound + 1 < only.upperBound, tokens[only.lowerBound + 1].text == "{"
      {
        let inner = only.lowerBound + 2..<end(of: only.lowerBound + 1) - 1
        let parts = statements(in: inner)
        // What is said of the group holds for its views.
        if parts.count > 1 {
          let whole = only
          let rest = inner.upperBound..<whole.upperBound
          return append(
            parts, of: type, size: size(in: rest), device: text(of: "previewDevice", in: rest))
        }
        views = [only]
      }
    }
    append(views, of: type, size: .device, device: nil)
  }

  private mutating func append(
    _ views: [Range<Int>], of type: SourceToken, size outer: PreviewDeclaration.Size,
    device: String?
  ) {
    // Declarations and branches are no views of their own: all that comes of them is one picture.
    let blocks: Set = ["let", "var", "return", "if", "switch", "for", "func", "ForEach"]
    let isCountable =
      views.count > 1
      && views.allSatisfy { !blocks.contains(tokens[$0.lowerBound].text) && !hasConditions($0) }
    var parts = views
    if !isCountable, let first = views.first, let last = views.last {
      parts = [first.lowerBound..<last.upperBound]
    }
    let count = max(parts.count, 1)
    for part in 0..<count {
      let range = part < parts.count ? parts[part] : 0..<0
      let inner = size(in: range)
      var declaration = PreviewDeclaration(
        form: .provider(type: type.text, part: part, count: count),
        size: inner == .device ? outer : inner,
        line: range.isEmpty ? type.line : tokens[range.lowerBound].line,
        conditions: allConditions)
      declaration.name = text(of: "previewDisplayName", in: range)
      declaration.device = text(of: "previewDevice", in: range) ?? device
      declarations.append(declaration)
    }
  }

  private func hasConditions(_ range: Range<Int>) -> Bool {
    range.contains { tokens[$0].kind == .condition }
  }

  /// The statements among some tokens: each begins on a line of its own, and none with a dot.
  private func statements(in range: Range<Int>) -> [Range<Int>] {
    var starts: [Int] = []
    var position = range.lowerBound
    var previous: SourceToken?
    while position < range.upperBound {
      let token = tokens[position]
      let continues = [".", "?", ":", ")", ",", "&", "|", "=", "{", "else"].contains(token.text)
      let isAfterJoin = previous.map { [",", "=", ".", "return", ":", "?"].contains($0.text) }
      let isAtStart = previous.map { $0.text == ";" || endLine(of: $0) < token.line } ?? true
      if !continues, token.text != ";", isAfterJoin != true, isAtStart { starts.append(position) }
      position = ["{", "(", "["].contains(token.text) ? end(of: position) : position + 1
      previous = tokens[max(position - 1, range.lowerBound)]
    }
    return starts.indices.map { number in
      starts[number]..<(number + 1 < starts.count ? starts[number + 1] : range.upperBound)
    }
  }

  private func endLine(of token: SourceToken) -> Int {
    token.line + token.text.utf8.filter { $0 == UInt8(ascii: "\n") }.count
  }
}

/// What `#Preview` becomes: a function that makes the preview, by a name that the list of its module's
/// previews knows.
public struct PreviewExpansion: Sendable {
  /// The function.
  public let source: String

  /// - Parameters:
  ///   - macro: the macro as it is written, with the space, comments and attributes before it.
  ///   - path: the module and the file's name, as in `#fileID`.
  ///   - line: the line that `macro` begins in.
  ///   - name: a name that nothing else has.
  public init?(of macro: String, path: String, line: Int, name: String) {
    let bytes = Array(macro.utf8)
    let tokens = SourceLexer.tokens(of: bytes)
    guard
      let start = tokens.indices.first(where: {
        tokens[$0].text == "#" && $0 + 1 < tokens.count && tokens[$0 + 1].text == "Preview"
      })
    else { return nil }
    func text(_ range: Range<Int>) -> String {
      String(decoding: bytes[range], as: UTF8.self)
    }
    let symbol = SourcePreviews.symbol(
      path: path, line: line + SourcePreviews.lineOffset(in: macro), source: macro)
    let head = tokens[start + 1].range.upperBound
    var call = "_Preview" + text(head..<bytes.count)
    var state = ""
    if let brace = Self.body(of: tokens, after: start + 2),
      let view = Self.stateful(tokens, bytes: bytes, brace: brace)
    {
      state = view
      let open = tokens[brace].range.lowerBound
      call = "_Preview" + text(head..<open) + "{ _PreviewOfState() }"
    }
    source = """
      @MainActor @_silgen_name("\(symbol)")
      func \(name)() -> _Preview {
      \(state)
      return \(call)
      }
      """
  }

  /// The index of the brace that opens the macro's closure.
  private static func body(of tokens: [SourceToken], after start: Int) -> Int? {
    var depth = 0
    for index in tokens.indices.dropFirst(start) {
      switch tokens[index].text {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{" where depth == 0: return index
      default: break
      }
    }
    return nil
  }

  /// A view with the properties that a preview declares as its own, which keep what is written to them.
  private static func stateful(
    _ tokens: [SourceToken], bytes: [UInt8], brace: Int
  ) -> String? {
    var properties = ""
    var position = tokens[brace].range.upperBound
    var rest = ""
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    var index = brace + 1
    while index + 1 < tokens.count {
      guard tokens[index].text == "@", tokens[index + 1].text == "Previewable" else {
        index += 1
        continue
      }
      // Up to the first token of another line at the same depth that does not continue it.
      var end = index + 2
      var depth = 0
      var isNamed = false
      while end < tokens.count {
        let token = tokens[end]
        let opens = ["{", "(", "["].contains(token.text)
        let closes = ["}", ")", "]"].contains(token.text)
        if depth == 0, closes || token.text == ";" { break }
        if depth == 0, isNamed, token.line > lastLine(of: tokens[end - 1]),
          ![".", "=", "?", ":", "+", "{"].contains(token.text),
          ![".", "=", "?", ":", "+", ","].contains(tokens[end - 1].text)
            || isOptionalMark(tokens, end - 1)
        {
          break
        }
        if opens { depth += 1 }
        if closes { depth -= 1 }
        if end > index + 2, ["var", "let"].contains(tokens[end - 1].text) { isNamed = true }
        end += 1
      }
      rest += text(position..<tokens[index].range.lowerBound)
      let last = tokens[end - 1].range.upperBound
      properties += text(tokens[index + 1].range.upperBound..<last) + "\n"
      if end < tokens.count, tokens[end].text == ";" { end += 1 }
      position = tokens[end - 1].range.upperBound
      index = end
    }
    guard !properties.isEmpty, let close = tokens.last?.range.lowerBound else { return nil }
    rest += text(position..<max(position, close))
    return """
      struct _PreviewOfState: View {
      \(properties)
      var body: some View {
      \(rest)
      }
      }
      """
  }

  /// Whether a token is the mark of an optional type, which is behind its name without a space.
  private static func isOptionalMark(_ tokens: [SourceToken], _ index: Int) -> Bool {
    tokens[index].text == "?"
      && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
  }

  private static func lastLine(of token: SourceToken) -> Int {
    token.line + token.text.utf8.filter { $0 == UInt8(ascii: "\n") }.count
  }
}

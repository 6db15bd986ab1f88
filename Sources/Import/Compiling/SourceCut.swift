import SwiftSource

/// Takes out of a file what does not compile, so that the rest of it does. Lines stay where they are.
///
/// In the body of a view a modifier with an error goes alone, and a labelled placeholder stands for a view with an
/// error. In code that returns nothing the statement goes. What returns a value goes as a whole, as does what has an error outside of its braces: a value
/// is never made up, and an argument goes with the property that it is for. The closure of a preview is a body of a view; it goes whole where nothing but a placeholder would
/// remain. A type loses a conformance that the compiler cannot write for it, or one to what is not here.
struct SourceCut {
  /// Something that is taken out.
  struct Piece: Equatable {
    /// Where the error is.
    var line: Int
    /// What is taken out, in a few words.
    var name: String
    /// The names that are not declared any more.
    var gone: Set<String> = []
    fileprivate var range: Range<Int>
    fileprivate var text = ""
  }

  /// In how many rounds a member may lose statements before all of its code goes.
  private static let patience = 4

  private let bytes: [UInt8]
  private let outline: SourceOutline
  /// Properties that are not declared any more.
  private let removed: Set<String>

  init(_ bytes: [UInt8], removed: Set<String> = []) {
    self.bytes = bytes
    self.removed = removed
    outline = SourceOutline(bytes)
  }

  /// The properties of types that go because of errors.
  func properties(with errors: [Diagnostics.Message]) -> Set<String> {
    let starts = lineStarts
    var names: Set<String> = []
    for error in errors {
      guard let path = token(of: error, starts).map(outline.path), path.count > 1,
        let last = path.last, ["let", "var"].contains(last.keyword), last.body == nil
      else { continue }
      names.insert(last.name)
    }
    return names
  }

  /// The file without what has the errors.
  ///
  /// - Parameters:
  ///   - errors: errors in the file.
  ///   - tries: in how many rounds something was taken out of a member, by its line.
  /// - Returns: `nil` where nothing of the file would remain, or an error is in no declaration.
  func without(
    _ errors: [Diagnostics.Message], tries: inout [Int: Int]
  ) -> (bytes: [UInt8], pieces: [Piece?])? {
    let starts = lineStarts
    // Several errors of a member are one try.
    let before = tries
    var pieces: [Piece] = []
    for error in errors {
      guard let token = token(of: error, starts),
        let piece = piece(around: token, of: error, before: before, tries: &tries)
      else { return nil }
      pieces.append(piece)
    }
    // What is in another piece goes with that.
    var chosen: [Piece] = []
    for piece in pieces.sorted(by: { $0.range.count > $1.range.count })
    where !chosen.contains(where: { $0.range.overlaps(piece.range) }) {
      chosen.append(piece)
    }
    chosen.sort { $0.range.lowerBound < $1.range.lowerBound }
    guard chosen.allSatisfy({ isBalanced($0.range) }) else { return nil }
    var result: [UInt8] = []
    var position = 0
    for piece in chosen {
      let range = span(piece.range)
      result += bytes[position..<range.lowerBound]
      result += Array(piece.text.utf8)
      result += bytes[range].filter { $0 == UInt8(ascii: "\n") }
      position = range.upperBound
    }
    result += bytes[position...]
    guard SourceOutline(result).declarations.contains(where: { $0.keyword != "import" }) else {
      return nil
    }
    return (result, pieces.map { piece in chosen.contains(piece) ? piece : nil })
  }

  // MARK: What goes

  private func piece(
    around token: Int, of error: Diagnostics.Message, before: [Int: Int], tries: inout [Int: Int]
  ) -> Piece? {
    let line = error.line
    let path = outline.path(to: token)
    if let preview = path.first(where: isPreview) {
      return part(of: preview, path, around: token, line, before: before, tries: &tries)
        ?? whole(preview, line)
    }
    guard let last = path.last, last.keyword != "import" else { return nil }
    if last.isType, let piece = conformance(of: last, at: token, error) { return piece }
    if last.keyword == "init" || !last.head.contains(token) || last.body == nil,
      let argument = outline.argument(labelled: removed, around: token, in: last.range)
    {
      let label = argument.first { removed.contains(outline.tokens[$0].text) } ?? token
      return Piece(line: line, name: "\(outline.tokens[label].text):", range: argument)
    }
    guard !last.isType, let code = last.body, code.contains(token) else { return whole(last, line) }
    let head = outline.tokens[last.head].map(\.text)
    let isView = zip(head, head.dropFirst()).contains { $0 == ("some", "View") }
    let returnsNothing = last.keyword == "func" && !returnsValue(head)
    guard isView || returnsNothing || ["init", "deinit"].contains(last.keyword) else {
      return whole(last, line)
    }
    let member = outline.tokens[last.range.lowerBound].line
    let count = before[member, default: 0]
    tries[member] = count + 1
    if count < Self.patience,
      let piece = statement(
        around: token, in: code, isView: isView, isLast: count == Self.patience - 1, line)
    {
      return piece
    }
    // All of the code goes once.
    tries[member] = Self.patience + 1
    guard count <= Self.patience, last.keyword != "init" else { return whole(last, line) }
    let name = "\(last.keyword) \(last.name)"
    return Piece(
      line: line, name: name, range: code, text: isView ? Self.placeholder(name) : "")
  }

  /// What goes of a preview that still shows something without it.
  private func part(
    of preview: SourceOutline.Declaration, _ path: [SourceOutline.Declaration], around token: Int,
    _ line: Int, before: [Int: Int], tries: inout [Int: Int]
  ) -> Piece? {
    guard let last = path.last, last.name == "Preview" || last.name == "previews",
      let code = last.body, code.contains(token)
    else { return nil }
    let member = outline.tokens[last.range.lowerBound].line
    let count = before[member, default: 0]
    tries[member] = count + 1
    guard count < Self.patience,
      let piece = statement(around: token, in: code, isView: true, isLast: false, line)
    else { return nil }
    let isValue = { (start: Int) in ["let", "var"].contains(outline.tokens[start].text) }
    let starts = outline.statements(in: code).map(\.lowerBound)
    guard starts.contains(piece.range.lowerBound), !isValue(piece.range.lowerBound) else {
      return piece
    }
    return starts.filter { !isValue($0) && outline.tokens[$0].text != "@" }.count > 1 ? piece : nil
  }

  private func isPreview(_ declaration: SourceOutline.Declaration) -> Bool {
    if declaration.keyword == "#" { return declaration.name == "Preview" }
    return declaration.isType
      && outline.tokens[declaration.head].contains { $0.text == "PreviewProvider" }
  }

  /// Whether a function's arguments are followed by an arrow.
  private func returnsValue(_ head: [String]) -> Bool {
    var depth = 0
    for (word, next) in zip(head, head.dropFirst()) {
      if word == "(" { depth += 1 }
      if word == ")" { depth -= 1 }
      if depth == 0, word == "-", next == ">" { return true }
    }
    return false
  }

  /// What a type has to say for a protocol, the first of which goes, where the compiler writes what that needs.
  private static let synthesised = [
    "Equatable": ["Equatable", "Hashable", "Comparable"], "Hashable": ["Hashable"],
    "Encodable": ["Encodable", "Codable"], "Decodable": ["Decodable", "Codable"],
  ]

  /// What a type says to be, where that is not here or an error says that it is unfounded.
  private func conformance(
    of type: SourceOutline.Declaration, at token: Int, _ error: Diagnostics.Message
  ) -> Piece? {
    let inherited = outline.inherited(by: type)
    var index = token
    if error.text.contains(Diagnostics.unfounded) {
      let words = Self.synthesised[Diagnostics.names(in: error.text).last ?? ""] ?? []
      let places = words.map { word in inherited.first { outline.tokens[$0].text == word } }
      guard let place = places.compactMap(\.self).first else { return nil }
      index = place
    } else if !error.text.hasPrefix("cannot find type") || !inherited.contains(token) {
      return nil
    }
    // With the comma or the colon before it, and the comma after it where it is the first of several.
    var start = index
    while outline.tokens[start - 2].text == "@" { start -= 2 }
    let before = outline.tokens[start - 1].text
    // A damaged file may end here.
    guard index + 1 < outline.tokens.count else { return nil }
    let after = outline.tokens[index + 1].text
    guard [":", ","].contains(before), after != ".", after != "&" else { return nil }
    let isFirst = before == ":" && after == ","
    return Piece(
      line: error.line, name: "\(type.keyword) \(type.name): \(outline.tokens[index].text)",
      gone: [type.name], range: isFirst ? start..<index + 2 : start - 1..<index + 1)
  }

  private func whole(_ declaration: SourceOutline.Declaration, _ line: Int) -> Piece {
    let word = declaration.keyword == "#" ? "#" : declaration.keyword + " "
    let facts = SourceFacts(Array(bytes[span(declaration.range)]))
    return Piece(
      line: line, name: word + declaration.name, gone: facts.declared,
      range: outline.withSeparator(declaration.range))
  }

  /// The innermost statement around a token, or only a modifier in it.
  ///
  /// - Parameter isLast: whether all of the code goes next time: the statement goes as a whole.
  private func statement(
    around token: Int, in code: Range<Int>, isView: Bool, isLast: Bool, _ line: Int
  ) -> Piece? {
    var code = code
    var found: Range<Int>?
    // Whether the code lists views.
    var listsViews = isView
    while let next = outline.statements(in: code).first(where: { $0.contains(token) }) {
      found = next
      guard let block = outline.blocks(in: next).first(where: { $0.contains(token) }) else { break }
      listsViews = listsViews && isBuilder(block, in: next)
      code = block
    }
    guard let found else { return nil }
    let words = outline.tokens[found].map(\.text)
    let isReturn = words[0] == "return"
    let view = words.dropFirst(isReturn ? 1 : 0)
    let isCall =
      view.first?.first?.isUppercase == true && ["(", "{", "<"].contains(view.dropFirst().first)
    let name = isCall ? view.first ?? "" : summary(of: found)
    guard listsViews, !["let", "var", "func", "defer"].contains(words[0]) else {
      return Piece(line: line, name: name, range: found)
    }
    var isWhole = isLast || !isCall
    if !isLast, !Self.branches.contains(words[0]),
      let modifier = outline.modifier(around: token, in: found)
    {
      let name = outline.tokens[modifier.lowerBound + 1].text
      if Self.providers.contains(name) || name == Self.leftOutModifier {
        isWhole = true
      } else {
        let text = ".\(Self.leftOutModifier)(\(Importer.literal(name)))"
        return Piece(line: line, name: ".\(name)", range: modifier, text: text)
      }
    }
    // A placeholder that does not compile either is no help.
    if view.starts(with: ["SwiftUI", ".", "LeftOutView"]) { return nil }
    let text = (isReturn ? "return " : "") + Self.placeholder(name)
    let range = isWhole ? found : outline.withoutModifiers(found)
    return Piece(line: line, name: name, range: range, text: text)
  }

  /// Whether a block in a statement lists views, by what it is given to.
  private func isBuilder(_ block: Range<Int>, in statement: Range<Int>) -> Bool {
    let tokens = outline.tokens
    if Self.branches.contains(tokens[statement.lowerBound].text) { return true }
    var index = block.lowerBound - 2
    guard index >= statement.lowerBound else { return true }
    if tokens[index].text == ":" {
      return Self.viewLabels.contains(tokens[max(index - 1, statement.lowerBound)].text)
    }
    if tokens[index].text == ")" {
      var depth = 0
      while index > statement.lowerBound {
        if tokens[index].text == ")" { depth += 1 }
        if tokens[index].text == "(" { depth -= 1 }
        index -= 1
        if depth == 0 { break }
      }
    }
    let callee = tokens[index].text
    return Self.viewModifiers.contains(callee)
      || callee.first?.isUppercase == true && !["Button", "Task"].contains(callee)
  }

  private static let branches: Set = ["if", "switch", "for"]
  /// Labels of closures that list views.
  private static let viewLabels: Set = [
    "label", "content", "header", "footer", "icon", "title", "actions", "message", "destination",
    "sidebar", "detail", "placeholder", "currentValueLabel", "minimumValueLabel",
    "maximumValueLabel", "overlay", "background", "preview", "description",
  ]
  /// Modifiers whose closures list views.
  private static let viewModifiers: Set = [
    "overlay", "background", "mask", "toolbar", "sheet", "fullScreenCover", "popover", "inspector",
    "contextMenu", "swipeActions", "tabItem", "safeAreaInset", "alert", "confirmationDialog",
    "navigationDestination", "else",
  ]

  /// Modifiers without which what is in the view would stop.
  private static let providers: Set = [
    "environment", "environmentObject", "modelContainer", "modelContext",
  ]

  /// The modifier that stands for one that does not compile.
  private static let leftOutModifier = "leftOutModifier"

  private static func placeholder(_ name: String) -> String {
    "SwiftUI.LeftOutView(\(Importer.literal(name)))"
  }

  /// The beginning of some tokens, without what stands in them for modifiers.
  private func summary(of range: Range<Int>) -> String {
    var text = String(
      decoding: bytes[span(range)].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    while let start = text.firstRange(of: ".\(Self.leftOutModifier)(\""),
      let end = text[start.upperBound...].firstRange(of: "\")")
    {
      text.removeSubrange(start.lowerBound..<end.upperBound)
    }
    return String(decoding: text.utf8.prefix(60), as: UTF8.self).filter { $0 != "\u{FFFD}" }
  }

  // MARK: Places

  private func token(of error: Diagnostics.Message, _ starts: [Int]) -> Int? {
    guard error.line <= starts.count, error.line > 0 else { return nil }
    return outline.token(at: starts[error.line - 1] + max(0, error.column - 1))
  }

  /// The offsets at which lines begin.
  private var lineStarts: [Int] {
    [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  private func span(_ range: Range<Int>) -> Range<Int> {
    outline.tokens[range.lowerBound].range
      .lowerBound..<outline.tokens[range.upperBound - 1].range.upperBound
  }

  /// Whether conditions that begin in some tokens end there.
  private func isBalanced(_ range: Range<Int>) -> Bool {
    var depth = 0
    for token in outline.tokens[range] where token.kind == .condition {
      if token.text.hasPrefix("#if") {
        depth += 1
      } else if token.text.hasPrefix("#endif") {
        depth -= 1
        if depth < 0 { return false }
      } else if depth == 0 {
        return false
      }
    }
    return depth == 0
  }
}

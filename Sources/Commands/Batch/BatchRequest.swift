import Audit
import Components
import Foundation

/// A line of a batch, as it was read.
struct BatchRequest {
  enum Action {
    case job(BatchTask, seconds: Double?, titled: String)
    /// Gives up the job with an id.
    case cancel(BatchID)
    /// Tells which stories there are.
    case list
  }

  var id: BatchID
  var action: Action
}

/// What a client calls a request: a text or a whole number, given back as it was.
struct BatchID: Hashable, Sendable {
  /// As JSON.
  let text: String

  private static let longest = 200

  init(_ value: JSONValue) throws(DocumentError) {
    let isText = value.string.map { (1...Self.longest).contains($0.utf8.count) } ?? false
    guard isText || value.integer != nil else {
      throw value.wrongKind(
        expected: "a text of 1 to \(Self.longest) bytes or a whole number")
    }
    var json = JSONWriter()
    if let number = value.integer { json.value(number) } else { json.value(value.string ?? "") }
    text = json.text
  }
}

/// Reads the lines of a batch.
struct BatchReader {
  /// The longest line that is read, in bytes.
  static let longestLine = 16_000_000
  /// What a document may be nested by, and the request around it.
  private static let limits = JSONLimits(
    byteCount: longestLine, depth: JSONLimits.document.depth + 2)

  /// The words by which a request says what it wants.
  static let operations = jobs + ["list", "cancel"]
  /// Those that workers do.
  static let jobs = [
    "render", "matrix", "audit", "tree", "speech", "diff", "compare", "treediff",
  ]
  private static let storyKeys = [
    "story", "document", "appearance", "seconds", "megabytes", "budget",
  ]
  private static let pictureKeys = ["format", "as", "longestSide"]
  /// The members that a request may have beside `id` and `op`, by the operation.
  static let keys: [String: [String]] = [
    "render": storyKeys + pictureKeys + ["overlay"],
    "matrix": storyKeys + pictureKeys + ["axes"],
    "audit": storyKeys + ["profile", "rules", "format"],
    "tree": storyKeys + ["stage", "format", "node", "depth"],
    "speech": storyKeys + ["reader", "format"],
    "diff": ["expected", "actual", "seconds", "megabytes"],
    "compare": storyKeys + pictureKeys + ["against"], "treediff": storyKeys + ["against"],
    "list": [], "cancel": ["job"],
  ]
  /// The members that a request must have beside these and its story.
  static let needed = [
    "diff": ["expected", "actual"], "cancel": ["job"], "matrix": ["axes"],
    "compare": ["against"], "treediff": ["against"],
  ]

  /// The folder that documents and pictures are below.
  var root: String
  /// Where pictures go; `nil` has no folder.
  var folder: String?
  /// The most megabytes of a job.
  var megabytes: Int
  /// What a request gets that does not say how: for programs JSON and whole pictures, for agents
  /// short texts, and pictures of at most so many pixels a side.
  var agentSide: Int?
  /// Where pictures of goldens are that are only hashes here.
  var goldens: GoldenStore?
  /// Where pictures are that were drawn before; `nil` draws.
  var cache: SnapshotCache?

  private var words: OutputFormat { agentSide == nil ? .json : .text }

  /// What the line says, or why it says nothing and for which id.
  func read(_ line: [UInt8]) -> Result<BatchRequest, BatchRefusal> {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONDocument(parsing: line, limits: Self.limits).root
    } catch {
      return .failure(BatchRefusal(id: nil, error: DocumentError(error)))
    }
    let id = value["id"].flatMap { try? BatchID($0) }
    do throws(DocumentError) {
      return .success(try request(value))
    } catch {
      return .failure(BatchRefusal(id: id, error: error))
    }
  }

  private func request(_ value: JSONValue) throws(DocumentError) -> BatchRequest {
    guard value.kind == .object else {
      throw value.wrongKind(expected: "a request: an object with \"id\" and \"op\"")
    }
    let id = try BatchID(try value.needed("id", "a text or a whole number"))
    let op = try value.needed("op", list(Self.operations, conjunction: "or"))
    let name = try op.word(of: Self.operations, kind: "operation")
    try value.checkKeys(["id", "op"] + (Self.keys[name] ?? []), of: "a request to \(name)")
    switch name {
    case "list": return BatchRequest(id: id, action: .list)
    case "cancel":
      let job = try BatchID(try value.needed("job", "the id of a request"))
      return BatchRequest(id: id, action: .cancel(job))
    default:
      let (task, seconds) = try job(name, value)
      return BatchRequest(
        id: id, action: .job(task, seconds: seconds, titled: "\(name) \(id.text)"))
    }
  }

  /// What a worker is to do, as the members of a request say it.
  func job(_ name: String, _ value: JSONValue) throws(DocumentError) -> (BatchTask, Double?) {
    for key in Self.needed[name] ?? [] { _ = try value.needed(key, "what \(name) needs") }
    let seconds = try value.number("seconds", in: 0.01...86_400)
    let task = BatchTask(
      operation: try operation(name, value),
      story: name == "diff" ? nil : try reference(name, value),
      flags: try flags(value["appearance"]),
      megabytes: try value.number(
        "megabytes",
        in: Double(WorkerLimits.memoryRange.lowerBound)...Double(megabytes)
      ).map { Int($0) } ?? megabytes,
      budget: try value.number("budget", in: 0.000_001...1_000_000), goldens: goldens,
      cache: seconds.flatMap { cache?.within(seconds: $0) } ?? cache)
    return (task, seconds)
  }

  private func operation(
    _ name: String, _ value: JSONValue
  ) throws(DocumentError) -> BatchOperation {
    switch name {
    case "render": return .render(try picture(value), try choices(value, "overlay") ?? [])
    case "matrix":
      let axes: [MatrixAxis] = try choices(value, "axes") ?? []
      if axes.count > 1, axes.contains(.variants), let place = value["axes"] {
        throw DocumentError(
          at: place, .notAllowed("the story's variants already say what varies"))
      }
      return .matrix(try picture(value), axes)
    case "audit":
      return .audit(
        try value.choice("profile") ?? .hig, try choices(value, "rules") ?? AuditRule.standard,
        try value.choice("format") ?? words)
    case "tree":
      let stage: TreeStage = try value.choice("stage") ?? .placed
      let isPlain = stage == .resolved || stage == .display
      let usual: BatchTreeForm = agentSide == nil ? .json : .outline
      let form: BatchTreeForm =
        try value.choice("format")
        ?? (isPlain || stage == .layout && usual == .outline ? .text : usual)
      if form == .json && isPlain || form == .outline && stage != .placed,
        let place = value["format"] ?? value["stage"]
      {
        throw DocumentError(
          at: place, .notAllowed("the stage \(stage.rawValue) is not given as \(form.rawValue)"))
      }
      let depth = try value.number("depth", in: 1...1_000).map { Int($0) }
      let node = try value["node"]?.text(what: "the path of a node")
      if node != nil || depth != nil, form != .outline, let place = value["node"] ?? value["depth"]
      {
        throw DocumentError(at: place, .notAllowed("only an outline shows a part of a tree"))
      }
      return .tree(stage, form, TreePart(node: node, depth: depth))
    case "speech":
      return .speech(
        try value.choice("reader") ?? .voiceOver, try value.choice("format") ?? words)
    case "compare": return .compare(try other(value), try picture(value))
    case "treediff": return .treediff(try other(value))
    default:
      return .diff(try path(value, "expected"), try path(value, "actual"))
    }
  }

  private func picture(_ value: JSONValue) throws(DocumentError) -> BatchPicture {
    let isText = try value.choice("as", of: ["file", "base64"])
    if isText == "file", folder == nil, let place = value["as"] {
      throw DocumentError(
        at: place, .notAllowed("there is no folder for pictures: start with --output DIR"))
    }
    let side = try value.number("longestSide", in: 16...Double(agentSide ?? 16_384))
    return BatchPicture(
      format: try value.choice("format") ?? .png, folder: isText == "base64" ? nil : folder,
      longestSide: side.map { Int($0) } ?? agentSide)
  }

  private func other(_ value: JSONValue) throws(DocumentError) -> BatchOther {
    let other = try value.needed("against", "\"golden\", or an object that names a picture")
    if other.string == "golden" { return .golden }
    guard other.kind == .object else {
      throw other.wrongKind(expected: "\"golden\", or an object that names a picture")
    }
    try other.checkKeys(["story", "document", "appearance"], of: "what is compared with")
    return .story(
      try reference("compare", other), flags: try flags(other["appearance"]))
  }

  private func choices<Choice: CaseIterable & RawRepresentable<String>>(
    _ value: JSONValue, _ key: String
  ) throws(DocumentError) -> [Choice]? {
    guard let list = value[key] else { return nil }
    var found: [Choice] = []
    guard list.kind == .array else { throw list.wrongKind(expected: "an array of words") }
    for element in list.elements {
      let choice: Choice = try element.choice(kind: key)
      if !found.contains(where: { $0.rawValue == choice.rawValue }) { found.append(choice) }
    }
    guard !found.isEmpty else { throw list.wrongKind(expected: "an array with a word or more") }
    return found
  }

  private func reference(
    _ name: String, _ value: JSONValue
  ) throws(DocumentError) -> StoryReference {
    switch (value["story"], value["document"]) {
    case (let story?, nil):
      guard let id = story.string else { throw story.wrongKind(expected: "the id of a story") }
      return StoryReference(story: id, document: nil, text: nil)
    case (nil, let document?):
      var reference: StoryReference
      if document.kind == .object {
        // As if it lay in the root, so that it may name files from there.
        reference = StoryReference(
          story: "", document: place("document.json"), text: Data(document.text))
      } else {
        reference = StoryReference(story: "", document: try path(value, "document"), text: nil)
      }
      reference.root = root
      return reference
    default:
      throw DocumentError(
        at: value, .notAllowed("a request to \(name) needs either \"story\" or \"document\""))
    }
  }

  // MARK: Appearance

  /// The flags of an appearance, by the names that they have as members of JSON.
  static let appearance: [(name: String, option: OptionManual)] =
    AppearanceOptions.options.map { option in
      let words = option.name.dropFirst(2).split(separator: "-")
      let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
      return ((words.prefix(1).map(String.init) + rest).joined(), option)
    }

  /// An appearance as flags: the name of a variant, or an object with a member for every flag.
  private func flags(_ value: JSONValue?) throws(DocumentError) -> [String] {
    guard let value else { return [] }
    if let name = value.string { return ["--variant=\(name)"] }
    guard value.kind == .object else {
      throw value.wrongKind(expected: "the name of a variant, or an object")
    }
    let table = Self.appearance
    try value.checkKeys(table.map(\.name), of: "an appearance")
    var flags: [String] = []
    for member in value.members {
      guard let entry = table.first(where: { $0.name == member.key }) else { continue }
      let name = entry.option.name
      // What may be given several times may be an array.
      if entry.option.repeats, member.value.kind == .array {
        for element in member.value.elements {
          guard let text = element.string else { throw element.wrongKind(expected: "a text") }
          flags.append("\(name)=\(text)")
        }
        continue
      }
      switch entry.option.value {
      case .none:
        guard let isOn = member.value.boolean else {
          throw member.value.wrongKind(expected: "true or false")
        }
        if isOn { flags.append(name) }
      case .number, .integer:
        guard let number = member.value.number else {
          throw member.value.wrongKind(expected: "a number")
        }
        flags.append("\(name)=\(JSONWriter.numberText(number))")
      case .file:
        flags.append("\(name)=\(try path(value, member.key))")
      case .text, .choice, .choices:
        guard let text = member.value.string else {
          throw member.value.wrongKind(expected: "a text")
        }
        flags.append("\(name)=\(text)")
      }
    }
    return flags
  }

  // MARK: Paths

  func place(_ path: String) -> String { root == "." ? path : "\(root)/\(path)" }

  /// A path as requests write it.
  func below(_ path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.utf8.count + 1)) : path
  }

  /// A path below the root.
  private func path(_ value: JSONValue, _ key: String) throws(DocumentError) -> String {
    try path(try value.needed(key, "the path of a file"))
  }

  /// A path below the root.
  func path(_ value: JSONValue) throws(DocumentError) -> String {
    guard let path = value.string, !path.isEmpty else {
      throw value.wrongKind(expected: "the path of a file")
    }
    let place = place(path)
    guard !path.hasPrefix("/"), FileSystem.isInside(place, root) else {
      throw DocumentError(
        at: value, .notAllowed("\(messageQuoted(path)) is no path inside of the folder \(root)"))
    }
    return place
  }
}

/// Why a line was refused.
struct BatchRefusal: Error {
  /// The request, where the line says which one it is.
  var id: BatchID?
  var error: DocumentError
}

extension JSONValue {
  fileprivate func text(what: String) throws(DocumentError) -> String {
    guard let text = string, !text.isEmpty else { throw wrongKind(expected: what) }
    return text
  }

  func needed(_ key: String, _ expected: String) throws(DocumentError) -> JSONValue {
    guard let value = self[key] else {
      throw DocumentError(at: self, .missingKey(key, of: "a request", expected: expected))
    }
    return value
  }

  fileprivate func word(of known: [String], kind: String) throws(DocumentError) -> String {
    guard let word = string else { throw wrongKind(expected: list(known, conjunction: "or")) }
    guard known.contains(word) else { throw unknownName(word, kind: kind, known: known) }
    return word
  }

  fileprivate func choice(_ key: String, of known: [String]) throws(DocumentError) -> String? {
    try self[key]?.word(of: known, kind: key)
  }

  fileprivate func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ key: String
  ) throws(DocumentError) -> Choice? {
    guard let value = self[key] else { return nil }
    return try value.choice(kind: key) as Choice
  }

  fileprivate func choice<Choice: CaseIterable & RawRepresentable<String>>(
    kind: String
  ) throws(DocumentError) -> Choice {
    let known = Choice.allCases.map(\.rawValue)
    let word = try word(of: known, kind: kind)
    guard let choice = Choice(rawValue: word) else {
      throw unknownName(word, kind: kind, known: known)
    }
    return choice
  }

  func number(
    _ key: String, in range: ClosedRange<Double>
  ) throws(DocumentError) -> Double? {
    guard let value = self[key] else { return nil }
    let (least, most) = (
      JSONWriter.numberText(range.lowerBound), JSONWriter.numberText(range.upperBound)
    )
    guard let number = value.number else { throw value.wrongKind(expected: "a number") }
    guard range.contains(number) else {
      throw DocumentError(
        at: value, .outOfRange(value.found, expected: "a number from \(least) to \(most)"))
    }
    return number
  }
}

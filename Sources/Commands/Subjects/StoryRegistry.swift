import Components

/// The stories of a tool, checked once, and the ways to choose among them.
@MainActor
struct StoryRegistry {
  let stories: [Story]
  /// How much work a picture of each may ask for.
  let budget: RenderBudget

  init(stories: [Story], budget: RenderBudget = .standard) {
    self.budget = budget
    self.stories =
      budget == .standard
      ? stories
      : stories.map { story in
        var story = story
        story.budget = budget
        return story
      }
  }

  /// The one story or document that an operand names: an id of the registry, a file, or `-`.
  func subject(_ operand: String) throws(CommandFailure) -> Subject {
    if operand == "-" { return try document("-") }
    if let story = stories.first(where: { $0.id == operand }) {
      return Subject(story: story, origin: .registry)
    }
    if FileSystem.isFolder(operand) {
      throw CommandFailure(
        .missingInput, "\(operand) is a folder", advice: "Name one document in it.")
    }
    guard FileSystem.exists(operand) else { throw unknown(operand) }
    return try document(operand)
  }

  /// All that the operands choose, in the order of the registry and of the operands: ids, patterns with
  /// `*`, files and folders of documents. No operand chooses the whole registry.
  func subjects(_ operands: [String]) throws(CommandFailure) -> [Subject] {
    guard !operands.isEmpty else {
      return stories.map { Subject(story: $0, origin: .registry) }
    }
    var chosen: [Subject] = []
    for operand in operands {
      let found = try subjects(matching: operand)
      for subject in found where !chosen.contains(where: { $0.isSame(as: subject) }) {
        chosen.append(subject)
      }
    }
    return chosen
  }

  private func subjects(matching operand: String) throws(CommandFailure) -> [Subject] {
    switch try choice(operand) {
    case .stories(let stories): return stories.map { Subject(story: $0, origin: .registry) }
    case .documents(let paths):
      var subjects: [Subject] = []
      for path in paths { subjects.append(try document(path)) }
      return subjects
    }
  }

  /// Reads a document from a file, or from standard input for `-`.
  ///
  /// - Parameter note: told of every file that the document names, as a path from here.
  func document(
    _ path: String, noting note: @escaping (String) -> Void = { _ in }
  ) throws(CommandFailure) -> Subject {
    var subject = try Subject.document(path, noting: note)
    subject.story.budget = budget
    return subject
  }

  /// What an operand chooses, documents not yet read.
  enum Choice {
    case stories([Story])
    case documents([String])
  }

  /// - Parameter isDocument: whether a JSON file in a folder is meant as a document.
  func choice(
    _ operand: String,
    isDocument: (String) throws(CommandFailure) -> Bool = Subject.mayBeDocument
  ) throws(CommandFailure) -> Choice {
    if operand == "-" { return .documents(["-"]) }
    let matching = stories.filter { StoryPattern(operand).matches($0.id) }
    if !matching.isEmpty { return .stories(matching) }
    if FileSystem.isFolder(operand) {
      let paths = try documents(in: operand, where: isDocument)
      guard !paths.isEmpty else {
        throw CommandFailure(.missingInput, "the folder \(operand) has no documents (*.json)")
      }
      return .documents(paths)
    }
    guard FileSystem.exists(operand) else { throw unknown(operand) }
    return .documents([operand])
  }

  /// The documents in a folder and those below it, sorted; `Snapshots` and hidden folders are left out.
  private func documents(
    in folder: String, where isDocument: (String) throws(CommandFailure) -> Bool
  ) throws(CommandFailure) -> [String] {
    var paths: [String] = []
    for name in try FileSystem.names(inFolder: folder) {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if FileSystem.isFolder(path) {
        if name != "Snapshots", !name.hasPrefix(".") {
          paths += try documents(in: path, where: isDocument)
        }
      } else if name.hasSuffix(".json"), try isDocument(path) {
        paths.append(path)
      }
    }
    return paths
  }

  private func unknown(_ operand: String) -> CommandFailure {
    let ids = stories.map(\.id)
    var message = "there is no story or document '\(operand)'"
    if let nearest = nearestName(to: operand, in: ids) ?? nearestFile(to: operand) {
      message += "; did you mean '\(nearest)'?"
    }
    return CommandFailure(.missingInput, message, advice: "'list' shows all stories.")
  }

  /// The document in the same folder that is most likely meant.
  private func nearestFile(to path: String) -> String? {
    let folder = FileSystem.parent(of: path)
    guard let name = path.split(separator: "/").last.map(String.init),
      let names = try? FileSystem.names(inFolder: folder),
      let nearest = nearestName(to: name, in: names.filter { $0.hasSuffix(".json") })
    else { return nil }
    return folder == "." ? nearest : "\(folder)/\(nearest)"
  }
}

extension Subject {
  fileprivate func isSame(as other: Subject) -> Bool {
    id == other.id && origin == other.origin
  }
}

/// A story id in which `*` stands for any characters; a pattern without one also means all stories
/// below it, as `button` means `button/primary`.
struct StoryPattern {
  private let parts: [[UInt8]]
  private let text: String

  init(_ text: String) {
    self.text = text
    parts = text.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
      .map(Array.init)
  }

  func matches(_ id: String) -> Bool {
    guard let first = parts.first, let last = parts.last, parts.count > 1 else {
      return id == text || id.hasPrefix(text + "/")
    }
    var rest = Array(id.utf8)[...]
    guard rest.starts(with: first) else { return false }
    rest = rest.dropFirst(first.count)
    // Between two stars the earliest match leaves the most for what follows.
    for part in parts.dropFirst().dropLast() {
      guard let start = firstRange(of: part, in: rest) else { return false }
      rest = rest[(start + part.count)...]
    }
    return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
  }

  private func firstRange(of part: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= part.count else { return nil }
    return (bytes.startIndex...(bytes.endIndex - part.count)).first {
      bytes[$0..<($0 + part.count)].elementsEqual(part)
    }
  }
}

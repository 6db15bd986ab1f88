import Components
import Render

/// The stories of a tool, checked once, and the ways to choose among them.
@MainActor
struct StoryRegistry {
  let stories: [Story]
  /// What nobody asked for and everybody should know.
  let notices: Notices
  /// How much work a picture of each may ask for.
  let budget: RenderBudget
  /// What stories and documents are drawn with beside their own resources.
  let resources: Resources

  /// - Throws: where stories have no valid id, or share one: every command would mean another.
  init(
    stories: [Story], notices: Notices = Notices(), budget: RenderBudget = .standard,
    resources: Resources = .none
  ) throws(CommandFailure) {
    let problems = SnapshotNameRegistry.problems(with: stories.map(\.id))
    guard problems.isEmpty else {
      throw CommandFailure(
        .badInput, problems.map(\.description).joined(separator: "\n"), advice: "Nothing was done.")
    }
    self.notices = notices
    self.budget = budget
    self.resources = resources
    let isPlain = budget == .standard && resources == .none
    self.stories =
      isPlain
      ? stories
      : stories.map { story in
        var story = resources == .none ? story : story.using(resources)
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
    var known: Set<Subject.Key> = []
    for operand in operands {
      for subject in try subjects(matching: operand)
      where known.insert(Subject.Key(id: subject.id, origin: subject.origin)).inserted {
        chosen.append(subject)
      }
    }
    return chosen
  }

  /// What a list says of all that the operands choose: documents are read as far as that needs.
  func headings(_ operands: [String]) throws(CommandFailure) -> [SubjectHeading] {
    func heading(_ story: Story) -> SubjectHeading {
      SubjectHeading(id: story.id, variants: story.variants, origin: .registry)
    }
    guard !operands.isEmpty else { return stories.map(heading) }
    var chosen: [SubjectHeading] = []
    var known: Set<Subject.Key> = []
    for operand in operands {
      var found: [SubjectHeading] = []
      switch try choice(operand, isDocument: { _ in true }) {
      case .stories(let stories): found = stories.map(heading)
      case .documents(let paths):
        found.reserveCapacity(paths.count)
        for path in paths {
          if let heading = try Subject.heading(path, only: path == operand ? nil : .file) {
            found.append(heading)
          } else if path == operand {
            // Whoever names one file means it, and hears what is missing.
            _ = try Subject.document(path)
          }
        }
        if found.isEmpty { throw empty(operand) }
      }
      for heading in found
      where known.insert(Subject.Key(id: heading.id, origin: heading.origin)).inserted {
        chosen.append(heading)
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
  /// - Parameters:
  ///   - text: the document itself, where it was read before.
  ///   - root: the folder outside of which no file is read that the document names; `nil` for none.
  ///   - note: told of every file that the document names, as a path from here.
  func document(
    _ path: String, text: [UInt8]? = nil, within root: String? = nil,
    noting note: @escaping (String) -> Void = { _ in }
  ) throws(CommandFailure) -> Subject {
    var subject = try Subject.document(path, text: text, within: root, noting: note)
    if resources != .none { subject.story = subject.story.using(resources) }
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
    isDocument: @MainActor (String) throws(CommandFailure) -> Bool = Subject.mayBeDocument
  ) throws(CommandFailure) -> Choice {
    if operand == "-" { return .documents(["-"]) }
    let matching = stories.filter { StoryPattern(operand).matches($0.id) }
    if !matching.isEmpty { return .stories(matching) }
    if FileSystem.isFolder(operand) {
      let paths = try documents(in: operand, where: isDocument)
      guard !paths.isEmpty else { throw empty(operand) }
      return .documents(paths)
    }
    guard FileSystem.exists(operand) else { throw unknown(operand) }
    return .documents([operand])
  }

  /// The documents in a folder and those below it, sorted; `Snapshots` and hidden folders are left out.
  private func documents(
    in folder: String, where isDocument: @MainActor (String) throws(CommandFailure) -> Bool
  ) throws(CommandFailure) -> [String] {
    let walk: FolderWalk
    do throws(FolderWalkError) {
      walk = try FolderWalk(
        folder, links: .follow, enters: { $0 != "Snapshots" && !$0.hasPrefix(".") },
        takes: { $0.hasSuffix(".json") })
    } catch {
      throw CommandFailure(
        .missingInput, "cannot read the folder \(error.path): \(error.error)")
    }
    for name in walk.unnamed {
      notices.add("\(folder)/\(name) was left out: its name is not UTF-8; rename it")
    }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    var paths: [String] = []
    paths.reserveCapacity(walk.files.count)
    for file in walk.files {
      let path = prefix + file
      if try isDocument(path) { paths.append(path) }
    }
    return paths
  }

  private func empty(_ folder: String) -> CommandFailure {
    CommandFailure(.missingInput, "the folder \(folder) has no documents (*.json)")
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

extension Story {
  /// The story with resources that its own go before.
  fileprivate func using(_ resources: Resources) -> Story {
    changingCanvas { $0.resources = resources.merging($0.resources) }
  }
}

extension Subject {
  /// What tells one from another.
  fileprivate struct Key: Hashable {
    var id: String
    var origin: Origin
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

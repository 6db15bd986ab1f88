import Components

/// What a gallery shows, read from the registry and from documents, and read again where files have
/// changed. What cannot be read becomes an entry that says why; the others are not touched by it.
@MainActor
final class GallerySources {
  private struct Reading {
    var entry: GalleryEntry
    /// The document and the files that it names, as they were when it was read.
    var files: [(path: String, stamp: FileStamp?)]
    /// The story of the last reading that went well.
    var lastStory: Story?
  }

  private var registry: StoryRegistry
  private let operands: [String]
  private var readings: [String: Reading] = [:]
  /// Folders of documents, by operand: whether a file in them is a document.
  private var isDocument: [String: (stamp: FileStamp?, answer: Bool)] = [:]
  private var revisions = 0
  /// The revision of all registered stories.
  private var storyRevision = 0
  /// What stands for the registered stories, by id.
  private var surveyed: [String: Result<Story, StoryFault>] = [:]
  /// The themes of the registered stories, by id.
  private var themes: [String: GalleryTheme] = [:]

  init(registry: StoryRegistry, operands: [String]) {
    self.registry = registry
    self.operands = operands
  }

  /// Shows everything with the resources of another registry from now on.
  ///
  /// - Parameter isApart: whether processes of their own make the canvases of stories.
  func use(_ registry: StoryRegistry, isApart: Bool) {
    self.registry = registry
    revisions += 1
    storyRevision = revisions
    for path in readings.keys { readings[path]?.files = [] }
    if !isApart { surveyed = [:] }
  }

  /// All entries as they are now; only what changed since the last call is read.
  ///
  /// - Throws: where an operand names nothing.
  func current() throws(CommandFailure) -> [GalleryEntry] {
    var entries: [GalleryEntry] = []
    if operands.isEmpty {
      entries = registry.stories.map(entry)
    }
    for operand in operands {
      switch try registry.choice(operand, isDocument: isKnownDocument) {
      case .stories(let stories):
        entries += stories.map(entry)
      case .documents(let paths):
        for path in paths { entries.append(entry(of: path)) }
      }
    }
    return distinct(entries)
  }

  /// Asks for the canvases of the registered stories, once.
  ///
  /// - Throws: where no worker can be started.
  func survey(_ pool: WorkerPool, _ console: inout Console) throws(CommandFailure) {
    let subjects = try current().filter { $0.document == nil }.compactMap(\.story)
      .map { Subject(story: $0, origin: .registry) }
    for (subject, story) in zip(subjects, try pool.surveyed(subjects, &console)) {
      surveyed[subject.id] = story
    }
    guard pool.isApart else { return }
    let jobs = subjects.map { subject in
      let reference = StoryReference(subject)
      return WorkerJob(
        task: ThemeTask(story: reference), story: subject.story, reference: reference,
        title: subject.id)
    }
    for (subject, outcome) in zip(subjects, try pool.run(jobs, &console)) {
      if case .answer(let theme) = outcome { themes[subject.id] = theme }
    }
  }

  private func entry(of story: Story) -> GalleryEntry {
    var entry = GalleryEntry(id: story.id, story: story, revision: storyRevision)
    entry.source = story.source
    entry.theme = themes[story.id]
    switch surveyed[story.id] {
    case nil: break
    case .success(let story)?: entry.story = story
    case .failure(let fault)?:
      entry.story = nil
      entry.fault = GalleryFault(fault, of: story.id)
    }
    return entry
  }

  /// Files whose change `current()` would answer to, beside folders.
  private func entry(of path: String) -> GalleryEntry {
    if let reading = readings[path], !reading.files.isEmpty,
      reading.files.allSatisfy({ FileStamp($0.path) == $0.stamp })
    {
      return reading.entry
    }
    let lastStory = readings[path]?.lastStory
    revisions += 1
    var names: [String] = [path]
    // Stamps are taken before reading: what changes meanwhile is read again.
    var files = [(path: path, stamp: FileStamp(path))]
    var entry = GalleryEntry(
      id: readings[path]?.entry.id ?? Subject.fallbackName(path), document: path,
      revision: revisions)
    do {
      let subject = try registry.document(path) { file in
        guard !names.contains(file) else { return }
        names.append(file)
        files.append((file, FileStamp(file)))
      }
      entry.id = subject.id
      entry.story = subject.story
      entry.text = subject.text
    } catch {
      entry.fault = GalleryFault(error)
      entry.story = lastStory
      if let lastStory { entry.id = lastStory.id }
    }
    readings[path] = Reading(entry: entry, files: files, lastStory: entry.story)
    return entry
  }

  private func isKnownDocument(_ path: String) throws(CommandFailure) -> Bool {
    let stamp = FileStamp(path)
    if let known = isDocument[path], known.stamp == stamp { return known.answer }
    let answer = try Subject.mayBeDocument(path)
    isDocument[path] = (stamp, answer)
    return answer
  }

  /// Each id once; a second one of the same name is refused, since their files would be the same.
  private func distinct(_ entries: [GalleryEntry]) -> [GalleryEntry] {
    var owners: [String: String] = [:]
    var result: [GalleryEntry] = []
    for entry in entries {
      let origin = entry.document ?? "a story of this tool"
      guard let owner = owners[entry.id] else {
        owners[entry.id] = origin
        result.append(entry)
        continue
      }
      guard owner != origin else { continue }
      var refused = entry
      var number = 2
      while owners["\(entry.id)-\(number)"] != nil { number += 1 }
      refused.id = "\(entry.id)-\(number)"
      owners[refused.id] = origin
      refused.story = nil
      refused.fault = GalleryFault(
        CommandFailure(
          .badInput,
          "\(origin): the name '\(entry.id)' is taken by \(owner); give it a \"name\" of its own"))
      result.append(refused)
    }
    return result
  }
}

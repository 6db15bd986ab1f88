import Components
import Render

/// One variant of a story that has, or should have, a golden.
struct SnapshotItem {
  var subject: Subject
  var variant: Variant
  var name: SnapshotName
  /// The folder of its goldens.
  var store: SnapshotStore
}

/// What a run over goldens covers, checked before anything is rendered.
@MainActor
struct SnapshotPlan {
  /// Sorted by folder, story and variant.
  private(set) var items: [SnapshotItem]
  /// Every folder of goldens, each once.
  private(set) var stores: [SnapshotStore]

  /// - Parameters:
  ///   - root: where the goldens of registered stories lie; those of a document lie in `Snapshots`
  ///     beside it.
  ///   - registered: the ids of all registered stories, chosen or not: their goldens share a folder.
  ///   - pictures: where pictures are that are only hashes in these folders.
  init(
    _ subjects: [Subject], root: String, registered: [String], pictures: GoldenStore? = nil
  ) throws(CommandFailure) {
    var items: [SnapshotItem] = []
    var owners = GoldenOwners(registry: root)
    for subject in subjects {
      let folder = owners.add(subject.id, subject.origin)
      if let fault = subject.story.tolerance?.fault {
        throw CommandFailure(.badInput, "the story '\(subject.id)': \(fault)")
      }
      items += try Self.items(of: subject, in: SnapshotStore(root: folder, pictures: pictures))
    }
    try owners.check(registered: registered)
    self.items = items
    stores = owners.folders.map { SnapshotStore(root: $0, pictures: pictures) }
  }

  /// Leaves out what is not to be looked at in this run.
  mutating func keep(_ isChosen: (SnapshotItem) -> Bool) { items = items.filter(isChosen) }

  /// Compares with goldens in other folders.
  ///
  /// - Parameter folder: where the goldens of a folder are in place of it.
  mutating func relocate(_ folder: (String) throws(CommandFailure) -> String) throws(CommandFailure)
  {
    var folders: [String: String] = [:]
    for store in stores { folders[store.root] = try folder(store.root) }
    func moved(_ store: SnapshotStore) -> SnapshotStore {
      SnapshotStore(root: folders[store.root] ?? store.root, pictures: store.pictures)
    }
    stores = stores.map(moved)
    for index in items.indices { items[index].store = moved(items[index].store) }
  }

  private static func items(
    of subject: Subject, in store: SnapshotStore
  ) throws(CommandFailure) -> [SnapshotItem] {
    var items: [SnapshotItem] = []
    for variant in subject.story.variants {
      let name: SnapshotName
      do throws(SnapshotNameError) {
        name = try SnapshotName(story: subject.id, variant: variant.name)
      } catch {
        throw CommandFailure(.badInput, "\(error)", advice: "Nothing was done.")
      }
      guard !items.contains(where: { $0.name == name }) else {
        throw CommandFailure(
          .badInput, "the story '\(subject.id)' has the variant '\(variant.name)' twice",
          advice: "Nothing was done.")
      }
      items.append(SnapshotItem(subject: subject, variant: variant, name: name, store: store))
    }
    return items
  }
}

/// Whose goldens lie in which folder.
struct GoldenOwners {
  /// Every folder of goldens, each once.
  private(set) var folders: [String] = []
  private let registry: String
  private var owners: [String: [(id: String, origin: Subject.Origin)]] = [:]

  /// - Parameter registry: where the goldens of registered stories lie.
  init(registry: String) { self.registry = registry }

  /// - Returns: the folder of the owner's goldens.
  @discardableResult
  mutating func add(_ id: String, _ origin: Subject.Origin) -> String {
    let folder = Self.folder(of: origin, registry: registry)
    if owners[folder] == nil { folders.append(folder) }
    owners[folder, default: []].append((id, origin))
    return folder
  }

  static func folder(of origin: Subject.Origin, registry: String) -> String {
    switch origin {
    case .registry: return registry
    case .document(let path):
      let folder = path == "-" ? "." : FileSystem.parent(of: path)
      return folder == "." ? "Snapshots" : "\(folder)/Snapshots"
    }
  }

  /// Refuses owners whose goldens would be the same files.
  ///
  /// - Parameter registered: the ids of all registered stories, chosen or not.
  func check(registered: [String]) throws(CommandFailure) {
    var lines: [String] = []
    for folder in folders { lines += faults(of: owners[folder] ?? [], registered) }
    guard !lines.isEmpty else { return }
    let most = 20
    let more = lines.count > most ? ["and \(lines.count - most) more"] : []
    throw CommandFailure(
      .badInput, (lines.prefix(most) + more).joined(separator: "\n"), advice: "Nothing was done.")
  }

  private func faults(
    of owners: [(id: String, origin: Subject.Origin)], _ registered: [String]
  ) -> [String] {
    let hasStories = owners.contains { $0.origin == .registry }
    let documents = owners.filter { $0.origin != .registry }
    let problems = SnapshotNameRegistry.problems(
      with: (hasStories ? registered : []) + documents.map(\.id))
    guard !problems.isEmpty else { return [] }
    // Documents are found by their files, not by their names.
    var files: [String: [String]] = [:]
    for case (let id, .document(let path)) in documents { files[id, default: []].append(path) }
    var lines: [String] = []
    var told: Set<String> = []
    for problem in problems {
      var line = "\(problem)"
      if case .collision(let first, let second) = problem {
        let paths = (files[first] ?? []) + (first == second ? [] : files[second] ?? [])
        if paths.count > 10 {
          line += " (\(paths.prefix(10).joined(separator: ", ")) and \(paths.count - 10) more)"
        } else if paths.count > 1 {
          line += " (\(list(paths, conjunction: "and")))"
        }
      }
      if told.insert(line).inserted { lines.append(line) }
    }
    return lines
  }
}

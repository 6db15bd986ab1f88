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
  let stores: [SnapshotStore]

  /// - Parameters:
  ///   - root: where the goldens of registered stories lie; those of a document lie in `Snapshots`
  ///     beside it.
  ///   - registered: the ids of all registered stories, chosen or not: their goldens share a folder.
  init(_ subjects: [Subject], root: String, registered: [String]) throws(CommandFailure) {
    var items: [SnapshotItem] = []
    var owners: [GoldenOwners] = []
    for subject in subjects {
      let folder = Self.root(of: subject, registry: root)
      if let index = owners.firstIndex(where: { $0.root == folder }) {
        owners[index].add(subject)
      } else {
        owners.append(GoldenOwners(root: folder, subject))
      }
      if let fault = subject.story.tolerance?.fault {
        throw CommandFailure(.badInput, "the story '\(subject.id)': \(fault)")
      }
      items += try Self.items(of: subject, in: SnapshotStore(root: folder))
    }
    for owner in owners { try owner.check(registered: registered) }
    self.items = items
    stores = owners.map { SnapshotStore(root: $0.root) }
  }

  /// Leaves out what is not to be looked at in this run.
  mutating func keep(_ isChosen: (SnapshotItem) -> Bool) { items = items.filter(isChosen) }

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

  static func root(of subject: Subject, registry: String) -> String {
    switch subject.origin {
    case .registry: return registry
    case .document(let path):
      let folder = path == "-" ? "." : FileSystem.parent(of: path)
      return folder == "." ? "Snapshots" : "\(folder)/Snapshots"
    }
  }
}

/// Whose goldens lie in one folder.
@MainActor
private struct GoldenOwners {
  let root: String
  private var subjects: [Subject]

  init(root: String, _ first: Subject) {
    self.root = root
    subjects = [first]
  }

  mutating func add(_ subject: Subject) { subjects.append(subject) }

  /// Refuses owners whose goldens would be the same files.
  func check(registered: [String]) throws(CommandFailure) {
    let hasStories = subjects.contains { $0.origin == .registry }
    let ids =
      (hasStories ? registered : []) + subjects.filter { $0.origin != .registry }.map(\.id)
    var lines: [String] = []
    for problem in SnapshotNameRegistry.problems(with: ids) { lines.append(words(for: problem)) }
    guard lines.isEmpty else {
      throw CommandFailure(
        .badInput, lines.joined(separator: "\n"), advice: "Nothing was done.")
    }
  }

  /// Documents are found by their files, not by their names.
  private func words(for problem: SnapshotNameError) -> String {
    guard case .collision(let first, let second) = problem else { return "\(problem)" }
    let files = subjects.filter { $0.origin != .registry && [first, second].contains($0.id) }
    guard files.count > 1 else { return "\(problem)" }
    return "\(problem) (\(list(files.map(\.operand), conjunction: "and")))"
  }
}

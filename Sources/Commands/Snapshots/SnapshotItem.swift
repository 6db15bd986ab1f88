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
  let items: [SnapshotItem]
  /// Every folder of goldens, each once.
  let stores: [SnapshotStore]

  /// - Parameter root: where the goldens of registered stories lie; those of a document lie in
  ///   `Snapshots` beside it.
  init(_ subjects: [Subject], root: String, shard: Shard? = nil) throws(CommandFailure) {
    var items: [SnapshotItem] = []
    var idsByRoot: [(root: String, ids: [String])] = []
    for subject in subjects {
      let folder = Self.root(of: subject, registry: root)
      if let index = idsByRoot.firstIndex(where: { $0.root == folder }) {
        idsByRoot[index].ids.append(subject.id)
      } else {
        idsByRoot.append((folder, [subject.id]))
      }
      guard shard?.contains(subject.id) ?? true else { continue }
      items += try Self.items(of: subject, in: SnapshotStore(root: folder))
    }
    for (_, ids) in idsByRoot {
      let problems = SnapshotNameRegistry.problems(with: ids)
      guard problems.isEmpty else {
        throw CommandFailure(
          .badInput, problems.map { "\($0)" }.joined(separator: "\n"),
          advice: "Nothing was done.")
      }
    }
    self.items = items
    stores = idsByRoot.map { SnapshotStore(root: $0.root) }
  }

  private static func items(
    of subject: Subject, in store: SnapshotStore
  ) throws(CommandFailure) -> [SnapshotItem] {
    var items: [SnapshotItem] = []
    for variant in subject.story.variants {
      do {
        let name = try SnapshotName(story: subject.id, variant: variant.name)
        guard !items.contains(where: { $0.name == name }) else {
          throw CommandFailure(
            .badInput, "the story '\(subject.id)' has the variant '\(variant.name)' twice")
        }
        items.append(SnapshotItem(subject: subject, variant: variant, name: name, store: store))
      } catch let error as SnapshotNameError {
        throw CommandFailure(.badInput, "\(error)")
      } catch let failure as CommandFailure {
        throw failure
      } catch {
        throw CommandFailure(.internalError, "\(error)")
      }
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

/// One part of a run that is split over machines: a stable partition by story.
struct Shard: Equatable {
  /// From 0.
  let index: Int
  let count: Int

  /// The shard of `--shard i/n` (from 1), or of Bazel's variables (from 0), or none.
  init?(_ arguments: Arguments, environment: [String: String]) throws(UsageError) {
    if let text = arguments.text("--shard") {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let index = parts[0], let count = parts[1], count > 0,
        count <= 10_000,
        (1...count).contains(index)
      else {
        throw arguments.invalid(
          "--shard", text, expected: "a part and a number of parts, such as 2/3")
      }
      (self.index, self.count) = (index - 1, count)
    } else if let index = environment["TEST_SHARD_INDEX"].flatMap({ Int($0) }),
      let count = environment["TEST_TOTAL_SHARDS"].flatMap({ Int($0) }), count > 0,
      (0..<count).contains(index)
    {
      (self.index, self.count) = (index, count)
    } else {
      return nil
    }
  }

  /// Whether the shard has the story: by a hash of its name (FNV-1a), so that adding a story moves no
  /// other one.
  func contains(_ story: String) -> Bool {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in story.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(hash % UInt64(count)) == index
  }
}

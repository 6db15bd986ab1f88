import Components
import Snapshots

/// The goldens that stories are compared with in place of those here: of a commit, or of another folder.
final class GoldenReference {
  static let option = OptionManual(
    "--against", .text("REV|DIR"),
    "Compare with the goldens of a commit, or of another checkout or folder of goldens.")

  private let name: String
  private let folder: String?
  private let revision: GoldenRevision?
  /// The folders that were asked for, each looked up once.
  private var known: [String: String] = [:]
  private var isChecked = false

  init(_ name: String) throws(CommandFailure) {
    self.name = name
    if FileSystem.isFolder(name) {
      folder = name
      revision = nil
    } else {
      folder = nil
      revision = try GoldenRevision(name)
    }
  }

  /// The folder of the goldens that stand for those of a folder here.
  ///
  /// - Throws: `.usage` for a folder here that none there stands for.
  func goldens(of root: String) throws(CommandFailure) -> String {
    if let place = known[root] { return place }
    var place = root
    if let revision {
      place = try revision.goldens(of: root)
    } else if let folder {
      let isStore = FileSystem.exists(SnapshotStore(root: folder).manifestPath)
      guard isStore || !root.hasPrefix("/") else {
        throw CommandFailure(
          .usage, "\(folder) has no manifest, and \(root) is no path in it",
          advice: "Name the folder of goldens itself, or stories and --snapshots by relative paths."
        )
      }
      place = isStore ? folder : "\(folder)/\(root)"
    }
    known[root] = place
    return place
  }

  /// Looks once whether there is anything to compare with: where nothing is, all would be new.
  ///
  /// - Parameter plan: the stories with the folders of their goldens here.
  /// - Throws: for a folder without goldens. A commit may be older than the first of them, which is a warning.
  @MainActor
  func check(_ plan: SnapshotPlan, _ console: inout Console) throws(CommandFailure) {
    guard !isChecked, !plan.items.isEmpty else { return }
    isChecked = true
    var there: [SnapshotStore] = []
    for store in plan.stores { there.append(SnapshotStore(root: try goldens(of: store.root))) }
    var other: SnapshotName?
    do throws(SnapshotStoreError) {
      for (here, store) in zip(plan.stores, there) {
        let manifest = try store.manifest()
        for item in plan.items where item.store.root == here.root {
          let entry = manifest[item.name]
          guard store.presence(of: item.name, entry: entry) == .none else { return }
        }
        other = other ?? manifest.names.first
      }
    } catch {
      throw CommandFailure(error)
    }
    if let other {
      let stories = Set(plan.items.map(\.name.story)).sorted()
      console.warning(
        "\(name) has goldens, such as \(other.path), but none of what is compared, which is all new: "
          + Self.words(stories))
      return
    }
    let places = (revision == nil ? there : plan.stores).map(\.root)
    let text = "\(name) has no goldens: there are none in \(Self.words(places))"
    guard folder != nil else {
      console.warning("\(text), so that all pictures are new")
      return
    }
    throw CommandFailure(
      .missingInput, text,
      advice: "Name a folder that 'record' wrote, with its \(SnapshotStore.manifestName), "
        + "or a checkout that has it at the same path as here.")
  }

  private static func words(_ names: [String]) -> String {
    let rest = names.count > 3 ? ["\(names.count - 3) more"] : []
    return list(names.prefix(3) + rest, conjunction: "and")
  }

  /// Removes what was made for the comparison.
  func remove() { revision?.remove() }
}

import Components
import Foundation
import Render

/// The files that changed since a commit, committed or not, as git knows them.
struct ChangedFiles {
  /// Absolute paths without links.
  private let paths: Set<String>
  /// Whether anything changed that this program may be built from.
  private let includesSources: Bool
  /// Changed files that are neither sources, JSON, goldens nor prose: stories may read them.
  private let others: [String]
  /// Those of them that were not there before.
  private let new: Set<String>
  private let top: String

  /// - Parameter reference: a commit; where it shares history with the current one, changes count
  ///   from where the two parted.
  init(since reference: String) throws(CommandFailure) {
    guard !reference.isEmpty, !reference.hasPrefix("-") else {
      throw CommandFailure(.usage, "'\(reference)' is no commit")
    }
    let git = Git(option: "--only-changed")
    let top = try git.run(["rev-parse", "--show-toplevel"])
    let commit = try git.commit(reference, kind: "commit")
    let base = (try? git.run(["merge-base", commit, "HEAD"])) ?? commit
    let changed = try git.run(["-C", top, "diff", "--name-only", "-z", "--no-renames", base, "--"])
    let new = try git.run([
      "-C", top, "diff", "--name-only", "-z", "--no-renames", "--diff-filter=A", base, "--",
    ])
    let added = try git.run(["-C", top, "ls-files", "-z", "--others", "--exclude-standard"])
    func names(_ text: String) -> [String] { text.split(separator: "\0").map(String.init) }
    self.init(names: names(changed + added), new: names(new + added), top: top)
  }

  /// - Parameters:
  ///   - names: relative to `top`.
  ///   - new: those of them that were not there before.
  init(names: [String], new: [String] = [], top: String) {
    self.new = Set(new)
    paths = Set(names.map { Self.resolved("\(top)/\($0)") })
    self.top = top
    includesSources = names.contains { name in
      name.hasSuffix(".swift") || name.hasSuffix("Package.resolved")
    }
    others = names.filter { name in
      ![
        ".swift", ".json", ".md", ".png", ".tree.txt", ".audit.txt", ".speech.txt", "/manifest.txt",
      ].contains { name.hasSuffix($0) }
    }
  }

  /// Whether a variant may look other than at the commit.
  ///
  /// A changed golden selects its variant, a changed document or a file that it names selects the
  /// document, a changed Swift file selects everything. Other files may be read by stories in ways
  /// that nobody can see from outside: they select all stories.
  @MainActor
  func affect(_ item: SnapshotItem, root: String, resources: Resources = .none) -> Bool {
    if includesSources { return true }
    let entry = try? item.store.manifest()[item.name]
    if let uses = entry?.uses, uses.contains(where: { isOther($0, resources) }) { return true }
    let goldens = [
      item.store.picturePath(of: item.name), item.store.treePath(of: item.name),
      item.store.auditPath(of: item.name), item.store.speechPath(of: item.name),
      item.store.manifestPath,
    ]
    if goldens.contains(where: contains) { return true }
    switch item.subject.origin {
    case .registry:
      return others.contains { name in
        !isAsset(name, resources) && !isString(name, entry?.uses ?? [], resources)
      }
    case .document(let path): return ([path] + item.subject.files).contains(where: contains)
    }
  }

  /// Whether a resource is another one than when a golden was recorded.
  private func isOther(_ use: ResourceUse, _ resources: Resources) -> Bool {
    if use.kind == .network {
      guard case .picture(_, let sha256, _)? = resources.networkPicture(at: use.name) else {
        return true
      }
      return sha256 != use.sha256
    }
    let now =
      use.kind == .strings
      ? resources.strings.sha256(ofFile: use.name)
      : resources.catalogs.sha256(kind: use.kind.rawValue, name: use.name)
    // A story may have resources of its own, which nobody sees from outside.
    return now.map { $0 != use.sha256 } ?? !others.isEmpty
  }

  /// Whether a changed file is a picture or colour of the resources, whose uses are known.
  private func isAsset(_ name: String, _ resources: Resources) -> Bool {
    guard
      name.contains(".xcassets/")
        || ["jpg", "jpeg", "webp", "svg", "pdf"].contains(where: {
          name.lowercased().hasSuffix(".\($0)")
        })
    else { return false }
    return isInside(name, resources)
  }

  /// Whether a changed file is one of the texts of the resources that a golden would name if it used it.
  ///
  /// What a file has that was not there before no golden can name.
  private func isString(_ name: String, _ uses: [ResourceUse], _ resources: Resources) -> Bool {
    guard ["strings", "stringsdict", "xcstrings"].contains(where: { name.hasSuffix(".\($0)") }),
      !new.contains(name), uses.contains(where: { $0.kind == .strings })
    else { return false }
    return isInside(name, resources)
  }

  private func isInside(_ name: String, _ resources: Resources) -> Bool {
    let path = Self.resolved("\(top)/\(name)")
    return resources.origins.contains { path.hasPrefix(Self.resolved($0) + "/") }
  }

  private func contains(_ path: String) -> Bool { paths.contains(Self.resolved(path)) }

  /// The path from the root without links, as far as it exists.
  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}

import Graphics
import Synchronization

/// What a team's views are drawn with beside their code: pictures, colours and symbols of asset catalogs,
/// texts, fonts, and pictures in place of those of the network.
///
/// A value never changes after it has been read, is cheap to copy and is compared by the hash of its files.
public struct Resources: Hashable, Sendable {
  private final class Storage: Sendable {
    let contents: ResourceContents
    let fonts: FontSet
    private let known = Mutex<String?>(nil)

    init(_ contents: ResourceContents) {
      self.contents = contents
      fonts = FontSet(contents.fonts)
    }

    /// Taken when it is first asked for: fonts are large, and many pictures need none of them.
    var digest: String {
      known.withLock { known in
        let digest = known ?? contents.digest
        known = digest
        return digest
      }
    }
  }

  private let storage: Storage

  /// No resources.
  public static let none = Resources(ResourceContents())

  /// Fonts alone, the first of which is tried first.
  public init(fonts: [FontFile]) {
    var contents = ResourceContents()
    contents.fonts = fonts
    self.init(contents)
  }

  package init(_ contents: ResourceContents) {
    storage = Storage(contents)
  }

  /// The SHA-256 of all that has been read, as 64 hexadecimal digits.
  public var digest: String { storage.digest }
  /// What could not be read, in the order of the files; the rest can be used.
  public var issues: [ResourceIssue] { storage.contents.issues }
  /// Colours, pictures, symbols and data of asset catalogs.
  public var catalogs: AssetCatalog { storage.contents.catalogs }
  /// Texts by language and key.
  public var strings: StringTables { storage.contents.strings }
  /// Files of fonts.
  public var fonts: [FontFile] { storage.contents.fonts }
  /// The same files as one reference.
  package var fontSet: FontSet { storage.fonts }
  /// Pictures in place of those of the network, by address.
  public var network: [String: NetworkPicture] { storage.contents.network }
  /// The folders and files that all this has been read from, as they were named.
  public var origins: [String] { storage.contents.origins }
  /// Every folder and file that was looked at: where one of them changes, the value may be another one.
  package var places: [String] { storage.contents.places }
  /// The files that have been read, in the order in which they were.
  package var files: [ResourceFile] { storage.contents.files }

  /// Whether there is nothing in it and nothing failed.
  public var isEmpty: Bool {
    storage.contents.files.isEmpty && fonts.isEmpty && issues.isEmpty && network.isEmpty
  }

  /// These resources and others; of two with the same name, those of `other` are used.
  public func merging(_ other: Resources) -> Resources {
    if other.origins.isEmpty && other.isEmpty { return self }
    if origins.isEmpty && isEmpty { return other }
    var contents = storage.contents
    contents.merge(other.storage.contents)
    return Resources(contents)
  }

  /// The same resources with other texts, fonts or catalogs.
  package func changing(_ change: (inout ResourceContents) -> Void) -> Resources {
    var contents = storage.contents
    change(&contents)
    return Resources(contents)
  }

  public static func == (left: Resources, right: Resources) -> Bool {
    left.storage === right.storage || left.digest == right.digest
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

/// What readers of files fill and `Resources` keeps.
package struct ResourceContents: Sendable {
  package var catalogs = AssetCatalog()
  package var strings = StringTables()
  package var fonts: [FontFile] = []
  package var network: [String: NetworkPicture] = [:]
  /// What property lists name as fonts, with the paths of the lists.
  var appFonts: [(list: String, font: String)] = []
  package var issues: [ResourceIssue] = []
  package var files: [ResourceFile] = []
  package var origins: [String] = []
  /// The paths of all folders and files that were looked at.
  package var places: [String] = []

  package init() {}

  mutating func merge(_ other: ResourceContents) {
    catalogs.merge(other.catalogs)
    strings.merge(other.strings)
    fonts = other.fonts + fonts
    network.merge(other.network) { $1 }
    issues += other.issues
    files += other.files
    origins += other.origins
    places += other.places
  }

  /// Of the files by their paths, so that the place of the folder does not matter.
  var digest: String {
    var hash = SHA256()
    for file in files {
      hash.update(Array("\(file.path)\0\(file.sha256)\n".utf8))
    }
    for font in fonts { hash.update(Array("\(font.path)\0\(font.sha256)\n".utf8)) }
    for issue in issues { hash.update(Array("\(issue)\n".utf8)) }
    return hash.finish()
  }
}

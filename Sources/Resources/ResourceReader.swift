/// Reads the files of given folders, and nothing outside of them.
struct ResourceReader {
  /// The most files in the folders.
  static let maximumFiles = 100_000
  /// The deepest nesting of folders.
  static let maximumDepth = 32
  /// The most that is read of one file, in bytes.
  static let maximumFileBytes = 128_000_000
  /// The most that is read in all, in bytes.
  static let maximumBytes = 1_000_000_000

  /// Reads one file into the contents.
  typealias FileReader = @Sendable (ResourceFile, inout ResourceContents) -> Void

  /// Who reads a file, by the ending of its name; other files are left alone.
  static let readers: [String: FileReader] = [
    "ttf": readFont, "otf": readFont, "ttc": readFont, "otc": readFont,
  ].merging(StringsFileReader.readers) { $1 }

  @Sendable private static func readFont(
    _ file: ResourceFile, into contents: inout ResourceContents
  ) {
    contents.fonts.append(FontFile(file))
  }

  let root: String
  var contents = ResourceContents()
  private var byteCount = 0

  init(_ root: String) throws(ResourceError) {
    self.root = root
    contents.origins = [root]
    do throws(SystemError) {
      guard try fileKind(root) == .folder else {
        throw SystemError(code: SystemError.notFolder)
      }
    } catch {
      throw ResourceError(path: root, reason: "\(error)")
    }
  }

  /// Reads everything that somebody reads.
  mutating func readAll() {
    let listing = ResourceListing(root, issues: &contents.issues)
    for path in listing.files {
      let name = path.split(separator: "/").last ?? ""
      guard let dot = name.lastIndex(of: "."), dot != name.startIndex,
        let reader = Self.readers[name[name.index(after: dot)...].lowercased()],
        let file = read(path)
      else { continue }
      reader(file, &contents)
    }
    var catalogs = CatalogReader(listing.files)
    catalogs.readAll(with: &self)
    LoosePictures.read(listing.files, with: &self)
    for path in listing.files where path.hasSuffix(".car") {
      contents.issues.append(
        ResourceIssue(
          path: path,
          reason: """
            compiled asset catalogs are not read; give the folder of the .xcassets that it was made \
            from, with --resources or as a resource that is copied
            """))
    }
  }

  /// The content of a file of the listing; `nil` with an issue where it cannot be read.
  mutating func read(_ path: String) -> ResourceFile? {
    do throws(SystemError) {
      let bytes = try readFile(
        "\(root)/\(path)", limit: Self.maximumFileBytes, only: .file, followsLink: false)
      byteCount += bytes.count
      guard byteCount <= Self.maximumBytes else {
        contents.issues.append(
          ResourceIssue(
            path: path, reason: "more than \(Self.maximumBytes) bytes of resources are not read"))
        return nil
      }
      let file = ResourceFile(path: path, bytes: bytes)
      contents.files.append(file)
      return file
    } catch {
      contents.issues.append(ResourceIssue(path: path, reason: "\(error)"))
      return nil
    }
  }
}

extension Resources {
  /// Reads a folder: its asset catalogs, texts and fonts.
  ///
  /// What is wrong in a file is among `issues`; links are not followed.
  ///
  /// - Throws: `ResourceError` for a folder that is not there or cannot be read.
  public init(folder: String) throws(ResourceError) {
    var reader = try ResourceReader(folder)
    reader.readAll()
    self.init(reader.contents)
  }

  /// Reads folders; of two resources with the same name, that of the later folder is used.
  ///
  /// - Throws: `ResourceError` for a folder that is not there or cannot be read.
  public init(folders: [String]) throws(ResourceError) {
    var resources = Resources.none
    for folder in folders { resources = resources.merging(try Resources(folder: folder)) }
    self = resources
  }
}

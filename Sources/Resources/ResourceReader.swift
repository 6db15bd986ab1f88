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
  static let readers: [String: FileReader] = StringsFileReader.readers

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
    contents.places += listing.places
    for path in listing.files {
      let name = path.split(separator: "/").last ?? ""
      if name == "Info.plist", let file = read(path) { AppInfo.read(file, into: &contents) }
      guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { continue }
      let ending = name[name.index(after: dot)...].lowercased()
      if FontFile.isNamed(path) {
        addFont(path)
      } else if let reader = Self.readers[ending], let file = read(path) {
        reader(file, &contents)
      }
    }
    contents.issues += AppInfo.issues(of: contents)
    checkLock()
    let isCatalog = root.hasSuffix(".xcassets") || root.hasSuffix(".xcassets/")
    var catalogs = CatalogReader(listing.files, isCatalog: isCatalog)
    catalogs.readAll(with: &self)
    if !isCatalog { LoosePictures.read(listing.files, with: &self) }
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

  /// Adds the fonts alone.
  mutating func readFonts(checkingLock checksLock: Bool) {
    let listing = ResourceListing(root, issues: &contents.issues)
    contents.places += listing.places
    for path in listing.files where FontFile.isNamed(path) { addFont(path) }
    if checksLock { checkLock() }
  }

  /// Compares the fonts with `fonts.lock`, where the folder has one.
  private mutating func checkLock() {
    let path = "\(root)/\(FontLock.fileName)"
    guard let kind = FileKind(ofLink: path), kind == .file else { return }
    do {
      let bytes = try readFile(path, limit: Self.maximumFileBytes, only: .file, followsLink: false)
      let lock = try FontLock(
        parsing: String(decoding: bytes, as: UTF8.self), path: FontLock.fileName)
      contents.fonts = lock.check(contents.fonts, issues: &contents.issues)
    } catch let issue as ResourceIssue {
      contents.fonts = []
      contents.issues.append(issue)
    } catch {
      contents.issues.append(ResourceIssue(path: FontLock.fileName, reason: "\(error)"))
    }
  }

  /// Fonts are read where they are: only what texts ask for is ever looked at.
  private mutating func addFont(_ path: String) {
    do throws(SystemError) {
      let file = try MappedFile("\(root)/\(path)", limit: FontFile.maximumBytes)
      contents.fonts.append(FontFile(path: path, file))
    } catch {
      contents.issues.append(ResourceIssue(path: path, reason: "\(error)"))
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

  /// Reads a folder inside another one, through no link.
  ///
  /// - Parameters:
  ///   - path: the way from `root`, without `.` and `..`.
  ///   - root: the folder that nothing is read outside of.
  /// - Throws: `ResourceError` for a path that leads elsewhere, and for a folder that cannot be read.
  package init(folder path: String, within root: String) throws(ResourceError) {
    try self.init(folder: try innerPath(path, of: root, to: .folder))
  }

  /// Reads the fonts of folders, or single files of fonts, in their order; nothing else in them.
  ///
  /// A folder with a `fonts.lock` gives only the files that are as that says.
  ///
  /// - Throws: `ResourceError` for a folder or file that is not there or cannot be read.
  public init(fonts paths: [String]) throws(ResourceError) {
    try self.init(fonts: paths, checkingLock: true)
  }

  /// - Parameter checksLock: whether only files that `fonts.lock` names are taken.
  package init(fonts paths: [String], checkingLock checksLock: Bool) throws(ResourceError) {
    var contents = ResourceContents()
    contents.origins = paths
    for path in paths {
      if (try? fileKind(path)) == .file {
        contents.places.append(path)
        contents.fonts.append(try FontFile(path: path))
        continue
      }
      var reader = try ResourceReader(path)
      reader.readFonts(checkingLock: checksLock)
      contents.fonts += reader.contents.fonts
      contents.issues += reader.contents.issues
      contents.places += reader.contents.places
    }
    self.init(contents)
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

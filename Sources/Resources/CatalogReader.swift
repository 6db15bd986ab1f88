import JSON

/// Reads the asset catalogs among the files of a folder.
struct CatalogReader {
  /// Kinds of sets that no view shows by name.
  private static let others: Set<String> = [
    "appiconset", "arimageset", "arobject", "arresourcegroup", "brandassets", "complicationset",
    "cubetextureset", "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "iconset",
    "imagestack", "imagestacklayer", "launchimage", "mipmapset", "solidimagestack",
    "solidimagestacklayer", "spriteatlas", "sticker", "stickerpack", "stickersequence",
    "textureset", "xcassets", "imagestacklayer", "icon",
  ]

  /// The name of a catalog's description of a folder.
  private static let contents = "Contents.json"

  /// The files of each folder of a catalog, by the names in it.
  private var folders: [String: [String]] = [:]
  /// Folders that put a namespace before what is in them, as far as has been asked.
  private var namespaces: [String: Bool] = [:]

  /// - Parameters:
  ///   - files: paths, of which those in catalogs are looked at.
  ///   - isCatalog: whether the folder that they are named from is a catalog itself.
  init(_ files: [String], isCatalog: Bool) {
    for path in files where isCatalog || path.contains(".xcassets/") {
      let parts = path.split(separator: "/")
      guard let name = parts.last else { continue }
      folders[parts.dropLast().joined(separator: "/"), default: []].append(String(name))
    }
  }

  /// Reads every set.
  mutating func readAll(with reader: inout ResourceReader) {
    for folder in AssetCatalog.sorted(folders.keys) {
      guard let name = folder.split(separator: "/").last, let dot = name.lastIndex(of: ".") else {
        continue
      }
      let kind = String(name[name.index(after: dot)...])
      switch kind {
      case "colorset", "imageset", "symbolset", "dataset":
        read(folder, String(name[..<dot]), kind, with: &reader)
      default:
        let known = Array(Self.others) + ["colorset", "imageset", "symbolset", "dataset"]
        if !Self.others.contains(kind),
          let nearest = nearestName(to: kind, in: AssetCatalog.sorted(known))
        {
          reader.contents.issues.append(
            ResourceIssue(
              path: folder, reason: "no kind of set is called \(kind)", nearest: nearest))
        }
      }
    }
  }

  /// The name of a set in the namespaces that are around it.
  private mutating func qualified(
    _ name: String, in folder: String, with reader: inout ResourceReader
  ) -> String {
    var parts = folder.split(separator: "/").dropLast()
    var names = [name]
    while let last = parts.last, !last.hasSuffix(".xcassets") {
      if providesNamespace(parts.joined(separator: "/"), with: &reader) {
        names.insert(String(last), at: 0)
      }
      parts = parts.dropLast()
    }
    return names.joined(separator: "/")
  }

  private mutating func providesNamespace(
    _ folder: String, with reader: inout ResourceReader
  ) -> Bool {
    if let known = namespaces[folder] { return known }
    var provides = false
    if folders[folder]?.contains(Self.contents) == true,
      let file = reader.read("\(folder)/\(Self.contents)")
    {
      do throws(JSONError) {
        let json = try JSONDocument(parsing: file.bytes).root
        provides = json["properties"]?["provides-namespace"]?.boolean ?? false
      } catch {
        reader.contents.issues.append(ResourceIssue(file.path, DocumentError(error)))
      }
    }
    namespaces[folder] = provides
    return provides
  }

  private mutating func read(
    _ folder: String, _ name: String, _ kind: String, with reader: inout ResourceReader
  ) {
    let name = qualified(name, in: folder, with: &reader)
    var set = SetReader(folder: folder, names: folders[folder] ?? [])
    set.readContents(with: &reader)
    switch kind {
    case "colorset":
      let entries = set.colors()
      reader.contents.catalogs.colors[name] = ColorSet(source: set.source, entries: entries)
    case "imageset":
      let entries = set.images(with: &reader)
      reader.contents.catalogs.images[name] = ImageSet(source: set.source, entries: entries)
    case "symbolset":
      let entries = set.files("symbols", with: &reader)
      reader.contents.catalogs.symbols[name] = SymbolSet(source: set.source, entries: entries)
    default:
      let entries = set.files("data", with: &reader)
      reader.contents.catalogs.data[name] = DataSet(source: set.source, entries: entries)
    }
    reader.contents.issues += set.issues
  }
}

extension ResourceIssue {
  /// A fault of a JSON file.
  init(_ path: String, _ error: DocumentError) {
    self.init(path: path, place: "\(error.position): \(error.path)", reason: "\(error.problem)")
  }
}

import JSON

/// Reads one set of a catalog; what is wrong with an entry costs the entry.
struct SetReader {
  let folder: String
  /// The names of the files in the folder.
  let names: [String]
  private(set) var issues: [ResourceIssue] = []
  private var root: JSONValue?
  private var files: [ResourceFile] = []

  private var contentsPath: String { "\(folder)/Contents.json" }

  init(folder: String, names: [String]) {
    self.folder = folder
    self.names = names
  }

  mutating func readContents(with reader: inout ResourceReader) {
    guard names.contains("Contents.json") else {
      issues.append(ResourceIssue(path: folder, reason: "it has no Contents.json"))
      return
    }
    guard let file = reader.read(contentsPath) else {
      // The reader has said why.
      issues.append(ResourceIssue(path: contentsPath, reason: "it cannot be read"))
      return
    }
    files.append(file)
    do throws(JSONError) {
      root = try JSONDocument(parsing: file.bytes).root
    } catch {
      issues.append(ResourceIssue(contentsPath, DocumentError(error)))
    }
  }

  /// Where the set comes from, once it has been read.
  var source: AssetSource {
    var hash = SHA256()
    for file in files {
      hash.update(Array("\(file.path.dropFirst(folder.count))\0\(file.sha256)\n".utf8))
    }
    return AssetSource(
      path: folder, sha256: hash.finish(), problem: issues.first.map { "\($0)" })
  }

  mutating func colors() -> [ColorEntry] {
    entries("colors") { json, slot throws(DocumentError) in
      // A place that has no colour yet.
      guard let color = json["color"] else { return nil }
      return ColorEntry(slot: slot, value: try ColorSet.Value(color))
    }
  }

  mutating func images(with reader: inout ResourceReader) -> [ImageEntry] {
    let properties = root?["properties"]
    let common = Self.isTemplate(properties)
    var found: [(json: JSONValue, slot: AssetSlot, slices: ImageSlices?)] = []
    _ = entries("images") { (json, slot) throws(DocumentError) -> Int? in
      guard json["filename"] != nil else { return nil }
      let slices = try json["resizing"].map { resizing throws(DocumentError) in
        try ImageSlices(resizing, scale: Double(slot.scale ?? 1))
      }
      found.append((json, slot, slices))
      return nil
    }
    return found.compactMap { entry in
      file(of: entry.json, with: &reader).map {
        ImageEntry(
          slot: entry.slot, file: $0, isTemplate: Self.isTemplate(entry.json) ?? common,
          slices: entry.slices)
      }
    }
  }

  private static func isTemplate(_ json: JSONValue?) -> Bool? {
    switch json?["template-rendering-intent"]?.string {
    case "template"?: true
    case "original"?: false
    default: nil
    }
  }

  /// The entries of symbols and data, which are a file each.
  mutating func files(_ key: String, with reader: inout ResourceReader) -> [DataEntry] {
    var found: [(json: JSONValue, slot: AssetSlot)] = []
    _ = entries(key) { (json, slot) throws(DocumentError) -> Int? in
      if json["filename"] != nil { found.append((json, slot)) }
      return nil
    }
    return found.compactMap { entry in
      file(of: entry.json, with: &reader).map { DataEntry(slot: entry.slot, file: $0) }
    }
  }

  /// Reads the entries of a list, those aside that are for other places than pictures.
  private mutating func entries<Entry>(
    _ key: String, _ read: (JSONValue, AssetSlot) throws(DocumentError) -> Entry?
  ) -> [Entry] {
    guard let root else { return [] }
    guard let list = root[key], list.kind == .array else {
      issues.append(
        ResourceIssue(
          contentsPath,
          DocumentError(
            at: root, .missingKey(key, of: "Contents.json", expected: "a list of \(key)"))))
      return []
    }
    var entries: [Entry] = []
    for json in list.elements {
      do throws(DocumentError) {
        guard let slot = try AssetSlot(json) else { continue }
        if let entry = try read(json, slot) { entries.append(entry) }
      } catch {
        issues.append(ResourceIssue(contentsPath, error))
      }
    }
    return entries
  }

  /// The file that an entry names, which is one of this folder and no other.
  private mutating func file(
    of json: JSONValue, with reader: inout ResourceReader
  ) -> ResourceFile? {
    guard let value = json["filename"] else { return nil }
    guard let name = value.string else {
      issues.append(ResourceIssue(contentsPath, value.wrongKind(expected: "the name of a file")))
      return nil
    }
    guard names.contains(name) else {
      let reason =
        name.contains("/") || name.contains("\0")
        ? "\(messageQuoted(name)) is no file of this set; only those are read"
        : "there is no file \(messageQuoted(name))"
      let others = names.filter { $0 != "Contents.json" }
      issues.append(
        ResourceIssue(
          path: contentsPath, place: "\(value.position): \(value.path)", reason: reason,
          nearest: nearestName(to: name, in: others)))
      return nil
    }
    let path = "\(folder)/\(name)"
    if let known = files.first(where: { $0.path == path }) { return known }
    guard let file = reader.read(path) else {
      issues.append(ResourceIssue(path: path, reason: "it cannot be read"))
      return nil
    }
    files.append(file)
    return file
  }
}

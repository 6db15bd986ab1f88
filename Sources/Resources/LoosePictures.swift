/// Pictures of a folder that are in no catalog: `hero.png`, `hero@2x.png` and `hero@3x.png` are one.
enum LoosePictures {
  private static let endings: Set<String> = ["png", "jpg", "jpeg", "webp", "svg", "pdf"]

  static func read(_ files: [String], with reader: inout ResourceReader) {
    var sets: [String: [(path: String, scale: Int?)]] = [:]
    for path in files where !path.contains(".xcassets/") {
      let name = path.split(separator: "/").last ?? ""
      guard let dot = name.lastIndex(of: ".") else { continue }
      let ending = name[name.index(after: dot)...].lowercased()
      guard endings.contains(ending) else { continue }
      var stem = name[..<dot]
      var scale: Int? = ending == "svg" || ending == "pdf" ? nil : 1
      for factor in 1...3 where stem.hasSuffix("@\(factor)x") {
        scale = factor
        stem = stem.dropLast(3)
      }
      sets[String(stem), default: []].append((path, scale))
    }
    for name in AssetCatalog.sorted(sets.keys) where reader.contents.catalogs.images[name] == nil {
      var hash = SHA256()
      var entries: [ImageEntry] = []
      for (path, scale) in sets[name] ?? [] {
        guard let file = reader.read(path) else { continue }
        hash.update(Array("\(file.path)\0\(file.sha256)\n".utf8))
        var slot = AssetSlot()
        slot.scale = scale
        entries.append(ImageEntry(slot: slot, file: file, isTemplate: nil, slices: nil))
      }
      guard let first = entries.first else { continue }
      let source = AssetSource(path: first.file.path, sha256: hash.finish(), problem: nil)
      reader.contents.catalogs.images[name] = ImageSet(source: source, entries: entries)
    }
  }
}

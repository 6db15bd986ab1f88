import JSON

/// What asset catalogs hold, by name; a name in a namespace begins with it, as in `Icons/star`.
public struct AssetCatalog: Hashable, Sendable {
  /// Colours by name.
  public package(set) var colors: [String: ColorSet] = [:]
  /// Pictures by name.
  public package(set) var images: [String: ImageSet] = [:]
  /// Symbols by name.
  public package(set) var symbols: [String: SymbolSet] = [:]
  /// Data by name.
  public package(set) var data: [String: DataSet] = [:]

  /// A catalog without anything.
  public init() {}

  mutating func merge(_ other: AssetCatalog) {
    colors.merge(other.colors) { $1 }
    images.merge(other.images) { $1 }
    symbols.merge(other.symbols) { $1 }
    data.merge(other.data) { $1 }
  }

  /// Names in the order of their bytes.
  package static func sorted(_ names: some Sequence<String>) -> [String] {
    names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The SHA-256 of a set by the kind that uses call it and its name; `nil` where there is none.
  package func sha256(kind: String, name: String) -> String? {
    switch kind {
    case "color": colors[name]?.source.sha256
    case "image": images[name]?.source.sha256
    case "symbol": symbols[name]?.source.sha256
    case "data": data[name]?.source.sha256
    default: nil
    }
  }

  /// Why there is no colour of a name, with the name that is most likely meant.
  package func complaint(noColor name: String) -> String {
    Self.complaint("colour", name, colors.keys, others: ("picture", images[name] != nil))
  }

  /// Why there is no picture of a name, with the name that is most likely meant.
  package func complaint(noImage name: String) -> String {
    Self.complaint(
      "picture", name, Array(images.keys) + Array(symbols.keys),
      others: ("colour", colors[name] != nil))
  }

  private static func complaint(
    _ kind: String, _ name: String, _ names: some Sequence<String>,
    others: (kind: String, has: Bool)
  ) -> String {
    let sorted = sorted(names)
    var text = "there is no \(kind) \(messageQuoted(name))"
    if others.has { return text + ", only a \(others.kind) of that name" }
    if sorted.isEmpty {
      return text + ": no resources have \(kind)s; name their folder with --resources"
    }
    // Whoever forgets the namespace means what is in it.
    let inside = sorted.first { $0.hasSuffix("/" + name) }
    if let nearest = inside ?? nearestName(to: name, in: sorted) {
      text += "; did you mean \(messageQuoted(nearest))?"
    }
    return text
  }
}

/// What every set of a catalog has.
public struct AssetSource: Hashable, Sendable {
  /// The folder of the set, from the given one.
  public let path: String
  /// The SHA-256 of all files of the set with their names.
  public let sha256: String
  /// What is wrong with it, where something is.
  public let problem: String?
}

/// Data by name.
public struct DataSet: Hashable, Sendable {
  /// Where it comes from.
  public let source: AssetSource
  let entries: [DataEntry]

  /// The bytes for a place.
  public func bytes(for traits: AssetTraits = AssetTraits()) -> [UInt8]? {
    entries.best(for: traits)?.file.bytes
  }
}

struct DataEntry: AssetEntry, Hashable, Sendable {
  let slot: AssetSlot
  let file: ResourceFile
}

/// A symbol of a team: an SVG template with a drawing for each weight and scale.
public struct SymbolSet: Hashable, Sendable {
  /// Where it comes from.
  public let source: AssetSource
  let entries: [DataEntry]

  /// The template for a place.
  package func template(for traits: AssetTraits) -> [UInt8]? {
    entries.best(for: traits)?.file.bytes
  }
}

import Synchronization

/// Faces in an order of preference, found by the names and looks that texts ask for.
///
/// A value: a collection with another face is another collection.
public struct FontCollection: Sendable {
  /// The faces, those of one file after those of the file before.
  package private(set) var faces: [FontFace] = []
  /// Places in `faces` by family, in the order of first appearance.
  private var members: [(key: String, faces: [Int])] = []
  private var familyIndices: [String: Int] = [:]
  /// Faces and named places of variable ones by full and PostScript name; of two that have one name the
  /// first.
  private var named: [String: Named] = [:]
  /// The names by which places of variable faces are found, as their fonts write them.
  private var instanceNames: [String] = []
  /// Families by the names that programs of four styles know them by.
  private var aliases: [String: String] = [:]
  private let instances = FontInstances()

  /// A face of the collection, and where it is on its axes if that has a name.
  private struct Named {
    var face: Int
    var values: [FontAxisValue]?
  }

  /// A collection without faces.
  public init() {}

  /// Adds a face behind those that are there.
  package mutating func add(_ face: FontFace) {
    let index = faces.count
    faces.append(face)
    let family = Self.key(face.names.family)
    if let known = familyIndices[family] {
      members[known].faces.append(index)
    } else {
      familyIndices[family] = members.count
      members.append((family, [index]))
    }
    let alias = Self.key(face.names.legacyFamily)
    if alias != family, aliases[alias] == nil { aliases[alias] = family }
    for name in [face.names.full, face.names.postScript] where !name.isEmpty {
      register(name, as: Named(face: index))
    }
    for instance in face.namedInstances {
      for name in [instance.full, instance.postScript] {
        if register(name, as: Named(face: index, values: instance.values)) {
          instanceNames.append(name)
        }
      }
    }
  }

  /// - Returns: whether nothing had the name before.
  @discardableResult
  private mutating func register(_ name: String, as place: Named) -> Bool {
    let key = Self.key(name)
    guard named[key] == nil else { return false }
    named[key] = place
    return true
  }

  /// The names of the families, each once, in their order.
  public var families: [String] { members.map { faces[$0.faces[0]].names.family } }

  /// Every name that finds a face: of families, full names and PostScript names, each once.
  public var names: [String] {
    var names = families
    for face in faces {
      for name in [face.names.full, face.names.postScript] where !names.contains(name) {
        names.append(name)
      }
    }
    return names + instanceNames
  }

  /// Whether there is no face.
  public var isEmpty: Bool { faces.isEmpty }

  /// Whether a family, full or PostScript name leads to a face; letters are the same small and large.
  public func contains(_ name: String) -> Bool {
    let key = Self.key(name)
    return familyIndices[key] != nil || named[key] != nil || aliases[key] != nil
  }

  /// The face that comes nearest to a request, at its place in the design space of a variable font.
  ///
  /// The full or PostScript name of a face, or of a named place of a variable one, chooses that, unless
  /// another weight, width or slope is asked for: then its family's nearest.
  package func face(named name: String, for query: FontQuery) -> FontFace? {
    let key = Self.key(name)
    if let index = familyIndices[key] { return face(ofFamily: index, for: query) }
    if let place = named[key] {
      let face = faces[place.face]
      let traits = place.values.map { face.traits.at($0, of: face.axes) } ?? face.traits
      let isPlain = query.weight == 400 && query.width == 100 && !query.isItalic
      guard !isPlain, let family = familyIndices[Self.key(face.names.family)] else {
        var own = query
        if isPlain { own.weight = traits.weight }
        guard var values = place.values else { return instance(of: face, for: own) }
        // Sizes are the text's own, as for every face.
        for index in values.indices where values[index].tag == "opsz" {
          values[index].value = query.size
        }
        return instances.instance(of: face, at: values)
      }
      var wanted = query
      if query.weight == 400 { wanted.weight = traits.weight }
      if query.width == 100 { wanted.width = traits.width }
      wanted.isItalic = query.isItalic || traits.isItalic
      return self.face(ofFamily: family, for: wanted)
    }
    if let family = aliases[key], let index = familyIndices[family] {
      return face(ofFamily: index, for: query)
    }
    return nil
  }

  /// One face of each family in the order of the families; for a language that writes Han characters in
  /// forms of its own, families that are made for it come first.
  package func fallbacks(for query: FontQuery, language: HanLanguage?) -> [FontFace] {
    let chosen = members.indices.compactMap { face(ofFamily: $0, for: query) }
    guard let language else { return chosen }
    let ranked = chosen.enumerated().map { (rank: $1.han.rank(for: language), index: $0, face: $1) }
    return ranked.sorted { ($1.rank, $0.index) < ($0.rank, $1.index) }.map(\.face)
  }

  private func face(ofFamily index: Int, for query: FontQuery) -> FontFace? {
    FontMatching.best(of: members[index].faces.map { faces[$0] }, for: query)
      .map { instance(of: $0, for: query) }
  }

  private func instance(of face: FontFace, for query: FontQuery) -> FontFace {
    face.axes.isEmpty ? face : instances.instance(of: face, at: face.values(for: query))
  }

  /// Names are the same whatever the size of their letters; the tables are Unicode's own.
  private static func key(_ name: String) -> String {
    String(name.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }
}

/// The places of variable faces that are in use: a face keeps what it has read of its file.
private final class FontInstances: Sendable {
  private struct Key: Hashable {
    let face: ObjectIdentifier
    let values: [FontAxisValue]
  }

  /// The most that are kept; sizes are without bound where a font has an axis for them.
  private static let limit = 256

  private let known = Mutex<[Key: FontFace]>([:])

  func instance(of face: FontFace, at values: [FontAxisValue]) -> FontFace {
    known.withLock { known in
      let key = Key(face: ObjectIdentifier(face), values: values)
      if let instance = known[key] { return instance }
      if known.count == Self.limit { known = [:] }
      let instance = face.instance(values)
      known[key] = instance
      return instance
    }
  }
}

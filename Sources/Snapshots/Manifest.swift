public import Components
import Graphics

/// What goldens hash to, a line per variant: lets a team keep pictures out of version control, and
/// tells which engine drew them.
///
/// The file is a journal: lines are appended while goldens are written, a later line replaces an
/// earlier one, `-` takes one away, and a last line without its line feed, which only a killed
/// process leaves, does not count. `text` is the compact form, sorted, one line a variant, so that
/// version control merges it well.
public struct Manifest: Equatable, Sendable {
  /// One golden: the engine that drew it and what it hashes to.
  public struct Entry: Hashable, Codable, Sendable {
    /// `EngineVersion.current` of the program that drew the golden.
    public let engine: Int
    /// The hashes of the picture, the tree, the audit and what is heard.
    public let hashes: SnapshotHashes
    /// The resources that the picture was drawn with, sorted.
    public let uses: [ResourceUse]

    /// Makes an entry, by default of this engine.
    public init(
      engine: Int = EngineVersion.current, hashes: SnapshotHashes, uses: [ResourceUse] = []
    ) {
      self.uses = uses
      self.engine = engine
      self.hashes = hashes
    }
  }

  static let header = "stillframe-manifest 1"
  private static let speechKey = "speech:"

  private var entries: [SnapshotName: Entry] = [:]

  /// Makes a manifest without entries.
  public init() {}

  /// The entry of a golden; `nil` where there is none, and to take it away.
  public subscript(name: SnapshotName) -> Entry? {
    get { entries[name] }
    set { entries[name] = newValue }
  }

  /// All names, sorted.
  public var names: [SnapshotName] { entries.keys.sorted() }

  /// Entries drawn by another engine than this one, sorted by name.
  public var foreignEngineNames: [SnapshotName] {
    names.filter { entries[$0]?.engine != EngineVersion.current }
  }

  /// The compact form.
  public var text: String {
    var text = Self.header + "\n"
    for name in names {
      if let entry = entries[name] { text += Self.line(name, entry) }
    }
    return text
  }

  /// The line that sets an entry.
  static func line(_ name: SnapshotName, _ entry: Entry) -> String {
    let hashes = entry.hashes
    let speech = hashes.speech.map { " \(speechKey)\($0)" } ?? ""
    let uses = entry.uses.map { " \(word(for: $0))" }.joined()
    return """
      \(name.story) \(name.variant) engine:\(entry.engine) size:\(hashes.width)x\(hashes.height) \
      pixels:\(hashes.pixels) tree:\(hashes.tree) audit:\(hashes.audit)\(speech)\(uses)

      """
  }

  /// A resource as lines write it.
  package static func word(for use: ResourceUse) -> String {
    "\(use.kind.rawValue):\(encoded(use.name))=\(use.sha256)"
  }

  /// The resource that a word stands for; `nil` for another word.
  package static func use(_ word: String) -> ResourceUse? {
    guard let colon = word.firstIndex(of: ":"), let equals = word.lastIndex(of: "="),
      colon < equals, let kind = ResourceUse.Kind(rawValue: String(word[..<colon])),
      isHash(String(word[word.index(after: equals)...]))
    else { return nil }
    return ResourceUse(
      kind: kind, name: decoded(word[word.index(after: colon)..<equals]),
      sha256: String(word[word.index(after: equals)...]))
  }

  /// A name without spaces, line feeds and equals signs, whose bytes are written as `%3D`.
  private static func encoded(_ name: String) -> String {
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      if byte > 0x20, byte != 0x3D, byte != 0x25, byte != 0x7F {
        bytes.append(byte)
      } else {
        bytes += Array("%\(hexadecimal(byte, digits: 2, uppercase: true))".utf8)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The name that a word stands for.
  private static func decoded(_ word: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    var rest = Array(word.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == 0x25, digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The line that takes an entry away.
  static func removal(of name: SnapshotName) -> String { "- \(name.story) \(name.variant)\n" }
}

/// Why a manifest cannot be read.
public enum ManifestError: Error, Equatable, Codable, Sendable {
  case wrongHeader
  case invalidLine(number: Int, reason: String)
}

extension ManifestError: CustomStringConvertible {
  /// The error in one line.
  public var description: String {
    switch self {
    case .wrongHeader:
      "it does not begin with “\(Manifest.header)”; it is no manifest or one of another version"
    case .invalidLine(let number, let reason):
      """
      line \(number): \(reason); restore it from version control, or delete it and record \
      with --record failed
      """
    }
  }
}

extension Manifest {
  /// Reads a journal or compact form.
  public init(text: String) throws(ManifestError) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // What follows the last line feed is empty, or a line that was never finished.
    lines.removeLast()
    guard lines.first ?? "" == Self.header else { throw .wrongHeader }
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      try read(line, number: index + 1)
    }
  }

  private mutating func read(_ line: Substring, number: Int) throws(ManifestError) {
    let words = line.split(separator: " ").map(String.init)
    let isRemoval = words.first == "-"
    guard isRemoval ? words.count == 3 : words.count >= 7 else {
      throw .invalidLine(number: number, reason: "it has \(words.count) words")
    }
    let name: SnapshotName
    do throws(SnapshotNameError) {
      name = try SnapshotName(
        story: words[isRemoval ? 1 : 0], variant: words[isRemoval ? 2 : 1])
    } catch {
      throw .invalidLine(number: number, reason: "\(error)")
    }
    self[name] = isRemoval ? nil : try Self.entry(words[2...], number: number)
  }

  private static func entry(
    _ words: ArraySlice<String>, number: Int
  ) throws(ManifestError) -> Entry {
    var values: [String] = []
    for (word, key) in zip(words, ["engine:", "size:", "pixels:", "tree:", "audit:"]) {
      guard word.hasPrefix(key) else {
        throw .invalidLine(number: number, reason: "“\(word.prefix(20))” stands where \(key) must")
      }
      values.append(String(word.dropFirst(key.count)))
    }
    let sides = values[1].split(separator: "x").map { Int($0) ?? 0 }
    guard let engine = Int(values[0]), engine > 0, sides.count == 2,
      sides.allSatisfy({ (1...Pixmap.maximumSide).contains($0) })
    else { throw .invalidLine(number: number, reason: "its engine or size is no number") }
    guard values[2...].allSatisfy({ isHash($0) }) else {
      throw .invalidLine(number: number, reason: "a hash does not have 64 hexadecimal digits")
    }
    var speech: String?
    if words.count > 5, words[words.startIndex + 5].hasPrefix(speechKey) {
      speech = String(words[words.startIndex + 5].dropFirst(speechKey.count))
    }
    guard speech.map(isHash) ?? true else {
      throw .invalidLine(number: number, reason: "a hash does not have 64 hexadecimal digits")
    }
    let uses = try words.dropFirst(speech == nil ? 5 : 6).map { word throws(ManifestError) in
      guard let use = use(word) else {
        throw .invalidLine(number: number, reason: "“\(word.prefix(20))” is no resource")
      }
      return use
    }
    return Entry(
      engine: engine,
      hashes: SnapshotHashes(
        width: sides[0], height: sides[1], pixels: values[2], tree: values[3], audit: values[4],
        speech: speech),
      uses: uses)
  }

  private static func isHash(_ text: String) -> Bool {
    text.utf8.count == 64
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}

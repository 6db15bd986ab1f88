/// What a golden is called: a story's id and one of its variants.
///
/// The files of the variant `dark` of `button/primary` are `button/primary/dark.png`,
/// `button/primary/dark.tree.txt` and, where the audit has findings, `button/primary/dark.audit.txt`.
public struct SnapshotName: Hashable, Codable, Sendable {
  /// The longest accepted story id, in bytes; leaves room for folder, variant and suffix.
  public static let maximumStoryLength = 200
  /// The longest accepted variant name and segment of an id: file systems allow 255 bytes.
  public static let maximumSegmentLength = 100

  /// Segments of `[a-z0-9-]+` joined by `/`.
  public let story: String
  /// `[a-z0-9_-]+`.
  public let variant: String

  /// - Throws: `SnapshotNameError` for whatever could not be a file of its own on every system.
  public init(story: String, variant: String) throws(SnapshotNameError) {
    try Self.check(story: story)
    let isLegal = variant.utf8.allSatisfy { Self.isLegal($0) || $0 == UInt8(ascii: "_") }
    guard (1...Self.maximumSegmentLength).contains(variant.utf8.count), isLegal else {
      throw .invalidVariant(Self.excerpt(variant))
    }
    self.story = story
    self.variant = variant
  }

  /// Refuses a story id that is not segments of `[a-z0-9-]+` joined by `/`.
  public static func check(story: String) throws(SnapshotNameError) {
    let length = story.utf8.count
    guard length > 0 else { throw .emptyStory }
    guard length <= maximumStoryLength else {
      throw .storyTooLong(excerpt(story), bytes: length)
    }
    let slash = UInt8(ascii: "/")
    for segment in story.utf8.split(separator: slash, omittingEmptySubsequences: false) {
      guard !segment.isEmpty else { throw .emptySegment(story: excerpt(story)) }
      guard segment.count <= maximumSegmentLength else {
        throw .storyTooLong(excerpt(String(Substring(segment))), bytes: segment.count)
      }
      guard segment.allSatisfy({ isLegal($0) }) else {
        throw .invalidSegment(excerpt(String(Substring(segment))), story: excerpt(story))
      }
    }
  }

  /// The path of the golden without a suffix, relative to the root.
  public var path: String { "\(story)/\(variant)" }

  private static func isLegal(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D
  }

  /// Short enough for a message, and without characters that would disturb it.
  private static func excerpt(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars.prefix(60) {
      let isPlain = scalar.value >= 0x20 && scalar.value != 0x7F
      result.unicodeScalars.append(isPlain ? scalar : "?")
    }
    return text.unicodeScalars.count > 60 ? result + "…" : result
  }
}

extension SnapshotName: Comparable {
  /// By UTF-8 bytes: the same order on every system.
  public static func < (a: SnapshotName, b: SnapshotName) -> Bool {
    a.story == b.story
      ? a.variant.utf8.lexicographicallyPrecedes(b.variant.utf8)
      : a.story.utf8.lexicographicallyPrecedes(b.story.utf8)
  }
}

extension SnapshotName: CustomStringConvertible {
  /// The name as messages have it: story and variant with a dot between.
  public var description: String { "\(story) · \(variant)" }
}

/// Why a story or variant cannot have goldens.
public enum SnapshotNameError: Error, Equatable, Sendable {
  case emptyStory
  case emptySegment(story: String)
  case invalidSegment(String, story: String)
  case storyTooLong(String, bytes: Int)
  case invalidVariant(String)
  /// Two stories whose goldens would be the same files, on some file systems at least.
  case collision(String, String)
}

extension SnapshotNameError: CustomStringConvertible {
  /// The error in one line.
  public var description: String {
    switch self {
    case .emptyStory:
      "a story has an empty id; name it with segments of a–z, 0–9 and - joined by /"
    case .emptySegment(let story):
      "the story id “\(story)” has an empty segment; remove the doubled or outer /"
    case .invalidSegment(let segment, let story):
      """
      the segment “\(segment)” of the story id “\(story)” has other characters than a–z, 0–9 and -; \
      rename it
      """
    case .storyTooLong(let text, let bytes):
      """
      the story id or segment “\(text)” has \(bytes) bytes; an id may have \
      \(SnapshotName.maximumStoryLength), a segment \(SnapshotName.maximumSegmentLength)
      """
    case .invalidVariant(let variant):
      """
      the variant “\(variant)” must have 1 to \(SnapshotName.maximumSegmentLength) of the \
      characters a–z, 0–9, - and _
      """
    case .collision(let first, let second):
      first == second
        ? "two stories are called “\(first)”; rename one of them"
        : "the stories “\(first)” and “\(second)” differ only in case; rename one of them"
    }
  }
}

/// Files of fonts in the order in which they are tried: one reference, so that every text can hold it.
public struct FontSet: Hashable, Sendable {
  private final class Storage: Sendable {
    let files: [FontFile]

    init(_ files: [FontFile]) { self.files = files }
  }

  /// `nil` without files, which then cost nothing.
  private let storage: Storage?

  /// No fonts but the embedded ones.
  public static let none = FontSet([])

  /// Makes a set of files, the first of which is tried first.
  public init(_ files: [FontFile]) { storage = files.isEmpty ? nil : Storage(files) }

  /// The files, the first of which is tried first.
  public var files: [FontFile] { storage?.files ?? [] }
  /// Whether there are no files.
  public var isEmpty: Bool { storage == nil }

  /// These fonts, then others.
  public func followed(by other: FontSet) -> FontSet {
    if other.isEmpty { return self }
    return isEmpty ? other : FontSet(files + other.files)
  }

  public static func == (left: FontSet, right: FontSet) -> Bool {
    left.storage === right.storage || left.files == right.files
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(storage?.files.count ?? 0) }
}

import Resources

/// A resource that a picture was drawn with.
public struct ResourceUse: Hashable, Codable, Sendable, Comparable {
  /// Kinds of resources.
  public enum Kind: String, Hashable, Codable, Sendable {
    case color, image, symbol, data, font, strings, network
  }

  /// What it is.
  public let kind: Kind
  /// The name by which views ask for it.
  public let name: String
  /// The SHA-256 of its files, as 64 hexadecimal digits.
  public let sha256: String

  /// Makes a use of its parts.
  public init(kind: Kind, name: String, sha256: String) {
    self.kind = kind
    self.name = name
    self.sha256 = sha256
  }

  init(_ kind: Kind, _ name: String, _ source: AssetSource) {
    self.init(kind: kind, name: name, sha256: source.sha256)
  }

  /// By kind, then by the bytes of the name, then by the hash.
  public static func < (left: ResourceUse, right: ResourceUse) -> Bool {
    guard left.key == right.key else {
      return left.key.utf8.lexicographicallyPrecedes(right.key.utf8)
    }
    return left.sha256.utf8.lexicographicallyPrecedes(right.sha256.utf8)
  }

  /// The kind and the name, such as `image:hero`.
  public var key: String { "\(kind.rawValue):\(name)" }
}

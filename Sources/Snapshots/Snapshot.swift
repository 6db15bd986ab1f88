import Audit

/// What a variant of a story looks like and how it is heard: what is compared.
public struct Snapshot: Equatable, Sendable {
  /// The picture.
  public let pixmap: Pixmap
  /// The laid-out tree, a node a line.
  public let tree: String
  /// The audit's findings, one a line; empty if there are none.
  public let audit: String
  /// What a screen reader says, an utterance a line; empty where the story does not keep it.
  public let speech: String
  /// The tokens of the picture by the lines of its tree, as `TokenNotes` writes them; empty where nobody
  /// asked. They word changes and are no part of what is compared.
  package var tokens = ""

  /// Makes a snapshot of a picture and its texts.
  public init(pixmap: Pixmap, tree: String, audit: String, speech: String = "") {
    self.pixmap = pixmap
    self.tree = tree
    self.audit = audit
    self.speech = speech
  }

  /// Whether pictures, trees, audits and what is heard are the same.
  public static func == (one: Snapshot, other: Snapshot) -> Bool {
    one.pixmap == other.pixmap && one.tree == other.tree && one.audit == other.audit
      && one.speech == other.speech
  }

  /// The findings of characters that no font has, a line each: a picture with empty boxes is no golden
  /// unless somebody says that it is.
  package var missingGlyphs: [String] {
    let start = "\(AuditSeverity.error.rawValue) \(AuditRule.glyphMissing.rawValue) "
    return audit.split(separator: "\n").filter { $0.hasPrefix(start) }.map {
      String($0.dropFirst(start.count))
    }
  }

  /// The hashes of all of it, for a manifest.
  public var hashes: SnapshotHashes {
    SnapshotHashes(
      width: pixmap.width, height: pixmap.height, pixels: pixmap.contentHash,
      tree: SHA256.digest(tree), audit: SHA256.digest(audit),
      speech: speech.isEmpty ? nil : SHA256.digest(speech))
  }
}

extension Snapshot {
  private static let tokensKeyword = "Stillframe tokens"

  /// The picture as a file, with the tokens in it.
  ///
  /// - Parameter scale: pixels per point.
  func picture(scale: Double?) -> [UInt8] {
    PNGText.adding(
      tokens, as: Self.tokensKeyword, to: PNGEncoder.encode(pixmap, scale: scale))
  }

  /// The tokens that a picture's file has; empty where it has none.
  static func tokens(of picture: [UInt8]) -> String {
    PNGText.text(of: tokensKeyword, in: picture) ?? ""
  }
}

/// The SHA-256 hashes that stand for a snapshot in a manifest.
public struct SnapshotHashes: Hashable, Codable, Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// `contentHash` of the picture, in hexadecimal digits.
  public let pixels: String
  /// The hash of the tree's text, in hexadecimal digits.
  public let tree: String
  /// The hash of the audit's text, in hexadecimal digits.
  public let audit: String
  /// The hash of what is heard, in hexadecimal digits; `nil` where it is not kept.
  public var speech: String?

  /// One SHA-256 for picture, tree, audit and what is heard, in hexadecimal digits.
  package var digest: String {
    SHA256.digest("\(width)x\(height) \(pixels) \(tree) \(audit) \(speech ?? "-")")
  }
}

extension Pixmap {
  /// The SHA-256 of the size and the runs of equal pixels.
  ///
  /// Runs say the same as the pixels and are few in pictures of components, which makes the hash
  /// several times faster; it does not depend on how a file was compressed.
  public var contentHash: String {
    var hash = SHA256()
    var buffer: [UInt8] = []
    Self.append(UInt32(width), to: &buffer)
    Self.append(UInt32(height), to: &buffer)
    unsafe bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      // Arrays begin at multiples of sixteen bytes.
      let pixels = unsafe base.assumingMemoryBound(to: UInt32.self)
      let count = bytes.count / 4
      var start = 0
      while start < count {
        let pixel = unsafe pixels[start]
        var end = start &+ 1
        while end < count, unsafe pixels[end] == pixel { end &+= 1 }
        Self.append(UInt32(end &- start), to: &buffer)
        Self.append(UInt32(littleEndian: pixel), to: &buffer)
        if buffer.count >= 1 << 14 {
          hash.update(buffer)
          buffer.removeAll(keepingCapacity: true)
        }
        start = end
      }
    }
    hash.update(buffer)
    return hash.finish()
  }

  private static func append(_ value: UInt32, to buffer: inout [UInt8]) {
    buffer.append(UInt8(truncatingIfNeeded: value))
    buffer.append(UInt8(truncatingIfNeeded: value &>> 8))
    buffer.append(UInt8(truncatingIfNeeded: value &>> 16))
    buffer.append(UInt8(truncatingIfNeeded: value &>> 24))
  }
}

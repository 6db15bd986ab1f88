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
    var hash = PairHash()
    hash.add(UInt32(width), UInt32(height))
    unsafe bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      // Arrays begin at multiples of sixteen bytes.
      let pixels = unsafe base.assumingMemoryBound(to: UInt32.self)
      let count = bytes.count / 4
      var start = 0
      while start < count {
        let pixel = unsafe pixels[start]
        let end = unsafe Self.endOfRun(of: pixel, from: start &+ 1, in: pixels, count)
        hash.add(UInt32(end &- start), UInt32(littleEndian: pixel))
        start = end
      }
    }
    return hash.finish()
  }

  /// The first position from `start` on with another pixel, or the end.
  @inline(__always)
  private static func endOfRun(
    of pixel: UInt32, from start: Int, in pixels: UnsafePointer<UInt32>, _ count: Int
  ) -> Int {
    let pair = UInt64(pixel) &<< 32 | UInt64(pixel)
    let pairs = unsafe UnsafeRawPointer(pixels).assumingMemoryBound(to: UInt64.self)
    var end = start
    while end < count, unsafe pixels[end] == pixel {
      end &+= 1
      // Runs that have come so far are mostly long.
      guard end & 7 == 0 else { continue }
      while count &- end >= 8 {
        let group = unsafe pairs + end / 2
        let first = unsafe (group[0] ^ pair) | (group[1] ^ pair)
        let last = unsafe (group[2] ^ pair) | (group[3] ^ pair)
        guard first | last == 0 else { break }
        end &+= 8
      }
    }
    return end
  }
}

/// A hash of pairs of little-endian numbers, which it is given many at a time.
private struct PairHash {
  private var hash = SHA256()
  private var buffer = [UInt8](repeating: 0, count: 1 << 14)
  private var used = 0

  mutating func add(_ first: UInt32, _ second: UInt32) {
    if used == buffer.count {
      hash.update(buffer)
      used = 0
    }
    let pair = UInt64(second) &<< 32 | UInt64(first)
    let offset = used
    unsafe buffer.withUnsafeMutableBytes {
      unsafe $0.storeBytes(of: pair.littleEndian, toByteOffset: offset, as: UInt64.self)
    }
    used &+= 8
  }

  consuming func finish() -> String {
    hash.update(Array(buffer[..<used]))
    return hash.finish()
  }
}

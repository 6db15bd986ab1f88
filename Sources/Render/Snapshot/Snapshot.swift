/// What a variant of a story looks like: the three things that are compared.
public struct Snapshot: Equatable, Sendable {
  public let pixmap: Pixmap
  /// The laid-out tree, a node a line.
  public let tree: String
  /// The audit's findings, one a line; empty if there are none.
  public let audit: String

  public init(pixmap: Pixmap, tree: String, audit: String) {
    self.pixmap = pixmap
    self.tree = tree
    self.audit = audit
  }

  public var hashes: SnapshotHashes {
    SnapshotHashes(
      width: pixmap.width, height: pixmap.height, pixels: pixmap.contentHash,
      tree: SHA256.digest(tree), audit: SHA256.digest(audit))
  }
}

/// The SHA-256 hashes that stand for a snapshot in a manifest.
public struct SnapshotHashes: Hashable, Codable, Sendable {
  public let width: Int
  public let height: Int
  public let pixels: String
  public let tree: String
  public let audit: String
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
      var start = 0
      while start < bytes.count {
        let pixel = unsafe bytes.loadUnaligned(fromByteOffset: start, as: UInt32.self)
        var end = start &+ 4
        while end < bytes.count,
          unsafe bytes.loadUnaligned(fromByteOffset: end, as: UInt32.self) == pixel
        {
          end &+= 4
        }
        Self.append(UInt32((end &- start) / 4), to: &buffer)
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
    for shift: UInt32 in [0, 8, 16, 24] {
      buffer.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }
}

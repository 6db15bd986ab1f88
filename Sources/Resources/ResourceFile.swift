/// A file as it was read, with its hash.
package struct ResourceFile: Hashable, Sendable {
  /// The path from the given folder.
  package let path: String
  package let bytes: [UInt8]
  package let sha256: String

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    sha256 = SHA256.digest(bytes)
  }

  package static func == (left: ResourceFile, right: ResourceFile) -> Bool {
    left.path == right.path && left.sha256 == right.sha256
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(sha256)
  }
}

/// What is shown in place of a picture of the network, which is never asked.
public enum NetworkPicture: Hashable, Sendable {
  /// It has not come yet.
  case empty
  /// The content of its file, at a number of pixels per point.
  case picture(bytes: [UInt8], sha256: String, scale: Double)
  /// It could not be loaded, for a reason.
  case failure(String)
}

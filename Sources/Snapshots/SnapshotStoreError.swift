/// Why goldens cannot be read or written.
public enum SnapshotStoreError: Error, Equatable, Codable, Sendable {
  /// Some of a golden's files are there, this one is not.
  case incomplete(missing: String)
  case cannotRead(path: String, reason: String)
  /// Larger than any golden: not read at all.
  case tooLarge(path: String, bytes: Int, limit: Int)
  /// Not a PNG, or a damaged one.
  case damagedPicture(path: String, PNGDecodingError)
  /// Not UTF-8, as trees, audits and manifests are.
  case notText(path: String)
  case damagedManifest(path: String, ManifestError)
  /// The golden's files and its line in the manifest speak of two different pictures.
  case staleManifest(path: String, SnapshotName)
  /// There are only hashes here, and the picture is not where pictures are.
  case noPicture(path: String, SnapshotName)
  /// What is there in place of the picture is damaged or another.
  case otherPicture(path: String, SnapshotName)
  /// `isDiskFull` tells a full disk or quota from a folder that may not be written.
  case cannotWrite(path: String, reason: String, isDiskFull: Bool)
}

extension SnapshotStoreError: CustomStringConvertible {
  /// The error in one line.
  public var description: String {
    switch self {
    case .incomplete(let missing):
      "\(missing) is missing beside the golden's other files; record it again"
    case .cannotRead(let path, let reason):
      "\(path) cannot be read: \(reason)"
    case .tooLarge(let path, let bytes, let limit):
      "\(path) has \(bytes) bytes; goldens have at most \(limit)"
    case .damagedPicture(let path, let error):
      "\(path): \(error)"
    case .notText(let path):
      "\(path) is not UTF-8 text; restore it from version control or record it again"
    case .damagedManifest(let path, let error):
      "\(path): \(error)"
    case .staleManifest(let path, let name):
      """
      the line of \(name.path) in \(path) does not agree with the golden's files; \
      record it again
      """
    case .noPicture(let path, let name):
      "the golden \(name.path) is only hashes here, and its picture is not at \(path); record it again"
    case .otherPicture(let path, let name):
      "\(path) is damaged or not the picture of the golden \(name.path); record it again"
    case .cannotWrite(let path, let reason, _):
      "\(path) cannot be written: \(reason)"
    }
  }
}

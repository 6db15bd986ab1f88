/// A file of one font or of a collection of faces; its bytes stay where they are until they are needed.
public struct FontFile: Hashable, Sendable {
  /// The most that a file may have, in bytes.
  static let maximumBytes = 64 * 1024 * 1024
  /// What names of font files end in.
  private static let endings: Set<String> = ["ttf", "otf", "ttc", "otc", "woff", "woff2"]

  /// Whether a file is called as fonts are.
  package static func isNamed(_ path: String) -> Bool {
    guard let dot = path.lastIndex(of: ".") else { return false }
    return endings.contains(path[path.index(after: dot)...].lowercased())
  }

  /// The path from the given folder, or as it was named.
  public let path: String
  package let file: MappedFile

  package init(path: String, _ file: MappedFile) {
    self.path = path
    self.file = file
  }

  /// Reads a font file; what is in it is looked at when a text asks for a font.
  ///
  /// - Throws: `ResourceError` for a file that is not there, is a link or is larger than 64 MB.
  public init(path: String) throws(ResourceError) {
    do throws(SystemError) {
      self.init(path: path, try MappedFile(path, limit: Self.maximumBytes))
    } catch {
      throw ResourceError(path: path, reason: "\(error)")
    }
  }

  /// Reads a font file that is named by itself, so that a link is one that was asked for.
  ///
  /// - Parameter name: what messages call it.
  package init(named path: String, name: String) throws(ResourceError) {
    do throws(SystemError) {
      self.init(
        path: name, try MappedFile(path, limit: Self.maximumBytes, followsLink: true))
    } catch {
      throw ResourceError(path: path, reason: "\(error)")
    }
  }

  /// A font that is in no file.
  ///
  /// - Parameter name: what messages call it.
  public init(bytes: [UInt8], name: String) { self.init(path: name, MappedFile(bytes)) }

  /// The length of the file in bytes.
  public var byteCount: Int { unsafe file.bytes.count }
  /// The SHA-256 of the content, as 64 hexadecimal digits; taken when it is first asked for.
  public var sha256: String { file.sha256 }

  /// Files are the same where their content is, whatever they are called.
  public static func == (left: FontFile, right: FontFile) -> Bool {
    left.file === right.file
      || left.byteCount == right.byteCount && left.sha256 == right.sha256
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(byteCount) }
}

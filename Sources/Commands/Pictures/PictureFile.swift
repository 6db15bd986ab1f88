import Render

/// Pictures from files, of any format that this tool writes.
enum PictureFile {
  static func read(_ path: String) throws(CommandFailure) -> Pixmap {
    Pixmap(try readStraight(path))
  }

  /// The picture with its colours as the file stores them.
  static func readStraight(_ path: String) throws(CommandFailure) -> StraightPixmap {
    let bytes = try FileSystem.read(path, limit: FileSystem.pictureLimit)
    do {
      if bytes.starts(with: Array("P6".utf8)) { return StraightPixmap(try PPM.decode(bytes)) }
      if bytes.starts(with: Array("P7".utf8)) { return try PAM.decodeStraight(bytes) }
      return try PNGDecoder.decodeStraight(bytes)
    } catch {
      throw CommandFailure(.badInput, "\(FileSystem.displayName(path)): \(error)")
    }
  }
}

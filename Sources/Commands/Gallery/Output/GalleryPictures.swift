import Render

/// The pictures of a gallery, each written once under a name made of its pixels.
struct GalleryPictures: Sendable {
  let folder: GalleryFolder

  /// Where a picture lies in the gallery.
  static func path(of name: String) -> String { "pictures/\(name.prefix(2))/\(name).webp" }

  /// Writes a picture unless one with the same pixels is there.
  ///
  /// - Returns: its name without folder and suffix.
  func add(_ pixmap: Pixmap) throws(CommandFailure) -> String {
    // 80 bits: two of a million pictures share a name with a chance of one in 10^12.
    let name = String(pixmap.contentHash.prefix(20))
    let path = Self.path(of: name)
    if folder.needs(path) {
      try folder.write(WebPEncoder.encode(pixmap), to: path)
    }
    return name
  }
}

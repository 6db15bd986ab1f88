import Render

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The pictures of a gallery, each written once under a name made of its pixels.
struct GalleryPictures: Sendable {
  let folder: GalleryFolder

  /// Where a picture lies in the gallery.
  static func path(of name: String) -> String { "pictures/\(name.prefix(2))/\(name).webp" }

  /// Whether a text can be the name of a picture.
  static func isName(_ text: String) -> Bool {
    text.utf8.count == 20
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  /// Whether the picture is in the gallery.
  func has(_ name: String) -> Bool { FileSystem.exists("\(folder.root)/\(Self.path(of: name))") }

  /// Writes a picture unless one with the same pixels is there.
  ///
  /// - Returns: what a gallery says of it.
  func add(_ pixmap: Pixmap) throws(CommandFailure) -> GalleryDrawings.Picture {
    let picture = GalleryDrawings.Picture(pixmap)
    let path = Self.path(of: picture.name)
    if folder.needs(path) {
      try folder.write(WebPEncoder.encode(pixmap), to: path)
    }
    return picture
  }
}

extension GalleryDrawings.Picture {
  init(_ pixmap: Pixmap) {
    // 80 bits: two of a million pictures share a name with a chance of one in 10^12.
    self.init(
      name: String(pixmap.contentHash.prefix(20)), width: pixmap.width, height: pixmap.height,
      isBlank: pixmap.isPlain)
  }
}

extension Pixmap {
  /// Whether every pixel has the same colour.
  fileprivate var isPlain: Bool {
    // The bytes are the same as those a pixel further on.
    unsafe bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, bytes.count > 4 else { return true }
      return unsafe memcmp(start, start + 4, bytes.count - 4) == 0
    }
  }
}

import Render

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The pictures of a gallery, each written once under a name made of its pixels.
///
/// Pictures that differ only in colours share a file, a sheet: a script, since pages from disk may read no others.
struct GalleryPictures: Sendable {
  let folder: GalleryFolder

  /// Where a picture lies in the gallery, on its own or on the sheet that the name begins with.
  static func path(of name: String) -> String {
    let parts = name.split(separator: ".")
    let suffix = parts.count == 2 ? "js" : "webp"
    return "pictures/\(name.prefix(2))/\(parts.first ?? "").\(suffix)"
  }

  /// Whether a text can be the name of a picture: of its own file, or of a sheet with the place on it.
  static func isName(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let hash = parts.first, hash.utf8.count == 20, parts.count <= 2 else { return false }
    return
      (parts.count == 1
      || Int(parts[1]).map { (0..<PictureSheet.mostPictures).contains($0) } == true)
      && hash.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
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

  /// Writes pictures that are likely to differ only in colours, on one sheet where they fit.
  ///
  /// - Returns: what a gallery says of them, in their order.
  func add(_ pixmaps: [Pixmap]) throws(CommandFailure) -> [GalleryDrawings.Picture] {
    var distinct: [Pixmap] = []
    var places: [Int] = []
    for pixmap in pixmaps {
      let place = distinct.firstIndex(of: pixmap) ?? distinct.count
      if place == distinct.count { distinct.append(pixmap) }
      places.append(place)
    }
    var pictures: [GalleryDrawings.Picture] = []
    if distinct.count > 1, let sheet = PictureSheet.encode(distinct) {
      let name = String(SHA256.digest(sheet).prefix(20))
      let path = Self.path(of: "\(name).0")
      if folder.needs(path) { try folder.write(Self.script(sheet, named: name), to: path) }
      for (place, pixmap) in distinct.enumerated() {
        pictures.append(.init(pixmap, name: "\(name).\(place)"))
      }
    } else {
      for pixmap in distinct { pictures.append(try add(pixmap)) }
    }
    return places.map { pictures[$0] }
  }

  /// Bytes as a script: fifteen bits a character of a UTF-16 string, none of which needs an escape.
  static func script(_ bytes: [UInt8], named name: String) -> [UInt8] {
    var script: [UInt8] = [0xFF, 0xFE]
    func put(_ unit: UInt16) {
      script.append(UInt8(truncatingIfNeeded: unit))
      script.append(UInt8(truncatingIfNeeded: unit >> 8))
    }
    script.reserveCapacity(bytes.count * 16 / 15 + 120)
    for unit in "stillframe.sheet(\"\(name)\",\(bytes.count),\"".utf16 { put(unit) }
    var (pending, count) = (UInt32(0), UInt32(0))
    for byte in bytes {
      pending |= UInt32(byte) << count
      count += 8
      if count >= 15 {
        put(0x100 + UInt16(pending & 0x7FFF))
        pending >>= 15
        count -= 15
      }
    }
    if count > 0 { put(0x100 + UInt16(pending)) }
    for unit in "\");\n".utf16 { put(unit) }
    return script
  }
}

extension GalleryDrawings.Picture {
  init(_ pixmap: Pixmap) {
    // 80 bits: two of a million pictures share a name with a chance of one in 10^12.
    self.init(pixmap, name: String(pixmap.contentHash.prefix(20)))
  }

  fileprivate init(_ pixmap: Pixmap, name: String) {
    self.init(name: name, width: pixmap.width, height: pixmap.height, isBlank: pixmap.isPlain)
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

/// The eight ways in which EXIF says that a camera was held (CIPA DC-008, tag 0x0112).
enum PictureOrientation: Int {
  case upright = 1
  case mirrored, upsideDown, flipped, transposed, turnedLeft, transversed, turnedRight

  /// True if the picture is as wide as the stored one is high.
  var swapsSides: Bool { rawValue >= 5 }

  /// Finds the tag in a TIFF structure; `nil` where it is missing or no orientation.
  init?(exif: ArraySlice<UInt8>) {
    let first = exif.startIndex
    guard exif.count >= 8 else { return nil }
    let isLittle = exif.starts(with: "II*\0".utf8)
    guard isLittle || exif.starts(with: "MM\0*".utf8) else { return nil }
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset + count <= exif.count else { return nil }
      let bytes = exif[first + offset..<first + offset + count]
      return isLittle
        ? bytes.reversed().reduce(0) { $0 << 8 | Int($1) } : bytes.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + 12 * index
      guard let tag = number(entry, 2) else { return nil }
      guard tag == 0x0112 else { continue }
      guard number(entry + 2, 2) == 3, let value = number(entry + 8, 2) else { return nil }
      self.init(rawValue: value)
      return
    }
    return nil
  }

  /// The picture as it is meant to be seen.
  func applied(to picture: consuming StraightPixmap) -> StraightPixmap {
    guard self != .upright else { return picture }
    let (width, height) = (picture.width, picture.height)
    let turned = swapsSides ? (width: height, height: width) : (width: width, height: height)
    let (start, right, down) = steps(width: width, height: height)
    let count = width * height * 4
    let source = picture.bytes
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { target, filled in
      unsafe source.withUnsafeBytes { source in
        let target = UnsafeMutableRawBufferPointer(target)
        var place = 0
        for y in 0..<turned.height {
          var from = start + y * down
          for _ in 0..<turned.width {
            let pixel = unsafe source.loadUnaligned(fromByteOffset: from &* 4, as: UInt32.self)
            unsafe target.storeBytes(of: pixel, toByteOffset: place, as: UInt32.self)
            from &+= right
            place &+= 4
          }
        }
      }
      filled = count
    }
    return StraightPixmap(checkedWidth: turned.width, height: turned.height, bytes: bytes)
  }

  /// The stored pixel of the upper left corner, and the way to its right and lower neighbours.
  private func steps(width: Int, height: Int) -> (start: Int, right: Int, down: Int) {
    let last = width * height - 1
    switch self {
    case .upright: return (0, 1, width)
    case .mirrored: return (width - 1, -1, width)
    case .upsideDown: return (last, -1, -width)
    case .flipped: return (last - width + 1, 1, -width)
    case .transposed: return (0, width, 1)
    case .turnedLeft: return (last - width + 1, -width, 1)
    case .transversed: return (last, -width, -1)
    case .turnedRight: return (width - 1, width, -1)
    }
  }
}

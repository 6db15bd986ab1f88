import Graphics

/// Pictures in the page.
extension PDFDrawing {
  /// All pictures of a page together.
  private static let maximumPixels = 16 * 1024 * 1024

  /// A picture's entries and its data as they are written.
  struct PictureSource {
    var entries: [String: PDFObject]
    var raw: ArraySlice<UInt8>
    /// The object that warnings name.
    var number: Int?
    /// Whether it is among the operators, and has no number of its own.
    var isInline = false
  }

  /// Draws a picture into the unit square.
  mutating func drawPicture(
    _ source: PictureSource, _ content: PDFContent
  ) throws(PictureError) {
    let state = content.state
    let place = PlaneTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
      .followed(by: state.transform)
    guard place.isFinite, place.inverted != nil else { return }
    let isSmooth = try file.resolve(source.entries["Interpolate"]) == .bool(true)
    let isStencil = try file.resolve(source.entries["ImageMask"]) == .bool(true)
    if isStencil {
      guard let mask = try mask(source, isStencil: true) else { return }
      return try compose(state) { drawing throws(PictureError) in
        try drawing.paint(mask, place, isSmooth, content)
      }
    }
    guard let pixels = try pixels(source, content) else { return }
    try compose(state) { drawing throws(PictureError) in
      try drawing.add(pixels, place, state.fillAlpha, isSmooth)
    }
  }

  private mutating func add(
    _ pixels: Pixmap, _ place: PlaneTransform, _ alpha: Double, _ isSmooth: Bool
  ) throws(PictureError) {
    guard alpha > 0 else { return }
    if alpha < 1 { try add(.pushLayer(opacity: alpha, blendMode: .normal)) }
    try add(.pushTransform(place))
    try add(.image(pixels, Rect(x: 0, y: 0, width: 1, height: 1), isSmooth: isSmooth))
    try add(.popTransform)
    if alpha < 1 { try add(.popLayer) }
  }

  /// Paints through a stencil.
  private mutating func paint(
    _ mask: PDFPictureMask, _ place: PlaneTransform, _ isSmooth: Bool, _ content: PDFContent
  ) throws(PictureError) {
    let state = content.state
    switch state.fill {
    case .none: return
    case .color(let color):
      try add(Pixmap(mask.pixels(color)), place, color.alpha * state.fillAlpha, isSmooth)
    case .pattern:
      let square = VectorPath.rect(Rect(x: 0, y: 0, width: 1, height: 1))
      try add(.pushLayer(opacity: 1, blendMode: .normal))
      try paint(state.fill, state.fillAlpha, content) {
        .fill(square.transformed(by: place), .nonZero, $0)
      }
      try add(.pushMask)
      try add(Pixmap(mask.pixels(.white)), place, 1, isSmooth)
      try add(.popMask)
      try add(.popLayer)
    }
  }

  // MARK: Pixels

  private mutating func pixels(
    _ source: PictureSource, _ content: PDFContent
  ) throws(PictureError) -> Pixmap? {
    let own = source.isInline ? nil : source.number
    if let own, let known = pictures[own] { return known }
    let named = try file.colorSpace(source.entries["ColorSpace"], content.resources)
    guard let picture = try samples(source, count: named?.count ?? 0) else { return nil }
    guard let space = named ?? [1: .gray, 3: .rgb][picture.count], space.count == picture.count
    else {
      note(source.number, "the picture's colours are not read")
      return nil
    }
    let decode = try file.numbers(source.entries["Decode"]) ?? space.decode(bits: picture.bits)
    guard decode.count >= 2 * picture.count else {
      note(source.number, "the picture's Decode is not read")
      return nil
    }
    var key: [Int]?
    if let ranges = try file.numbers(source.entries["Mask"]), ranges.count == 2 * picture.count {
      key = ranges.map { Int($0.clamped(to: 0...65_535)) }
      for index in 0..<picture.count where ranges[2 * index] > ranges[2 * index + 1] { key = nil }
    }
    var pixels = try picture.pixels(space, decode: decode, leavingOut: key, file)
    if let mask = try mask(of: source) {
      let grid = mask.grid(with: pixels)
      // A row and a column, which are few pixels, have a large grid together.
      if grid != (pixels.width, pixels.height) { try count(grid.width * grid.height) }
      pixels = mask.applied(to: pixels)
    }
    let result = Pixmap(pixels)
    if let own { pictures[own] = result }
    return result
  }

  /// The soft mask of a picture, or its stencil.
  private mutating func mask(
    of source: PictureSource
  ) throws(PictureError) -> PDFPictureMask? {
    for (name, isStencil) in [("SMask", false), ("Mask", true)] {
      let reference = source.entries[name]
      guard case .stream(let entries, let range) = try file.resolve(reference) else { continue }
      if entries["Matte"] != nil {
        note(source.number, "colours mixed with a matte are drawn as they are")
      }
      let own = PictureSource(
        entries: entries, raw: file.bytes[range], number: Self.number(reference))
      return try mask(own, isStencil: isStencil)
    }
    return nil
  }

  private mutating func mask(
    _ source: PictureSource, isStencil: Bool
  ) throws(PictureError) -> PDFPictureMask? {
    guard let picture = try samples(source, count: 1, isStencil: isStencil) else { return nil }
    guard picture.count == 1 else {
      note(source.number, "the mask's colours are not read")
      return nil
    }
    var decode = try file.numbers(source.entries["Decode"]) ?? [0, 1]
    if decode.count < 2 { decode = [0, 1] }
    // A stencil paints where its samples are 0.
    if isStencil { decode = [1 - decode[0], 1 - decode[1]] }
    return PDFPictureMask(
      width: picture.width, height: picture.height, alpha: picture.coverage(decode: decode))
  }

  private mutating func count(_ pixels: Int) throws(PictureError) {
    pixelCount += pixels
    guard pixelCount <= Self.maximumPixels else {
      throw file.failure(0, "its pictures have more than \(Self.maximumPixels) pixels")
    }
  }

  // MARK: Samples

  /// Samples as the file has them.
  ///
  /// - Parameter count: of a pixel; a JPEG file has its own.
  private mutating func samples(
    _ source: PictureSource, count: Int, isStencil: Bool = false
  ) throws(PictureError) -> PDFPicture? {
    let entries = source.entries
    let width = try file.resolve(entries["Width"]).integer ?? 0
    let height = try file.resolve(entries["Height"]).integer ?? 0
    let sides = 1...Pixmap.maximumSide
    guard sides.contains(width), sides.contains(height) else {
      note(source.number, "a picture of \(width)×\(height) pixels is not drawn")
      return nil
    }
    try self.count(width * height)
    let own = try file.resolve(entries["BitsPerComponent"]).integer ?? 8
    let bits = isStencil ? 1 : own
    // No picture has more than four samples of two bytes and a byte for each row, but for a few inks.
    let room = (width * 16 + 1) * height + 65_536
    let (data, filter) = try file.unpacked(
      source.raw, entries, number: source.number, limit: room)
    switch filter {
    case nil: break
    case "DCTDecode", "DCT": return try photo(data, width, height, source.number)
    case let filter?:
      note(source.number, "the filter \(filter) of a picture is not read; save it as PNG or JPEG")
      return nil
    }
    guard count > 0 else {
      note(source.number, "the picture's colours are not read")
      return nil
    }
    guard [1, 2, 4, 8, 16].contains(bits) else {
      note(source.number, "a picture of \(bits) bits a sample is not drawn")
      return nil
    }
    let length = (width * count * bits + 7) / 8
    guard data.count > length * (height - 1) else {
      throw file.failure(
        source.raw.startIndex,
        "\(source.number.map { "object \($0): " } ?? "")the data of a picture end early")
    }
    return PDFPicture(width: width, height: height, bits: bits, count: count, data: data)
  }

  /// The samples of a JPEG file, without what it says of orientation and profile.
  private mutating func photo(
    _ data: [UInt8], _ width: Int, _ height: Int, _ number: Int?
  ) throws(PictureError) -> PDFPicture? {
    var decoder = JPEGDecoder(
      data, limits: PictureLimits(maximumSide: 16_384, maximumPixels: Self.maximumPixels))
    let pixels: StraightPixmap
    do throws(PictureError) {
      pixels = try decoder.decode()
    } catch {
      guard case .unsupported(_, let what, let advice) = error else {
        throw file.failure(0, "the picture\(number.map { " in object \($0)" } ?? ""): \(error)")
      }
      note(number, "a JPEG picture \(what) is not drawn; \(advice)")
      return nil
    }
    pixelCount += max(pixels.width * pixels.height - width * height, 0)
    let count = decoder.isGray ? 1 : 3
    var samples: [UInt8] = []
    samples.reserveCapacity(pixels.width * pixels.height * count)
    for place in stride(from: 0, to: pixels.bytes.count, by: 4) {
      samples += pixels.bytes[place..<(place + count)]
    }
    return PDFPicture(
      width: pixels.width, height: pixels.height, bits: 8, count: count, data: samples)
  }

  // MARK: Pictures among the operators

  /// The picture between `BI` and `EI`.
  func inlinePicture(_ lexer: inout PDFLexer, in stream: Int?) -> PictureSource? {
    var entries: [String: PDFObject] = [:]
    while true {
      let token = lexer.next()
      if token == .word("ID") { break }
      guard case .object(.name(let key)) = token, let value = lexer.object() else {
        if token == .end { return nil }
        continue
      }
      entries[Self.longNames[key] ?? key] = value
    }
    // One space follows.
    let start = min(lexer.position + 1, lexer.bytes.count)
    let end = endOfPicture(in: lexer.bytes, from: start)
    lexer.position = min(end + 3, lexer.bytes.count)
    let raw = lexer.bytes[start..<max(end, start)]
    return PictureSource(entries: entries, raw: raw, number: stream, isInline: true)
  }

  private static let longNames = [
    "BPC": "BitsPerComponent", "CS": "ColorSpace", "D": "Decode", "DP": "DecodeParms",
    "F": "Filter", "H": "Height", "IM": "ImageMask", "I": "Interpolate", "W": "Width",
  ]

  /// Where `EI` ends the data, after a space and before one.
  private func endOfPicture(in bytes: [UInt8], from start: Int) -> Int {
    var place = start
    while place + 2 < bytes.count {
      if PDFLexer.isSpace(bytes[place]), bytes[place + 1] == UInt8(ascii: "E"),
        bytes[place + 2] == UInt8(ascii: "I"),
        place + 3 == bytes.count || PDFLexer.isSpace(bytes[place + 3]),
        isText(bytes[(place + 3)...].prefix(16))
      {
        return place
      }
      place += 1
    }
    return bytes.count
  }

  /// Whether operators may follow: data of pictures have other bytes among any sixteen.
  private func isText(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { PDFLexer.isSpace($0) && $0 != 0 || 0x20...0x7E ~= $0 }
  }
}

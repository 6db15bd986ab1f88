import Graphics
import XML

/// Patterns, markers and embedded pictures.
extension SVGDrawing {
  private static let maximumTiles = 5_000

  /// Fills an outline with a pattern (SVG 2 §14.3).
  mutating func drawPattern(
    _ pattern: Int, in path: VectorPath, _ rule: FillRule, opacity: Double, box: Rect?,
    _ style: SVGStyle, for element: Int
  ) throws(PictureError) {
    guard open.insert(pattern).inserted else {
      return note(element, "a pattern contains itself")
    }
    defer { open.remove(pattern) }
    let (attributes, content) = inherited(pattern)
    let isUnit = attributes["patternUnits"] != "userSpaceOnUse"
    let whole = isUnit ? Size(width: 1, height: 1) : viewport
    func length(_ name: String, _ whole: Double) -> Double {
      var scanner = SVGScanner(attributes[name] ?? "0")
      return scanner.length(of: whole) ?? 0
    }
    var tile = Rect(
      x: length("x", whole.width), y: length("y", whole.height),
      width: length("width", whole.width), height: length("height", whole.height))
    let unit = Self.unit(box)
    if isUnit { tile = unit.boundingBox(of: tile) }
    let turn = attributes["patternTransform"].flatMap { PlaneTransform(svg: $0) } ?? .identity
    guard tile.width > 0, tile.height > 0, let back = turn.inverted,
      let area = path.controlBounds.map(back.boundingBox)
    else { return }
    var inner = PlaneTransform.translation(x: tile.minX, y: tile.minY)
    if let view = Self.viewBox(attributes) {
      inner = Self.fit(view, into: tile, attributes["preserveAspectRatio"] ?? "")
    } else if attributes["patternContentUnits"] == "objectBoundingBox" {
      inner = PlaneTransform(a: unit.a, b: 0, c: 0, d: unit.d, tx: tile.minX, ty: tile.minY)
    }
    let columns = (
      ((area.minX - tile.minX) / tile.width).rounded(.down),
      ((area.maxX - tile.minX) / tile.width).rounded(.up)
    )
    let rows = (
      ((area.minY - tile.minY) / tile.height).rounded(.down),
      ((area.maxY - tile.minY) / tile.height).rounded(.up)
    )
    guard (columns.1 - columns.0) * (rows.1 - rows.0) <= Double(Self.maximumTiles) else {
      return note(element, "a pattern of more than \(Self.maximumTiles) tiles is not drawn")
    }
    try add(.pushClip(path, rule), for: element)
    if opacity < 1 { try add(.pushLayer(opacity: opacity, blendMode: .normal), for: element) }
    try add(.pushTransform(turn), for: element)
    var start = SVGStyle()
    start.color = style.color
    _ = start.apply(
      sheet.properties(of: pattern, in: document, attributes: attributes), diagonal: 1)
    for row in Int(rows.0)..<max(Int(rows.1), Int(rows.0)) {
      for column in Int(columns.0)..<max(Int(columns.1), Int(columns.0)) {
        let place = PlaneTransform.translation(
          x: Double(column) * tile.width, y: Double(row) * tile.height)
        try add(.pushTransform(place), for: element)
        try add(.pushClip(.rect(tile), .nonZero), for: element)
        try add(.pushTransform(inner), for: element)
        for child in document.children[content] { try drawElement(child, start) }
        try add(.popTransform, for: element)
        try add(.popClip, for: element)
        try add(.popTransform, for: element)
      }
    }
    try add(.popTransform, for: element)
    if opacity < 1 { try add(.popLayer, for: element) }
    try add(.popClip, for: element)
  }

  /// A pattern's attributes with those of the patterns that it refers to, and which of them has the content.
  private func inherited(_ pattern: Int) -> (attributes: [String: String], content: Int) {
    var attributes: [String: String] = [:]
    var (element, content) = (pattern, pattern)
    for _ in 0..<16 {
      attributes.merge(document.attributes[element]) { own, _ in own }
      if document.children[content].isEmpty { content = element }
      guard let href = document.attributes[element]["href"], href.hasPrefix("#"),
        let next = ids[String(href.dropFirst())], document.names[next] == "pattern"
      else { break }
      element = next
    }
    return (attributes, content)
  }

  // MARK: Markers

  /// Draws what is at the corners of a path (SVG 2 §11.6).
  mutating func drawMarkers(
    on path: VectorPath, _ style: SVGStyle, for element: Int
  ) throws(PictureError) {
    guard style.markers != ["", "", ""] else { return }
    let corners = Self.corners(of: path)
    for (index, corner) in corners.enumerated() {
      let role = index == 0 ? 0 : index == corners.count - 1 ? 2 : 1
      guard !style.markers[role].isEmpty,
        let marker = try reference(style.markers[role], "marker", element)
      else { continue }
      try draw(marker, at: corner, isStart: role == 0, style, for: element)
    }
  }

  private mutating func draw(
    _ marker: Int, at corner: (point: Point, direction: Point), isStart: Bool, _ style: SVGStyle,
    for element: Int
  ) throws(PictureError) {
    guard open.insert(marker).inserted else { return note(element, "a marker contains itself") }
    defer { open.remove(marker) }
    let attributes = document.attributes[marker]
    func length(_ name: String, _ fallback: String) -> Double {
      var scanner = SVGScanner(attributes[name] ?? fallback)
      return scanner.length(of: 1) ?? 0
    }
    let frame = Rect(
      x: 0, y: 0, width: length("markerWidth", "3"), height: length("markerHeight", "3"))
    guard frame.width > 0, frame.height > 0 else { return }
    var fit = PlaneTransform.identity
    if let view = Self.viewBox(attributes) {
      fit = Self.fit(view, into: frame, attributes["preserveAspectRatio"] ?? "")
    }
    let anchor = fit.apply(to: Point(x: length("refX", "0"), y: length("refY", "0")))
    var turn = PlaneTransform.identity
    let orient = (attributes["orient"] ?? "0").trimmed
    if orient.hasPrefix("auto") {
      let sign = isStart && orient == "auto-start-reverse" ? -1.0 : 1.0
      let (x, y) = (corner.direction.x * sign, corner.direction.y * sign)
      turn = PlaneTransform(a: x, b: y, c: -y, d: x, tx: 0, ty: 0)
    } else if let degrees = Double(orient.hasSuffix("deg") ? String(orient.dropLast(3)) : orient) {
      turn = .rotation(degrees: degrees)
    }
    let scale = attributes["markerUnits"] == "userSpaceOnUse" ? 1 : style.pen.width
    let place = PlaneTransform.translation(x: -anchor.x, y: -anchor.y)
      .followed(by: .scale(x: scale, y: scale)).followed(by: turn)
      .followed(by: .translation(x: corner.point.x, y: corner.point.y))
    let properties = sheet.properties(of: marker, in: document)
    try add(.pushTransform(place), for: element)
    let clips = properties["overflow"] != "visible" && properties["overflow"] != "auto"
    if clips { try add(.pushClip(.rect(frame), .nonZero), for: element) }
    try add(.pushTransform(fit), for: element)
    var inner = SVGStyle()
    inner.color = style.color
    _ = inner.apply(properties, diagonal: 1)
    inner.markers = ["", "", ""]
    for child in document.children[marker] { try drawElement(child, inner) }
    try add(.popTransform, for: element)
    if clips { try add(.popClip, for: element) }
    try add(.popTransform, for: element)
  }

  /// The corners of a path with the unit vector halfway between the way in and the way out.
  private static func corners(of path: VectorPath) -> [(point: Point, direction: Point)] {
    var result: [(point: Point, before: Point?, after: Point?)] = []
    var start = Point.zero
    func unit(_ from: Point, _ to: Point) -> Point? {
      let (x, y) = (to.x - from.x, to.y - from.y)
      let length = (x * x + y * y).squareRoot()
      return length > 0 ? Point(x: x / length, y: y / length) : nil
    }
    func add(_ end: Point, _ controls: [Point]) {
      let from = result.last?.point ?? end
      let stops = [from] + controls + [end]
      let out = stops.dropFirst().lazy.compactMap { unit(from, $0) }.first
      let into = stops.dropLast().reversed().lazy.compactMap { unit($0, end) }.first
      if !result.isEmpty { result[result.count - 1].after = out }
      result.append((end, into, nil))
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        start = point
        result.append((point, nil, nil))
      case .line(let end): add(end, [])
      case .quad(let control, let end), .conic(let control, let end, _): add(end, [control])
      case .cubic(let first, let second, let end): add(end, [first, second])
      case .close: add(start, [])
      }
    }
    return result.map { corner in
      let (a, b) = (corner.before ?? corner.after, corner.after ?? corner.before)
      let sum = Point(x: (a?.x ?? 1) + (b?.x ?? 0), y: (a?.y ?? 0) + (b?.y ?? 0))
      return (corner.point, unit(.zero, sum) ?? a ?? Point(x: 1, y: 0))
    }
  }

  // MARK: Pictures

  /// Draws a picture that is part of the file.
  mutating func drawPicture(_ element: Int) throws(PictureError) {
    let attributes = document.attributes[element]
    guard let href = attributes["href"]?.trimmed, href.hasPrefix("data:"),
      let comma = href.firstIndex(of: ","), href[..<comma].hasSuffix(";base64")
    else {
      return note(element, "only pictures inside the file are drawn: data:image/png;base64,…")
    }
    let bytes = Base64.bytes(href[href.index(after: comma)...].utf8)
    guard PictureDecoder.format(of: bytes)?.isVector == false else {
      return note(element, "the picture inside is no PNG, JPEG or WebP file")
    }
    let pixels: Pixmap
    do throws(PictureError) {
      let left = max(Self.maximumPixels - pixelCount, 1)
      pixels = try PictureDecoder.decode(
        bytes, limits: PictureLimits(maximumSide: 16_384, maximumPixels: left)
      ).premultiplied()
    } catch {
      throw .damaged(
        .svg, offset: document.offsets[element],
        reason: "\(document.place(element)): the picture inside: \(error)")
    }
    pixelCount += pixels.width * pixels.height
    var frame = frame(of: element)
    let natural = Rect(x: 0, y: 0, width: Double(pixels.width), height: Double(pixels.height))
    // A side that is missing is what the other makes of it.
    if attributes["width"] == nil || attributes["height"] == nil {
      let ratio = natural.height / natural.width
      let width =
        attributes["width"] != nil
        ? frame.width : attributes["height"] != nil ? frame.height / ratio : natural.width
      frame = Rect(x: frame.minX, y: frame.minY, width: width, height: width * ratio)
    }
    guard frame.width > 0, frame.height > 0 else { return }
    let fit = Self.fit(natural, into: frame, attributes["preserveAspectRatio"] ?? "")
    try add(.pushClip(.rect(frame), .nonZero), for: element)
    let rendering = sheet.properties(of: element, in: document)["image-rendering"]
    let isSmooth = rendering?.trimmed != "pixelated" && rendering?.trimmed != "optimizeSpeed"
    try add(.image(pixels, fit.boundingBox(of: natural), isSmooth: isSmooth), for: element)
    try add(.popClip, for: element)
  }

  private static let maximumPixels = 16 * 1024 * 1024
}

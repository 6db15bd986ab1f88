import Graphics
import XML

/// Walks the elements of an SVG file and writes down what they draw.
struct SVGDrawing {
  let document: XMLDocument
  var commands: [VectorCommand] = []
  private(set) var warnings: [String] = []
  private(set) var size: Size
  private(set) var sheet = SVGStyleSheet()
  private(set) var ids: [String: Int] = [:]
  private(set) var viewport: Size
  /// References that are being followed, which must not come back to themselves.
  var open: Set<Int> = []
  private var depth = 0
  var depthOfText = 0
  /// Of embedded pictures.
  var pixelCount = 0
  /// Steps so far, with those that were only measured.
  var work = 0

  private static let maximumDepth = 256
  private static let maximumWarnings = 50

  init(_ document: XMLDocument) throws(PictureError) {
    self.document = document
    guard document.names[0] == "svg" else {
      throw .damaged(.svg, offset: document.offsets[0], reason: "its first element is not svg")
    }
    size = Self.size(of: document.attributes[0])
    viewport = size
    guard max(size.width, size.height) <= Double(Pixmap.maximumSide), size.width > 0,
      size.height > 0
    else {
      throw .damaged(
        .svg, offset: document.offsets[0],
        reason: "\(size.width)×\(size.height) points is no size that is drawn")
    }
    for index in document.names.indices {
      if let id = document.attributes[index]["id"], ids[id] == nil { ids[id] = index }
      if document.names[index] == "style" {
        sheet.add(document.texts[index], elements: document.names.count)
      }
    }
  }

  /// Width and height; of one that is missing, what the viewBox makes of it.
  static func size(of attributes: [String: String]) -> Size {
    let box = viewBox(attributes)
    func side(_ name: String, _ whole: Double) -> Double? {
      guard let text = attributes[name]?.trimmed, !text.hasSuffix("%") else { return nil }
      var scanner = SVGScanner(text)
      return scanner.length(of: whole)
    }
    let own = (side("width", 100), side("height", 100))
    guard let box else { return Size(width: own.0 ?? 300, height: own.1 ?? 150) }
    switch own {
    case (let width?, let height?): return Size(width: width, height: height)
    case (let width?, nil): return Size(width: width, height: width * box.height / box.width)
    case (nil, let height?): return Size(width: height * box.width / box.height, height: height)
    case (nil, nil): return box.size
    }
  }

  static func viewBox(_ attributes: [String: String]) -> Rect? {
    guard let text = attributes["viewBox"] else { return nil }
    var scanner = SVGScanner(text)
    guard let v = scanner.numbers(4), v[2] > 0, v[3] > 0 else { return nil }
    return Rect(x: v[0], y: v[1], width: v[2], height: v[3])
  }

  mutating func draw() throws(PictureError) {
    for selector in sheet.unknown {
      note(0, "the style rule \(selector) is not read")
    }
    try drawViewport(0, in: Rect(x: 0, y: 0, width: size.width, height: size.height), SVGStyle())
  }

  /// Draws as if the file said nothing of a class.
  mutating func ignoreRules(ofClass name: String) { sheet.removeRules(ofClass: name) }

  mutating func note(_ element: Int, _ text: String) {
    guard warnings.count < Self.maximumWarnings else { return }
    let warning = "SVG \(document.place(element)): \(text)"
    if !warnings.contains(warning) { warnings.append(warning) }
  }

  mutating func add(_ command: VectorCommand, for element: Int) throws(PictureError) {
    work += 1
    guard work < VectorPicture.maximumCommands else {
      throw .damaged(
        .svg, offset: document.offsets[element],
        reason:
          "\(document.place(element)): it draws more than \(VectorPicture.maximumCommands) shapes")
    }
    commands.append(command)
  }

  // MARK: Elements

  /// The children of an svg or symbol element, fitted into a rectangle.
  private mutating func drawViewport(
    _ element: Int, in frame: Rect, _ outer: SVGStyle
  ) throws(PictureError) {
    let attributes = document.attributes[element]
    var transform = PlaneTransform.translation(x: frame.minX, y: frame.minY)
    let before = viewport
    viewport = frame.size
    if let box = Self.viewBox(attributes) {
      transform = Self.fit(box, into: frame, attributes["preserveAspectRatio"] ?? "")
      viewport = box.size
    }
    let properties = sheet.properties(of: element, in: document)
    let clips = properties["overflow"] != "visible" || element == 0
    if clips { try add(.pushClip(.rect(frame), .nonZero), for: element) }
    try add(.pushTransform(transform), for: element)
    try drawGroup(element, properties, outer, isTransformed: false)
    try add(.popTransform, for: element)
    if clips { try add(.popClip, for: element) }
    viewport = before
  }

  /// SVG 2 §8.6: uniform scaling, then alignment of what is left over.
  static func fit(_ box: Rect, into frame: Rect, _ text: String) -> PlaneTransform {
    var (sx, sy) = (frame.width / box.width, frame.height / box.height)
    let words = text.split(separator: " ")
    let align = words.first.map(String.init) ?? "xMidYMid"
    if align != "none" {
      let scale = words.contains("slice") ? max(sx, sy) : min(sx, sy)
      (sx, sy) = (scale, scale)
    }
    func share(_ least: String, _ most: String) -> Double {
      align == "none" || align.contains(least) ? 0 : align.contains(most) ? 1 : 0.5
    }
    let x = frame.minX + (frame.width - box.width * sx) * share("xMin", "xMax") - box.minX * sx
    let y = frame.minY + (frame.height - box.height * sy) * share("YMin", "YMax") - box.minY * sy
    return PlaneTransform(a: sx, b: 0, c: 0, d: sy, tx: x, ty: y)
  }

  mutating func drawElement(_ element: Int, _ outer: SVGStyle) throws(PictureError) {
    let name = document.names[element]
    guard !Self.silent.contains(name) else { return }
    guard depth < Self.maximumDepth else {
      throw .damaged(
        .svg, offset: document.offsets[element],
        reason: "\(document.place(element)): it is nested more than \(Self.maximumDepth) deep")
    }
    depth += 1
    defer { depth -= 1 }
    let properties = sheet.properties(of: element, in: document)
    guard properties["display"]?.trimmed != "none" else { return }
    switch name {
    case "g", "a", "switch", "use", "svg", "path", "rect", "circle", "ellipse", "line", "polyline",
      "polygon", "image", "text":
      try drawGroup(element, properties, outer, isTransformed: true)
    default: note(element, "the element \(name) is not drawn")
    }
  }

  /// Elements that draw nothing themselves.
  static let silent: Set<String> = [
    "", "defs", "symbol", "clipPath", "mask", "linearGradient", "radialGradient", "style", "title",
    "desc", "metadata", "stop", "script", "pattern", "marker", "filter", "#text",
  ]

  /// What surrounds every element: transform, opacity, clip, mask; then its content.
  private mutating func drawGroup(
    _ element: Int, _ properties: [String: String], _ outer: SVGStyle, isTransformed: Bool
  ) throws(PictureError) {
    var style = outer
    let diagonal =
      ((viewport.width * viewport.width + viewport.height * viewport.height) / 2).squareRoot()
    for value in style.apply(properties, diagonal: diagonal) {
      note(element, "\(value) is not understood")
    }
    for name in Self.undrawn {
      if let value = properties[name]?.trimmed, value != "none", value != "normal", !value.isEmpty {
        note(element, "\(name) is not drawn")
      }
    }
    var transform: PlaneTransform?
    if isTransformed, let text = properties["transform"], !text.trimmed.isEmpty, text != "none" {
      transform = PlaneTransform(svg: text)
      if transform == nil { note(element, "transform=\"\(text.prefix(40))\" is not understood") }
    }
    if let known = transform {
      transform = try around(origin(properties, of: element, style), known)
    }
    if let transform { try add(.pushTransform(transform), for: element) }
    let opacity = properties["opacity"].flatMap { SVGStyle.opacity($0.trimmed) } ?? 1
    let mask = try reference(properties["mask"], "mask", element)
    let clip = try reference(properties["clip-path"], "clipPath", element)
    let blendMode = self.blendMode(properties["mix-blend-mode"], element)
    let isGroup = opacity < 1 || mask != nil || blendMode != .normal
    if isGroup { try add(.pushLayer(opacity: opacity, blendMode: blendMode), for: element) }
    var box: Rect?
    if usesBox(mask, "maskUnits") || usesBox(clip, "clipPathUnits") {
      box = try self.box(of: element, style)
    }
    var openClip = OpenClip.none
    if let clip { openClip = try pushClip(clip, box: box, style) }
    if let filter = try reference(properties["filter"], "filter", element) {
      try drawFiltered(filter, element, style)
    } else {
      try drawContent(element, style)
    }
    try popClip(openClip, box: box, style, for: element)
    if let mask { try drawMask(mask, box: box, style) }
    if isGroup { try add(.popLayer, for: element) }
    if transform != nil { try add(.popTransform, for: element) }
  }

  mutating func blendMode(_ value: String?, _ element: Int) -> BlendMode {
    guard let value = value?.trimmed else { return .normal }
    let words = value.split(separator: "-")
    let name = words.prefix(1).joined() + words.dropFirst().map(\.capitalizedWord).joined()
    // The others are no modes of CSS.
    if let mode = BlendMode(rawValue: name), !name.hasPrefix("destination"), name != "sourceAtop" {
      return mode
    }
    note(element, "mix-blend-mode=\"\(value.prefix(40))\" is not understood")
    return .normal
  }

  /// Whether a mask or clip is measured by what it is put on.
  private func usesBox(_ element: Int?, _ units: String) -> Bool {
    guard let attributes = element.map({ document.attributes[$0] }) else { return false }
    return units == "clipPathUnits"
      ? attributes[units] == "objectBoundingBox"
      : attributes[units] != "userSpaceOnUse"
        || attributes["maskContentUnits"] == "objectBoundingBox"
  }

  private static let undrawn = ["vector-effect"]

  mutating func reference(
    _ value: String?, _ kind: String, _ element: Int
  ) throws(PictureError) -> Int? {
    guard let value = value?.trimmed, value != "none", !value.isEmpty else { return nil }
    guard let (id, _) = SVGStyle.reference(value), let target = ids[id],
      document.names[target] == kind
    else {
      note(element, "\(kind) \(value.prefix(40)) is not found")
      return nil
    }
    guard !open.contains(target) else {
      note(element, "\(kind) \(value.prefix(40)) refers to itself")
      return nil
    }
    return target
  }

  mutating func drawContent(_ element: Int, _ style: SVGStyle) throws(PictureError) {
    switch document.names[element] {
    case "use": try drawUse(element, style)
    case "switch":
      if let first = document.children[element].first(where: isChosen) {
        try drawElement(first, style)
      }
    case "svg" where element != 0 && !open.contains(element):
      open.insert(element)
      defer { open.remove(element) }
      try drawViewport(element, in: frame(of: element), style)
    case "image": try drawPicture(element)
    case "text": try drawText(element, style)
    case "g", "a", "svg", "symbol":
      for child in document.children[element] { try drawElement(child, style) }
    default: try drawShape(element, style)
    }
  }

  /// Whether a switch may show the element (SVG 2 §5.9): one that asks for no extension, such as a drawing
  /// program's own copy, and for no language but English.
  private func isChosen(_ element: Int) -> Bool {
    let attributes = document.attributes[element]
    guard !Self.silent.contains(document.names[element]) else { return false }
    let languages = attributes["systemLanguage"]?.split(separator: ",").map {
      String($0).trimmed.lowercased()
    }
    return attributes["requiredExtensions"] == nil
      && languages?.contains { $0 == "en" || $0.hasPrefix("en-") } != false
  }

  func frame(of element: Int, _ other: [String: String] = [:]) -> Rect {
    let attributes = document.attributes[element]
    func length(_ name: String, _ whole: Double, _ fallback: Double) -> Double {
      var scanner = SVGScanner(other[name] ?? attributes[name] ?? "")
      return scanner.length(of: whole) ?? fallback
    }
    return Rect(
      x: length("x", viewport.width, 0), y: length("y", viewport.height, 0),
      width: max(length("width", viewport.width, viewport.width), 0),
      height: max(length("height", viewport.height, viewport.height), 0))
  }

  private mutating func drawUse(_ element: Int, _ style: SVGStyle) throws(PictureError) {
    let attributes = document.attributes[element]
    guard let href = attributes["href"]?.trimmed, href.hasPrefix("#"),
      let target = ids[String(href.dropFirst())]
    else {
      note(element, "use of \((attributes["href"] ?? "nothing").prefix(40)) is not found")
      return
    }
    guard open.insert(target).inserted else {
      note(element, "use of \(href.prefix(40)) contains itself")
      return
    }
    defer { open.remove(target) }
    let place = frame(of: element)
    try add(.pushTransform(.translation(x: place.minX, y: place.minY)), for: element)
    if document.names[target] == "symbol" || document.names[target] == "svg" {
      var sides = attributes.filter { $0.key == "width" || $0.key == "height" }
      for (name, value) in document.attributes[target]
      where (name == "width" || name == "height") && sides[name] == nil { sides[name] = value }
      var inner = style
      _ = inner.apply(
        sheet.properties(of: target, in: document), diagonal: 1)
      try drawViewport(target, in: frame(of: target, sides).movedToOrigin, inner)
    } else {
      try drawElement(target, style)
    }
    try add(.popTransform, for: element)
  }
}

extension Substring {
  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}

extension Rect {
  fileprivate var movedToOrigin: Rect { Rect(x: 0, y: 0, width: width, height: height) }
}

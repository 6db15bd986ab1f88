import Graphics

/// Walks the elements of an SVG file and writes down what they draw.
struct SVGDrawing {
  let document: XMLDocument
  private(set) var commands: [VectorCommand] = []
  private(set) var warnings: [String] = []
  private(set) var size: Size
  private var sheet = SVGStyleSheet()
  private var ids: [String: Int] = [:]
  private var viewport: Size
  /// References that are being followed, which must not come back to themselves.
  private var open: Set<Int> = []
  private var depth = 0
  /// Steps so far, with those that were only measured.
  private var work = 0
  /// Whether colours count by their lightness, as in masks.
  private var isMask = false

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
      if document.names[index] == "style" { sheet.add(document.texts[index]) }
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

  private static func viewBox(_ attributes: [String: String]) -> Rect? {
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

  private mutating func note(_ element: Int, _ text: String) {
    guard warnings.count < Self.maximumWarnings else { return }
    let warning = "SVG \(document.place(element)): \(text)"
    if !warnings.contains(warning) { warnings.append(warning) }
  }

  private mutating func add(_ command: VectorCommand, for element: Int) throws(PictureError) {
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
    let properties = sheet.properties(type: document.names[element], attributes: attributes)
    let clips = properties["overflow"] != "visible" || element == 0
    if clips { try add(.pushClip(.rect(frame), .nonZero), for: element) }
    try add(.pushTransform(transform), for: element)
    try drawGroup(element, properties, outer, isTransformed: false)
    try add(.popTransform, for: element)
    if clips { try add(.popClip, for: element) }
    viewport = before
  }

  /// SVG 2 §8.6: uniform scaling, then alignment of what is left over.
  private static func fit(_ box: Rect, into frame: Rect, _ text: String) -> PlaneTransform {
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

  private mutating func drawElement(_ element: Int, _ outer: SVGStyle) throws(PictureError) {
    let name = document.names[element]
    guard !Self.silent.contains(name) else { return }
    guard depth < Self.maximumDepth else {
      throw .damaged(
        .svg, offset: document.offsets[element],
        reason: "\(document.place(element)): it is nested more than \(Self.maximumDepth) deep")
    }
    depth += 1
    defer { depth -= 1 }
    let properties = sheet.properties(type: name, attributes: document.attributes[element])
    guard properties["display"]?.trimmed != "none" else { return }
    switch name {
    case "g", "a", "switch", "use", "svg", "path", "rect", "circle", "ellipse", "line", "polyline",
      "polygon":
      try drawGroup(element, properties, outer, isTransformed: true)
    default: note(element, "the element \(name) is not drawn")
    }
  }

  /// Elements that draw nothing themselves.
  private static let silent: Set<String> = [
    "", "defs", "symbol", "clipPath", "mask", "linearGradient", "radialGradient", "style", "title",
    "desc", "metadata", "stop", "script",
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
    if let transform { try add(.pushTransform(transform), for: element) }
    let opacity = properties["opacity"].flatMap { SVGStyle.opacity($0.trimmed) } ?? 1
    let mask = try reference(properties["mask"], "mask", element)
    let clip = try reference(properties["clip-path"], "clipPath", element)
    let isGroup = opacity < 1 || mask != nil
    if isGroup { try add(.pushLayer(opacity: opacity, blendMode: .normal), for: element) }
    var box: Rect?
    if usesBox(mask, "maskUnits") || usesBox(clip, "clipPathUnits") {
      box = try self.box(of: element, style)
    }
    var openClip = OpenClip.none
    if let clip { openClip = try pushClip(clip, box: box, style) }
    try drawContent(element, style)
    try popClip(openClip, box: box, style, for: element)
    if let mask { try drawMask(mask, box: box, style) }
    if isGroup { try add(.popLayer, for: element) }
    if transform != nil { try add(.popTransform, for: element) }
  }

  /// Whether a mask or clip is measured by what it is put on.
  private func usesBox(_ element: Int?, _ units: String) -> Bool {
    guard let attributes = element.map({ document.attributes[$0] }) else { return false }
    return units == "maskUnits"
      ? attributes[units] != "userSpaceOnUse"
        || attributes["maskContentUnits"] == "objectBoundingBox"
      : attributes[units] == "objectBoundingBox"
  }

  private static let undrawn = [
    "filter", "marker-start", "marker-mid", "marker-end", "marker", "mix-blend-mode",
    "vector-effect", "paint-order", "transform-origin",
  ]

  private mutating func reference(
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

  private mutating func drawContent(_ element: Int, _ style: SVGStyle) throws(PictureError) {
    switch document.names[element] {
    case "use": try drawUse(element, style)
    case "switch":
      if let first = document.children[element].first(where: {
        !Self.silent.contains(document.names[$0])
      }) {
        try drawElement(first, style)
      }
    case "svg" where element != 0 && !open.contains(element):
      open.insert(element)
      defer { open.remove(element) }
      try drawViewport(element, in: frame(of: element), style)
    case "g", "a", "svg", "symbol":
      for child in document.children[element] { try drawElement(child, style) }
    default: try drawShape(element, style)
    }
  }

  private func frame(of element: Int, _ other: [String: String] = [:]) -> Rect {
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
        sheet.properties(type: "symbol", attributes: document.attributes[target]), diagonal: 1)
      try drawViewport(target, in: frame(of: target, sides).movedToOrigin, inner)
    } else {
      try drawElement(target, style)
    }
    try add(.popTransform, for: element)
  }

  // MARK: Shapes

  private mutating func outline(_ element: Int) -> VectorPath {
    var isComplete = true
    let properties = sheet.properties(
      type: document.names[element], attributes: document.attributes[element])
    let path = SVGShapes(viewport: viewport).path(
      document.names[element], properties, isComplete: &isComplete)
    if !isComplete { note(element, "the outline is drawn up to what is not understood") }
    return path ?? VectorPath()
  }

  private mutating func drawShape(_ element: Int, _ style: SVGStyle) throws(PictureError) {
    guard style.isVisible else { return }
    let path = outline(element)
    guard !path.isEmpty else { return }
    if style.fill != .none, document.names[element] != "line",
      let paint = paint(style.fill, style.fillOpacity, path, style, element)
    {
      try paintWith(paint, element) { .fill(path, style.fillRule, $0) }
    }
    if style.stroke != .none, style.pen.width > 0,
      let paint = paint(style.stroke, style.strokeOpacity, path, style, element)
    {
      try paintWith(paint, element) { .stroke(path, style.pen, $0) }
    }
  }

  private mutating func paint(
    _ paint: SVGStyle.Paint, _ opacity: Double, _ path: VectorPath, _ style: SVGStyle,
    _ element: Int
  ) -> VectorPaint? {
    switch paint {
    case .none: return nil
    case .current: return .solid(style.color.opacity(opacity))
    case .color(let color): return .solid(color.opacity(opacity))
    case .reference(let id, let fallback):
      guard
        var gradient = SVGGradient(id, in: document, sheet: sheet, style: style, find: ids)
      else {
        if let fallback { return .solid(fallback.opacity(opacity)) }
        let kind = ids[id].map { "the \(document.names[$0])" } ?? "the missing element"
        note(element, "\(kind) #\(id.prefix(40)) does not paint")
        return nil
      }
      let result = gradient.paint(
        box: SVGShapes.box(of: path), viewport: viewport, opacity: opacity)
      for gap in gradient.gaps { note(element, gap) }
      return result
    }
  }

  /// Draws with a paint; in a mask, light covers and dark uncovers.
  private mutating func paintWith(
    _ paint: VectorPaint, _ element: Int, _ command: (VectorPaint) -> VectorCommand
  ) throws(PictureError) {
    guard isMask, !paint.isWhite else { return try add(command(paint), for: element) }
    try add(.pushLayer(opacity: 1, blendMode: .destinationOut), for: element)
    try add(command(paint), for: element)
    try add(.popLayer, for: element)
    guard let light = paint.light else { return }
    try add(.pushLayer(opacity: 1, blendMode: .plusLighter), for: element)
    try add(command(light), for: element)
    try add(.popLayer, for: element)
  }

  // MARK: Clips and masks

  private enum OpenClip { case none, path, layer(Int) }

  /// One outline clips by itself; several are a mask, where overlaps add up.
  private mutating func pushClip(
    _ clip: Int, box: Rect?, _ style: SVGStyle
  ) throws(PictureError) -> OpenClip {
    open.insert(clip)
    defer { open.remove(clip) }
    let shapes = clipShapes(clip, box: box)
    if document.attributes[clip]["clip-path"] == nil, shapes.count <= 1 {
      let (path, rule) = shapes.first ?? (VectorPath(), .nonZero)
      try add(.pushClip(path, rule), for: clip)
      return .path
    }
    try add(.pushLayer(opacity: 1, blendMode: .normal), for: clip)
    return .layer(clip)
  }

  private mutating func popClip(
    _ clip: OpenClip, box: Rect?, _ style: SVGStyle, for element: Int
  ) throws(PictureError) {
    switch clip {
    case .none: return
    case .path: try add(.popClip, for: element)
    case .layer(let clip):
      open.insert(clip)
      defer { open.remove(clip) }
      try add(.pushMask, for: clip)
      var inner = OpenClip.none
      if let next = try reference(document.attributes[clip]["clip-path"], "clipPath", clip) {
        inner = try pushClip(next, box: box, style)
      }
      for (path, rule) in clipShapes(clip, box: box) {
        try add(.fill(path, rule, .solid(.white)), for: clip)
      }
      try popClip(inner, box: box, style, for: clip)
      try add(.popMask, for: clip)
      try add(.popLayer, for: clip)
    }
  }

  private mutating func clipShapes(_ clip: Int, box: Rect?) -> [(VectorPath, FillRule)] {
    var base =
      document.attributes[clip]["transform"].flatMap { PlaneTransform(svg: $0) } ?? .identity
    if document.attributes[clip]["clipPathUnits"] == "objectBoundingBox" {
      base = base.followed(by: Self.unit(box))
    }
    var shapes: [(VectorPath, FillRule)] = []
    for child in document.children[clip] {
      var (element, transform) = (child, base)
      func ownTransform(_ element: Int) -> PlaneTransform {
        document.attributes[element]["transform"].flatMap { PlaneTransform(svg: $0) } ?? .identity
      }
      transform = ownTransform(element).followed(by: transform)
      if document.names[element] == "use", let href = document.attributes[element]["href"],
        let target = ids[String(href.dropFirst())]
      {
        let place = frame(of: element)
        transform = ownTransform(target)
          .followed(by: .translation(x: place.minX, y: place.minY)).followed(by: transform)
        element = target
      }
      let name = document.names[element]
      guard !Self.silent.contains(name) else { continue }
      var style = SVGStyle()
      let properties = sheet.properties(type: name, attributes: document.attributes[element])
      _ = style.apply(properties, diagonal: 1)
      guard properties["display"] != "none", style.isVisible else { continue }
      let path = outline(element)
      if path.isEmpty, name == "text" || name == "g" {
        note(element, "the element \(name) does not clip")
      }
      if properties["clip-path"].map({ $0 != "none" }) == true {
        note(element, "a clip on the shape of a clip is not drawn")
      }
      shapes.append((path.transformed(by: transform), style.clipRule))
    }
    return shapes
  }

  private static func unit(_ box: Rect?) -> PlaneTransform {
    let box = box ?? .zero
    return PlaneTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
  }

  private mutating func drawMask(
    _ mask: Int, box: Rect?, _ style: SVGStyle
  ) throws(PictureError) {
    open.insert(mask)
    defer { open.remove(mask) }
    let attributes = document.attributes[mask]
    let properties = sheet.properties(type: "mask", attributes: attributes)
    try add(.pushMask, for: mask)
    try add(.pushClip(.rect(maskFrame(attributes, box: box)), .nonZero), for: mask)
    let isUnit = attributes["maskContentUnits"] == "objectBoundingBox"
    if isUnit { try add(.pushTransform(Self.unit(box)), for: mask) }
    let before = isMask
    isMask = properties["mask-type"]?.trimmed != "alpha"
    var inner = SVGStyle()
    inner.color = style.color
    _ = inner.apply(properties, diagonal: 1)
    for child in document.children[mask] { try drawElement(child, inner) }
    isMask = before
    if isUnit { try add(.popTransform, for: mask) }
    try add(.popClip, for: mask)
    try add(.popMask, for: mask)
  }

  private func maskFrame(_ attributes: [String: String], box: Rect?) -> Rect {
    let isOwn = attributes["maskUnits"] == "userSpaceOnUse"
    let whole = isOwn ? viewport : Size(width: 1, height: 1)
    func length(_ name: String, _ fallback: String, _ whole: Double) -> Double {
      var scanner = SVGScanner(attributes[name] ?? fallback)
      return scanner.length(of: whole) ?? 0
    }
    let frame = Rect(
      x: length("x", "-10%", whole.width), y: length("y", "-10%", whole.height),
      width: max(length("width", "120%", whole.width), 0),
      height: max(length("height", "120%", whole.height), 0))
    guard !isOwn else { return frame }
    let box = box ?? .zero
    return Rect(
      x: box.minX + frame.minX * box.width, y: box.minY + frame.minY * box.height,
      width: frame.width * box.width, height: frame.height * box.height)
  }

  /// The box around an element's content, found by drawing it apart.
  private mutating func box(of element: Int, _ style: SVGStyle) throws(PictureError) -> Rect? {
    var probe = self
    probe.commands = []
    try probe.drawContent(element, style)
    work = probe.work
    return probe.commands.contentBox
  }
}

extension Rect {
  fileprivate var movedToOrigin: Rect { Rect(x: 0, y: 0, width: width, height: height) }
}

extension VectorPaint {
  /// How light a colour of a mask is (SVG 2 refers to the luminance of encoded levels).
  private static func light(_ color: ResolvedColor) -> Double {
    0.2125 * color.red + 0.7154 * color.green + 0.0721 * color.blue
  }

  fileprivate var isWhite: Bool {
    guard case .solid(let color) = self else { return false }
    return Self.light(color) > 0.9999
  }

  /// White, as opaque as the paint is light; `nil` if it is black.
  fileprivate var light: VectorPaint? {
    func converted(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map {
        GradientStop(
          color: ResolvedColor.white.opacity($0.color.alpha * Self.light($0.color)),
          location: $0.location)
      }
    }
    switch self {
    case .solid(let color):
      let light = color.alpha * Self.light(color)
      return light > 0 ? .solid(ResolvedColor.white.opacity(light)) : nil
    case .linear(let stops, let from, let to, let transform):
      return .linear(converted(stops), from: from, to: to, transform)
    case .radial(let stops, let center, let radius, let transform):
      return .radial(converted(stops), center: center, radius: radius, transform)
    }
  }
}

extension [VectorCommand] {
  /// The box around all outlines, without the width of lines.
  fileprivate var contentBox: Rect? {
    var transforms: [PlaneTransform] = [.identity]
    var result: Rect?
    for command in self {
      switch command {
      case .pushTransform(let next):
        transforms.append(next.followed(by: transforms[transforms.count - 1]))
      case .popTransform: transforms.removeLast()
      case .fill(let path, _, _), .stroke(let path, _, _):
        let moved = path.transformed(by: transforms[transforms.count - 1])
        guard let box = SVGShapes.box(of: moved) else { continue }
        result =
          result.map {
            Rect(
              minX: Swift.min($0.minX, box.minX), minY: Swift.min($0.minY, box.minY),
              maxX: Swift.max($0.maxX, box.maxX), maxY: Swift.max($0.maxY, box.maxY))
          } ?? box
      default: continue
      }
    }
    return result
  }
}

import Graphics
import XML

/// Clips and masks.
extension SVGDrawing {
  enum OpenClip { case none, path, layer(Int) }

  /// One outline clips by itself; several are a mask, where overlaps add up.
  mutating func pushClip(
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

  mutating func popClip(
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

  mutating func clipShapes(_ clip: Int, box: Rect?) -> [(VectorPath, FillRule)] {
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
      let properties = sheet.properties(of: element, in: document)
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

  static func unit(_ box: Rect?) -> PlaneTransform {
    let box = box ?? .zero
    return PlaneTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
  }

  mutating func drawMask(
    _ mask: Int, box: Rect?, _ style: SVGStyle
  ) throws(PictureError) {
    open.insert(mask)
    defer { open.remove(mask) }
    let attributes = document.attributes[mask]
    let properties = sheet.properties(of: mask, in: document)
    try add(.pushMask, for: mask)
    let frame = maskFrame(attributes, box: box)
    try add(.pushClip(.rect(frame), .nonZero), for: mask)
    let isUnit = attributes["maskContentUnits"] == "objectBoundingBox"
    let isLight = properties["mask-type"]?.trimmed != "alpha"
    if isLight {
      try add(
        .pushLayer(opacity: 1, blendMode: .normal, filters: [.colorMatrix(.alphaFromLuminance)]),
        for: mask)
      // On black, what is half opaque is half as light.
      try add(.fill(.rect(frame), .nonZero, .solid(.black)), for: mask)
    }
    if isUnit { try add(.pushTransform(Self.unit(box)), for: mask) }
    var inner = SVGStyle()
    inner.color = style.color
    _ = inner.apply(properties, diagonal: 1)
    for child in document.children[mask] { try drawElement(child, inner) }
    if isUnit { try add(.popTransform, for: mask) }
    if isLight { try add(.popLayer, for: mask) }
    try add(.popClip, for: mask)
    try add(.popMask, for: mask)
  }

  /// The region of a mask or filter.
  func maskFrame(_ attributes: [String: String], box: Rect?) -> Rect {
    let isOwn = (attributes["maskUnits"] ?? attributes["filterUnits"]) == "userSpaceOnUse"
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
  mutating func box(of element: Int, _ style: SVGStyle) throws(PictureError) -> Rect? {
    var probe = self
    probe.commands = []
    try probe.drawContent(element, style)
    work = probe.work
    return probe.commands.contentBox
  }
}

extension ColorMatrix {
  /// Alpha as the lightness of encoded levels, as SVG 2's masks have it.
  fileprivate static let alphaFromLuminance = ColorMatrix([
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2125, 0.7154, 0.0721, 0, 0,
  ])
}

extension [VectorCommand] {
  /// The box around all outlines, without the width of lines.
  fileprivate var contentBox: Rect? {
    var transforms: [PlaneTransform] = [.identity]
    var result: Rect?
    func add(_ box: Rect) {
      result =
        result.map {
          Rect(
            minX: Swift.min($0.minX, box.minX), minY: Swift.min($0.minY, box.minY),
            maxX: Swift.max($0.maxX, box.maxX), maxY: Swift.max($0.maxY, box.maxY))
        } ?? box
    }
    for command in self {
      switch command {
      case .pushTransform(let next):
        transforms.append(next.followed(by: transforms[transforms.count - 1]))
      case .popTransform: transforms.removeLast()
      case .fill(let path, _, _), .stroke(let path, _, _):
        let moved = path.transformed(by: transforms[transforms.count - 1])
        guard let box = SVGShapes.box(of: moved) else { continue }
        add(box)
      case .image(_, let frame, _):
        add(transforms[transforms.count - 1].boundingBox(of: frame))
      default: continue
      }
    }
    return result
  }
}

import Components
import Graphics
import Layout
import Resources
import Typography

/// Values as bytes in an unambiguous form, or the SHA-256 of these bytes: every text and list is
/// preceded by its length, every case of an enumeration by a number of its own.
///
/// The switches are exhaustive, so that a new draw command cannot be forgotten here; `ContentReader`
/// reads what is kept.
struct ContentWriter {
  private var hash = SHA256()
  private var buffer: [UInt8] = []
  private let keepsBytes: Bool

  /// - Parameter keepsBytes: whether the bytes are wanted, and not their digest.
  init(keepsBytes: Bool = false) { self.keepsBytes = keepsBytes }

  /// The bytes; only of a writer that keeps them.
  consuming func bytes() -> [UInt8] { buffer }

  /// The digest; only of a writer that does not keep the bytes.
  consuming func digest() -> String {
    hash.update(buffer)
    return hash.finish()
  }

  mutating func add(_ number: Int) {
    unsafe withUnsafeBytes(of: UInt64(bitPattern: Int64(number)).littleEndian) {
      unsafe buffer.append(contentsOf: $0)
    }
    if buffer.count >= 1 << 14 { flush() }
  }

  private mutating func flush() {
    guard !keepsBytes else { return }
    hash.update(buffer)
    buffer.removeAll(keepingCapacity: true)
  }

  mutating func add(_ number: Double) { add(Int(bitPattern: UInt(number.bitPattern))) }

  mutating func add(_ text: String) {
    add(text.utf8.count)
    buffer += text.utf8
  }

  mutating func add(_ text: String?) {
    add(text == nil ? 0 : 1)
    if let text { add(text) }
  }

  mutating func add(_ bytes: [UInt8]) {
    add(bytes.count)
    guard !keepsBytes else { return buffer += bytes }
    flush()
    hash.update(bytes)
  }

  mutating func add(_ point: Point) {
    add(point.x)
    add(point.y)
  }

  mutating func add(_ rect: Rect) {
    add(rect.minX)
    add(rect.minY)
    add(rect.width)
    add(rect.height)
  }

  mutating func add(_ numbers: [Double]) {
    add(numbers.count)
    for number in numbers { add(number) }
  }

  mutating func add(_ color: ResolvedColor) {
    add(color.red)
    add(color.green)
    add(color.blue)
    add(color.alpha)
  }

  /// What the audit sees of a node beyond the tree's text.
  mutating func add(_ node: PositionedNode) {
    add(node.path.description)
    add(node.layoutFrame)
    if let hit = node.hit {
      add(hit.visual)
      add(hit.claim)
    }
    let semantics = node.semantics
    add(semantics.role?.rawValue)
    add(semantics.label)
    add(semantics.value)
    add(semantics.hint)
    add(semantics.traits.rawValue)
    add(semantics.isHidden ? 1 : 0)
    add(semantics.sortPriority)
    add(semantics.targetExemption?.rawValue)
    if semantics.hasDetails {
      for (name, values) in semantics.details.listed {
        add(name)
        for value in values { add(value) }
      }
    }
    switch semantics.children {
    case nil: add(0)
    case .ignore?: add(1)
    case .contain?: add(2)
    case .combine?: add(3)
    }
  }

  // MARK: Draw commands

  mutating func add(_ faces: GivenFaces) {
    add(faces.files.count)
    for file in faces.files {
      add(file.sha256)
      add(file.path.map { resolvedPath($0) ?? $0 })
      if file.path == nil { add(unsafe Array(file.bytes)) }
    }
    add(faces.faces.count)
    for (face, file) in faces.faces {
      add(face.identifier)
      add(file)
      add(face.index)
      add(face.coordinates.count)
      for coordinate in face.coordinates { add(coordinate) }
    }
  }

  mutating func add(_ list: DisplayList) {
    add(list.size.width)
    add(list.size.height)
    add(list.background)
    add(list.commands.count)
    for command in list.commands { add(command) }
  }

  private mutating func add(_ command: DrawCommand) {
    switch command {
    case .fill(let shape, let paint):
      add(1)
      add(shape)
      add(paint)
    case .stroke(let shape, let style, let paint):
      add(2)
      add(shape)
      add(style)
      add(paint)
    case .glyphs(let run, let paint):
      add(3)
      add(run)
      add(paint)
    case .image(let image):
      add(4)
      add(image)
    case .dropShadow(let shape, let shadow):
      add(5)
      add(shape)
      add(shadow)
    case .innerShadow(let shape, let shadow):
      add(6)
      add(shape)
      add(shadow)
    case .backdrop(let shape, let style):
      add(7)
      add(shape)
      add([style.sigma, style.saturation])
      add(style.tint)
    case .pushClip(let shape):
      add(8)
      add(shape)
    case .pushTransform(let map):
      add(9)
      add([map.a, map.b, map.c, map.d, map.tx, map.ty])
    case .pushLayer(let style):
      add(10)
      add(style)
    case .pushMask: add(11)
    case .popClip: add(12)
    case .popTransform: add(13)
    case .popLayer: add(14)
    case .popMask: add(15)
    }
  }

  private mutating func add(_ shape: PlaneShape) {
    switch shape {
    case .rect(let rect):
      add(1)
      add(rect)
    case .ellipse(let rect):
      add(2)
      add(rect)
    case .roundedRect(let rect, let radii, let style):
      add(3)
      add(rect)
      add([radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft])
      add(style.rawValue)
    case .path(let path, let rule):
      add(4)
      add(path.verbs.map(\.rawValue))
      add(path.points.count)
      for point in path.points { add(point) }
      add(path.weights)
      add(rule == .nonZero ? 0 : 1)
    }
  }

  private mutating func add(_ paint: Paint) {
    switch paint {
    case .solid(let color):
      add(1)
      add(color)
    case .linearGradient(let stops, let start, let end):
      add(2)
      add(stops)
      add(start)
      add(end)
    case .radialGradient(let stops, let center, let startRadius, let endRadius, let aspect):
      add(3)
      add(stops)
      add(center)
      add([startRadius, endRadius, aspect])
    case .angularGradient(let stops, let center, let startTurns, let endTurns):
      add(4)
      add(stops)
      add(center)
      add([startTurns, endTurns])
    case .image(let image):
      add(5)
      add(image)
    case .spreadGradient(let gradient):
      add(6)
      add(gradient)
    }
  }

  private mutating func add(_ gradient: SpreadGradient) {
    add(gradient.stops)
    add(gradient.spread.rawValue)
    switch gradient.geometry {
    case .line(let start, let end):
      add(1)
      add(start)
      add(end)
    case .circles(let start, let end):
      add(2)
      add(start.center)
      add(end.center)
      add([start.radius, end.radius])
    case .turn(let center, let start, let end):
      add(3)
      add(center)
      add([start, end])
    }
  }

  private mutating func add(_ stops: [GradientStop]) {
    add(stops.count)
    for stop in stops {
      add(stop.color)
      add(stop.location)
    }
  }

  private mutating func add(_ image: PicturePaint) {
    add(image.image.name)
    add(image.image.pixmap.width)
    add(image.image.pixmap.height)
    add(image.image.pixmap.bytes)
    add(image.frame)
    add(image.source == nil ? 0 : 1)
    if let source = image.source { add(source) }
    add(image.interpolation.rawValue)
    add(image.extent.rawValue)
    add(image.tint == nil ? 0 : 1)
    if let tint = image.tint { add(tint) }
  }

  private mutating func add(_ style: PenStroke) {
    add([style.pen.width, style.pen.miterLimit, style.pen.dashPhase])
    add(style.pen.cap.rawValue)
    add(style.pen.join.rawValue)
    add(style.pen.dash)
    add(style.placement.rawValue)
    add(style.trim.map { [$0.from, $0.to] } ?? [])
  }

  private mutating func add(_ run: GlyphRun) {
    add(run.source.identifier)
    add([run.size, run.shear, run.stretch])
    add(run.glyphs.count)
    for glyph in run.glyphs {
      add(Int(glyph.id))
      add(glyph.x)
      add(glyph.y)
    }
  }

  private mutating func add(_ shadow: Shadow) {
    add(shadow.color)
    add(shadow.sigma)
    add(shadow.offset)
  }

  private mutating func add(_ style: LayerStyle) {
    add(style.opacity)
    add(style.blendMode.rawValue)
    add(style.filters.count)
    for filter in style.filters {
      switch filter {
      case .blur(let sigma, let isOpaque):
        add(1)
        add(sigma)
        add(isOpaque ? 1 : 0)
      case .colorMatrix(let matrix):
        add(2)
        add(matrix.factors)
      case .dropShadow(let shadow):
        add(3)
        add(shadow)
      }
    }
  }
}

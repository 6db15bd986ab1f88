import Components
import Layout

/// Draws the colours of a mesh as a picture with the pixels of the page.
///
/// Each patch between four points is cut into small triangles; in each the colours run evenly.
/// Positions and, where they are to be smooth, colours go through the points as Catmull-Rom curves.
struct MeshPainter {
  private let scale: Double
  private var count = 0

  /// The longest side of the picture, in pixels; a larger one is stretched.
  private static let longestSide = 4096.0
  /// About how many pixels a triangle is wide.
  private static let fineness = 3.0

  init(scale: Double) {
    self.scale = scale
  }

  mutating func commands(for mesh: ResolvedMesh, in frame: Rect) -> [DrawCommand] {
    let width = Int(min((frame.width * scale).rounded(), Self.longestSide))
    let height = Int(min((frame.height * scale).rounded(), Self.longestSide))
    guard width > 0, height > 0, let blank = try? Pixmap(width: width, height: height) else {
      return []
    }
    var canvas = MeshCanvas(pixmap: blank)
    canvas.clear(to: mesh.background)
    let patches = min(mesh.columns, mesh.rows) - 1
    for row in 0..<(mesh.rows - 1) {
      for column in 0..<(mesh.columns - 1) {
        draw(MeshPatch(mesh, column: column, row: row), among: patches, to: &canvas)
      }
    }
    count += 1
    let image = RasterImage(name: "mesh\(count)", pixmap: canvas.pixmap)
    return [.image(PicturePaint(image, in: frame, interpolation: .nearest, tint: nil))]
  }

  /// Draws one of several patches beside each other: the more there are, the fewer triangles each has.
  private func draw(_ patch: MeshPatch, among patches: Int, to canvas: inout MeshCanvas) {
    let size = Size(width: Double(canvas.pixmap.width), height: Double(canvas.pixmap.height))
    let longest = max(size.width, size.height)
    let side = longest / Double(patches)
    let steps = Int(min(max((side / Self.fineness).rounded(.up), 8), 160))
    var above: [MeshVertex] = []
    for y in 0...steps {
      let line = (0...steps).map { x in
        patch.vertex(u: Double(x) / Double(steps), v: Double(y) / Double(steps)).scaled(to: size)
      }
      if y > 0 {
        for x in 0..<steps {
          canvas.fill(above[x], above[x + 1], line[x])
          canvas.fill(above[x + 1], line[x + 1], line[x])
        }
      }
      above = line
    }
  }
}

/// A corner of a triangle: where it is, and its colour as four components.
struct MeshVertex {
  var point: Point
  var color: SIMD4<Double>

  func scaled(to size: Size) -> MeshVertex {
    MeshVertex(point: Point(x: point.x * size.width, y: point.y * size.height), color: color)
  }
}

/// The part of a mesh between four of its points.
struct MeshPatch {
  private let mesh: ResolvedMesh
  private let column: Int
  private let row: Int

  init(_ mesh: ResolvedMesh, column: Int, row: Int) {
    self.mesh = mesh
    self.column = column
    self.row = row
  }

  func vertex(u: Double, v: Double) -> MeshVertex {
    let across = Self.weights(u)
    let down = Self.weights(v)
    var place = SIMD2<Double>.zero
    var color = SIMD4<Double>.zero
    for (j, weightDown) in down.enumerated() {
      for (i, weightAcross) in across.enumerated() {
        let value = value(column + i - 1, row + j - 1)
        place += value.place * (weightAcross * weightDown)
        color += value.color * (weightAcross * weightDown)
      }
    }
    if !mesh.isSmooth {
      let top = value(column, row).color * (1 - u) + value(column + 1, row).color * u
      let bottom = value(column, row + 1).color * (1 - u) + value(column + 1, row + 1).color * u
      color = top * (1 - v) + bottom * v
    }
    return MeshVertex(
      point: Point(x: place.x, y: place.y),
      color: color.clamped(lowerBound: .zero, upperBound: .one))
  }

  /// A point of the mesh with its colour; beyond the edge the last two points go on evenly.
  private func value(
    _ column: Int, _ row: Int
  ) -> (place: SIMD2<Double>, color: SIMD4<Double>) {
    if column < 0 { return Self.beyond(value(0, row), value(1, row)) }
    if column >= mesh.columns {
      return Self.beyond(value(mesh.columns - 1, row), value(mesh.columns - 2, row))
    }
    if row < 0 { return Self.beyond(value(column, 0), value(column, 1)) }
    if row >= mesh.rows {
      return Self.beyond(value(column, mesh.rows - 1), value(column, mesh.rows - 2))
    }
    let index = row * mesh.columns + column
    let (point, color) = (mesh.points[index], mesh.colors[index])
    return (
      SIMD2(point.x, point.y), SIMD4(color.red, color.green, color.blue, color.alpha)
    )
  }

  private static func beyond(
    _ last: (place: SIMD2<Double>, color: SIMD4<Double>),
    _ inner: (place: SIMD2<Double>, color: SIMD4<Double>)
  ) -> (place: SIMD2<Double>, color: SIMD4<Double>) {
    (last.place * 2 - inner.place, last.color * 2 - inner.color)
  }

  /// How much each of four points in a line counts between the middle two (Catmull-Rom).
  private static func weights(_ t: Double) -> [Double] {
    let (square, cube) = (t * t, t * t * t)
    return [
      (-cube + 2 * square - t) / 2, (3 * cube - 5 * square + 2) / 2,
      (-3 * cube + 4 * square + t) / 2, (cube - square) / 2,
    ]
  }
}

/// A picture that triangles are drawn to.
struct MeshCanvas {
  private(set) var pixmap: Pixmap

  init(pixmap: Pixmap) {
    self.pixmap = pixmap
  }

  mutating func clear(to color: ResolvedColor) {
    let bytes = Self.bytes(SIMD4(color.red, color.green, color.blue, color.alpha))
    guard bytes.3 > 0 else { return }
    for index in 0..<(pixmap.width * pixmap.height) { set(index, bytes) }
  }

  /// Fills the pixels whose middles are in a triangle or on its edges.
  mutating func fill(_ a: MeshVertex, _ b: MeshVertex, _ c: MeshVertex) {
    let area = Self.area(a.point, b.point, c.point)
    guard area != 0, area.isFinite else { return }
    let xs = [a.point.x, b.point.x, c.point.x]
    let ys = [a.point.y, b.point.y, c.point.y]
    guard let columns = Self.range(xs, pixmap.width), let rows = Self.range(ys, pixmap.height)
    else { return }
    for y in rows {
      for x in columns {
        let middle = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let first = Self.area(middle, b.point, c.point) / area
        let second = Self.area(a.point, middle, c.point) / area
        let third = 1 - first - second
        guard min(first, second, third) >= -1e-9 else { continue }
        set(
          y * pixmap.width + x,
          Self.bytes(a.color * first + b.color * second + c.color * third))
      }
    }
  }

  /// The pixels between the least and the greatest of some coordinates.
  private static func range(_ values: [Double], _ count: Int) -> Range<Int>? {
    let low = max((values.min() ?? 0).rounded(.down), 0)
    let high = min((values.max() ?? 0).rounded(.up), Double(count))
    return low < high ? Int(low)..<Int(high) : nil
  }

  private static func area(_ a: Point, _ b: Point, _ c: Point) -> Double {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }

  private mutating func set(_ index: Int, _ bytes: (UInt8, UInt8, UInt8, UInt8)) {
    pixmap.bytes[index * 4] = bytes.0
    pixmap.bytes[index * 4 + 1] = bytes.1
    pixmap.bytes[index * 4 + 2] = bytes.2
    pixmap.bytes[index * 4 + 3] = bytes.3
  }

  /// Premultiplied bytes of a straight colour.
  private static func bytes(_ color: SIMD4<Double>) -> (UInt8, UInt8, UInt8, UInt8) {
    let alpha = min(max(color.w, 0), 1)
    func byte(_ value: Double) -> UInt8 {
      UInt8((min(max(value, 0), 1) * alpha * 255).rounded())
    }
    return (byte(color.x), byte(color.y), byte(color.z), UInt8((alpha * 255).rounded()))
  }
}

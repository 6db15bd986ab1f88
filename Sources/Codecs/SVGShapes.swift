import Graphics

/// The outlines of the basic shapes (SVG 2 §10).
struct SVGShapes {
  let viewport: Size

  /// The outline of an element; `nil` where it is no shape, empty where it draws nothing.
  ///
  /// - Parameter isComplete: `false` where a part was not understood.
  func path(_ name: String, _ attributes: [String: String], isComplete: inout Bool) -> VectorPath? {
    func length(_ key: String, _ whole: Double) -> Double? {
      guard let text = attributes[key], text != "auto" else { return nil }
      var scanner = SVGScanner(text)
      return scanner.length(of: whole)
    }
    func x(_ key: String) -> Double { length(key, viewport.width) ?? 0 }
    func y(_ key: String) -> Double { length(key, viewport.height) ?? 0 }
    switch name {
    case "path":
      let path = SVGPath(attributes["d"] ?? "")
      isComplete = path.isComplete
      return path.path
    case "rect":
      let (width, height) = (x("width"), y("height"))
      guard width > 0, height > 0 else { return VectorPath() }
      let box = Rect(x: x("x"), y: y("y"), width: width, height: height)
      let own = (length("rx", viewport.width), length("ry", viewport.height))
      let rx = min(own.0 ?? own.1 ?? 0, width / 2)
      let ry = min(own.1 ?? own.0 ?? 0, height / 2)
      return rx > 0 && ry > 0 ? Self.rounded(box, rx, ry) : .rect(box)
    case "circle":
      let diagonal = ((viewport.width * viewport.width + viewport.height * viewport.height) / 2)
        .squareRoot()
      let r = length("r", diagonal) ?? 0
      return r > 0 ? Self.ellipse(x("cx"), y("cy"), r, r) : VectorPath()
    case "ellipse":
      let own = (length("rx", viewport.width), length("ry", viewport.height))
      let (rx, ry) = (own.0 ?? own.1 ?? 0, own.1 ?? own.0 ?? 0)
      return rx > 0 && ry > 0 ? Self.ellipse(x("cx"), y("cy"), rx, ry) : VectorPath()
    case "line":
      var path = VectorPath()
      path.move(to: Point(x: x("x1"), y: y("y1")))
      path.addLine(to: Point(x: x("x2"), y: y("y2")))
      return path
    case "polyline", "polygon":
      var scanner = SVGScanner(attributes["points"] ?? "")
      let numbers = scanner.allNumbers()
      scanner.skipSpace()
      isComplete = scanner.isAtEnd && numbers.count % 2 == 0
      var path = VectorPath()
      for index in 0..<numbers.count / 2 {
        let point = Point(x: numbers[2 * index], y: numbers[2 * index + 1])
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      if name == "polygon", !path.isEmpty { path.close() }
      return path
    default: return nil
    }
  }

  /// Dashes begin at the right and go clockwise, as the specification says.
  private static func ellipse(_ cx: Double, _ cy: Double, _ rx: Double, _ ry: Double) -> VectorPath
  {
    var path = VectorPath()
    path.move(to: Point(x: cx + rx, y: cy))
    let corners = [(1.0, 1.0, 0.0, 1.0), (-1, 1, -1, 0), (-1, -1, 0, -1), (1, -1, 1, 0)]
    for (x, y, endX, endY) in corners {
      path.addConic(
        to: Point(x: cx + endX * rx, y: cy + endY * ry),
        control: Point(x: cx + x * rx, y: cy + y * ry), weight: 0.5.squareRoot())
    }
    path.close()
    return path
  }

  private static func rounded(_ box: Rect, _ rx: Double, _ ry: Double) -> VectorPath {
    var path = VectorPath()
    let weight = 0.5.squareRoot()
    func corner(_ x: Double, _ y: Double, _ endX: Double, _ endY: Double) {
      path.addConic(to: Point(x: endX, y: endY), control: Point(x: x, y: y), weight: weight)
    }
    path.move(to: Point(x: box.minX + rx, y: box.minY))
    path.addLine(to: Point(x: box.maxX - rx, y: box.minY))
    corner(box.maxX, box.minY, box.maxX, box.minY + ry)
    path.addLine(to: Point(x: box.maxX, y: box.maxY - ry))
    corner(box.maxX, box.maxY, box.maxX - rx, box.maxY)
    path.addLine(to: Point(x: box.minX + rx, y: box.maxY))
    corner(box.minX, box.maxY, box.minX, box.maxY - ry)
    path.addLine(to: Point(x: box.minX, y: box.minY + ry))
    corner(box.minX, box.minY, box.minX + rx, box.minY)
    path.close()
    return path
  }

  /// The box around the outline itself, not around its control points.
  static func box(of path: VectorPath) -> Rect? {
    guard let control = path.controlBounds else { return nil }
    let tolerance = max(control.width, control.height, 1e-6) / 2000
    var low = SIMD2<Double>(repeating: .infinity)
    var high = -low
    for line in path.polylines(tolerance: tolerance) {
      for vertex in line.vertices {
        low.replace(with: vertex.point, where: vertex.point .< low)
        high.replace(with: vertex.point, where: vertex.point .> high)
      }
    }
    guard low.x <= high.x, low.y <= high.y else { return nil }
    return Rect(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y)
  }
}

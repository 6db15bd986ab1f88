package import Graphics
import XML

/// A symbol that a team has drawn: an SVG template with a group for each weight and scale, such as
/// `Regular-M`, and guides for the baseline and the margins.
package struct SymbolTemplate {
  /// A drawing in ems: x from the left margin to the right, y down from the baseline.
  package struct Drawing: Sendable {
    package let path: VectorPath
    /// The distance of the margins.
    package let width: Double
    /// What is not drawn as the file asks.
    package let warnings: [String]
  }

  /// The scales, as groups call them.
  package enum Scale: String, CaseIterable, Sendable {
    case small = "S"
    case medium = "M"
    case large = "L"
  }

  /// Template units for an em: templates are drawn at 100 points.
  private static let unitsPerEm = 100.0

  /// Points of a drawing, several times as many as symbols have. It is kept and drawn at every size.
  private static let maximumPoints = 1 << 13

  /// Apple's program marks every outline as a hairline for its own preview.
  private static let previewClass = "SFSymbolsPreviewWireframe"

  /// The weights 100, 200, … 900.
  private static let weights = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]
  private static let regular = 3

  private let document: XMLDocument
  private var parents: [Int: Int] = [:]
  private var elements: [String: Int] = [:]

  package init(svg bytes: [UInt8]) throws(PictureError) {
    document = try XMLDocument(svg: bytes)
    for index in document.names.indices {
      for child in document.children[index] { parents[child] = index }
      if let id = document.attributes[index]["id"], elements[id] == nil { elements[id] = index }
    }
    guard masters(for: .medium) != nil else { throw Self.noMaster }
  }

  private static var noMaster: PictureError {
    .damaged(
      .svg, offset: 0,
      reason: """
        it has no group such as Regular-M, as templates of symbols have; show a plain picture with \
        an image set
        """)
  }

  private static var tooManyPoints: PictureError {
    .unsupported(
      .svg, what: "a symbol whose outlines and strokes have more than \(maximumPoints) points",
      advice: "simplify its outlines, or make its dashes longer")
  }

  /// A group of the template: the drawing of one weight.
  private struct Master {
    /// A place in `weights`.
    let weight: Int
    let element: Int
    let name: String
  }

  /// The drawing for one of the weights 100…900, and of those with the scale or, where it has none, that of
  /// medium size.
  ///
  /// Between two groups, such as `Regular-S` and `Black-S`, outlines and margins are interpolated in
  /// proportion to the weights, if both have the same steps in the same order; else the nearest group is
  /// drawn, and a warning says why. Outside of the groups, the nearest one is drawn.
  ///
  /// - Returns: the drawing, and the scale that it is drawn for.
  package func drawing(
    weight: Int, scale: Scale
  ) throws(PictureError) -> (drawing: Drawing, scale: Scale) {
    guard let (masters, scale) = masters(for: scale) else { throw Self.noMaster }
    let place = min(max(Double(weight) / 100 - 1, 0), 8)
    // Of two that are equally near, the one nearer to regular.
    let nearest = masters.min { one, other in
      let near = (abs(Double(one.weight) - place), abs(Double(other.weight) - place))
      return near.0 == near.1
        ? abs(one.weight - Self.regular) < abs(other.weight - Self.regular) : near.0 < near.1
    }
    guard let nearest else { throw Self.noMaster }
    guard let lower = masters.last(where: { Double($0.weight) <= place }),
      let upper = masters.first(where: { Double($0.weight) >= place }), lower.weight < upper.weight
    else { return (try drawing(of: nearest, scale), scale) }
    let (light, heavy) = (try drawing(of: lower, scale), try drawing(of: upper, scale))
    let share = (place - Double(lower.weight)) / Double(upper.weight - lower.weight)
    if let between = light.interpolated(to: heavy, share) { return (between, scale) }
    let drawn = nearest.weight == lower.weight ? light : heavy
    let warning = """
      \(lower.name) and \(upper.name) do not have the same steps in the same order, so weights between \
      them cannot be interpolated: \(nearest.name) is drawn
      """
    return (
      Drawing(path: drawn.path, width: drawn.width, warnings: drawn.warnings + [warning]), scale
    )
  }

  private func drawing(of master: Master, _ scale: Scale) throws(PictureError) -> Drawing {
    var drawing = try SVGDrawing(document)
    drawing.ignoreRules(ofClass: Self.previewClass)
    try drawing.draw(master.element, inside: ancestors(of: master.element))
    var path = VectorPath()
    var warnings = drawing.warnings
    try Self.collect(drawing.commands, into: &path, &warnings)
    let ink = path.controlBounds ?? Rect(x: 0, y: 0, width: 0, height: 0)
    let baseline = guide("Baseline-\(scale.rawValue)")?.y ?? ink.maxY
    let left = guide("left-margin-\(master.name)")?.x ?? ink.minX
    let right = guide("right-margin-\(master.name)")?.x ?? ink.maxX
    let unit = 1 / Self.unitsPerEm
    let toEms = PlaneTransform(
      a: unit, b: 0, c: 0, d: unit, tx: -left * unit, ty: -baseline * unit)
    return Drawing(
      path: path.transformed(by: toEms), width: max(right - left, 0) * unit, warnings: warnings)
  }

  /// The groups of the first scale that has any, from light to black: the wanted one, then medium, then others.
  private func masters(for wanted: Scale) -> (masters: [Master], scale: Scale)? {
    for scale in [wanted, .medium] + Scale.allCases {
      let masters = Self.weights.indices.compactMap { weight -> Master? in
        let name = "\(Self.weights[weight])-\(scale.rawValue)"
        guard let element = elements[name], document.names[element] == "g" else { return nil }
        return Master(weight: weight, element: element, name: name)
      }
      if !masters.isEmpty { return (masters, scale) }
    }
    return nil
  }

  private func ancestors(of element: Int) -> [Int] {
    var path: [Int] = []
    var current = element
    while let parent = parents[current], path.count < XMLDocument.maximumDepth {
      path.insert(parent, at: 0)
      current = parent
    }
    return path
  }

  /// Where a guide begins: a line, or a path of one.
  private func guide(_ id: String) -> Point? {
    guard let element = elements[id] else { return nil }
    let attributes = document.attributes[element]
    func number(_ name: String) -> Double? {
      attributes[name].flatMap { text in
        var scanner = SVGScanner(text)
        return scanner.numbers(1)?.first
      }
    }
    if let x = number("x1"), let y = number("y1") { return Point(x: x, y: y) }
    guard let text = attributes["d"] else { return nil }
    var scanner = SVGScanner(String(text.drop { !"0123456789.-+".contains($0) }))
    return scanner.numbers(2).map { Point(x: $0[0], y: $0[1]) }
  }

  /// Everything that is drawn as one area.
  private static func collect(
    _ commands: [VectorCommand], into path: inout VectorPath, _ warnings: inout [String]
  ) throws(PictureError) {
    func add(_ shape: VectorPath, _ transform: PlaneTransform) throws(PictureError) {
      guard path.points.count + shape.points.count <= maximumPoints else { throw tooManyPoints }
      path.append(shape.transformed(by: transform))
    }
    var transforms = [PlaneTransform.identity]
    for command in commands {
      let current = transforms[transforms.count - 1]
      switch command {
      case .pushTransform(let transform): transforms.append(transform.followed(by: current))
      case .popTransform: if transforms.count > 1 { transforms.removeLast() }
      case .fill(let shape, let rule, _):
        if rule == .evenOdd { note("the fill rule evenodd is drawn as nonzero", in: &warnings) }
        try add(shape, current)
      case .stroke(let shape, let pen, _):
        try add(shape.stroked(pen, tolerance: 0.02), current)
      case .pushClip, .popClip: continue
      case .pushLayer(let opacity, let blendMode, let filters):
        for case .blur in filters { note("a blur is not drawn", in: &warnings) }
        if opacity < 1 { note("the opacity of a part is not drawn", in: &warnings) }
        if blendMode != .normal { note("a blend mode is not drawn", in: &warnings) }
      case .popLayer: continue
      case .pushMask, .popMask: note("a mask is not drawn", in: &warnings)
      case .image: note("a picture is not drawn", in: &warnings)
      case .text: note("text is not drawn; turn it into outlines", in: &warnings)
      }
    }
  }

  private static func note(_ text: String, in warnings: inout [String]) {
    if !warnings.contains(text) { warnings.append(text) }
  }
}

extension SymbolTemplate.Drawing {
  /// The drawing at a share, 0…1, of the way to another one; `nil` where their outlines have other steps.
  fileprivate func interpolated(
    to other: SymbolTemplate.Drawing, _ share: Double
  ) -> SymbolTemplate.Drawing? {
    func between(_ one: Double, _ two: Double) -> Double { one + (two - one) * share }
    guard path.verbs == other.path.verbs, path.weights.count == other.path.weights.count,
      let between = VectorPath(
        verbs: path.verbs,
        points: zip(path.points, other.path.points).map {
          Point(x: between($0.x, $1.x), y: between($0.y, $1.y))
        }, weights: zip(path.weights, other.path.weights).map(between))
    else { return nil }
    return SymbolTemplate.Drawing(
      path: between, width: width + (other.width - width) * share,
      warnings: warnings + other.warnings.filter { !warnings.contains($0) })
  }
}

extension SVGDrawing {
  /// Draws one element in the coordinates of the file.
  fileprivate mutating func draw(_ element: Int, inside ancestors: [Int]) throws(PictureError) {
    for ancestor in ancestors {
      let text = document.attributes[ancestor]["transform"] ?? ""
      try add(.pushTransform(PlaneTransform(svg: text) ?? .identity), for: ancestor)
    }
    try drawElement(element, SVGStyle())
    for ancestor in ancestors { try add(.popTransform, for: ancestor) }
  }
}

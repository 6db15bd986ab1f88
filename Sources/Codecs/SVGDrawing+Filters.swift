import Graphics
import XML

/// Filters (Filter Effects 1) that are drawn with layers: what a result is made of is drawn again wherever
/// it is used.
extension SVGDrawing {
  /// A result of a filter.
  private indirect enum Picture {
    case source([VectorCommand])
    case flood(ResolvedColor)
    case moved(Picture, Point)
    case filtered(Picture, [VectorFilter])
    /// From the lowest to the highest, with how each is put on those below.
    case stacked([(Picture, BlendMode, opacity: Double)])
    case masked(Picture, by: Picture)
    case clipped(Picture, Rect)

    /// Whether it has one colour, which mixes as light as it does as levels.
    var isSilhouette: Bool {
      switch self {
      case .flood: true
      case .moved(let picture, _), .clipped(let picture, _), .masked(let picture, _):
        picture.isSilhouette
      case .filtered(let picture, let filters):
        picture.isSilhouette
          || filters.contains { filter in
            guard case .colorMatrix(let matrix) = filter else { return false }
            // Rows of five: no colour of the input comes into red, green or blue.
            return [0, 5, 10].allSatisfy { matrix.factors[$0..<($0 + 3)].allSatisfy { $0 == 0 } }
          }
      case .source, .stacked: false
      }
    }
  }

  /// What a filter is read with.
  private struct Stage {
    var results: [String: Picture] = [:]
    var last: Picture
    let source: Picture
    let isUnit: Bool
    let box: Rect
    let isLinear: Bool
  }

  /// Draws an element's content through a filter; without it, where the filter has steps that are not drawn.
  mutating func drawFiltered(
    _ filter: Int, _ element: Int, _ style: SVGStyle
  ) throws(PictureError) {
    let attributes = document.attributes[filter]
    let box = try box(of: element, style) ?? .zero
    let isUnit = attributes["filterUnits"] != "userSpaceOnUse"
    let region = area(attributes, isUnit: isUnit, box, "-10%", "120%")
    let before = commands.count
    try drawContent(element, style)
    let content = Array(commands[before...])
    guard region.width > 0, region.height > 0 else { return }
    let source = Picture.clipped(.source(content), region)
    var stage = Stage(
      last: source, source: source, isUnit: attributes["primitiveUnits"] == "objectBoundingBox",
      box: box, isLinear: isLinear(filter))
    for step in document.children[filter] {
      let name = document.names[step]
      guard !Self.silent.contains(name) else { continue }
      guard let result = picture(step, name, stage) else {
        return note(step, "\(name) is not drawn, and the filter left out")
      }
      stage.last = subregion(of: step, result, stage)
      if let name = document.attributes[step]["result"] { stage.results[name] = stage.last }
    }
    commands.removeSubrange(before...)
    try draw(.clipped(stage.last, region), in: region, for: element)
  }

  /// Whether colours are mixed by light, which is so unless the file says otherwise.
  private func isLinear(_ element: Int) -> Bool {
    let properties = sheet.properties(of: element, in: document)
    return properties["color-interpolation-filters"]?.trimmed != "sRGB"
  }

  private func area(
    _ attributes: [String: String], isUnit: Bool, _ box: Rect, _ start: String, _ side: String
  ) -> Rect {
    func length(_ name: String, _ fallback: String, _ whole: Double) -> Double {
      var scanner = SVGScanner(attributes[name] ?? fallback)
      return scanner.length(of: isUnit ? 1 : whole) ?? 0
    }
    let frame = Rect(
      x: length("x", start, viewport.width), y: length("y", start, viewport.height),
      width: max(length("width", side, viewport.width), 0),
      height: max(length("height", side, viewport.height), 0))
    guard isUnit else { return frame }
    return Rect(
      x: box.minX + frame.minX * box.width, y: box.minY + frame.minY * box.height,
      width: frame.width * box.width, height: frame.height * box.height)
  }

  private func subregion(of step: Int, _ picture: Picture, _ stage: Stage) -> Picture {
    let attributes = document.attributes[step]
    let sides = ["x", "y", "width", "height"]
    guard sides.allSatisfy({ attributes[$0] != nil }) else { return picture }
    return .clipped(picture, area(attributes, isUnit: stage.isUnit, stage.box, "0", "0"))
  }

  // MARK: Steps

  /// - Returns: `nil` for a step that is not drawn.
  private mutating func picture(_ step: Int, _ name: String, _ stage: Stage) -> Picture? {
    let attributes = document.attributes[step]
    let properties = sheet.properties(of: step, in: document)
    func numbers(_ name: String) -> [Double] {
      var scanner = SVGScanner(attributes[name] ?? "")
      return scanner.allNumbers()
    }
    func input(_ name: String = "in") -> Picture? {
      switch attributes[name]?.trimmed {
      case nil, "": stage.last
      case "SourceGraphic": stage.source
      case "SourceAlpha": .filtered(stage.source, [.colorMatrix(.alphaOnly)])
      case "BackgroundImage", "BackgroundAlpha": .source([])
      case "FillPaint", "StrokePaint": nil
      // One that is not there is the result before.
      case let name?: stage.results[name] ?? stage.last
      }
    }
    guard let first = input() else { return nil }
    let isLinear =
      properties["color-interpolation-filters"].map { $0.trimmed != "sRGB" } ?? stage.isLinear
    let scale = stage.isUnit ? (stage.box.width, stage.box.height) : (1, 1)
    switch name {
    case "feGaussianBlur":
      let deviation = numbers("stdDeviation")
      let (x, y) = (
        (deviation.first ?? 0) * scale.0, (deviation.last ?? 0) * scale.1
      )
      guard (x - y).magnitude <= 0.01 * max(x, y) else { return nil }
      if isLinear, x > 0, !first.isSilhouette {
        note(step, "feGaussianBlur mixes colours as they are encoded, and not as light")
      }
      return x > 0 ? .filtered(first, [.blur(sigma: x)]) : first
    case "feOffset":
      return .moved(
        first,
        Point(
          x: (numbers("dx").first ?? 0) * scale.0, y: (numbers("dy").first ?? 0) * scale.1))
    case "feFlood": return .flood(flood(properties))
    case "feDropShadow":
      let matrix = ColorMatrix(silhouette: flood(properties))
      let deviation = numbers("stdDeviation")
      guard deviation.first == deviation.last else { return nil }
      let shadow = Picture.filtered(
        first, [.blur(sigma: (deviation.first ?? 2) * scale.0), .colorMatrix(matrix)])
      let offset = Point(
        x: (numbers("dx").first ?? 2) * scale.0, y: (numbers("dy").first ?? 2) * scale.1)
      return .stacked([(.moved(shadow, offset), .normal, 1), (first, .normal, 1)])
    case "feColorMatrix":
      guard
        let matrix = ColorMatrix(
          svg: attributes["type"] ?? "matrix", numbers("values"), isLinear: isLinear)
      else { return nil }
      return .filtered(first, [.colorMatrix(matrix)])
    case "feComponentTransfer":
      return opacity(of: step).map { .filtered(first, [.colorMatrix(ColorMatrix(opacity: $0))]) }
    case "feMerge":
      var layers: [(Picture, BlendMode, opacity: Double)] = []
      for node in document.children[step] where document.names[node] == "feMergeNode" {
        let source = document.attributes[node]["in"]?.trimmed ?? ""
        let picture: Picture =
          switch source {
          case "": stage.last
          case "SourceGraphic": stage.source
          case "SourceAlpha": .filtered(stage.source, [.colorMatrix(.alphaOnly)])
          default: stage.results[source] ?? stage.last
          }
        layers.append((picture, .normal, 1))
      }
      return .stacked(layers)
    case "feBlend", "feComposite":
      guard let second = input("in2") else { return nil }
      return combined(step, name, first, second, numbers)
    default: return nil
    }
  }

  /// The share of alpha that a transfer keeps, where it changes nothing else.
  private func opacity(of transfer: Int) -> Double? {
    var share = 1.0
    for function in document.children[transfer] {
      let attributes = document.attributes[function]
      switch (document.names[function], attributes["type"]) {
      case (_, "identity"): continue
      case ("feFuncA", "linear"):
        var slope = SVGScanner(attributes["slope"] ?? "1")
        var intercept = SVGScanner(attributes["intercept"] ?? "0")
        guard intercept.allNumbers() == [0], let factor = slope.allNumbers().first,
          (0...1).contains(factor)
        else { return nil }
        share = factor
      default: return nil
      }
    }
    return share
  }

  private mutating func combined(
    _ step: Int, _ name: String, _ first: Picture, _ second: Picture,
    _ numbers: (String) -> [Double]
  ) -> Picture? {
    let attributes = document.attributes[step]
    if name == "feBlend" {
      let mode = blendMode(attributes["mode"], step)
      return .stacked([(second, .normal, 1), (first, mode, 1)])
    }
    switch attributes["operator"]?.trimmed ?? "over" {
    case "over": return .stacked([(second, .normal, 1), (first, .normal, 1)])
    case "in": return .masked(first, by: second)
    case "out": return .stacked([(first, .normal, 1), (second, .destinationOut, 1)])
    case "atop": return .stacked([(second, .normal, 1), (first, .sourceAtop, 1)])
    case "xor":
      let one = Picture.stacked([(first, .normal, 1), (second, .destinationOut, 1)])
      let other = Picture.stacked([(second, .normal, 1), (first, .destinationOut, 1)])
      return .stacked([(one, .normal, 1), (other, .plusLighter, 1)])
    case "lighter": return .stacked([(second, .normal, 1), (first, .plusLighter, 1)])
    case "arithmetic":
      let k = ["k1", "k2", "k3", "k4"].map { numbers($0).first ?? 0 }
      // Both by their shares; products need pixels.
      // A difference is what is left of one outside the other, as inner shadows are made.
      if k == [0, 1, -1, 0] {
        return .stacked([(first, .normal, 1), (second, .destinationOut, 1)])
      }
      if k == [0, -1, 1, 0] {
        return .stacked([(second, .normal, 1), (first, .destinationOut, 1)])
      }
      guard k[0] == 0, k[3] == 0, 0...1 ~= k[1], 0...1 ~= k[2] else { return nil }
      return .stacked([(second, .normal, k[2]), (first, .plusLighter, k[1])])
    default: return nil
    }
  }

  private func flood(_ properties: [String: String]) -> ResolvedColor {
    let color = properties["flood-color"].flatMap { CSSColor.color($0.trimmed) } ?? .black
    let opacity = properties["flood-opacity"].flatMap { SVGStyle.opacity($0.trimmed) } ?? 1
    return color.opacity(opacity)
  }

  // MARK: Drawing

  private mutating func draw(
    _ picture: Picture, in region: Rect, for element: Int
  ) throws(PictureError) {
    switch picture {
    case .source(let content): for command in content { try add(command, for: element) }
    case .flood(let color):
      try add(.fill(.rect(region), .nonZero, .solid(color)), for: element)
    case .moved(let picture, let offset):
      try add(.pushTransform(.translation(x: offset.x, y: offset.y)), for: element)
      try draw(picture, in: region, for: element)
      try add(.popTransform, for: element)
    case .filtered(let picture, let filters):
      try add(.pushLayer(opacity: 1, blendMode: .normal, filters: filters), for: element)
      try draw(picture, in: region, for: element)
      try add(.popLayer, for: element)
    case .stacked(let layers):
      let isPlain = layers.allSatisfy { $0.1 == .normal && $0.opacity == 1 }
      if !isPlain { try add(.pushLayer(opacity: 1, blendMode: .normal), for: element) }
      for (picture, mode, opacity) in layers {
        let isLayer = mode != .normal || opacity < 1
        if isLayer { try add(.pushLayer(opacity: opacity, blendMode: mode), for: element) }
        try draw(picture, in: region, for: element)
        if isLayer { try add(.popLayer, for: element) }
      }
      if !isPlain { try add(.popLayer, for: element) }
    case .masked(let picture, let mask):
      try add(.pushLayer(opacity: 1, blendMode: .normal), for: element)
      try draw(picture, in: region, for: element)
      try add(.pushMask, for: element)
      try draw(mask, in: region, for: element)
      try add(.popMask, for: element)
      try add(.popLayer, for: element)
    case .clipped(let picture, let frame):
      try add(.pushClip(.rect(frame), .nonZero), for: element)
      try draw(picture, in: region, for: element)
      try add(.popClip, for: element)
    }
  }
}

extension ColorMatrix {
  fileprivate static let alphaOnly = ColorMatrix(silhouette: .black)

  /// One colour with the alpha of what it is put on.
  fileprivate init(silhouette color: ResolvedColor) {
    self.init([
      0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0, 0, 0,
      color.alpha, 0,
    ])
  }

  /// Less alpha, and nothing else.
  fileprivate init(opacity: Double) {
    self.init([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, opacity, 0])
  }

  /// The matrix of `feColorMatrix`; `nil` where it mixes colours by light, which is done with levels here.
  fileprivate init?(svg type: String, _ values: [Double], isLinear: Bool) {
    var m: [Double]
    switch type {
    case "matrix" where values.count == 20: m = values
    case "matrix" where values.isEmpty:
      m = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]
    case "saturate" where values.count <= 1:
      let s = values.first ?? 1
      m = [
        0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s, 0, 0,
        0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s, 0, 0,
        0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s, 0, 0, 0, 0, 0, 1, 0,
      ]
    case "hueRotate" where values.count <= 1:
      let turn = PlaneTransform.rotation(degrees: values.first ?? 0)
      let (c, s) = (turn.a, turn.b)
      m = [
        0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715,
        0.072 - c * 0.072 + s * 0.928, 0, 0,
        0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140,
        0.072 - c * 0.072 - s * 0.283, 0, 0,
        0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715,
        0.072 + c * 0.928 + s * 0.072, 0, 0, 0, 0, 0, 1, 0,
      ]
    case "luminanceToAlpha" where !isLinear:
      m = [Double](repeating: 0, count: 15) + [0.2125, 0.7154, 0.0721, 0, 0]
    default: return nil
    }
    if isLinear {
      // What stays as it is or is one level is the same by light; other mixtures are not.
      for row in 0..<3 {
        let own = Array(m[(5 * row)..<(5 * row + 4)])
        if own == [0, 0, 0, 0] {
          m[5 * row + 4] = SRGBTransfer.encoded(min(max(m[5 * row + 4], 0), 1))
        } else if own != (0..<4).map({ $0 == row ? 1 : 0 }) || m[5 * row + 4] != 0 {
          return nil
        }
      }
      guard m[15] == 0, m[16] == 0, m[17] == 0 else { return nil }
    }
    self.init(m)
  }
}

import Graphics

/// A `filter` element as far as its result is blurred, moved and coloured copies of what it is put on, one
/// over the other: blurs and shadows as design programs write them.
struct SVGFilter {
  /// One copy. Lengths are in user units.
  struct Copy: Equatable {
    /// The colour of a silhouette; `nil` keeps the colours.
    var color: ResolvedColor?
    var sigma = 0.0
    var offset = Point.zero
  }

  private enum Image {
    /// The lowest copy first.
    case copies([Copy])
    case flood(ResolvedColor)
  }

  /// What is drawn, the lowest first.
  private(set) var copies: [Copy] = []
  /// What of the filter is not drawn; then nothing of it is.
  private(set) var gap: String?
  /// Whether shadows are cut out under what they are shadows of.
  private(set) var cutsOut = false
  /// Whether colours are blurred that the file wants mixed as light.
  private(set) var mixesLight = false

  private let document: XMLDocument
  private let sheet: SVGStyleSheet
  private var results: [String: Image] = [:]
  private var last = Image.copies([Copy()])

  /// - Parameter color: that of `currentColor`.
  init(_ element: Int, in document: XMLDocument, sheet: SVGStyleSheet, color: ResolvedColor) {
    self.document = document
    self.sheet = sheet
    let attributes = document.attributes[element]
    if attributes["primitiveUnits"] == "objectBoundingBox" {
      gap = "lengths by the size of what is drawn"
      return
    }
    let outer = sheet.properties(type: "filter", attributes: attributes)
    let steps = document.children[element].filter { document.names[$0].hasPrefix("fe") }
    // Without steps, nothing is shown.
    if steps.isEmpty { last = .copies([]) }
    for child in steps {
      let name = document.names[child]
      let own = sheet.properties(type: name, attributes: document.attributes[child])
      let space =
        own["color-interpolation-filters"] ?? outer["color-interpolation-filters"] ?? "linearRGB"
      guard let image = result(of: child, own, isLinear: space != "sRGB", color) else {
        gap = gap ?? name
        return
      }
      last = image
      if let name = own["result"] { results[name] = image }
    }
    switch last {
    case .copies(let copies): self.copies = copies
    case .flood: gap = "a flood of its region"
    }
  }

  private func input(_ name: String?) -> Image? {
    switch name {
    case nil: last
    case "SourceGraphic"?: .copies([Copy()])
    case "SourceAlpha"?: .copies([Copy(color: .black)])
    case let name?: results[name]
    }
  }

  private mutating func result(
    of element: Int, _ own: [String: String], isLinear: Bool, _ current: ResolvedColor
  ) -> Image? {
    func numbers(_ name: String) -> [Double] {
      var scanner = SVGScanner(own[name] ?? "")
      return scanner.allNumbers()
    }
    func color() -> ResolvedColor? {
      let text = own["flood-color"]?.trimmed ?? "black"
      let color = text.lowercased() == "currentcolor" ? current : SVGColors.color(text)
      return color?.opacity(own["flood-opacity"].flatMap { SVGStyle.opacity($0.trimmed) } ?? 1)
    }
    let offset = Point(x: numbers("dx").first ?? 0, y: numbers("dy").first ?? 0)
    switch document.names[element] {
    case "feFlood": return color().map { .flood($0) }
    case "feOffset": return copies(input(own["in"])) { $0.offset = $0.offset + offset }
    case "feGaussianBlur":
      let sigma = numbers("stdDeviation")
      let first = sigma.first ?? 0
      guard sigma.count < 2 || sigma[1] == first, first >= 0,
        own["edgeMode"] ?? "none" == "none"
      else { return nil }
      return blurred(input(own["in"]), first, isLinear: isLinear)
    case "feDropShadow":
      let sigma = numbers("stdDeviation")
      let first = sigma.first ?? 2
      guard sigma.count < 2 || sigma[1] == first, first >= 0, let color = color(),
        case .copies(let content)? = input(own["in"]), content.count == 1, content[0].sigma == 0
      else { return nil }
      let place = Point(
        x: own["dx"] == nil ? 2 : offset.x, y: own["dy"] == nil ? 2 : offset.y)
      let shadow = Copy(color: color, sigma: first, offset: content[0].offset + place)
      return .copies([shadow] + content)
    case "feMerge":
      var all: [Copy] = []
      for node in document.children[element] where document.names[node] == "feMergeNode" {
        guard case .copies(let copies)? = input(document.attributes[node]["in"]) else { return nil }
        all += copies
      }
      return .copies(all)
    case "feBlend" where own["mode"] ?? "normal" == "normal":
      return over(input(own["in"]), input(own["in2"]))
    case "feComposite": return composite(own)
    case "feColorMatrix":
      guard own["type"] ?? "matrix" == "matrix" else { return nil }
      return recolored(input(own["in"]), numbers("values"), isLinear: isLinear)
    case "feComponentTransfer": return faded(input(own["in"]), element)
    default: return nil
    }
  }

  private func copies(_ image: Image?, _ change: (inout Copy) -> Void) -> Image? {
    guard case .copies(var copies)? = image else { return image }
    for index in copies.indices { change(&copies[index]) }
    return .copies(copies)
  }

  /// Two Gaussians one after the other are one of the sum of their squares.
  private mutating func blurred(_ image: Image?, _ sigma: Double, isLinear: Bool) -> Image? {
    guard case .copies(let all)? = image, sigma == 0 || all.count == 1 else { return nil }
    if isLinear, sigma > 0, all[0].color == nil { mixesLight = true }
    return copies(image) { $0.sigma = ($0.sigma * $0.sigma + sigma * sigma).squareRoot() }
  }

  private func over(_ upper: Image?, _ lower: Image?) -> Image? {
    switch (upper, lower) {
    case (.copies(let upper)?, .copies(let lower)?): .copies(lower + upper)
    case (.copies?, .flood(let color)?) where color.alpha == 0: upper
    case (.flood(let color)?, .copies?) where color.alpha == 0: lower
    default: nil
    }
  }

  private mutating func composite(_ own: [String: String]) -> Image? {
    let (first, second) = (input(own["in"]), input(own["in2"]))
    switch own["operator"] ?? "over" {
    case "over": return over(first, second)
    case "in":
      // A colour where there is a silhouette.
      guard case .flood(let color)? = first, case .copies(let shapes)? = second,
        shapes.count == 1
      else { return nil }
      let alpha = shapes[0].color?.alpha ?? 1
      return copies(second) { $0.color = color.opacity(alpha) }
    case "out":
      guard case .copies? = first, case .copies(let shapes)? = second, shapes.count == 1,
        shapes[0].sigma == 0, shapes[0].offset == .zero
      else { return nil }
      cutsOut = true
      return first
    default: return nil
    }
  }

  /// A colour for what is opaque: each row but the last is constant, and alpha comes of alpha alone.
  private func recolored(_ image: Image?, _ values: [Double], isLinear: Bool) -> Image? {
    guard values.count == 20, case .copies(let all)? = image, all.count == 1 else { return nil }
    let constants = [values[4], values[9], values[14]]
    let others = [0, 1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 15, 16, 17, 19].map { values[$0] }
    guard others.allSatisfy({ $0 == 0 }), values[18] >= 0 else { return nil }
    let levels = constants.map { value in
      let value = min(max(value, 0), 1)
      return isLinear ? SRGBTransfer.encoded(value) : value
    }
    let alpha = min((all[0].color?.alpha ?? 1) * values[18], 1)
    return copies(image) {
      $0.color = ResolvedColor(red: levels[0], green: levels[1], blue: levels[2], alpha: alpha)
    }
  }

  /// `feFuncA` alone, as a factor.
  private func faded(_ image: Image?, _ element: Int) -> Image? {
    let functions = document.children[element].filter { !document.names[$0].isEmpty }
    guard functions.count == 1, document.names[functions[0]] == "feFuncA",
      document.attributes[functions[0]]["type"] == "linear",
      document.attributes[functions[0]]["intercept"] ?? "0" == "0",
      let slope = Double(document.attributes[functions[0]]["slope"] ?? "1"), slope >= 0,
      case .copies(let all)? = image, all.allSatisfy({ $0.color != nil })
    else { return nil }
    return copies(image) { $0.color = $0.color?.opacity(min(slope, 1)) }
  }
}

extension SVGDrawing {
  /// Draws the content of an element as its filter shows it; a filter that is not drawn is told by its
  /// first step that is not.
  mutating func drawFiltered(
    _ filter: Int, box: Rect?, _ element: Int, _ style: SVGStyle
  ) throws(PictureError) {
    let result = SVGFilter(filter, in: document, sheet: sheet, color: style.color)
    if let gap = result.gap {
      note(element, "the filter is not drawn: \(gap)")
      return try drawContent(element, style)
    }
    if result.mixesLight {
      note(element, "a blur mixes colours as they are encoded, and not as light")
    }
    try add(
      .pushClip(.rect(maskFrame(document.attributes[filter], box: box)), .nonZero), for: element)
    for copy in result.copies where copy.color?.alpha != 0 {
      guard copy != SVGFilter.Copy() else {
        let start = commands.count
        try drawContent(element, style)
        if result.cutsOut, commands[start...].contains(where: \.isTranslucent) {
          note(element, "a shadow is seen through what is translucent")
        }
        continue
      }
      var steps: [VectorFilter] = []
      if let color = copy.color {
        steps.append(
          .colorMatrix(
            ColorMatrix([
              0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0, 0, 0,
              color.alpha, 0,
            ])))
      }
      if copy.sigma > 0 { steps.append(.blur(copy.sigma)) }
      try add(.pushLayer(opacity: 1, blendMode: .normal, filters: steps), for: element)
      try add(.pushTransform(.translation(x: copy.offset.x, y: copy.offset.y)), for: element)
      try drawContent(element, style)
      try add(.popTransform, for: element)
      try add(.popLayer, for: element)
    }
    try add(.popClip, for: element)
  }
}

extension VectorCommand {
  /// Whether something beneath may be seen through it.
  fileprivate var isTranslucent: Bool {
    switch self {
    case .fill(_, _, .solid(let color)), .stroke(_, _, .solid(let color)): color.alpha < 1
    case .fill(_, _, .linear(let stops, _, _, _)), .fill(_, _, .radial(let stops, _, _, _)),
      .stroke(_, _, .linear(let stops, _, _, _)), .stroke(_, _, .radial(let stops, _, _, _)):
      stops.contains { $0.color.alpha < 1 }
    case .pushLayer(let opacity, _, _): opacity < 1
    default: false
    }
  }
}

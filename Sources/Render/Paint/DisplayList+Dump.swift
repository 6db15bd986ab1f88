import Components
import Layout

extension DisplayList {
  /// The list as text, one command a line, indented by open scopes.
  package func dump() -> String {
    var lines = ["displayList \(text(size.width))×\(text(size.height)) on \(text(background))"]
    var depth = 1
    for command in commands {
      if command.closes != nil { depth = max(1, depth - 1) }
      lines.append(String(repeating: "  ", count: depth) + command.dump)
      if command.opens != nil { depth += 1 }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension DrawCommand {
  /// The command on one line.
  package var dump: String {
    switch self {
    case .fill(let shape, let paint): "fill \(text(shape)) \(text(paint))"
    case .stroke(let shape, let style, let paint):
      "stroke \(text(shape)) \(text(style)) \(text(paint))"
    case .glyphs(let run, let paint): "glyphs \(text(run)) \(text(paint))"
    case .image(let image): "image \(text(image))"
    case .dropShadow(let shape, let shadow): "dropShadow \(text(shape)) \(text(shadow))"
    case .innerShadow(let shape, let shadow): "innerShadow \(text(shape)) \(text(shadow))"
    case .backdrop(let shape, let style): "backdrop \(text(shape)) \(text(style))"
    case .pushClip(let shape): "pushClip \(text(shape))"
    case .pushTransform(let transform): "pushTransform \(text(transform))"
    case .pushLayer(let style): "pushLayer \(text(style))"
    case .pushMask: "pushMask"
    case .popClip: "popClip"
    case .popTransform: "popTransform"
    case .popLayer: "popLayer"
    case .popMask: "popMask"
    }
  }
}

private func text(_ value: Double) -> String { decimalText(value) }

private func text(_ point: Point) -> String { "\(text(point.x)),\(text(point.y))" }

private func text(_ rect: Rect) -> String {
  "\(text(rect.minX)),\(text(rect.minY)) \(text(rect.width))×\(text(rect.height))"
}

private func text(_ color: ResolvedColor) -> String {
  let rgb = color.hexText(uppercase: false)
  return color.alpha == 1 ? rgb : "\(rgb)@\(text(color.alpha))"
}

private func text(_ shape: PlaneShape) -> String {
  switch shape {
  case .rect(let rect): "rect(\(text(rect)))"
  case .ellipse(let rect): "ellipse(\(text(rect)))"
  case .roundedRect(let rect, let radii, let style):
    "roundedRect(\(text(rect)) r=\(text(radii))\(style == .circular ? "" : " continuous"))"
  case .path(let path, let rule): "path(\(text(path))\(rule == .nonZero ? "" : " evenOdd"))"
  }
}

private func text(_ radii: CornerRadii) -> String {
  radii.isUniform
    ? text(radii.topLeft)
    : [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].map(text)
      .joined(separator: "/")
}

/// The path in the letters of SVG, with `K` and its weight for a conic.
private func text(_ path: VectorPath) -> String {
  var parts: [String] = []
  var next = path.points.startIndex
  var nextWeight = path.weights.startIndex
  func take(_ count: Int) -> String {
    let taken = path.points[next..<next + count].map(text).joined(separator: " ")
    next += count
    return taken
  }
  for verb in path.verbs {
    switch verb {
    case .move: parts.append("M" + take(1))
    case .line: parts.append("L" + take(1))
    case .quad: parts.append("Q" + take(2))
    case .cubic: parts.append("C" + take(3))
    case .conic:
      parts.append("K" + take(2) + " " + text(path.weights[nextWeight]))
      nextWeight += 1
    case .close: parts.append("Z")
    }
  }
  return parts.joined(separator: " ")
}

private func text(_ stops: [GradientStop]) -> String {
  "[" + stops.map { "\(text($0.color)) \(text($0.location))" }.joined(separator: ", ") + "]"
}

private func text(_ paint: Paint) -> String {
  switch paint {
  case .solid(let color): text(color)
  case .linearGradient(let stops, let start, let end):
    "linear(\(text(start)) to \(text(end)) \(text(stops)))"
  case .radialGradient(let stops, let center, let startRadius, let endRadius, let aspect):
    "radial(\(text(center)) \(text(startRadius)) to \(text(endRadius))"
      + (aspect == 1 ? "" : " aspect \(text(aspect))") + " \(text(stops)))"
  case .angularGradient(let stops, let center, let startTurns, let endTurns):
    "angular(\(text(center)) \(text(startTurns)) to \(text(endTurns)) turns \(text(stops)))"
  case .spreadGradient(let gradient): text(gradient)
  case .image(let image): "image(\(text(image)))"
  }
}

private func text(_ gradient: SpreadGradient) -> String {
  let place =
    switch gradient.geometry {
    case .line(let start, let end): "line \(text(start)) to \(text(end))"
    case .circles(let start, let end):
      "circles \(text(start.center)) \(text(start.radius)) to \(text(end.center)) "
        + text(end.radius)
    case .turn(let center, let start, let end):
      "turn \(text(center)) \(text(start)) to \(text(end)) turns"
    }
  return "spread(\(place) \(gradient.spread.rawValue) \(text(gradient.stops)))"
}

private func text(_ image: PicturePaint) -> String {
  var parts = ["\"\(image.image.name)\" in \(text(image.frame))"]
  if let source = image.source { parts.append("from \(text(source))") }
  if image.interpolation != .smooth { parts.append(image.interpolation.rawValue) }
  if image.extent != .clear { parts.append(image.extent.rawValue) }
  if let tint = image.tint { parts.append("tint \(text(tint))") }
  return parts.joined(separator: " ")
}

private func text(_ style: PenStroke) -> String {
  var parts = ["width \(text(style.pen.width))"]
  if style.placement != .center { parts.append(style.placement.rawValue) }
  if style.pen.cap != .butt { parts.append("cap \(style.pen.cap.rawValue)") }
  if style.pen.join != .miter { parts.append("join \(style.pen.join.rawValue)") }
  if style.pen.join == .miter, style.pen.miterLimit != 10 {
    parts.append("miterLimit \(text(style.pen.miterLimit))")
  }
  if !style.pen.dash.isEmpty {
    parts.append("dash [\(style.pen.dash.map(text).joined(separator: " "))]")
    if style.pen.dashPhase != 0 { parts.append("phase \(text(style.pen.dashPhase))") }
  }
  if let trim = style.trim { parts.append("trim \(text(trim.from)) to \(text(trim.to))") }
  return parts.joined(separator: " ")
}

private func text(_ run: GlyphRun) -> String {
  let glyphs = run.glyphs.map { "\($0.id)@\(text(Point(x: $0.x, y: $0.y)))" }
  return "\(run.source.identifier) \(text(run.size)) pt"
    + (run.shear == 0 ? "" : " shear \(text(run.shear))")
    + (run.stretch == 1 ? "" : " stretch \(text(run.stretch))")
    + " [\(glyphs.joined(separator: " "))]"
}

private func text(_ shadow: Shadow) -> String {
  "\(text(shadow.color)) sigma \(text(shadow.sigma)) offset \(text(shadow.offset))"
}

private func text(_ style: BackdropStyle) -> String {
  "sigma \(text(style.sigma)) saturation \(text(style.saturation)) tint \(text(style.tint))"
}

private func text(_ transform: PlaneTransform) -> String {
  [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(text)
    .joined(separator: " ")
}

private func text(_ style: LayerStyle) -> String {
  var parts = ["opacity \(text(style.opacity))"]
  if style.blendMode != .normal { parts.append(style.blendMode.rawValue) }
  for filter in style.filters {
    switch filter {
    case .blur(let sigma, let isOpaque):
      parts.append("blur \(text(sigma))\(isOpaque ? " opaque" : "")")
    case .colorMatrix(let matrix):
      parts.append("matrix [\(matrix.factors.map(text).joined(separator: " "))]")
    case .dropShadow(let shadow): parts.append("shadow(\(text(shadow)))")
    }
  }
  return parts.joined(separator: " ")
}

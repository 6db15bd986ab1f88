import Audit
import Components
import Layout

/// How a node looks, as rows of an inspector: a group, a name, a value, and where there are some, its
/// token and its colour.
struct GalleryLook {
  private struct Row {
    var group: String
    var name: String
    var value: String
    var token: String?
    var color: ResolvedColor?
  }

  private let notes: [TokenNote]
  private var rows: [Row] = []

  /// - Parameters:
  ///   - modifiers: the nodes around `node` that only place or paint it, the outermost first.
  ///   - notes: the tokens of all of these.
  init(of node: PositionedNode, in modifiers: [PositionedNode], notes: [TokenNote]) {
    self.notes = notes
    describe(node)
    for modifier in modifiers.reversed() { describe(modifier: modifier) }
  }

  // MARK: What the node is

  private mutating func describe(_ node: PositionedNode) {
    switch node.kind {
    case .stack(let style):
      add("Layout", "Direction", style.axis == .horizontal ? "Horizontal" : "Vertical")
      addLength("Layout", "Spacing", style.spacing, "spacing")
    case .grid(let style):
      add("Layout", "Columns", "\(style.tracks.count)")
      addLength("Layout", "Column gap", style.columnSpacing, "column spacing")
      addLength("Layout", "Row gap", style.rowSpacing, "row spacing")
    case .divider(let thickness, let color):
      addLength("Layout", "Thickness", thickness)
      add("Paint", "Line", .color(color), "color")
    case .text(let content): describe(content)
    case .shape(let content): describe(content)
    case .icon(let content):
      add("Symbol", "Name", content.icon.name)
      if let size = content.size { addLength("Symbol", "Size", size.height) }
      add("Symbol", "Colour", content.paint, "color")
    case .image(let content):
      add("Picture", "Natural size", size(content.data.size))
      if let tint = content.tint { add("Picture", "Tint", .color(tint), "tint") }
    default: describe(modifier: node)
    }
  }

  private mutating func describe(_ content: TextContent) {
    var seen: [TextRunStyle] = []
    for run in content.text.runs where !seen.contains(run.style) {
      seen.append(run.style)
      let font = run.style.font
      let name = seen.count == 1 ? "Font" : "Font \(seen.count)"
      let words = [family(font.family), "\(font.weight)", font.isItalic ? "italic" : nil]
      add(
        "Text", name, words.compactMap(\.self).joined(separator: " "),
        token: token("style", decimalText(font.size)))
      add(
        "Text", "Size / line",
        "\(decimalText(font.size, fractionDigits: 2)) / \(decimalText(font.leading, fractionDigits: 2)) pt"
      )
      if run.style.tracking != 0 { addLength("Text", "Tracking", run.style.tracking) }
      add("Text", "Colour", content.paint ?? .color(run.style.color), "color")
      if seen.count == 4 { break }
    }
    let paragraph = content.text.paragraph
    if let limit = paragraph.lineLimit { add("Text", "Line limit", "\(limit)") }
    if paragraph.alignment != .leading {
      add("Text", "Alignment", paragraph.alignment.rawValue)
    }
  }

  private mutating func describe(_ content: ShapeContent) {
    if let fill = content.fill { add("Paint", "Fill", fill, "fill") }
    if let stroke = content.stroke {
      addLength("Paint", "Stroke width", stroke.pen.width, "outline width")
      add("Paint", "Stroke", stroke.paint, "outline")
    }
    describe(content.geometry, "radius")
  }

  private mutating func describe(_ geometry: ShapeGeometry, _ aspect: String) {
    guard case .roundedRectangle(let radii, let style) = geometry.outline else { return }
    let all = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    let value = all.allSatisfy { $0 == all[0] } ? [all[0]] : all
    add(
      "Paint", "Corner radius",
      value.map { decimalText($0, fractionDigits: 2) }.joined(separator: " ") + " pt, "
        + style.rawValue,
      token: value.count == 1 ? token(aspect, decimalText(all[0])) : nil)
  }

  // MARK: What is done to the node

  private mutating func describe(modifier node: PositionedNode) {
    switch node.kind {
    case .padding(let edges):
      let (vertical, horizontal) = (edges.top == edges.bottom, edges.leading == edges.trailing)
      if vertical, horizontal, edges.top == edges.leading {
        addLength("Layout", "Padding", edges.top, "padding")
      } else {
        if horizontal {
          addLength("Layout", "Padding, sides", edges.leading, "horizontal padding")
        } else {
          addLength("Layout", "Padding, leading", edges.leading, "leading padding")
          addLength("Layout", "Padding, trailing", edges.trailing, "trailing padding")
        }
        if vertical {
          addLength("Layout", "Padding, top and bottom", edges.top, "vertical padding")
        } else {
          addLength("Layout", "Padding, top", edges.top, "top padding")
          addLength("Layout", "Padding, bottom", edges.bottom, "bottom padding")
        }
      }
    case .frame(let style): describe(style)
    case .aspectRatio(let ratio, let fills):
      let name = ratio.map { decimalText($0, fractionDigits: 3) } ?? "its own"
      add("Layout", "Aspect ratio", "\(name), \(fills ? "fills" : "fits")")
    case .layoutPriority(let priority): add("Layout", "Priority", decimalText(priority))
    case .offset(let x, let y):
      add("Layout", "Offset", "\(decimalText(x)), \(decimalText(y)) pt")
    case .hitTarget(let style): add("Touch", "Hit target", style.mode.rawValue)
    case .effect(let effect): describe(effect)
    default: break
    }
  }

  private mutating func describe(_ style: FrameStyle) {
    let lengths: [(String, Double?)] = [
      ("Width", style.width), ("Height", style.height), ("Least width", style.minWidth),
      ("Greatest width", style.maxWidth), ("Least height", style.minHeight),
      ("Greatest height", style.maxHeight),
    ]
    for (name, length) in lengths {
      guard let length else { continue }
      add(
        "Layout", name, length.isFinite ? points(length) : "all there is",
        token: token(name.lowercased(), decimalText(length)))
    }
  }

  private mutating func describe(_ effect: VisualEffect) {
    switch effect {
    case .opacity(let opacity): add("Effect", "Opacity", percent(opacity))
    case .shadow(let color, let radius, let offset):
      add(
        "Effect", "Shadow",
        "\(decimalText(offset.x)), \(decimalText(offset.y)), blur \(decimalText(radius, fractionDigits: 2)) pt",
        token: token("shadow", "\(decimalText(radius)) \(decimalText(offset.y))"), color: color)
    case .clip(let geometry):
      add("Effect", "Clip", "to its outline")
      describe(geometry, "clip radius")
    case .blur(let radius): addLength("Effect", "Blur", radius)
    case .blend(let mode): add("Effect", "Blend mode", mode.rawValue)
    case .rotation(let degrees, _): add("Effect", "Rotation", "\(decimalText(degrees))°")
    case .scale(let x, let y, _):
      add("Effect", "Scale", "\(decimalText(x)) × \(decimalText(y))")
    case .mask, .compositingGroup, .colorMatrix, .transform: break
    }
  }

  // MARK: Rows

  private mutating func add(
    _ group: String, _ name: String, _ value: String, token: String? = nil,
    color: ResolvedColor? = nil
  ) {
    rows.append(Row(group: group, name: name, value: value, token: token, color: color))
  }

  /// - Parameter aspect: what the length is called in the notes, where it may be a token.
  private mutating func addLength(
    _ group: String, _ name: String, _ length: Double, _ aspect: String? = nil
  ) {
    add(
      group, name, points(length), token: aspect.flatMap { token($0, decimalText(length)) })
  }

  /// The name of the token that a value of the node was looked up by; `nil` for a literal one.
  ///
  /// - Parameter value: the value among several; `nil` where there is one.
  private func token(_ aspect: String, _ value: String? = nil) -> String? {
    notes.first { $0.aspect == aspect && value ?? $0.value == $0.value }?.token?.shortWords
  }

  private mutating func add(
    _ group: String, _ name: String, _ paint: ResolvedPaint, _ aspect: String
  ) {
    switch paint {
    case .color(let color):
      let token = token(aspect, color.hexText(withAlpha: color.alpha < 1))
      add(group, name, Self.hex(color), token: token, color: color)
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
      guard let first = stops.first?.color, let last = stops.last?.color else { return }
      add(
        group, name, "\(Self.hex(first)) to \(Self.hex(last))",
        token: token(aspect), color: first)
    case .mesh(let mesh):
      add(group, name, "Mesh of \(mesh.columns) × \(mesh.rows) colours", color: mesh.colors.first)
    case .picture(let pattern):
      let size = pattern.content.data.size
      add(
        group, name,
        "Picture of \(decimalText(size.width)) × \(decimalText(size.height)) pt, repeated")
    case .material(let material):
      add(
        group, name,
        "Material, blur \(decimalText(material.blurRadius, fractionDigits: 2)) pt",
        color: material.tint)
    }
  }

  private func points(_ length: Double) -> String {
    "\(decimalText(length, fractionDigits: 2)) pt"
  }

  private func percent(_ share: Double) -> String {
    "\(decimalText(share * 100, fractionDigits: 1)) %"
  }

  private func size(_ size: Size) -> String {
    "\(decimalText(size.width)) × \(decimalText(size.height)) pt"
  }

  private func family(_ family: FontRequest.Family) -> String {
    switch family {
    case .sans: "Sans"
    case .sansDisplay: "Sans, display cut"
    case .rounded: "Sans, rounded"
    case .serif: "Serif"
    case .monospaced: "Mono"
    case .named(let name): name
    }
  }

  /// `#RRGGBB`, with the opacity behind it where it is not whole.
  static func hex(_ color: ResolvedColor) -> String {
    let opacity =
      color.alpha < 1 ? " \(decimalText(color.alpha * 100, fractionDigits: 1)) %" : ""
    return color.hexText() + opacity
  }

  /// A colour as style sheets write it.
  static func css(_ color: ResolvedColor) -> String { color.hexText(withAlpha: true) }

  // MARK: JSON

  /// The rows, and the contrast where it was measured.
  func lines(contrast: MeasuredContrast?) -> GalleryNode.Look {
    let lines = rows.map { row in
      var json = JSONWriter()
      json.array(.compact) { json in
        json.value(row.group)
        json.value(row.name)
        json.value(row.value)
        json.value(row.token ?? "")
        json.value(row.color.map(Self.css) ?? "")
      }
      return json.line
    }
    return GalleryNode.Look(rows: lines, contrast: contrast.map(Self.json(of:)))
  }

  private static func json(of contrast: MeasuredContrast) -> String {
    var json = JSONWriter()
    json.object(.compact) { json in
      // Cut, not rounded, so that 4.499 never reads as the 4.5 that it misses.
      json.member("ratio", (contrast.ratio.value * 100).rounded(.down) / 100)
      json.member("required", contrast.required)
      json.member("ink", css(contrast.ink))
      json.member("behind", css(contrast.backdrop))
      json.member("passes", contrast.required.map { contrast.ratio.value >= $0 ? 1.0 : 0.0 })
    }
    return json.line
  }
}

extension JSONWriter {
  /// The text without the line break at its end.
  var line: String { text.hasSuffix("\n") ? String(text.dropLast()) : text }
}

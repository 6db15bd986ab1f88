import Graphics
import Resources

/// The tokens of a tree: what a view is resolved to, beside the same view resolved with marks.
package struct TokenReading {
  /// By the paths of the nodes that the tree's text form lists.
  package private(set) var notes: [NodePath: [TokenNote]] = [:]
  private let marks: TokenMarks

  private struct Place {
    var plain: ResolvedNode
    var marked: ResolvedNode
    /// Of modifiers around the node, which belong to what is in them.
    var pending: [TokenNote]
    /// The component that the node is part of.
    var owner: NodePath?
  }

  package init(of plain: ResolvedNode, marked: ResolvedNode, marks: TokenMarks) {
    self.marks = marks
    var open = [Place(plain: plain, marked: marked, pending: [], owner: nil)]
    // Trees are as deep as documents.
    while let place = open.popLast() { read(place, &open) }
  }

  /// The note of the colour behind a picture.
  package func background(_ plain: ResolvedColor, marked: ResolvedColor) -> TokenNote? {
    plain.alpha > 0 ? note("background", .color(plain), .color(marked)) : nil
  }

  private mutating func read(_ place: Place, _ open: inout [Place]) {
    let (plain, marked) = (place.plain, place.marked)
    // A choice that hangs on a hair has no names.
    guard plain.kind.typeName == marked.kind.typeName,
      plain.children.count == marked.children.count
    else { return }
    var pending = place.pending
    var owner = place.owner
    if plain.name != nil { owner = plain.path }
    pending += marked.notes
    if let direction = plain.layoutDirection {
      let words = direction == .leftToRight ? "left to right" : "right to left"
      pending.append(TokenNote(aspect: "direction", token: nil, value: words))
    }
    for note in notes(of: plain.kind, marked.kind) {
      if note.token?.kind == .size, let owner {
        // All that is of the size of a control is told of the control once.
        let size = TokenNote(aspect: "size", token: note.token, value: note.token?.name ?? "")
        if notes[owner]?.contains(where: { $0.aspect == size.aspect }) != true {
          notes[owner, default: []].append(size)
        }
      } else {
        pending.append(note)
      }
    }
    var heir: Int? = 0
    if case .layered(_, let base) = plain.kind { heir = base }
    if !plain.isPlumbing {
      if !pending.isEmpty { notes[plain.path, default: []] += pending }
      heir = nil
    }
    for (index, pair) in zip(plain.children, marked.children).enumerated().reversed() {
      open.append(
        Place(
          plain: pair.0, marked: pair.1, pending: index == heir ? pending : [], owner: owner))
    }
  }

  // MARK: Nodes

  private func notes(of plain: ResolvedNode.Kind, _ marked: ResolvedNode.Kind) -> [TokenNote] {
    switch (plain, marked) {
    case (.text(let plain), .text(let marked)): notes(of: plain, marked)
    case (.shape(let plain), .shape(let marked)): notes(of: plain, marked)
    case (.icon(let plain), .icon(let marked)):
      [
        TokenNote(aspect: "symbol", token: nil, value: plain.icon.name),
        note("color", plain.paint, marked.paint),
      ]
    case (.image(let plain), .image(let marked)):
      [TokenNote(aspect: "picture", token: nil, value: Self.name(of: plain.data))]
        + zip([plain.tint], [marked.tint]).compactMap { one, other in
          if let one, let other { note("tint", .color(one), .color(other)) } else { nil }
        }
    case (.divider(_, let plain), .divider(_, let marked)):
      [note("color", .color(plain), .color(marked))]
    case (.stack(let plain), .stack(let marked)):
      plain.adaptsSpacing ? [] : [note("spacing", plain.spacing, marked.spacing)]
    case (.grid(let plain), .grid(let marked)):
      [
        note("column spacing", plain.columnSpacing, marked.columnSpacing),
        note("row spacing", plain.rowSpacing, marked.rowSpacing),
      ]
    case (.padding(let plain), .padding(let marked)): notes(of: plain, marked)
    case (.frame(let plain), .frame(let marked)): notes(of: plain, marked)
    case (.spacer(let plain), .spacer(let marked)): named("least length", plain, marked)
    case (.effect(let plain), .effect(let marked)): notes(of: plain, marked)
    default: []
    }
  }

  /// A name for a picture that another file has not.
  private static func name(of picture: EncodedImage) -> String {
    String(SHA256.digest(picture.bytes).prefix(12))
  }

  private func notes(of plain: TextContent, _ marked: TextContent) -> [TokenNote] {
    var notes: [TokenNote] = []
    for (one, other) in zip(plain.text.runs, marked.text.runs).prefix(8) {
      let style = note("style", one.style.font.size, other.style.font.size)
      let weight = TokenNote(aspect: "weight", token: nil, value: "\(one.style.font.weight)")
      let paint = plain.paint ?? .color(one.style.color)
      let color = note("color", paint, marked.paint ?? .color(other.style.color))
      // Runs that are alike are one.
      for note in [style, weight, color] where !notes.contains(note) { notes.append(note) }
    }
    return notes
  }

  private func notes(of plain: ShapeContent, _ marked: ShapeContent) -> [TokenNote] {
    var notes = radius("radius", plain.geometry, marked.geometry)
    if let one = plain.fill, let other = marked.fill { notes.append(note("fill", one, other)) }
    if let one = plain.stroke, let other = marked.stroke {
      notes.append(note("outline", one.paint, other.paint))
      notes.append(note("outline width", one.pen.width, other.pen.width))
    }
    return notes
  }

  private func radius(
    _ aspect: String, _ plain: ShapeGeometry, _ marked: ShapeGeometry
  ) -> [TokenNote] {
    guard case .roundedRectangle(let one, _) = plain.outline,
      case .roundedRectangle(let other, _) = marked.outline
    else { return [] }
    return [note(aspect, one.topLeft, other.topLeft)]
  }

  private func notes(of plain: EdgeDistances, _ marked: EdgeDistances) -> [TokenNote] {
    let (vertical, horizontal) = (plain.top == plain.bottom, plain.leading == plain.trailing)
    if vertical, horizontal, plain.top == plain.leading {
      return [note("padding", plain.top, marked.top)]
    }
    var edges: [(String, Double, Double)] = []
    if horizontal {
      edges.append(("horizontal padding", plain.leading, marked.leading))
    } else {
      edges.append(("leading padding", plain.leading, marked.leading))
      edges.append(("trailing padding", plain.trailing, marked.trailing))
    }
    if vertical {
      edges.append(("vertical padding", plain.top, marked.top))
    } else {
      edges.append(("top padding", plain.top, marked.top))
      edges.append(("bottom padding", plain.bottom, marked.bottom))
    }
    return edges.filter { $0.1 != 0 }.map { note($0.0, $0.1, $0.2) }
  }

  /// Literal lengths of frames are seen in sizes.
  private func notes(of plain: FrameStyle, _ marked: FrameStyle) -> [TokenNote] {
    let lengths: [(String, Double?, Double?)] = [
      ("width", plain.width, marked.width), ("height", plain.height, marked.height),
      ("least width", plain.minWidth, marked.minWidth),
      ("least height", plain.minHeight, marked.minHeight),
      ("greatest width", plain.maxWidth, marked.maxWidth),
      ("greatest height", plain.maxHeight, marked.maxHeight),
    ]
    return lengths.flatMap { aspect, plain, marked -> [TokenNote] in
      guard let plain, let marked else { return [] }
      return named(aspect, plain, marked)
    }
  }

  private func notes(of plain: VisualEffect, _ marked: VisualEffect) -> [TokenNote] {
    switch (plain, marked) {
    case (.shadow(_, let radius, let one), .shadow(_, _, let other)):
      [
        TokenNote(
          aspect: "shadow", token: marks.token(of: one.y, marked: other.y),
          value: "\(decimalText(radius)) \(decimalText(one.y))")
      ]
    case (.opacity(let opacity), _):
      [TokenNote(aspect: "opacity", token: nil, value: decimalText(opacity))]
    case (.clip(let one), .clip(let other)): radius("clip radius", one, other)
    default: []
    }
  }

  // MARK: Values

  private func note(_ aspect: String, _ plain: Double, _ marked: Double) -> TokenNote {
    TokenNote(
      aspect: aspect, token: marks.token(of: plain, marked: marked), value: decimalText(plain))
  }

  private func named(_ aspect: String, _ plain: Double, _ marked: Double) -> [TokenNote] {
    let note = note(aspect, plain, marked)
    return note.token == nil ? [] : [note]
  }

  private func note(
    _ aspect: String, _ plain: ResolvedPaint, _ marked: ResolvedPaint
  ) -> TokenNote {
    TokenNote(
      aspect: aspect,
      token: marks.token(
        of: plain.representativeColor, marked: marked.representativeColor),
      value: plain.ends.map { $0.hexText(withAlpha: $0.alpha < 1) }.joined(separator: "–"))
  }
}

extension ResolvedPaint {
  /// The colours by which a person would tell the paint from others.
  fileprivate var ends: [ResolvedColor] {
    switch self {
    case .color(let color): [color]
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
      stops.map(\.color)
    case .mesh(let mesh): mesh.colors
    case .picture: []
    case .material(let material): [material.tint]
    }
  }
}

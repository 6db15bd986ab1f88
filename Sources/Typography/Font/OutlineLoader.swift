/// Puts the outline of one glyph together from its components, within a budget.
struct OutlineLoader {
  /// The points of a glyph in its own coordinates, and its phantom points.
  private struct Loaded {
    var points: [GlyphOutline.Point] = []
    var contourEnds: [Int] = []
    /// Where the origin and the end of the advance are, x only.
    var origin = 0.0
    var end = 0.0
    /// How far the vertical origin moves up.
    var rise = 0.0
  }

  private let face: FontFace
  private let coordinates: [Int]
  private var points = GlyphTable.maximumPoints
  private var components = GlyphTable.maximumComponents

  init(_ face: FontFace) {
    self.face = face
    coordinates = face.variation.coordinates
  }

  /// The outline with its origin at zero; empty if anything is damaged.
  mutating func outline(of glyph: Int) -> GlyphOutline {
    guard let loaded = load(glyph, depth: 0), !loaded.points.isEmpty else { return GlyphOutline() }
    var outline = GlyphOutline(points: loaded.points, contourEnds: loaded.contourEnds)
    // Rasterizers move the outline so that its origin is where the left side bearing says.
    if loaded.origin != 0 {
      for index in outline.points.indices { outline.points[index].x -= loaded.origin }
    }
    return outline
  }

  /// The advance as the phantom points have it, for variable fonts without `HVAR`.
  mutating func advance(of glyph: Int) -> Double? {
    load(glyph, depth: 0).map { max($0.end - $0.origin, 0) }
  }

  /// How far a variable font moves a glyph's vertical origin up.
  mutating func verticalRise(of glyph: Int) -> Double { load(glyph, depth: 0)?.rise ?? 0 }

  /// `nil` where the budget ends.
  private mutating func load(_ glyph: Int, depth: Int) -> Loaded? {
    let data = face.glyphs.data(of: glyph)
    var loaded = Loaded()
    let left = data.i16(2)
    loaded.origin = Double(left - (face.advances.leftSideBearing(of: glyph) ?? left))
    loaded.end = loaded.origin + Double(face.advances.advance(of: glyph))
    if data.i16(0) >= 0 {
      return loadSimple(glyph, data, &loaded) ? loaded : nil
    }
    guard depth < GlyphTable.maximumDepth else { return nil }
    return loadComposite(glyph, data, &loaded, depth: depth) ? loaded : nil
  }

  private mutating func loadSimple(
    _ glyph: Int, _ data: TableView, _ loaded: inout Loaded
  ) -> Bool {
    if let simple = face.glyphs.simpleGlyph(data) {
      loaded.points = simple.points
      loaded.contourEnds = simple.contourEnds
    }
    points -= loaded.points.count
    guard points >= 0 else { return false }
    guard
      let deltas = deltas(of: glyph, loaded.points, contourEnds: loaded.contourEnds, &loaded)
    else { return true }
    for index in loaded.points.indices {
      loaded.points[index].x += deltas[index].x
      loaded.points[index].y += deltas[index].y
    }
    return true
  }

  private mutating func loadComposite(
    _ glyph: Int, _ data: TableView, _ loaded: inout Loaded, depth: Int
  ) -> Bool {
    var parts: [GlyphComponent] = []
    for part in GlyphComponents(data) {
      components -= 1
      guard components >= 0 else { return false }
      parts.append(part)
    }
    let offsets = parts.map {
      GlyphOutline.Point(x: Double($0.argument1), y: Double($0.argument2), isOnCurve: true)
    }
    let deltas = deltas(of: glyph, offsets, contourEnds: [], &loaded)
    for (index, part) in parts.enumerated() {
      guard let component = load(part.glyph, depth: depth + 1) else { return false }
      append(component, as: part, moved: deltas?[index], to: &loaded)
      if part.usesMyMetrics {
        loaded.origin = component.origin
        loaded.end = component.end
        loaded.rise = component.rise
      }
    }
    return true
  }

  /// The movements at the face's coordinates; moves the phantom points.
  private func deltas(
    of glyph: Int, _ points: [GlyphOutline.Point], contourEnds: [Int], _ loaded: inout Loaded
  ) -> [GlyphVariations.Delta]? {
    guard !coordinates.isEmpty else { return nil }
    let deltas = face.glyphVariations.deltas(
      of: glyph, at: coordinates, outline: points, contourEnds: contourEnds)
    guard let deltas, deltas.count == points.count + 4 else { return nil }
    loaded.origin += deltas[points.count].x
    loaded.end += deltas[points.count + 1].x
    loaded.rise += deltas[points.count + 2].y
    return deltas
  }

  private func append(
    _ loaded: Loaded, as component: GlyphComponent, moved delta: GlyphVariations.Delta?,
    to whole: inout Loaded
  ) {
    var part = loaded.points
    for index in part.indices { component.transform(&part[index]) }
    let offset = offset(of: component, moved: delta ?? GlyphVariations.Delta(), part, whole.points)
    for index in part.indices {
      part[index].x += offset.x
      part[index].y += offset.y
    }
    let start = whole.points.count
    whole.contourEnds += loaded.contourEnds.map { $0 + start }
    whole.points += part
  }

  /// How far to move a transformed component.
  private func offset(
    of component: GlyphComponent, moved delta: GlyphVariations.Delta,
    _ part: [GlyphOutline.Point], _ whole: [GlyphOutline.Point]
  ) -> (x: Double, y: Double) {
    guard component.hasOffset else {
      guard whole.indices.contains(component.argument1),
        part.indices.contains(component.argument2)
      else { return (0, 0) }
      let anchor = whole[component.argument1]
      let point = part[component.argument2]
      return (anchor.x - point.x, anchor.y - point.y)
    }
    let x = Double(component.argument1) + delta.x
    let y = Double(component.argument2) + delta.y
    guard component.scalesOffset else { return (x, y) }
    // The length of the transformed unit vectors, as Apple's rasterizer scales offsets.
    let scaleX = (component.xx * component.xx + component.yx * component.yx).squareRoot()
    let scaleY = (component.xy * component.xy + component.yy * component.yy).squareRoot()
    return (x * scaleX, y * scaleY)
  }
}

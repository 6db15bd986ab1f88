/// Puts the outline of one glyph together from its components, within a budget.
struct OutlineLoader {
  private let face: FontFace
  private var points = GlyphTable.maximumPoints
  private var components = GlyphTable.maximumComponents

  init(_ face: FontFace) { self.face = face }

  /// The outline with its left edge where `hmtx` puts it; empty if anything is damaged.
  mutating func outline(of glyph: Int) -> GlyphOutline {
    guard let loaded = load(glyph, depth: 0), !loaded.points.isEmpty else { return GlyphOutline() }
    // Rasterizers move the outline so that xMin equals the left side bearing.
    var shift = 0
    if let box = face.glyphs.box(of: glyph),
      let bearing = face.advances.leftSideBearing(of: glyph)
    {
      shift = bearing - box.xMin
    }
    var outline = GlyphOutline(points: loaded.points, contourEnds: loaded.contourEnds)
    if shift != 0 {
      for index in outline.points.indices { outline.points[index].x += Double(shift) }
    }
    return outline
  }

  /// The points of a glyph in its own coordinates; `nil` where the budget or the data ends.
  private mutating func load(_ glyph: Int, depth: Int) -> GlyphPoints? {
    let data = face.glyphs.data(of: glyph)
    guard !data.isEmpty else { return GlyphPoints() }
    guard data.i16(0) < 0 else {
      guard let simple = face.glyphs.simpleGlyph(data) else { return GlyphPoints() }
      points -= simple.points.count
      return points >= 0 ? simple : nil
    }
    guard depth < GlyphTable.maximumDepth else { return nil }
    var result = GlyphPoints()
    for component in GlyphComponents(data) {
      components -= 1
      guard components >= 0, let part = load(component.glyph, depth: depth + 1) else { return nil }
      append(part, as: component, to: &result)
    }
    return result
  }

  private func append(
    _ part: GlyphPoints, as component: GlyphComponent, to result: inout GlyphPoints
  ) {
    var part = part
    for index in part.points.indices { component.transform(&part.points[index]) }
    let offset = offset(of: component, part, in: result)
    for index in part.points.indices {
      part.points[index].x += offset.x
      part.points[index].y += offset.y
    }
    let start = result.points.count
    result.contourEnds += part.contourEnds.map { $0 + start }
    result.points += part.points
  }

  /// How far to move a transformed component.
  private func offset(
    of component: GlyphComponent, _ part: GlyphPoints, in whole: GlyphPoints
  ) -> (x: Double, y: Double) {
    guard component.hasOffset else {
      guard whole.points.indices.contains(component.argument1),
        part.points.indices.contains(component.argument2)
      else { return (0, 0) }
      let anchor = whole.points[component.argument1]
      let point = part.points[component.argument2]
      return (anchor.x - point.x, anchor.y - point.y)
    }
    let x = Double(component.argument1)
    let y = Double(component.argument2)
    guard component.scalesOffset else { return (x, y) }
    // The length of the transformed unit vectors, as Apple's rasterizer scales offsets.
    let scaleX = (component.xx * component.xx + component.yx * component.yx).squareRoot()
    let scaleY = (component.xy * component.xy + component.yy * component.yy).squareRoot()
    return (x * scaleX, y * scaleY)
  }
}

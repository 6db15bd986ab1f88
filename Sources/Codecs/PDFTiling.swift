import Graphics

/// A cell that is repeated (ISO 32000-2 §8.7.3) and what it is painted with.
struct PDFTiling {
  let pattern: PDFObject
  let number: Int?
  /// Of a cell without colours of its own.
  let color: ResolvedColor?
  let alpha: Double
}

extension PDFDrawing {
  private static let maximumTiles = 5_000

  /// Fills what a command would with cells.
  mutating func tile(
    _ tiling: PDFTiling, _ command: VectorCommand, _ content: PDFContent
  ) throws(PictureError) {
    guard tiling.alpha > 0, let (path, rule) = Self.outline(of: command),
      let entries = tiling.pattern.entries, let bounds = path.controlBounds
    else { return }
    let number = tiling.number ?? content.number
    guard let box = try file.numbers(entries["BBox"]), box.count == 4,
      let across = try file.resolve(entries["XStep"]).number, across != 0,
      let down = try file.resolve(entries["YStep"]).number, down != 0
    else { return note(number, "a tiling pattern without a cell is not drawn") }
    var state = PDFState(content.base)
    if try file.resolve(entries["PaintType"]).integer == 2 {
      guard let color = tiling.color else { return }
      (state.fill, state.stroke, state.keepsColor) = (.color(color), .color(color), true)
    }
    var map = content.base
    if let m = try file.numbers(entries["Matrix"]), m.count == 6 {
      map = PlaneTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
        .followed(by: map)
    }
    let page = Rect(x: 0, y: 0, width: size.width, height: size.height)
    guard let back = map.inverted, let seen = bounds.intersection(page) else { return }
    let area = back.boundingBox(of: seen)
    // Those cells that reach into what is seen.
    func cells(_ step: Double, _ cell: (Double, Double), _ seen: (Double, Double)) -> [Double] {
      let step = step.magnitude
      let first = ((seen.0 - max(cell.0, cell.1)) / step).rounded(.down) + 1
      let last = ((seen.1 - min(cell.0, cell.1)) / step).rounded(.up) - 1
      guard first.isFinite, last.isFinite, last - first <= Double(Self.maximumTiles) else {
        return [Double](repeating: 0, count: Self.maximumTiles + 1)
      }
      return first <= last ? Array(stride(from: first * step, through: last * step, by: step)) : []
    }
    let columns = cells(across, (box[0], box[2]), (area.minX, area.maxX))
    let rows = cells(down, (box[1], box[3]), (area.minY, area.maxY))
    let before = commands.count
    try drawForm(tiling.pattern, number: tiling.number, state, content.resources)
    let cell = Array(commands[before...])
    commands.removeSubrange(before...)
    let count = columns.count * rows.count
    guard count <= Self.maximumTiles,
      count * (cell.count + 2) < VectorPicture.maximumCommands - before
    else {
      return note(number, "a pattern of more than \(Self.maximumTiles) cells is not drawn")
    }
    try add(.pushClip(path, rule))
    if tiling.alpha < 1 { try add(.pushLayer(opacity: tiling.alpha, blendMode: .normal)) }
    for y in rows {
      for x in columns {
        try add(
          .pushTransform(.translation(x: map.a * x + map.c * y, y: map.b * x + map.d * y)))
        for command in cell { try add(command) }
        try add(.popTransform)
      }
    }
    if tiling.alpha < 1 { try add(.popLayer) }
    try add(.popClip)
  }

  /// What a fill or a line covers.
  private static func outline(of command: VectorCommand) -> (VectorPath, FillRule)? {
    switch command {
    case .fill(let path, let rule, _): return (path, rule)
    case .stroke(let path, let pen, _):
      let bounds = path.controlBounds
      let size = max(bounds?.width ?? 1, bounds?.height ?? 1, pen.width)
      return (path.stroked(pen, tolerance: size / 4_000), .nonZero)
    default: return nil
    }
  }
}

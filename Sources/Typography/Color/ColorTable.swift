/// The glyphs of a face that have colours (`COLR` versions 0 and 1).
struct ColorTable {
  fileprivate let colr: TableView
  fileprivate let palette: ColorPalette
  fileprivate let variations: ColorVariations

  init(colr: TableView, palette: ColorPalette, coordinates: [Int]) {
    self.colr = colr
    self.palette = palette
    variations = ColorVariations(colr.u16(0) >= 1 ? colr : .empty, at: coordinates)
  }

  /// What a glyph is painted with; `nil` for one without colours and for one that is damaged: that
  /// refers to itself, or is deeper or larger than any drawing.
  func paint(of glyph: UInt16) -> ColorPaint? {
    if colr.u16(0) >= 1, let offset = paintOffset(of: Int(glyph)) {
      var reader = ColorPaintReader(table: self)
      guard let paint = reader.paint(at: offset), !reader.isDamaged else { return nil }
      return clipped(paint, to: Int(glyph))
    }
    return flatLayers(of: Int(glyph))
  }

  // MARK: Version 0

  /// Glyphs of one colour each, the first at the bottom.
  private func flatLayers(of glyph: Int) -> ColorPaint? {
    let records = colr.table32(4)
    let count = records.fitting(colr.u16(2), size: 6, from: 0)
    guard let index = index(of: glyph, among: count, { records.u16($0 * 6) }) else { return nil }
    let layers = colr.table32(8)
    let first = records.u16(index * 6 + 2)
    let end = min(
      first + records.u16(index * 6 + 4), layers.fitting(colr.u16(12), size: 4, from: 0))
    guard first < end else { return .layers([]) }
    return .layers(
      (first..<end).map { layer in
        .glyph(
          UInt16(layers.u16(layer * 4)),
          .solid(palette.color(layers.u16(layer * 4 + 2), alpha: 1)))
      })
  }

  // MARK: Version 1

  /// Where the paint of a base glyph is, from the start of the table.
  fileprivate func paintOffset(of glyph: Int) -> Int? {
    let start = colr.u32(14)
    let list = start == 0 ? .empty : colr.dropping(start)
    let count = list.fitting(list.u32(0), size: 6, from: 4)
    guard let index = index(of: glyph, among: count, { list.u16(4 + $0 * 6) }) else { return nil }
    return start + list.u32(4 + index * 6 + 2)
  }

  /// The paint inside the box that the table has for a glyph, if it has one.
  fileprivate func clipped(_ paint: ColorPaint, to glyph: Int) -> ColorPaint {
    box(of: glyph).map { .clip($0, paint) } ?? paint
  }

  /// The box that a glyph is cut to, if the table has one.
  func box(of glyph: Int) -> ColorBox? {
    let list = colr.u16(0) >= 1 ? colr.table32(22) : .empty
    guard list.u8(0) == 1 else { return nil }
    let count = list.fitting(list.u32(1), size: 7, from: 5)
    // The last range that begins at or before the glyph.
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if list.u16(5 + middle * 7) <= glyph { low = middle + 1 } else { high = middle }
    }
    guard low > 0, glyph <= list.u16(5 + (low - 1) * 7 + 2) else { return nil }
    let box = list.dropping(list.u24(5 + (low - 1) * 7 + 4))
    guard box.u8(0) == 1 || box.u8(0) == 2 else { return nil }
    func edge(_ place: Int) -> Double {
      let value = Double(box.i16(1 + place * 2))
      return box.u8(0) == 1 ? value : value + variations.delta(base: box.u32(9), place)
    }
    return ColorBox(minX: edge(0), minY: edge(1), maxX: edge(2), maxY: edge(3))
  }

  private func index(of glyph: Int, among count: Int, _ glyphAt: (Int) -> Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if glyphAt(middle) < glyph { low = middle + 1 } else { high = middle }
    }
    return low < count && glyphAt(low) == glyph ? low : nil
  }
}

/// Reads one glyph's paints.
private struct ColorPaintReader {
  /// More paints and stops than a drawing has; a small table has fewer.
  private static let mostParts = 16_384

  private let table: ColorTable
  private let colr: TableView
  private let layers: TableView
  private let layersStart: Int
  /// The paints around the one that is read.
  private var path: [Int] = []
  private var parts: Int
  private(set) var isDamaged = false

  init(table: ColorTable) {
    self.table = table
    colr = table.colr
    layersStart = colr.u32(18)
    layers = colr.table32(18)
    // Each takes some bytes of the table, but for those that are shared.
    parts = min(Self.mostParts, max(colr.count, 256))
  }

  /// The paint at a place of the table; `nil` where there is none.
  mutating func paint(at offset: Int) -> ColorPaint? {
    guard !isDamaged else { return nil }
    guard path.count < ColorPaint.deepest, parts > 0, !path.contains(offset) else {
      isDamaged = true
      return nil
    }
    parts -= 1
    path.append(offset)
    defer { path.removeLast() }
    let view = colr.dropping(offset)
    let format = view.u8(0)
    switch format {
    case 1: return paintOfLayers(view)
    case 2, 3:
      let numbers = Numbers(view, from: 3, base: format == 3 ? 5 : nil, table.variations)
      return .solid(table.palette.color(view.u16(1), alpha: numbers.fraction(0)))
    case 4, 5, 6, 7, 8, 9: return gradient(view, at: offset, format)
    case 10: return inner(view, at: offset).map { .glyph(UInt16(view.u16(4)), $0) }
    case 11:
      let glyph = view.u16(1)
      guard let next = table.paintOffset(of: glyph), let paint = paint(at: next) else {
        return nil
      }
      return table.clipped(paint, to: glyph)
    case 12...31:
      guard let paint = inner(view, at: offset) else { return nil }
      return .transform(transform(view, format), paint)
    case 32:
      guard let mode = ColorComposite(rawValue: view.u8(4)) else { return nil }
      let source = inner(view, at: offset) ?? .layers([])
      let backdrop = inner(view, at: offset, field: 5) ?? .layers([])
      return .composite(mode, source: source, backdrop: backdrop)
    default: return nil
    }
  }

  /// The paint that a 24-bit offset in another one points to.
  private mutating func inner(
    _ view: TableView, at offset: Int, field: Int = 1
  ) -> ColorPaint? {
    let distance = view.u24(field)
    return distance == 0 ? nil : paint(at: offset + distance)
  }

  private mutating func paintOfLayers(_ view: TableView) -> ColorPaint {
    let first = view.u32(2)
    let count = layers.fitting(layers.u32(0), size: 4, from: 4)
    var paints: [ColorPaint] = []
    for index in first..<max(first, min(first + view.u8(1), count)) {
      let distance = layers.u32(4 + index * 4)
      guard distance > 0, let paint = paint(at: layersStart + distance) else { continue }
      paints.append(paint)
    }
    return .layers(paints)
  }

  // MARK: Gradients

  private mutating func gradient(_ view: TableView, at offset: Int, _ format: Int) -> ColorPaint? {
    let isVariable = format & 1 == 1
    let distance = view.u24(1)
    guard distance > 0, let line = line(colr.dropping(offset + distance), isVariable) else {
      return nil
    }
    let base = format < 8 ? 16 : 12
    let numbers = Numbers(view, from: 4, base: isVariable ? base : nil, table.variations)
    switch format {
    case 4, 5:
      return .linearGradient(
        line, start: numbers.point(0), end: numbers.point(2), rotation: numbers.point(4))
    case 6, 7:
      // Radii have no sign.
      return .radialGradient(
        line, start: numbers.point(0), startRadius: numbers.radius(2), end: numbers.point(3),
        endRadius: numbers.radius(5))
    default:
      // Half turns, stored less one.
      return .sweepGradient(
        line, center: numbers.point(0), startDegrees: (numbers.fraction(2) + 1) * 180,
        endDegrees: (numbers.fraction(3) + 1) * 180)
    }
  }

  private mutating func line(_ view: TableView, _ isVariable: Bool) -> ColorLine? {
    let size = isVariable ? 10 : 6
    let count = view.fitting(view.u16(1), size: size, from: 3)
    guard count > 0 else { return nil }
    guard count <= parts else {
      isDamaged = true
      return nil
    }
    parts -= count
    var stops = (0..<count).map { index in
      let stop = view.dropping(3 + index * size)
      let numbers = Numbers(stop, from: 0, base: isVariable ? 6 : nil, table.variations)
      // Between location and alpha is the number of the colour, which does not vary.
      let alpha = stop.f2Dot14(4) + numbers.delta(1) / 16_384
      return ColorLine.Stop(
        location: numbers.fraction(0), color: table.palette.color(stop.u16(2), alpha: alpha))
    }
    if zip(stops, stops.dropFirst()).contains(where: { $0.location > $1.location }) {
      // Those at one place keep their order.
      let order = stops.indices.sorted {
        (stops[$0].location, $0) < (stops[$1].location, $1)
      }
      stops = order.map { stops[$0] }
    }
    return ColorLine(extend: ColorLine.Extend(rawValue: view.u8(0)) ?? .pad, stops: stops)
  }

  // MARK: Transforms

  private func transform(_ view: TableView, _ format: Int) -> ColorTransform {
    let isVariable = format & 1 == 1
    if format <= 13 {
      let matrix = view.dropping(view.u24(4))
      let numbers = Numbers(matrix, from: 0, base: isVariable ? 24 : nil, table.variations)
      return .matrix(
        a: numbers.fixed(0), b: numbers.fixed(1), c: numbers.fixed(2), d: numbers.fixed(3),
        tx: numbers.fixed(4), ty: numbers.fixed(5))
    }
    func numbers(_ count: Int) -> Numbers {
      Numbers(view, from: 4, base: isVariable ? 4 + count * 2 : nil, table.variations)
    }
    switch format {
    case 14, 15:
      let numbers = numbers(2)
      return .matrix(a: 1, b: 0, c: 0, d: 1, tx: numbers.integer(0), ty: numbers.integer(1))
    case 16, 17:
      let numbers = numbers(2)
      return .scale(x: numbers.fraction(0), y: numbers.fraction(1))
    case 18, 19:
      let numbers = numbers(4)
      return .scale(x: numbers.fraction(0), y: numbers.fraction(1), around: numbers.point(2))
    case 20, 21:
      let scale = numbers(1).fraction(0)
      return .scale(x: scale, y: scale)
    case 22, 23:
      let numbers = numbers(3)
      return .scale(x: numbers.fraction(0), y: numbers.fraction(0), around: numbers.point(1))
    case 24, 25:
      return .rotation(degrees: numbers(1).fraction(0) * 180, around: ColorPoint(x: 0, y: 0))
    case 26, 27:
      let numbers = numbers(3)
      return .rotation(degrees: numbers.fraction(0) * 180, around: numbers.point(1))
    default:
      let numbers = numbers(format < 30 ? 2 : 4)
      return .skew(
        xDegrees: numbers.fraction(0) * 180, yDegrees: numbers.fraction(1) * 180,
        around: format < 30 ? ColorPoint(x: 0, y: 0) : numbers.point(2))
    }
  }
}

extension ColorTransform {
  fileprivate static func scale(
    x: Double, y: Double, around center: ColorPoint = ColorPoint(x: 0, y: 0)
  ) -> ColorTransform {
    .matrix(a: x, b: 0, c: 0, d: y, tx: center.x - center.x * x, ty: center.y - center.y * y)
  }
}

/// The numbers of a paint one after another, each with its variation.
private struct Numbers {
  private let view: TableView
  private let start: Int
  private let base: Int?
  private let variations: ColorVariations

  /// - Parameter base: where the index of the first number's variation is; `nil` if none varies.
  init(_ view: TableView, from start: Int, base: Int?, _ variations: ColorVariations) {
    self.view = view
    self.start = start
    self.base = base.map { view.u32($0) }
    self.variations = variations
  }

  func delta(_ place: Int) -> Double {
    base.map { variations.delta(base: $0, place) } ?? 0
  }

  func integer(_ place: Int) -> Double { Double(view.i16(start + place * 2)) + delta(place) }

  func radius(_ place: Int) -> Double {
    max(Double(view.u16(start + place * 2)) + delta(place), 0)
  }

  func fraction(_ place: Int) -> Double {
    view.f2Dot14(start + place * 2) + delta(place) / 16_384
  }

  func fixed(_ place: Int) -> Double { view.fixed(start + place * 4) + delta(place) / 65_536 }

  func point(_ place: Int) -> ColorPoint {
    ColorPoint(x: integer(place), y: integer(place + 1))
  }
}

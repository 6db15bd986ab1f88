/// One component of a composite glyph (`glyf`, "Composite Glyph Description").
struct GlyphComponent {
  var glyph: Int
  var flags: Int
  var argument1: Int
  var argument2: Int
  /// The 2 × 2 transform, column vectors: x' = xx·x + xy·y, y' = yx·x + yy·y.
  var xx = 1.0
  var xy = 0.0
  var yx = 0.0
  var yy = 1.0

  /// Whether the arguments are an offset; otherwise they are numbers of points to be matched.
  var hasOffset: Bool { flags & 0x0002 != 0 }
  var usesMyMetrics: Bool { flags & 0x0200 != 0 }
  /// Whether the offset is in the component's own, scaled coordinates.
  var scalesOffset: Bool { flags & 0x1800 == 0x0800 }

  func transform(_ point: inout GlyphOutline.Point) {
    let x = point.x
    point.x = xx * x + xy * point.y
    point.y = yx * x + yy * point.y
  }
}

/// The components of a composite glyph in file order; ends at the first damaged one.
struct GlyphComponents: Sequence, IteratorProtocol {
  private let data: TableView
  private var position = 10
  private var hasMore: Bool

  /// `data` is the whole glyph; a simple glyph has no components.
  init(_ data: TableView) {
    self.data = data
    hasMore = data.i16(0) < 0
  }

  mutating func next() -> GlyphComponent? {
    guard hasMore, position + 6 <= data.count else { return nil }
    let flags = data.u16(position)
    var component = GlyphComponent(
      glyph: data.u16(position + 2), flags: flags, argument1: 0, argument2: 0)
    position += 4
    readArguments(&component)
    readTransform(&component)
    guard position <= data.count else { return nil }
    hasMore = flags & 0x0020 != 0
    return component
  }

  private mutating func readArguments(_ component: inout GlyphComponent) {
    let areWords = component.flags & 0x0001 != 0
    switch (areWords, component.hasOffset) {
    case (true, true):
      component.argument1 = data.i16(position)
      component.argument2 = data.i16(position + 2)
    case (true, false):
      component.argument1 = data.u16(position)
      component.argument2 = data.u16(position + 2)
    case (false, true):
      component.argument1 = data.i8(position)
      component.argument2 = data.i8(position + 1)
    case (false, false):
      component.argument1 = data.u8(position)
      component.argument2 = data.u8(position + 1)
    }
    position += areWords ? 4 : 2
  }

  private mutating func readTransform(_ component: inout GlyphComponent) {
    if component.flags & 0x0008 != 0 {
      component.xx = data.f2Dot14(position)
      component.yy = component.xx
      position += 2
    } else if component.flags & 0x0040 != 0 {
      component.xx = data.f2Dot14(position)
      component.yy = data.f2Dot14(position + 2)
      position += 4
    } else if component.flags & 0x0080 != 0 {
      component.xx = data.f2Dot14(position)
      component.yx = data.f2Dot14(position + 2)
      component.xy = data.f2Dot14(position + 4)
      component.yy = data.f2Dot14(position + 6)
      position += 8
    }
  }
}

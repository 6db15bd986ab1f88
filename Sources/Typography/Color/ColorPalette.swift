/// The colours that paints of a face name by number (`CPAL`).
struct ColorPalette {
  /// The number that stands for the colour of the text.
  static let foreground = 0xFFFF

  private let records: TableView
  private let first: Int
  private let count: Int

  /// - Parameter isDark: prefers a palette that is marked as one for dark backgrounds, instead of one
  ///   for light ones; without marks it is the first one.
  init(_ cpal: TableView, isDark: Bool) {
    count = cpal.u16(2)
    records = cpal.table32(8)
    let paletteCount = cpal.fitting(cpal.u16(4), size: 2, from: 12)
    var palette = 0
    let types = cpal.u16(0) >= 1 ? cpal.table32(12 + cpal.u16(4) * 2) : .empty
    let mark = isDark ? 2 : 1
    if let marked = (0..<types.fitting(paletteCount, size: 4, from: 0)).first(where: {
      types.u32($0 * 4) & mark != 0
    }) {
      palette = marked
    }
    first = paletteCount > 0 ? cpal.u16(12 + palette * 2) : 0
  }

  /// A colour at a part of its alpha; one that the palette does not have is invisible.
  func color(_ index: Int, alpha: Double) -> ColorValue {
    let alpha = min(max(alpha, 0), 1)
    if index == Self.foreground { return ColorValue(rgb: 0, alpha: alpha, isForeground: true) }
    let place = (first + index) * 4
    guard index < count, place + 4 <= records.count else { return ColorValue(rgb: 0, alpha: 0) }
    // Blue, green, red, alpha.
    let rgb = records.u8(place + 2) << 16 | records.u8(place + 1) << 8 | records.u8(place)
    return ColorValue(rgb: rgb, alpha: alpha * Double(records.u8(place + 3)) / 255)
  }
}

/// One axis of a variable font, in the font's own units.
package struct FontAxis: Equatable, Sendable {
  /// `wght` for weight, `wdth` for width, `slnt` for slant, `opsz` for optical size …
  package var tag: FontTag
  package var minimum: Double
  package var standard: Double
  package var maximum: Double
}

/// A place on one axis.
package struct FontAxisValue: Hashable, Sendable {
  package var tag: FontTag
  package var value: Double

  package init(tag: FontTag, value: Double) {
    self.tag = tag
    self.value = value
  }
}

/// The axes of a face (`fvar`) and how its designer bent them (`avar`).
struct FontAxes: Sendable {
  /// More axes than any font has.
  private static let limit = 64

  let axes: [FontAxis]
  private let bends: TableView

  init(fvar: TableView, avar: TableView) {
    let records = fvar.dropping(fvar.u16(4))
    let size = max(fvar.u16(10), 20)
    let count = records.fitting(min(fvar.u16(8), Self.limit), size: size, from: 0)
    axes = (0..<count).map { index in
      let position = index * size
      let standard = records.fixed(position + 8)
      return FontAxis(
        tag: records.tag(position), minimum: min(records.fixed(position + 4), standard),
        standard: standard, maximum: max(records.fixed(position + 12), standard))
    }
    bends = avar.u16(0) == 1 ? avar : .empty
  }

  /// The normalised coordinates of some values, with 14 fractional bits; later values win, axes
  /// without a value stay at their default.
  func coordinates(of values: [FontAxisValue]) -> [Int] {
    let normalized = axes.map { axis in
      let value = values.last { $0.tag == axis.tag }?.value ?? axis.standard
      return Self.normalized(value.isFinite ? value : axis.standard, on: axis)
    }
    return bent(normalized).map { fixed in
      // From 16 fractional bits to 14, rounded half up both times.
      Int(((fixed * 65536 + 0.5).rounded(.down) / 4 + 0.5).rounded(.down))
    }
  }

  /// −1 at the minimum, 0 at the default, 1 at the maximum.
  private static func normalized(_ value: Double, on axis: FontAxis) -> Double {
    let value = min(max(value, axis.minimum), axis.maximum)
    if value == axis.standard { return 0 }
    return value < axis.standard
      ? (value - axis.standard) / (axis.standard - axis.minimum)
      : (value - axis.standard) / (axis.maximum - axis.standard)
  }

  /// Puts every coordinate through its axis' segment map.
  private func bent(_ coordinates: [Double]) -> [Double] {
    guard !bends.isEmpty else { return coordinates }
    var position = 8
    var result = coordinates
    for index in 0..<min(bends.u16(6), coordinates.count) {
      let count = bends.fitting(bends.u16(position), size: 4, from: position + 2)
      result[index] = bent(coordinates[index], at: position + 2, count: count)
      position += 2 + count * 4
    }
    return result
  }

  private func bent(_ value: Double, at position: Int, count: Int) -> Double {
    func from(_ index: Int) -> Double { bends.f2Dot14(position + index * 4) }
    func to(_ index: Int) -> Double { bends.f2Dot14(position + index * 4 + 2) }
    guard count >= 2 else { return count == 0 ? value : value - from(0) + to(0) }
    if value <= from(0) { return value - from(0) + to(0) }
    for index in 1..<count where value <= from(index) {
      let start = from(index - 1)
      let width = from(index) - start
      guard value < from(index), width > 0 else { return to(index) }
      return to(index - 1) + (to(index) - to(index - 1)) * (value - start) / width
    }
    return value - from(count - 1) + to(count - 1)
  }
}

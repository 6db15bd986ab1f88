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
  /// More named places than any font has.
  private static let instanceLimit = 1_024

  let axes: [FontAxis]
  /// The places that the font has names for, in its order.
  let instances: [NamedInstance]
  private let bends: TableView

  /// A place on the axes with the numbers of its names in the `name` table.
  struct NamedInstance: Sendable {
    var style: Int
    /// `nil` where the font does not say.
    var postScript: Int?
    /// Of each axis, in the font's own units.
    var values: [FontAxisValue]
  }

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
    let (axes, start) = (axes, count * size)
    let row = max(fvar.u16(14), 4 + 4 * axes.count)
    let rows =
      axes.isEmpty
      ? 0 : records.fitting(min(fvar.u16(12), Self.instanceLimit), size: row, from: start)
    instances = (0..<rows).map { index in
      let position = start + index * row
      let name = row >= 6 + 4 * axes.count ? records.u16(position + 4 + 4 * axes.count) : 0xFFFF
      return NamedInstance(
        style: records.u16(position), postScript: name == 0xFFFF ? nil : name,
        values: axes.enumerated().map { place, axis in
          FontAxisValue(tag: axis.tag, value: records.fixed(position + 4 + 4 * place))
        })
    }
    bends = (1...2).contains(avar.u16(0)) ? avar : .empty
  }

  /// The normalised coordinates of some values, with 14 fractional bits; later values win, axes
  /// without a value stay at their default.
  func coordinates(of values: [FontAxisValue]) -> [Int] {
    let normalized = axes.map { axis in
      let value = values.last { $0.tag == axis.tag }?.value ?? axis.standard
      return Self.normalized(Double(Float(value.isFinite ? value : axis.standard)), on: axis)
    }
    let fixed = bent(normalized.map { Double(Self.fixed($0)) / 65536 }).map(Self.fixed)
    return mixed(fixed).map(Self.rounded)
  }

  /// With 16 fractional bits, rounded half up after single precision, as HarfBuzz has it.
  private static func fixed(_ value: Double) -> Int {
    Int((Double(Float(value)) * 65536 + 0.5).rounded(.down))
  }

  /// From 16 fractional bits to 14, rounded half up.
  private static func rounded(_ fixed: Int) -> Int { (fixed + 2) >> 2 }

  /// Moves every coordinate by what all of them together say (`avar` version 2); with 16 fractional
  /// bits.
  private func mixed(_ coordinates: [Int]) -> [Int] {
    guard bends.u16(0) == 2 else { return coordinates }
    var position = 8
    for _ in 0..<bends.u16(6) { position += 2 + bends.u16(position) * 4 }
    let map = DeltaSetIndexMap(bends.table32(position))
    let store = ItemVariationStore(bends.table32(position + 4))
    let place = coordinates.map(Self.rounded)
    return coordinates.indices.map { axis in
      let (outer, inner) = map.entry(of: axis)
      let delta = store.delta(outer: outer, inner: inner, at: place)
      return min(max(coordinates[axis] + Int(roundedToInt32(delta * 4)), -65_536), 65_536)
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

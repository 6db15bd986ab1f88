/// Where a face stands in the design space of a variable font.
struct FontVariation: Sendable {
  /// The normalised coordinate of each axis with 14 fractional bits, in `-16384...16384`; empty for
  /// static fonts and for the default instance.
  let coordinates: [Int]

  static let none = FontVariation(coordinates: [])

  /// Whether any axis is away from its default.
  var isActive: Bool { !coordinates.isEmpty }

  /// The delta of a VariationIndex table; 0 for hinting devices and damaged tables.
  func delta(device: TableView, store: TableView) -> Double {
    guard device.u16(4) == 0x8000 else { return 0 }
    return ItemVariationStore(store)
      .delta(outer: device.u16(0), inner: device.u16(2), at: coordinates)
  }
}

/// Rounds half up, as HarfBuzz rounds everything, and stays within 32 bits.
func roundedToInt32(_ value: Double) -> Int32 {
  let rounded = (value + 0.5).rounded(.down)
  return Int32(min(max(rounded, -2_147_483_648), 2_147_483_647))
}

/// Deltas shared by the tables of a variable font (OpenType, "Item Variation Store").
struct ItemVariationStore: Sendable {
  let table: TableView

  init(_ table: TableView) { self.table = table.u16(0) == 1 ? table : .empty }

  /// The sum of a row's deltas, each scaled by how much of its region applies.
  func delta(outer: Int, inner: Int, at coordinates: [Int]) -> Double {
    guard outer < table.u16(6) else { return 0 }
    let data = table.table32(8 + outer * 4)
    guard inner < data.u16(0) else { return 0 }
    let regionCount = data.u16(4)
    let wordField = data.u16(2)
    let hasLongs = wordField & 0x8000 != 0
    let wordCount = min(wordField & 0x7FFF, regionCount)
    let wide = hasLongs ? 4 : 2
    let narrow = hasLongs ? 2 : 1
    let rowSize = wordCount * wide + (regionCount - wordCount) * narrow
    var position = 6 + regionCount * 2 + inner * rowSize
    guard position + rowSize <= data.count else { return 0 }
    let regions = table.table32(2)
    var sum = 0.0
    for index in 0..<regionCount {
      let value: Int
      if index < wordCount {
        value = hasLongs ? data.i32(position) : data.i16(position)
        position += wide
      } else {
        value = hasLongs ? data.i16(position) : data.i8(position)
        position += narrow
      }
      guard value != 0 else { continue }
      sum += scalar(of: data.u16(6 + index * 2), in: regions, at: coordinates) * Double(value)
    }
    return sum
  }

  /// How much each region of a row's subtable applies; `nil` if there is no such subtable or it has
  /// more regions than `limit`.
  func scalars(outer: Int, at coordinates: [Int], limit: Int) -> [Double]? {
    guard outer >= 0, outer < table.u16(6) else { return nil }
    let data = table.table32(8 + outer * 4)
    let count = data.u16(4)
    guard count <= limit else { return nil }
    let regions = table.table32(2)
    return (0..<count).map { index in
      coordinates.isEmpty
        ? 0 : scalar(of: data.u16(6 + index * 2), in: regions, at: coordinates)
    }
  }

  /// How much of a region applies: the product over the axes of their tents.
  private func scalar(of region: Int, in regions: TableView, at coordinates: [Int]) -> Double {
    let axisCount = regions.u16(0)
    guard region < regions.u16(2) else { return 0 }
    let record = 4 + region * axisCount * 6
    guard record + axisCount * 6 <= regions.count else { return 0 }
    var product = 1.0
    for axis in 0..<axisCount {
      let position = record + axis * 6
      product *= tentFactor(
        axis < coordinates.count ? coordinates[axis] : 0, start: regions.i16(position),
        peak: regions.i16(position + 2), end: regions.i16(position + 4))
      if product == 0 { return 0 }
    }
    return product
  }
}

/// The factor of one axis: 1 at the peak, falling to 0 at both ends; axes without a peak count not.
func tentFactor(_ value: Int, start: Int, peak: Int, end: Int) -> Double {
  if peak == 0 || value == peak { return 1 }
  if start > peak || peak > end || (start < 0 && end > 0) { return 1 }
  if value <= start || value >= end { return 0 }
  return value < peak
    ? Double(value - start) / Double(peak - start) : Double(end - value) / Double(end - peak)
}

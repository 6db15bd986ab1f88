/// How the measures of a whole face change in a variable font (`MVAR`).
struct FaceMetricVariations: Sendable {
  private let table: TableView

  private typealias Measure = any WritableKeyPath<FontMetrics, Int> & Sendable

  /// The measures that have a tag in the table.
  private static let measures: [(tag: FontTag, path: Measure)] = [
    ("hasc", \.ascender), ("hdsc", \.descender), ("hlgp", \.lineGap),
    ("undo", \.underlinePosition), ("unds", \.underlineThickness),
    ("stro", \.strikeoutPosition), ("strs", \.strikeoutThickness),
    ("cpht", \.capHeight), ("xhgt", \.xHeight),
  ]

  init(_ table: TableView) { self.table = table.u16(0) == 1 ? table : .empty }

  /// The measures of the default instance, moved to some coordinates.
  func varied(_ metrics: FontMetrics, at coordinates: [Int]) -> FontMetrics {
    guard !table.isEmpty, !coordinates.isEmpty else { return metrics }
    let store = ItemVariationStore(table.table16(10))
    let size = max(table.u16(6), 8)
    var metrics = metrics
    for index in 0..<table.fitting(table.u16(8), size: size, from: 12) {
      let record = 12 + index * size
      let tag = table.tag(record)
      guard let measure = Self.measures.first(where: { $0.tag == tag }) else { continue }
      let delta = store.delta(
        outer: table.u16(record + 4), inner: table.u16(record + 6), at: coordinates)
      metrics[keyPath: measure.path] += Int(roundedToInt32(delta))
    }
    return metrics
  }
}

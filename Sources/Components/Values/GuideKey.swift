import Foundation

/// A guide along either axis.
enum GuideKey: Hashable, Sendable {
  case horizontal(HorizontalAlignment)
  case vertical(VerticalAlignment)

  var isHorizontal: Bool {
    if case .horizontal = self { return true }
    return false
  }

  func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    switch self {
    case .horizontal(let guide): guide.defaultValue(in: dimensions)
    case .vertical(let guide): guide.defaultValue(in: dimensions)
    }
  }
}

import Layout

/// A rectangle of whole device pixels: minimum edges included, maximum edges not.
struct PixelRect: Hashable, Sendable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  var width: Int { max(0, maxX - minX) }
  var height: Int { max(0, maxY - minY) }
  var isEmpty: Bool { maxX <= minX || maxY <= minY }

  func intersection(_ other: PixelRect) -> PixelRect {
    let common = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return common.isEmpty ? .empty : common
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  func grown(by amount: Int) -> PixelRect {
    isEmpty
      ? self
      : PixelRect(
        minX: minX - amount, minY: minY - amount, maxX: maxX + amount, maxY: maxY + amount)
  }

  func offsetBy(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  func contains(_ other: PixelRect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }
}

extension PixelRect {
  /// The pixels that a rectangle in device coordinates touches; empty if it is not finite.
  init(touching rect: Rect) {
    let finite =
      rect.minX.isFinite && rect.minY.isFinite && rect.maxX.isFinite && rect.maxY.isFinite
    guard finite, rect.width >= 0, rect.height >= 0 else {
      self = .empty
      return
    }
    self.init(
      minX: clampedPixel(rect.minX.rounded(.down)), minY: clampedPixel(rect.minY.rounded(.down)),
      maxX: clampedPixel(rect.maxX.rounded(.up)), maxY: clampedPixel(rect.maxY.rounded(.up)))
  }
}

/// A whole number of pixels, far beyond any picture at most, so that sums cannot overflow.
func clampedPixel(_ value: Double) -> Int {
  guard value == value else { return 0 }
  return Int(min(max(value, -1e9), 1e9))
}

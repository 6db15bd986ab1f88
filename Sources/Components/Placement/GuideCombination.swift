import Foundation

/// One guide from those of several views: the mean, or the outermost baseline of text.
struct GuideCombination {
  private let guide: GuideKey
  private var count = 0.0
  private(set) var value: CGFloat?

  init(_ guide: GuideKey) {
    self.guide = guide
  }

  mutating func add(_ next: CGFloat) {
    count += 1
    guard let value else {
      self.value = next
      return
    }
    switch guide {
    case .vertical(.firstTextBaseline): self.value = min(value, next)
    case .vertical(.lastTextBaseline): self.value = max(value, next)
    case .horizontal(.firstText): break
    default: self.value = value + (next - value) / count
    }
  }
}

import Layout

extension GridStyle.Track {
  var lowered: GridTrack {
    switch self {
    case .fixed(let length): .fixed(length)
    case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
    case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
    case .content: .content
    }
  }

  var dividesRoom: Bool {
    switch self {
    case .flexible, .adaptive: true
    case .fixed, .content: false
    }
  }
}

extension EdgeDistances {
  func dimensions(_ part: (Double) -> Double) -> EdgeDimensions {
    EdgeDimensions(
      top: .points(part(top)), start: .points(part(leading)), bottom: .points(part(bottom)),
      end: .points(part(trailing)))
  }
}

extension ResolvedNode {
  /// How many nodes the tree has.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// Width over height of the picture or symbol that a ratio modifier applies to.
  var naturalRatio: Double? {
    switch kind {
    case .image(let content):
      content.data.size.height > 0 ? content.data.size.width / content.data.size.height : nil
    case .icon: 1
    case .shape(let content): content.geometry.outline == .circle ? 1 : nil
    case .effect, .element, .layered, .offset, .mark, .replaced, .guide, .trait:
      children.first?.naturalRatio
    default: nil
    }
  }
}

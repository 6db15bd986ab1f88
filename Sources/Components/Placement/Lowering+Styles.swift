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
  /// Width over height of the picture or symbol that a ratio modifier applies to.
  var naturalRatio: Double? {
    first { node in
      switch node.kind {
      case .image(let content):
        let size = content.data.size
        return .found(size.height > 0 ? size.width / size.height : nil)
      case .icon: return .found(1)
      case .shape(let content): return .found(content.geometry.outline == .circle ? 1 : nil)
      case .layered: return .child(0)
      default: return node.kind.traits.contains(.isPlain) ? .child(0) : .found(nil)
      }
    }
  }
}

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
  /// Width over height of the ideal size, which a ratio modifier without a ratio keeps.
  var naturalRatio: Double? {
    guard let size = idealSize, size.width > 0, size.height > 0 else { return nil }
    return size.width / size.height
  }

  /// The size where nothing is proposed, as far as it follows from the tree alone: not for texts and what holds them.
  private var idealSize: Size? {
    switch kind {
    case .image(let content): return content.data.size
    // In the proportions of the symbol, whatever its size is.
    case .icon(let content): return content.window.size
    case .shape: return Self.flexibleIdeal
    case .reader, .sizeReader: return Self.flexibleIdeal
    case .frame(let style):
      // The modifier is as large as its child, which a fixed frame keeps from following it.
      guard style.width == nil, style.height == nil else { return nil }
      let own = children.first?.idealSize
      guard let width = style.idealWidth ?? own?.width,
        let height = style.idealHeight ?? own?.height
      else { return nil }
      return Size(
        width: min(max(width, style.minWidth ?? width), style.maxWidth ?? width),
        height: min(max(height, style.minHeight ?? height), style.maxHeight ?? height))
    case .padding(let edges):
      return children.first?.idealSize.map {
        Size(
          width: $0.width + edges.leading + edges.trailing,
          height: $0.height + edges.top + edges.bottom)
      }
    case .aspectRatio(let ratio, let fills):
      let own = children.first?.idealSize
      guard let own, let ratio, ratio > 0 else { return own }
      let isTooWide = (own.width > own.height * ratio) != fills
      return isTooWide
        ? Size(width: own.height * ratio, height: own.height)
        : Size(width: own.width, height: own.width / ratio)
    case .overlay:
      let sizes = children.map(\.idealSize)
      guard !sizes.isEmpty, !sizes.contains(nil) else { return nil }
      return sizes.reduce(into: Size.zero) { all, size in
        all = Size(
          width: max(all.width, size?.width ?? 0), height: max(all.height, size?.height ?? 0))
      }
    case .layered(_, let base):
      return children.indices.contains(base) ? children[base].idealSize : nil
    default: return kind.traits.contains(.isPlain) ? children.first?.idealSize : nil
    }
  }

  /// That of what takes all the room that there is.
  private static let flexibleIdeal = Size(width: 10, height: 10)
}

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
    guard let size = idealSize(), size.width > 0, size.height > 0 else { return nil }
    return size.width / size.height
  }

  /// The size where nothing is proposed, as far as it follows from the tree alone: not for texts and what holds them.
  ///
  /// - Parameter levels: how far down it is looked for.
  private func idealSize(_ levels: Int = 64) -> Size? {
    guard levels > 0 else { return nil }
    func ideal(_ child: ResolvedNode) -> Size? { child.idealSize(levels - 1) }
    switch kind {
    case .image(let content): return content.data.size
    // In the proportions of the symbol, whatever its size is.
    case .icon(let content): return content.window.size
    case .shape: return Self.flexibleIdeal
    case .reader, .sizeReader: return Self.flexibleIdeal
    case .frame(let style):
      // The modifier is as large as its child, which a fixed frame keeps from following it.
      guard style.width == nil, style.height == nil else { return nil }
      let own = children.first.flatMap(ideal)
      guard let width = style.idealWidth ?? own?.width,
        let height = style.idealHeight ?? own?.height
      else { return nil }
      return Size(
        width: min(max(width, style.minWidth ?? width), style.maxWidth ?? width),
        height: min(max(height, style.minHeight ?? height), style.maxHeight ?? height))
    case .padding(let edges):
      return children.first.flatMap(ideal).map {
        Size(
          width: $0.width + edges.leading + edges.trailing,
          height: $0.height + edges.top + edges.bottom)
      }
    case .aspectRatio(let ratio, let fills):
      let own = children.first.flatMap(ideal)
      guard let own, let ratio, ratio > 0 else { return own }
      let isTooWide = (own.width > own.height * ratio) != fills
      return isTooWide
        ? Size(width: own.height * ratio, height: own.height)
        : Size(width: own.width, height: own.width / ratio)
    case .overlay:
      let sizes = children.map(ideal)
      guard !sizes.isEmpty, !sizes.contains(nil) else { return nil }
      return sizes.reduce(into: Size.zero) { all, size in
        all = Size(
          width: max(all.width, size?.width ?? 0), height: max(all.height, size?.height ?? 0))
      }
    case .layered(_, let base):
      return children.indices.contains(base) ? ideal(children[base]) : nil
    case .stack(let style):
      guard let sizes = flexibleSizes(levels - 1) else { return nil }
      return Self.size(of: sizes, along: style.axis, spacing: style.spacing)
    case .grid(let style):
      guard let sizes = flexibleSizes(levels - 1), style.tracks.allSatisfy({ $0 == .content })
      else {
        return nil
      }
      let rows = stride(from: 0, to: sizes.count, by: style.tracks.count).map {
        Self.size(
          of: sizes[$0..<min($0 + style.tracks.count, sizes.count)], along: .horizontal,
          spacing: style.columnSpacing)
      }
      return Self.size(of: rows[...], along: .vertical, spacing: style.rowSpacing)
    default: return kind.traits.contains(.isPlain) ? children.first.flatMap(ideal) : nil
    }
  }

  /// The sizes of children that take all the room that there is, as the squares of a board do, and of rows of such;
  /// `nil` if a child is of a size of its own, which a ratio does not change.
  private func flexibleSizes(_ levels: Int) -> ArraySlice<Size>? {
    var sizes: [Size] = []
    for child in children {
      let isRow = if case .stack = child.kind { true } else { false }
      guard let size = child.idealSize(levels), isRow || size == Self.flexibleIdeal else {
        return nil
      }
      sizes.append(size)
    }
    return sizes.isEmpty ? nil : sizes[...]
  }

  private static func size(of sizes: ArraySlice<Size>, along axis: Axis, spacing: Double) -> Size {
    let gaps = spacing * Double(sizes.count - 1)
    let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
    return axis == .horizontal
      ? Size(width: widths.reduce(gaps, +), height: heights.max() ?? 0)
      : Size(width: widths.max() ?? 0, height: heights.reduce(gaps, +))
  }

  /// That of what takes all the room that there is.
  private static let flexibleIdeal = Size(width: 10, height: 10)
}

import Graphics
import Components
import Layout

/// The groups that are being painted, in one place for all points of a scene.
final class OpenGroups {
  /// A group that is being painted.
  struct Group {
    /// The indices of the group and past its last item.
    let head: Int
    let past: Int
    /// What was painted before it.
    let outer: InkSample
    /// Whether ink counts around it.
    let takesInk: Bool
  }

  // A point is painted by one sampler at a time, which looks here between all of its items.
  @safe @exclusivity(unchecked) fileprivate var list: [Group] = []
}

/// Paints one point of a list of items.
struct PointSampler {
  private(set) var sample: InkSample
  private let point: Point
  /// Whether ink counts: that of a mask is not seen.
  private var takesInk: Bool
  private let groups: OpenGroups
  /// How many groups are being painted.
  private var depth = 0

  init(sample: InkSample, point: Point, groups: OpenGroups) {
    self.sample = sample
    self.point = point
    self.groups = groups
    takesInk = true
  }

  /// The sample, whose colours are the same where there is no ink.
  var finished: InkSample {
    var sample = sample
    if !sample.isInked { sample.inked = sample.bare }
    return sample
  }

  /// - Parameter ink: what is asked about; kept by nobody here, since a copy for each point would cost as much as the
  ///   point.
  mutating func paint(_ items: ArraySlice<PointScene.Item>, ink: SampledInk) {
    var index = items.startIndex
    while true {
      while depth > 0, let group = groups.list.last, group.past == index {
        groups.list.removeLast()
        depth -= 1
        end(group, items)
      }
      guard index < items.endIndex else { return }
      // What a group does not show is left out.
      index += paint(items, at: index, ink) ? 1 : items[index].count + 1
    }
  }

  private mutating func end(_ group: OpenGroups.Group, _ items: ArraySlice<PointScene.Item>) {
    takesInk = group.takesInk
    switch items[group.head].content {
    case .layer(let style):
      let layer = sample
      sample = group.outer
      sample.cover(with: layer, style)
    default:
      let mask = sample
      sample = group.outer
      sample.fade(by: mask)
    }
  }

  /// Whether the items of a group are to be painted.
  private mutating func paint(
    _ items: ArraySlice<PointScene.Item>, at index: Int, _ ink: SampledInk
  ) -> Bool {
    switch items[index].content {
    case .solid(let shade): sample.cover(with: shade)
    case .wash(let paint): sample.cover(with: paint.shade(at: point))
    case .fill(let shape, let paint), .line(let shape, let paint):
      if shape.contains(point) { sample.cover(with: paint.shade(at: point)) }
    case .tone(let tone): sample.cover(with: tone)
    case .backdrop(let shape, let tone):
      if shape.contains(point) { sample.cover(with: tone) }
    case .ink(let order):
      guard takesInk, ink.order == order, let shade = ink.shade(at: point) else { break }
      sample.addInk(shade)
    case .symbol: break
    case .shadow: if items[index].bounds.holds(point) { sample.isNearBlur = true }
    case .clip(let shape): return shape.contains(point)
    case .layer(let style):
      open(items, at: index)
      let isNear = style.looksAround && items[index].bounds.holds(point)
      sample = InkSample(.clear, isNearBlur: isNear)
    case .mask:
      open(items, at: index)
      sample = InkSample(.clear)
      takesInk = false
    }
    return true
  }

  private mutating func open(_ items: ArraySlice<PointScene.Item>, at index: Int) {
    depth += 1
    groups.list.append(
      OpenGroups.Group(
        head: index, past: index + items[index].count + 1, outer: sample, takesInk: takesInk))
  }
}

extension InkSample {
  fileprivate mutating func addInk(_ shade: Shade) {
    inked = shade.over(isInked ? inked : bare)
    isInked = true
    if shade.alpha > 0 { visibility = 1 }
  }

  fileprivate mutating func cover(with shade: Shade) {
    bare = shade.over(bare)
    if isInked {
      inked = shade.over(inked)
      visibility *= 1 - shade.alpha
    }
    if shade.alpha >= 1 { startAfresh() } else if shade.alpha > 0 { translucentLayers += 1 }
  }

  /// Something opaque hides whatever was there.
  private mutating func startAfresh() {
    isNearBlur = false
    translucentLayers = 0
  }

  /// A material shows what is behind it, saturated and tinted; its blur can only make it more even,
  /// so that the unblurred colours under a text are its worst case.
  fileprivate mutating func cover(with tone: BackdropTone) {
    bare = tone.applied(to: bare)
    if isInked { inked = tone.applied(to: inked) }
    // Whatever is written behind glass is a blur, not a text.
    visibility = 0
    isNearBlur = true
    translucentLayers += 1
  }

  fileprivate mutating func cover(with layer: InkSample, _ style: LayerStyle) {
    func finished(_ shade: Shade) -> Shade {
      var shade = shade
      for case .colorMatrix(let matrix) in style.filters {
        shade = matrix.applied(to: shade)
      }
      return style.opacity < 1 ? shade.scaled(by: max(style.opacity, 0)) : shade
    }
    let cover = finished(layer.bare)
    if isInked || layer.isInked {
      let inkedCover = layer.isInked ? finished(layer.inked) : cover
      inked = inkedCover.blended(over: isInked ? inked : bare, mode: style.blendMode).bounded
      isInked = true
    }
    bare = cover.blended(over: bare, mode: style.blendMode).bounded
    visibility = max(visibility * (1 - cover.alpha), layer.visibility * style.opacity)
    if style.blendMode == .normal, cover.alpha >= 1 { startAfresh() }
    isNearBlur = isNearBlur || layer.isNearBlur
    translucentLayers += layer.translucentLayers + (style == LayerStyle() ? 0 : 1)
  }

  /// Leaves as much as a mask says.
  fileprivate mutating func fade(by mask: InkSample) {
    let share = mask.bare.alpha
    bare = bare.scaled(by: share)
    if isInked { inked = inked.scaled(by: share) }
    visibility *= share
    isNearBlur = isNearBlur || mask.isNearBlur
    translucentLayers += mask.translucentLayers + (share < 1 ? 1 : 0)
  }
}

extension LayerStyle {
  /// Whether a filter draws what is somewhere else.
  var looksAround: Bool {
    filters.contains { filter in
      if case .colorMatrix = filter { false } else { true }
    }
  }
}

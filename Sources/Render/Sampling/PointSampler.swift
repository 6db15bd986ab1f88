import Graphics
import Components
import Layout

/// Paints one point of a list of items.
struct PointSampler {
  /// A group that is being painted.
  private struct OpenGroup {
    enum End {
      case clip
      case layer(LayerStyle, over: InkSample)
      case mask(of: InkSample, ink: SampledInk?)
    }

    /// The index past the group's last item.
    let past: Int
    let end: End
  }

  private(set) var sample: InkSample
  private let point: Point
  private var ink: SampledInk?
  private var open: [OpenGroup] = []

  init(sample: InkSample, point: Point, ink: SampledInk?) {
    self.sample = sample
    self.point = point
    self.ink = ink
  }

  mutating func paint(_ items: [PointScene.Item]) {
    var index = 0
    while true {
      while let group = open.last, group.past == index {
        open.removeLast()
        end(group)
      }
      guard index < items.count else { return }
      // What a group does not show is left out.
      index += paint(items[index], at: index) ? 1 : items[index].count + 1
    }
  }

  private mutating func end(_ group: OpenGroup) {
    switch group.end {
    case .clip: break
    case .layer(let style, let outer):
      let layer = sample
      sample = outer
      sample.cover(with: layer, style)
    case .mask(let shown, let ink):
      let mask = sample
      self.ink = ink
      sample = shown
      sample.fade(by: mask)
    }
  }

  /// Whether the items of a group are to be painted.
  private mutating func paint(_ item: PointScene.Item, at index: Int) -> Bool {
    let past = index + item.count + 1
    switch item.content {
    case .fill(let shape, let paint), .line(let shape, let paint):
      if shape.contains(point) { sample.cover(with: paint.shade(at: point)) }
    case .backdrop(let shape, let tone):
      if shape.contains(point) { sample.cover(with: tone) }
    case .ink(let order):
      guard let ink, ink.order == order, let shade = ink.shade(at: point) else { break }
      sample.inked = shade.over(sample.inked)
      if shade.alpha > 0 { sample.visibility = 1 }
    case .shadow: if item.bounds.holds(point) { sample.isNearBlur = true }
    case .clip(let shape):
      guard shape.contains(point) else { return false }
      open.append(OpenGroup(past: past, end: .clip))
    case .layer(let style):
      open.append(OpenGroup(past: past, end: .layer(style, over: sample)))
      let isNear = style.looksAround && item.bounds.holds(point)
      sample = InkSample(inked: .clear, bare: .clear, isNearBlur: isNear)
    case .mask:
      open.append(OpenGroup(past: past, end: .mask(of: sample, ink: ink)))
      sample = InkSample(inked: .clear, bare: .clear)
      ink = nil
    }
    return true
  }
}

extension InkSample {
  fileprivate mutating func cover(with shade: Shade) {
    inked = shade.over(inked)
    bare = shade.over(bare)
    visibility *= 1 - shade.alpha
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
    inked = tone.applied(to: inked)
    bare = tone.applied(to: bare)
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
    let (inked, bare) = (finished(layer.inked), finished(layer.bare))
    visibility = max(visibility * (1 - bare.alpha), layer.visibility * style.opacity)
    self.inked = inked.blended(over: self.inked, mode: style.blendMode).bounded
    self.bare = bare.blended(over: self.bare, mode: style.blendMode).bounded
    if style.blendMode == .normal, bare.alpha >= 1 { startAfresh() }
    isNearBlur = isNearBlur || layer.isNearBlur
    translucentLayers += layer.translucentLayers + (style == LayerStyle() ? 0 : 1)
  }

  /// Leaves as much as a mask says.
  fileprivate mutating func fade(by mask: InkSample) {
    let share = mask.bare.alpha
    inked = inked.scaled(by: share)
    bare = bare.scaled(by: share)
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

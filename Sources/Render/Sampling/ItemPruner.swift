import Graphics
import Layout

/// Leaves out what does not touch a rectangle, and what something opaque covers all over it.
struct ItemPruner {
  let box: Rect
  /// The index of the ink that is asked about, among the items that are pruned.
  private let ink: Int?
  /// The number of its node.
  private var inkOrder: Int?
  private let keepsLines: Bool
  private(set) var items: [PointScene.Item] = []
  private(set) var hasPicture = false
  private(set) var keepsInk = false
  private var open: [OpenGroup] = []

  /// A group whose items are being looked at.
  private struct OpenGroup {
    /// The index past its last item.
    let past: Int
    /// Its place in the result.
    let place: Int
  }

  init(box: Rect, ink: Int?, keepsLines: Bool) {
    self.box = box
    self.ink = ink
    self.keepsLines = keepsLines
  }

  mutating func prune(_ all: [PointScene.Item]) {
    if let ink, case .ink(let order) = all[ink].content { inkOrder = order }
    var index = 0
    while true {
      while let group = open.last, group.past == index {
        open.removeLast()
        close(group)
      }
      guard index < all.count else { return }
      let past = index + all[index].count + 1
      let holdsInk = ink.map { $0 >= index && $0 < past } ?? false
      guard holdsInk || all[index].bounds.intersection(box) != nil else {
        index = past
        continue
      }
      index = add(all[index], at: index) ? index + 1 : past
    }
  }

  /// How many of the items at the beginning look the same all over the rectangle, with all that is in
  /// them, and come before the ink.
  var evenBeginning: Int {
    var count = 0
    while count < items.count {
      let past = count + items[count].count + 1
      for item in items[count..<past] {
        switch item.content {
        case .ink: return count
        case .shadow where !item.bounds.contains(box): return count
        case _ where !item.isEven: return count
        default: break
        }
      }
      count = past
    }
    return count
  }

  /// Ends a group; a layer or clip that shows nothing is left out.
  private mutating func close(_ group: OpenGroup) {
    items[group.place].count = items.count - group.place - 1
    switch items[group.place].content {
    case .mask: return
    case .layer(let style) where style.looksAround: return
    default: break
    }
    var index = group.place + 1
    while index < items.count {
      guard case .mask = items[index].content else { return }
      index += items[index].count + 1
    }
    items.removeSubrange(group.place...)
  }

  /// Takes an item over, as far as it matters; whether what is in it is to be looked at.
  private mutating func add(_ item: PointScene.Item, at index: Int) -> Bool {
    switch item.content {
    case .fill(let shape, let paint):
      if paint.isPicture { hasPicture = true }
      guard shape.covers(box, keepsLines: keepsLines) else { return append(item) }
      guard let shade = paint.shade else { return append(item, as: .wash(paint)) }
      cover(with: shade, of: item)
    case .solid(let shade): cover(with: shade, of: item)
    case .wash(let paint):
      if paint.isPicture { hasPicture = true }
      return append(item)
    case .line(let shape, _): return keepsLines && shape.mayTouch(box) && append(item)
    case .backdrop(let shape, let tone):
      let isEven = shape.covers(box, keepsLines: keepsLines)
      return isEven ? append(item, as: .tone(tone)) : append(item)
    case .ink:
      guard index == ink else { return true }
      keepsInk = true
      return append(item)
    // A symbol beside a control is no edge of it.
    case .symbol(let order): return !keepsLines && order != inkOrder
    // All that is asked about is inside, or outside, as the ink of what is scrolled away.
    case .clip(let shape) where shape.covers(box): break
    case .clip(let shape) where !shape.mayTouch(box): return false
    case .clip, .layer, .mask:
      open.append(OpenGroup(past: index + item.count + 1, place: items.count))
      return append(item)
    case .tone, .shadow: return append(item)
    }
    return true
  }

  private mutating func append(
    _ item: PointScene.Item, as content: PointScene.Content? = nil
  ) -> Bool {
    items.append(
      content.map { PointScene.Item(content: $0, bounds: item.bounds, count: item.count) } ?? item)
    return true
  }

  private mutating func cover(with shade: Shade, of item: PointScene.Item) {
    if shade.alpha >= 1 {
      // Nothing of what came before in the group is seen.
      let first = open.last.map { $0.place + 1 } ?? 0
      if keepsInk, items[first...].contains(where: \.isInk) { keepsInk = false }
      items.removeSubrange(first...)
    }
    _ = append(item, as: .solid(shade))
  }
}

extension PointScene.Item {
  fileprivate var isInk: Bool {
    if case .ink = content { return true }
    return false
  }

  /// Whether the item, without those in it, looks the same all over the rectangle that it was pruned
  /// to.
  var isEven: Bool {
    switch content {
    case .fill, .wash, .line, .backdrop, .clip: false
    case .solid, .tone, .ink, .symbol, .shadow, .layer, .mask: true
    }
  }
}

extension PointScene {
  /// Whether something that is painted later hides an item all over a rectangle, for certain.
  ///
  /// - Parameters:
  ///   - first: the index of the item that follows.
  ///   - keepsLines: whether corners count that only cut the empty corners of a line of text.
  func isCovered(from first: Int, in box: Rect, keepsLines: Bool) -> Bool {
    var index = first
    while index < items.count {
      let past = index + items[index].count + 1
      guard items[index].bounds.intersection(box) != nil else {
        index = past
        continue
      }
      switch items[index].content {
      case .fill(let shape, let paint):
        guard let shade = paint.shade, shade.alpha >= 1 else { break }
        if shape.covers(box, keepsLines: keepsLines) { return true }
      case .backdrop(let shape, _):
        if shape.covers(box, keepsLines: keepsLines) { return true }
      case .symbol(let order):
        // A symbol does not hide its own ink.
        if case .ink(order) = items[first - 1].content { break }
        index += 1
        continue
      case .clip(let shape):
        // Its items are looked at as if there were no clip.
        guard shape.covers(box) else { break }
        index += 1
        continue
      default: break
      }
      index = past
    }
    return false
  }

  /// Whether a text or symbol is painted where it can be seen, unless something covers it.
  package func hasInk(_ order: Int) -> Bool { place(ofInk: order) != nil }

  /// Whether nothing of a text or symbol is seen in a rectangle, for certain.
  package func hides(ink order: Int, in box: Rect) -> Bool {
    guard let place = place(ofInk: order) else { return true }
    return isCovered(from: place + 1, in: box, keepsLines: true)
  }
}

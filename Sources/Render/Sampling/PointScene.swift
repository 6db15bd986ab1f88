package import Graphics
package import Components
import Layout

/// A display list that can be asked for its colour at a point: what the audit judges contrast by.
///
/// It has the rasterizer's own shapes, gradients, pictures and blend formulas, without coverage of
/// edges. Blurs are seen as what they blur and shadows are left out: neither makes a text or an edge
/// easier to see.
package struct PointScene {
  /// One step of the list in points of the page, or the beginning of a group of steps.
  ///
  /// Groups are flat in one list, as deep as they are nested: a group's items follow it.
  struct Item {
    private let step: Step
    /// All that the item can touch.
    var bounds: Rect
    /// How many of the items that follow are in the group.
    var count = 0

    var content: Content { step.content }

    init(content: Content, bounds: Rect, count: Int = 0) {
      step = Step(content)
      self.bounds = bounds
      self.count = count
    }
  }

  /// Keeps a content in one place: items are copied for every point that is asked for.
  private final class Step {
    let content: Content

    init(_ content: Content) {
      self.content = content
    }
  }

  enum Content {
    case fill(SampledShape, SampledPaint)
    /// A colour, or a paint that changes, all over the rectangle that is asked about.
    case solid(Shade)
    case wash(SampledPaint)
    /// Lines are seen as bounds of controls; as a backdrop they are too thin to matter.
    case line(SampledShape, SampledPaint)
    case backdrop(SampledShape, BackdropTone)
    /// A material all over the rectangle that is asked about.
    case tone(BackdropTone)
    /// The place of a text or symbol that is left out, by the number of its node.
    case ink(Int)
    /// A group of what a symbol fills, by the number of its node: behind what is painted after it, not
    /// behind its own ink.
    case symbol(Int)
    /// A shadow, which is left out.
    case shadow
    /// A group that nothing outside the shape is seen of.
    case clip(SampledShape)
    case layer(LayerStyle)
    /// A group that is not seen: the layer around it is, as far as its items are opaque.
    case mask
  }

  package let canvas: Rect
  let background: Shade
  let items: [Item]
  /// The indices of the items of inks that can be seen, by the numbers of their nodes.
  private let inkPlaces: [Int: Int]

  /// What a placed tree shows behind its texts and symbols, whose places are known.
  package init(surfacesOf tree: PositionedTree, on background: ResolvedColor) {
    let surfaces = Painter.surfaces(of: tree, on: background)
    self.init(surfaces.list, scale: tree.scale, inks: surfaces.inks)
  }

  /// The index of the item of a text or symbol; `nil` for one that is not seen, as in a mask.
  func place(ofInk order: Int) -> Int? { inkPlaces[order] }

  /// All that a list shows.
  ///
  /// - Parameter scale: pixels per point.
  package init(_ list: DisplayList, scale: Double) {
    self.init(list, scale: scale, inks: nil)
  }

  /// - Parameter inks: the texts and symbols that the list leaves out, where it leaves them out.
  private init(_ list: DisplayList, scale: Double, inks: [InkNote]?) {
    canvas = Rect(origin: .zero, size: list.size)
    background = Shade(list.background)
    var builder = PointSceneBuilder(scale: scale, notesBlurs: inks == nil)
    var notes = inks?[...] ?? []
    var symbolEnd: Int?
    for (index, command) in list.commands.enumerated() {
      if symbolEnd == index {
        builder.endSymbol()
        symbolEnd = nil
      }
      while let note = notes.first, note.command <= index {
        builder.add(note)
        if note.end > index {
          builder.beginSymbol(note.order)
          symbolEnd = note.end
        }
        notes.removeFirst()
      }
      builder.add(command)
    }
    if symbolEnd != nil { builder.endSymbol() }
    for note in notes { builder.add(note) }
    items = builder.items
    var places: [Int: Int] = [:]
    for (index, item) in items.enumerated() {
      if case .ink(let order) = item.content { places[order] = index }
    }
    inkPlaces = places
  }
}

/// Turns the commands of a list into items of the page.
private struct PointSceneBuilder {
  private let scale: Double
  /// Whether the places of shadows are kept, for those who ask whether a sample is exact.
  private let notesBlurs: Bool
  private(set) var items: [PointScene.Item] = []
  private var toPage = PlaneTransform.identity
  private var saved: [PlaneTransform] = []
  /// The beginnings of the groups that are open; `nil` for a clip that leaves nothing, with how many
  /// items came before it.
  private var open: [(start: Int, isEmpty: Bool)] = []

  /// How many masks are open: nothing in them is seen itself.
  private var masks = 0

  init(scale: Double, notesBlurs: Bool) {
    self.scale = scale
    self.notesBlurs = notesBlurs
  }

  mutating func add(_ note: InkNote) {
    guard masks == 0 else { return }
    // It is found by its number: overhangs and lines wider than their box are still ink of the text.
    items.append(PointScene.Item(content: .ink(note.order), bounds: .zero))
  }

  mutating func beginSymbol(_ order: Int) {
    open.append((items.count, false))
    items.append(PointScene.Item(content: .symbol(order), bounds: .zero))
  }

  mutating func endSymbol() {
    guard let start = open.popLast()?.start else { return }
    guard let bounds = shownBounds(in: start) else { return items.removeSubrange(start...) }
    items[start].count = items.count - start - 1
    items[start].bounds = bounds
  }

  private static let everywhere = Rect(minX: -1e9, minY: -1e9, maxX: 1e9, maxY: 1e9)

  mutating func add(_ command: DrawCommand) {
    switch command {
    case .fill(let shape, let paint): fill(self.shape(shape), paint)
    case .stroke(let shape, let style, let paint):
      let line = SampledShape(stroke: style, of: shape, toPage: toPage, scale: scale)
      guard let line, let paint = sampled(paint) else { return }
      items.append(PointScene.Item(content: .line(line, paint), bounds: line.bounds))
    case .glyphs(let run, let paint):
      let toDevice = toPage.followed(by: .scale(x: scale, y: scale))
      let outline = GlyphPlacement(run, toDevice: toDevice).outline()
      fill(
        SampledShape(
          outline, .nonZero, toPage: .scale(x: 1 / scale, y: 1 / scale), scale: scale),
        paint)
    case .image(let image): fill(shape(.rect(image.frame)), .image(image))
    case .dropShadow(let shape, let shadow):
      let reach = 3 * shadow.sigma
      let moved = shape.bounds.offsetBy(dx: shadow.offset.x, dy: shadow.offset.y)
      addBlur(in: moved.insetBy(dx: -reach, dy: -reach))
    case .innerShadow(let shape, _): addBlur(in: shape.bounds)
    case .backdrop(let shape, let style):
      guard let shape = self.shape(shape) else { return }
      items.append(
        PointScene.Item(content: .backdrop(shape, BackdropTone(style)), bounds: shape.bounds))
    case .pushClip(let shape): begin(shape: self.shape(shape))
    case .pushLayer(let style):
      open.append((items.count, false))
      items.append(PointScene.Item(content: .layer(style), bounds: .zero))
    case .pushMask:
      masks += 1
      open.append((items.count, false))
      // Where a mask has nothing, nothing of the layer is seen.
      items.append(PointScene.Item(content: .mask, bounds: Self.everywhere))
    case .popMask:
      masks -= 1
      end()
    case .popClip, .popLayer: end()
    case .pushTransform(let transform):
      saved.append(toPage)
      toPage = transform.followed(by: toPage)
    case .popTransform: toPage = saved.popLast() ?? toPage
    }
  }

  private func shape(_ shape: PlaneShape) -> SampledShape? {
    SampledShape(shape, toPage: toPage, scale: scale)
  }

  private func sampled(_ paint: Paint) -> SampledPaint? {
    SampledPaint(paint, toPage: toPage, scale: scale)
  }

  private mutating func fill(_ shape: SampledShape?, _ paint: Paint) {
    guard let shape, let paint = sampled(paint) else { return }
    // What is as thin as a line is one, however it was drawn.
    let isLine = min(shape.bounds.width, shape.bounds.height) <= 2
    items.append(
      PointScene.Item(
        content: isLine ? .line(shape, paint) : .fill(shape, paint), bounds: shape.bounds))
  }

  private mutating func addBlur(in bounds: Rect) {
    guard notesBlurs else { return }
    items.append(PointScene.Item(content: .shadow, bounds: toPage.boundingBox(of: bounds)))
  }

  // MARK: - Groups

  private mutating func begin(shape: SampledShape?) {
    open.append((items.count, shape == nil))
    guard let shape else { return }
    items.append(PointScene.Item(content: .clip(shape), bounds: shape.bounds))
  }

  /// Ends the innermost group; one that shows nothing is left out.
  private mutating func end() {
    guard let group = open.popLast() else { return }
    guard !group.isEmpty else { return items.removeSubrange(group.start...) }
    let start = group.start
    items[start].count = items.count - start - 1
    guard case .layer(let style) = items[start].content else {
      if case .clip = items[start].content, items[start].count == 0 { items.removeLast() }
      return
    }
    guard let bounds = shownBounds(in: start) else { return items.removeSubrange(start...) }
    items[start].bounds = bounds
    for filter in style.filters {
      let reach = Double(filter.reach(toDevice: toPage.followed(by: .scale(x: scale, y: scale))))
      items[start].bounds = items[start].bounds.insetBy(dx: -reach / scale, dy: -reach / scale)
    }
  }

  /// The rectangle around what a layer shows besides ink; `nil` where it shows nothing.
  private func shownBounds(in start: Int) -> Rect? {
    var box: Rect?
    var index = start + 1
    while index < items.count {
      if case .mask = items[index].content {
      } else if let known = box, !known.isEmpty {
        box = items[index].bounds.isEmpty ? known : known.union(items[index].bounds)
      } else {
        box = items[index].bounds
      }
      index += items[index].count + 1
    }
    return box
  }
}

import Layout

extension Lowering {
  /// How a node holds the boxes of its children.
  enum Form {
    case stack(StackStyle)
    case overlay(Alignment)
    case layered(Alignment, base: Int)
    case grid(GridStyle)
    case scroll(Axis)
    case arranged(ArrangedStyle)
    case padding(EdgeDistances)
    /// One child in a box with a ratio of width to height.
    case ratio(Double, fills: Bool)
    /// The box of the only child, which layout does not tell from the node.
    case shared
    case reader
    /// Candidates of which one is chosen later.
    case fitting

    init(_ node: ResolvedNode) {
      switch node.kind {
      case .stack(let style): self = .stack(style)
      case .overlay(let alignment): self = .overlay(alignment)
      case .layered(let alignment, let base): self = .layered(alignment, base: base)
      case .grid(let style): self = .grid(style)
      case .scroll(let axes, _): self = .scroll(axes == .horizontal ? .horizontal : .vertical)
      case .arranged(let style): self = .arranged(style)
      case .frame(let style): self = .overlay(style.alignment)
      case .padding(let edges): self = .padding(edges)
      case .aspectRatio(let ratio, let fills):
        let ratio = node.children.first.flatMap { ratio ?? $0.naturalRatio }
        self = ratio.map { .ratio($0, fills: fills) } ?? .overlay(.center)
      case .reader: self = .reader
      case .fitting: self = .fitting
      default:
        let isShared = node.children.count == 1 && node.kind.sharesBox
        self = isShared ? .shared : .overlay(.center)
      }
    }

    var isRatio: Bool {
      if case .ratio = self { true } else { false }
    }

    /// How much a stack of some children is longer than they are; `nil` for what is no stack.
    func spacing(of count: Int) -> Double? {
      if case .stack(let style) = self { style.spacing * Double(count - 1) } else { nil }
    }

    /// The axis of the stack that the children are in; `outer` is that of the node itself.
    func axis(within outer: Axis?) -> Axis? {
      switch self {
      case .stack(let style): style.axis
      case .scroll(let axis): axis
      case .shared: outer
      default: nil
      }
    }

    /// The box before its children are in it.
    func emptyBox() -> BoxDraft {
      var draft = BoxDraft()
      switch self {
      case .stack(let style):
        draft = BoxDraft(display: .flex)
        let isRow = style.axis == .horizontal
        draft.style.flexDirection = isRow ? .row : .column
        draft.style.offersEqualShares = isRow && style.sharesShortage
        draft.style.alignItems =
          isRow ? style.alignment.vertical.item : style.alignment.horizontal.item
        draft.style.columnGap = .points(isRow ? style.spacing : 0)
        draft.style.rowGap = .points(isRow ? 0 : style.spacing)
      case .overlay(let alignment):
        draft.style.justifyItems = alignment.horizontal.item
        draft.style.alignItems = alignment.vertical.item
      case .grid(let style):
        draft = BoxDraft(display: .grid)
        draft.style.gridColumns = style.tracks.map(\.lowered)
        draft.style.columnGap = .points(style.columnSpacing)
        draft.style.rowGap = .points(style.rowSpacing)
        draft.style.justifyItems = style.alignment.horizontal.item
        draft.style.alignItems = style.alignment.vertical.item
        if style.tracks.contains(where: \.dividesRoom) { draft.greed.insert(.horizontal) }
      case .scroll(let axis):
        draft = BoxDraft(display: .flex)
        draft.style.overflow = .scroll
        draft.style.flexDirection = axis == .horizontal ? .row : .column
        draft.style.alignItems = .unsafe(.center)
        // A row is as high as its content; a column takes all the width there is.
        draft.greed = axis == .horizontal ? .horizontal : .both
        draft.scrolling = AxisGreed(axis)
      case .arranged(let style): draft.arrange(style)
      case .padding(let edges): draft.style.padding = edges.dimensions { max($0, 0) }
      case .ratio:
        draft.style.alignItems = .unsafe(.center)
        draft.style.justifyItems = .unsafe(.center)
      case .reader:
        draft.greed = .both
        draft.style.minWidth = .zero
        draft.style.minHeight = .zero
      case .fitting:
        // Before the choice is made: as much room as there is, whatever the candidates need.
        draft.greed = .horizontal
        draft.style.minWidth = .zero
      case .layered, .shared: break
      }
      return draft
    }
  }
}

extension BoxDraft {
  /// The box of a node that has no children in layout; `nil` for other nodes.
  static func leaf(_ kind: ResolvedNode.Kind, in room: Lowering.Room) -> BoxDraft? {
    let axis = room.axis ?? room.stackAxis
    return switch kind {
    case .spacer(let minLength): .spacer(minLength, in: axis)
    case .divider(let thickness, _): .divider(thickness, in: axis)
    case .text(let content): .text(content, room: room.textHeight)
    case .shape(let content): .shape(content, in: room)
    case .icon(let content): .icon(content)
    case .image(let content): .image(content)
    case .sizeReader: .flexible(idealWidth: 10, 10)
    default: nil
    }
  }

  /// Takes a direction of its own, unless it has one.
  mutating func turn(_ direction: LayoutDirection?) {
    guard let direction, style.direction == .inherit else { return }
    style.direction = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// As long as the content would like to be, whatever room there is.
  mutating func keepIdealSize(along axes: Axis.Set) {
    if axes.contains(.horizontal) {
      style.width = .maxContent
      greed.remove(.horizontal)
      leastWidth = nil
    }
    if axes.contains(.vertical) {
      style.height = .maxContent
      greed.remove(.vertical)
      leastHeight = nil
    }
  }
}

import Layout

/// A tree to lay out again and again, and a leaf of it to change.
struct LayoutBenchmarkTree {
  let name: String
  let build: () -> (tree: LayoutTree, root: NodeID, leaf: NodeID)
}

/// The trees of the layout benchmark, made in code so that they are the same everywhere.
enum LayoutBenchmarkTrees {
  static var all: [LayoutBenchmarkTree] {
    [
      LayoutBenchmarkTree(name: "wide-wrap-10000") { wideWrap(10_000) },
      LayoutBenchmarkTree(name: "column-10000") { column(10_000) },
      LayoutBenchmarkTree(name: "nested-11111") { nested(depth: 4, fanOut: 10) },
      LayoutBenchmarkTree(name: "chain-20") { chain(20) },
      LayoutBenchmarkTree(name: "chain-1000") { chain(1_000) },
      LayoutBenchmarkTree(name: "chain-10000") { chain(10_000) },
      LayoutBenchmarkTree(name: "stacks-10000") { stacks(10_000) },
      LayoutBenchmarkTree(name: "grids-10000") { grids(10_000) },
      LayoutBenchmarkTree(name: "texts-10000") { texts(10_000) },
      LayoutBenchmarkTree(name: "binary-depth-5") { binary(depth: 5) },
      LayoutBenchmarkTree(name: "binary-depth-11") { binary(depth: 11) },
      LayoutBenchmarkTree(name: "binary-depth-14") { binary(depth: 14) },
      LayoutBenchmarkTree(name: "ui-list-9001") { userInterfaceList(rows: 1_000) },
    ]
  }

  private static func wideWrap(
    _ count: Int
  ) -> (tree: LayoutTree, root: NodeID, leaf: NodeID) {
    var tree = LayoutTree(reservingCapacity: count + 1)
    var style = LayoutStyle()
    style.flexWrap = .wrap
    style.width = 1000
    let root = tree.makeNode(style)
    var leaf = root
    for index in 0..<count {
      leaf = add(box(Double(10 + index % 41), Double(10 + index % 13)), to: root, in: &tree)
    }
    return (tree, root, leaf)
  }

  private static func column(
    _ count: Int
  ) -> (tree: LayoutTree, root: NodeID, leaf: NodeID) {
    var tree = LayoutTree(reservingCapacity: count + 1)
    var style = LayoutStyle()
    style.flexDirection = .column
    style.width = 500
    style.height = 300_000
    let root = tree.makeNode(style)
    var leaf = root
    for index in 0..<count {
      var item = LayoutStyle()
      item.height = .points(Double(10 + index % 7))
      item.flexGrow = 1
      item.margin.top = 2
      leaf = add(item, to: root, in: &tree)
    }
    return (tree, root, leaf)
  }

  /// Every container shares its space among `fanOut` children; the direction alternates.
  private static func nested(
    depth: Int, fanOut: Int
  ) -> (tree: LayoutTree, root: NodeID, leaf: NodeID) {
    var tree = LayoutTree(reservingCapacity: 11_111)
    var style = LayoutStyle()
    style.width = 10_000
    style.height = 10_000
    let root = tree.makeNode(style)
    var parents = [root]
    for level in 1...depth {
      var next: [NodeID] = []
      for parent in parents {
        for _ in 0..<fanOut {
          var item = LayoutStyle()
          item.flexGrow = 1
          item.flexDirection = level.isMultiple(of: 2) ? .row : .column
          if level == depth {
            item.width = 3
            item.height = 3
          }
          next.append(add(item, to: parent, in: &tree))
        }
      }
      parents = next
    }
    return (tree, root, parents[parents.count - 1])
  }

  private static func chain(
    _ count: Int
  ) -> (tree: LayoutTree, root: NodeID, leaf: NodeID) {
    var tree = LayoutTree(reservingCapacity: count)
    let root = tree.makeNode(LayoutStyle())
    var node = root
    for index in 1..<count {
      var item = LayoutStyle()
      if index == count - 1 {
        item = box(10, 10)
      } else {
        item.flexDirection = index.isMultiple(of: 2) ? .row : .column
        item.padding.left = 1
      }
      node = add(item, to: node, in: &tree)
    }
    return (tree, root, node)
  }

  /// Rows and columns in turn, each with a spacer beside the next one, as nested stacks are lowered.
  private static func stacks(
    _ levels: Int
  ) -> (tree: LayoutTree, root: NodeID, leaf: NodeID) {
    nest(levels) { level in
      var stack = LayoutStyle()
      stack.flexDirection = level.isMultiple(of: 2) ? .row : .column
      stack.offersEqualShares = level.isMultiple(of: 2)
      stack.alignItems = .center
      stack.columnGap = level.isMultiple(of: 2) ? 8 : 0
      stack.rowGap = level.isMultiple(of: 2) ? 0 : 8
      stack.alignSelf = .stretch
      var spacer = LayoutStyle()
      spacer.flexGrow = 1
      spacer.flexBasis = .zero
      spacer.layoutPriority = -.greatestFiniteMagnitude
      if level > 0 {
        stack.flexGrow = 1
        stack.flexBasis = .percent(0)
      }
      return (stack, spacer)
    }
  }

  /// Grids of two columns as wide as their cells, each with a text beside the next one.
  private static func grids(
    _ levels: Int
  ) -> (tree: LayoutTree, root: NodeID, leaf: NodeID) {
    nest(levels) { _ in
      var grid = LayoutStyle()
      grid.display = .grid
      grid.gridColumns = [.content, .content]
      grid.columnGap = 8
      return (grid, nil)
    }
  }

  /// Rows and columns in turn that hug their content, each with a text beside the next one.
  private static func texts(
    _ levels: Int
  ) -> (tree: LayoutTree, root: NodeID, leaf: NodeID) {
    nest(levels) { level in
      var stack = LayoutStyle()
      stack.flexDirection = level.isMultiple(of: 2) ? .row : .column
      stack.offersEqualShares = level.isMultiple(of: 2)
      stack.alignItems = .center
      stack.hugsWidth = true
      return (stack, nil)
    }
  }

  /// A chain of containers, each with another child after the next one: a box or else a text.
  private static func nest(
    _ levels: Int, _ level: (Int) -> (container: LayoutStyle, box: LayoutStyle?)
  ) -> (tree: LayoutTree, root: NodeID, leaf: NodeID) {
    var tree = LayoutTree(reservingCapacity: levels * 2 + 1)
    var (style, last) = level(0)
    let root = tree.makeNode(style)
    var parent = root
    for index in 1..<levels {
      let box = last
      (style, last) = level(index)
      let next = add(style, to: parent, in: &tree)
      if let box {
        _ = add(box, to: parent, in: &tree)
      } else {
        _ = addText(to: parent, in: &tree)
      }
      parent = next
    }
    let leaf = addText(to: parent, in: &tree)
    return (tree, root, leaf)
  }

  /// Alternating rows and columns, all of automatic size.
  private static func binary(
    depth: Int
  ) -> (tree: LayoutTree, root: NodeID, leaf: NodeID) {
    var tree = LayoutTree(reservingCapacity: 2 << depth)
    let root = tree.makeNode(LayoutStyle())
    var parents = [root]
    for level in 1...depth {
      var next: [NodeID] = []
      for (index, parent) in parents.enumerated() {
        for side in 0...1 {
          var item = LayoutStyle()
          if level == depth {
            item = box(Double(5 + (index + side) % 7), Double(5 + (index * 3 + side) % 5))
          } else {
            item.flexDirection = level.isMultiple(of: 2) ? .row : .column
          }
          next.append(add(item, to: parent, in: &tree))
        }
      }
      parents = next
    }
    return (tree, root, parents[parents.count - 1])
  }

  /// A list whose rows hold a picture, two lines of text, and a badge beside a chevron.
  private static func userInterfaceList(
    rows: Int
  ) -> (tree: LayoutTree, root: NodeID, leaf: NodeID) {
    var tree = LayoutTree(reservingCapacity: rows * 9 + 1)
    var listStyle = LayoutStyle()
    listStyle.flexDirection = .column
    listStyle.width = 390
    let root = tree.makeNode(listStyle)
    var leaf = root
    for _ in 0..<rows {
      var rowStyle = LayoutStyle()
      rowStyle.alignItems = .center
      rowStyle.columnGap = 12
      rowStyle.padding = EdgeDimensions(top: 8, start: 16, bottom: 8, end: 16)
      let row = add(rowStyle, to: root, in: &tree)
      var picture = box(40, 40)
      picture.flexShrink = 0
      _ = add(picture, to: row, in: &tree)
      var textColumn = LayoutStyle()
      textColumn.flexDirection = .column
      textColumn.flexGrow = 1
      textColumn.rowGap = 2
      let texts = add(textColumn, to: row, in: &tree)
      _ = addText(to: texts, in: &tree)
      _ = addText(to: texts, in: &tree)
      var trailing = LayoutStyle()
      trailing.alignItems = .center
      trailing.columnGap = 6
      let end = add(trailing, to: row, in: &tree)
      var badge = LayoutStyle()
      badge.padding = EdgeDimensions(top: 2, start: 6, bottom: 2, end: 6)
      let badgeBox = add(badge, to: end, in: &tree)
      leaf = addText(to: badgeBox, in: &tree)
      _ = add(box(8, 14), to: end, in: &tree)
    }
    return (tree, root, leaf)
  }

  // MARK: Nodes

  private static func box(_ width: Double, _ height: Double) -> LayoutStyle {
    var style = LayoutStyle()
    style.width = .points(width)
    style.height = .points(height)
    return style
  }

  private static func add(
    _ style: LayoutStyle, to parent: NodeID, in tree: inout LayoutTree, isMeasured: Bool = false
  ) -> NodeID {
    let node = tree.makeNode(style, isMeasured: isMeasured)
    do { try tree.appendChild(node, to: parent) } catch { fatalError("\(error)") }
    return node
  }

  private static func addText(to parent: NodeID, in tree: inout LayoutTree) -> NodeID {
    add(LayoutStyle(), to: parent, in: &tree, isMeasured: true)
  }
}

/// Text of some characters on a grid of 7 × 18 pt.
func measureGridText(_ request: MeasureRequest, length: Int) -> LeafMetrics {
  let length = Double(length) * 7
  let room: Double
  switch (request.knownWidth, request.availableWidth) {
  case (.some(let width), _): room = width
  case (nil, .definite(let width)): room = width
  case (nil, .minContent): room = 35
  case (nil, .maxContent): room = length
  }
  let lines = max(1, (length / max(room, 35)).rounded(.up))
  return LeafMetrics(
    size: Size(width: request.knownWidth ?? min(length, max(room, 35)), height: lines * 18),
    firstBaseline: 14, lastBaseline: (lines - 1) * 18 + 14)
}

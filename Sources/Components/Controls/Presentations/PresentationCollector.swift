import Foundation
import Layout

/// What is over a screen: sheets, dialogs, popovers and menus.
///
/// They are gathered while the screen is resolved and shown over all of it, wherever in it they were
/// attached.
@MainActor
final class PresentationCollector {
  /// What is known when something is shown: the canvas, and the frame of what it belongs to.
  struct Room {
    /// The canvas in points.
    let canvas: Size
    /// The frame, in the canvas, of the view that presents.
    let anchor: Rect?
    let placement: Placement
  }

  /// What is shown, and whether it covers the screen.
  typealias Shown = (nodes: [ResolvedNode], isModal: Bool)

  private struct Layer {
    let anchor: Int?
    let resolve: @MainActor (Room) -> Shown
  }

  private var layers: [Layer] = []
  /// Anchors are known by numbers that no two of them share.
  private static var anchorCount = 0

  nonisolated init() {}

  private static let anchorMark = "presentation.anchor."

  /// Adds something that covers the screen.
  func addModal(_ resolve: @escaping @MainActor (Room) -> [ResolvedNode]) {
    layers.append(Layer(anchor: nil) { (nodes: resolve($0), isModal: true) })
  }

  /// Adds something that belongs to a place; what presents it is returned with a mark on it.
  static func addAnchored(
    to nodes: [ResolvedNode], in context: ResolveContext,
    _ resolve: @escaping @MainActor (Room) -> Shown
  ) -> [ResolvedNode] {
    guard let first = nodes.first else { return nodes }
    let anchor = anchorCount
    anchorCount += 1
    let mark = ResolvedNode(.element, children: [first], name: anchorMark + "\(anchor)")
    context.tell(\.presentations) {
      $0.layers.append(Layer(anchor: anchor, resolve: resolve))
    }
    return [mark] + nodes.dropFirst()
  }

  /// Shows over a screen what was gathered so far; the screen as it is where there is nothing.
  ///
  /// What is shown may present something itself, which is then gathered for the next call.
  func present(
    over root: inout ResolvedNode, placement: Placement, width: Double?, height: Double?
  ) -> Bool {
    guard !layers.isEmpty else { return false }
    let shown = layers
    layers = []
    let canvas: Size
    var anchors: [Int: Rect] = [:]
    // A screen says itself how large it is: what covers all of it needs no layout.
    if let width = root.fixedLength(along: .horizontal),
      let height = root.fixedLength(along: .vertical), shown.allSatisfy({ $0.anchor == nil })
    {
      canvas = placement.grid.snap(Rect(x: 0, y: 0, width: width, height: height)).size
    } else {
      let tree = placement.place(root, width: width, height: height)
      canvas = tree.size
      Self.collectAnchors(of: root, tree.root, into: &anchors)
      root = Self.withoutMarks(root)
    }
    var children = [root]
    var hiddenCount = 0
    for layer in shown {
      let room = Room(
        canvas: canvas, anchor: layer.anchor.flatMap { anchors[$0] }, placement: placement)
      let (nodes, isModal) = layer.resolve(room)
      guard !nodes.isEmpty else { continue }
      // What is below a dialog can be neither read nor touched.
      if isModal {
        for index in hiddenCount..<children.count { children[index].semantics.isHidden = true }
        hiddenCount = children.count
      }
      children += nodes
    }
    let direction = root.layoutDirection
    root = ResolvedNode(.layered(.topLeading, base: 0), children: children)
    root.layoutDirection = direction
    return true
  }

  private static func collectAnchors(
    of node: ResolvedNode, _ placed: PositionedNode, into anchors: inout [Int: Rect]
  ) {
    var waiting = [(node, placed)]
    while let (node, placed) = waiting.popLast() {
      if let name = node.name, name.hasPrefix(anchorMark),
        let index = Int(name.dropFirst(anchorMark.count))
      {
        anchors[index] = placed.frame
      }
      waiting += zip(node.childrenInPaintOrder, placed.children)
    }
  }

  private static func withoutMarks(_ node: ResolvedNode) -> ResolvedNode {
    var tree = node
    tree.update(()) { _, _ in
      ()
    } leave: { node in
      guard let name = node.name, name.hasPrefix(anchorMark), node.children.count == 1 else {
        return
      }
      var child = node.children[0]
      if child.layoutDirection == nil { child.layoutDirection = node.layoutDirection }
      node = child
    }
    return tree
  }
}

private struct PresentationCollectorKey: EnvironmentKey {
  static var defaultValue: PresentationCollector? { nil }
}

extension EnvironmentValues {
  var presentations: PresentationCollector? {
    get { self[PresentationCollectorKey.self] }
    set { self[PresentationCollectorKey.self] = newValue }
  }

  /// What surrounds a view does not hold for what it presents: rows, tabs and bars are left.
  mutating func leavePlace() {
    isInListRow = false
    listRowTraits = nil
    sectionCollector = nil
    tagCollector = nil
    tabCollector = nil
    navigationCollector = nil
    outerSearch = []
    chosenHitTargetMode = nil
    rowBadge = nil
    isMenuPresented = false
    isMenuExamined = false
    controlPlace = .screen
    isPresented = true
    restoreSafeArea()
    // What covers the screen is no higher than it; sheets and the like raise themselves.
    isElevated = false
    leaveScrolling()
  }
}

/// A view that shows something over its screen.
struct Presenting<Content: View>: View {
  typealias Body = Never

  let content: Content
  let makeLayer: @MainActor (PresentationCollector.Room) -> AnyView

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let nodes = content._resolve(in: context)
    let inner = context.with { $0.leavePlace() }
    context.tell(\.presentations) { collector in
      collector.addModal { room in
        ResolvePass.run(in: inner.enteringPresentation()) { makeLayer(room)._resolve(in: $0) }
      }
    }
    return nodes
  }
}

/// A view that shows something beside itself.
struct PresentingBeside<Content: View>: View {
  typealias Body = Never

  let content: Content
  let makeLayer: @MainActor (AnchoredRoom) -> AnchoredLayer

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let nodes = content._resolve(in: context)
    guard context.environment.presentations != nil else { return nodes }
    let inner = context.with { $0.leavePlace() }
    return PresentationCollector.addAnchored(to: nodes, in: context) { room in
      guard let anchor = room.anchor else { return (nodes: [], isModal: false) }
      var isModal = false
      let nodes = ResolvePass.run(in: inner.enteringPresentation()) { context in
        let anchored = AnchoredRoom(
          anchor: anchor, canvas: room.canvas, placement: room.placement, context: context)
        let layer = makeLayer(anchored)
        isModal = layer.isModal
        return layer.view._resolve(in: context)
      }
      return (nodes: nodes, isModal: isModal)
    }
  }
}

/// What is shown beside a view, or over the screen instead.
struct AnchoredLayer {
  let view: AnyView
  var isModal = false
}

/// Where something that belongs to a view can go.
@MainActor
struct AnchoredRoom {
  /// The frame of the view, in the canvas.
  let anchor: Rect
  /// The canvas in points.
  let canvas: Size
  let placement: Placement
  let context: ResolveContext

  /// The size of a view in points: that of its own choice as far as a width has room for that. What scrolls has none.
  func size(of view: some View, width: Double) -> Size {
    let nodes = view._resolve(in: context)
    guard let node = nodes.first else { return .zero }
    let scrolls = node.containsNode { if case .scroll = $0.kind { true } else { nil } }
    let own = scrolls ? width : placement.idealSize(of: node).width
    // Sizes are on the pixel grid: rounded down, a line would wrap.
    return placement.place(node, width: min(own.rounded(.up), width), height: nil).size
  }
}

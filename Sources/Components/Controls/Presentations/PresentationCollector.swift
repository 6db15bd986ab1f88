import Foundation
import Layout

/// What lies over a screen: sheets, dialogs, popovers and menus.
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

  private struct Layer {
    let anchor: Int?
    let isModal: Bool
    let resolve: @MainActor (Room) -> [ResolvedNode]
  }

  private var layers: [Layer] = []
  private var anchorCount = 0

  nonisolated init() {}

  private static let anchorMark = "presentation.anchor."

  /// Adds something that covers the screen.
  func addModal(_ resolve: @escaping @MainActor (Room) -> [ResolvedNode]) {
    layers.append(Layer(anchor: nil, isModal: true, resolve: resolve))
  }

  /// Adds something that belongs to a place; what presents it is returned with a mark on it.
  func addAnchored(
    to nodes: [ResolvedNode], _ resolve: @escaping @MainActor (Room) -> [ResolvedNode]
  ) -> [ResolvedNode] {
    guard let first = nodes.first else { return nodes }
    let mark = ResolvedNode(
      .element, children: [first], name: Self.anchorMark + "\(anchorCount)")
    layers.append(Layer(anchor: anchorCount, isModal: false, resolve: resolve))
    anchorCount += 1
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
    let tree = placement.place(root, width: width, height: height)
    var anchors: [Int: Rect] = [:]
    Self.collectAnchors(of: root, tree.root, into: &anchors)
    var children = [Self.withoutMarks(root)]
    for layer in shown {
      let room = Room(
        canvas: tree.size, anchor: layer.anchor.flatMap { anchors[$0] }, placement: placement)
      let nodes = layer.resolve(room)
      guard !nodes.isEmpty else { continue }
      // What lies below a dialog can be neither read nor touched.
      if layer.isModal {
        for index in children.indices { children[index].semantics.isHidden = true }
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
    if let name = node.name, name.hasPrefix(anchorMark),
      let index = Int(name.dropFirst(anchorMark.count))
    {
      anchors[index] = placed.frame
    }
    for (child, placedChild) in zip(node.children, placed.children) {
      collectAnchors(of: child, placedChild, into: &anchors)
    }
  }

  private static func withoutMarks(_ node: ResolvedNode) -> ResolvedNode {
    if let name = node.name, name.hasPrefix(anchorMark), node.children.count == 1 {
      var child = withoutMarks(node.children[0])
      if child.layoutDirection == nil { child.layoutDirection = node.layoutDirection }
      return child
    }
    var node = node
    node.children = node.children.map(withoutMarks)
    return node
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
    hitTargetMode = .reserve
    rowBadge = nil
    isMenuPresented = false
    isPresented = true
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
    context.environment.presentations?.addModal { room in
      makeLayer(room)._resolve(in: inner.enteringPresentation())
    }
    return nodes
  }
}

/// A view that shows something beside itself.
struct PresentingBeside<Content: View>: View {
  typealias Body = Never

  let content: Content
  let makeLayer: @MainActor (AnchoredRoom) -> AnyView

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let nodes = content._resolve(in: context)
    guard let collector = context.environment.presentations else { return nodes }
    let inner = context.with { $0.leavePlace() }
    return collector.addAnchored(to: nodes) { room in
      guard let anchor = room.anchor else { return [] }
      let inner = inner.enteringPresentation()
      let anchored = AnchoredRoom(
        anchor: anchor, canvas: room.canvas, placement: room.placement, context: inner)
      return makeLayer(anchored)._resolve(in: inner)
    }
  }
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

  /// The size that a view takes in a width, in points.
  func size(of view: some View, width: Double) -> Size {
    let nodes = view._resolve(in: context)
    guard let node = nodes.first else { return .zero }
    return placement.place(node, width: width, height: nil).size
  }
}

import Foundation
import Layout

/// Stage 1: evaluates views into a concrete tree.
@MainActor
public struct Resolver {
  private let environment: EnvironmentValues
  private let measurer: any TextMeasuring
  private let width: Double?
  private let height: Double?

  /// - Parameters:
  ///   - environment: what the outermost view sees.
  ///   - measurer: the text engine, for content that depends on a size.
  ///   - width: the proposed width in points; `nil` proposes the ideal one.
  ///   - height: the proposed height in points; `nil` proposes the ideal one.
  public init(
    environment: EnvironmentValues, measurer: any TextMeasuring, width: Double?, height: Double?
  ) {
    var environment = environment
    environment.container = ContainerSize(
      width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
    self.environment = environment
    self.measurer = measurer
    self.width = width
    self.height = height
  }

  /// The tree of a view, with every choice made and a path on every node.
  public func resolve(_ view: some View) -> ResolvedNode {
    let presentations = PresentationCollector()
    let context = ResolveContext(environment: environment).with { $0.presentations = presentations }
    let nodes = view._resolve(in: context)
    var root =
      nodes.count == 1
      ? nodes[0]
      : .stack(.vertical, alignment: .center, spacing: nil, children: nodes, in: environment)
    if root.layoutDirection == nil { root.layoutDirection = environment.layoutDirection }
    settleSizes(in: &root)
    showPresentations(presentations, over: &root)
    root.assignPaths()
    return root
  }

  /// Puts sheets, dialogs and popovers over the screen, and what these present over them.
  private func showPresentations(
    _ presentations: PresentationCollector, over root: inout ResolvedNode
  ) {
    let placement = Placement(measurer: measurer, scale: Double(environment.displayScale))
    for _ in 0..<Self.maximumPasses {
      guard
        presentations.present(over: &root, placement: placement, width: width, height: height)
      else { return }
      settleSizes(in: &root)
    }
  }

  /// The deepest nesting of size-dependent content that is followed.
  private static let maximumPasses = 8

  /// Resolves what depends on a size, the outermost first, until nothing is left that waits.
  private func settleSizes(in root: inout ResolvedNode) {
    let placement = Placement(measurer: measurer, scale: Double(environment.displayScale))
    for _ in 0..<Self.maximumPasses {
      guard root.waitsForSize else { return }
      var sizes = placement.frames(
        of: root, width: width, height: height, where: { $0.waitsForSize }
      ).makeIterator()
      root = root.settled(with: &sizes, placement: placement, isHeightKnown: height != nil)
    }
    root = root.withoutUnsettledContent()
  }
}

extension ResolvedNode.Kind {
  /// Whether content below waits for the size of this node.
  var waitsForSize: Bool {
    switch self {
    case .sizeReader, .fitting: true
    default: false
    }
  }
}

extension ResolvedNode {
  fileprivate var waitsForSize: Bool {
    kind.waitsForSize || children.contains { $0.waitsForSize }
  }

  /// The tree with the outermost waiting nodes settled; those inside them wait for the next pass.
  @MainActor
  fileprivate func settled(
    with sizes: inout IndexingIterator<[Size]>, placement: Placement, isHeightKnown: Bool
  ) -> ResolvedNode {
    var node = self
    switch kind {
    case .sizeReader(let content):
      guard let size = sizes.next() else { return self }
      node = ResolvedNode(.reader, children: content.resolve(in: size), name: name)
      node.semantics = semantics
      node.layoutDirection = layoutDirection
      return node
    case .fitting(let axes):
      guard let size = sizes.next() else { return self }
      // Sizes of waiting nodes inside the candidates were counted too.
      for child in children { child.skipSizes(&sizes) }
      let last = children.count - 1
      let fit = children.indices.first { index in
        let ideal = placement.idealSize(of: children[index])
        let fitsWidth = !axes.contains(.horizontal) || ideal.width <= size.width + 0.01
        let fitsHeight =
          !axes.contains(.vertical) || !isHeightKnown || ideal.height <= size.height + 0.01
        return fitsWidth && fitsHeight
      }
      var chosen = children[fit ?? last]
      if chosen.layoutDirection == nil { chosen.layoutDirection = layoutDirection }
      return chosen
    default:
      node.children = children.map {
        $0.settled(with: &sizes, placement: placement, isHeightKnown: isHeightKnown)
      }
      return node
    }
  }

  private func skipSizes(_ sizes: inout IndexingIterator<[Size]>) {
    if kind.waitsForSize { _ = sizes.next() }
    for child in children { child.skipSizes(&sizes) }
  }

  /// Content nested deeper than is followed is left out.
  fileprivate func withoutUnsettledContent() -> ResolvedNode {
    var node = self
    switch kind {
    case .sizeReader: node.kind = .reader
    case .fitting: return children.last?.withoutUnsettledContent() ?? ResolvedNode(.reader)
    default: break
    }
    node.children = node.children.map { $0.withoutUnsettledContent() }
    return node
  }

  /// Gives every node its path from the names and kinds of its ancestors.
  fileprivate mutating func assignPaths() {
    assignPaths(at: NodePath([segment]))
  }

  private mutating func assignPaths(at path: NodePath) {
    self.path = path
    // Wrappers do not show in paths: their children count as the parent's.
    var seen: [String: Int] = [:]
    var totals: [String: Int] = [:]
    for child in children { totals[child.segment, default: 0] += 1 }
    for index in children.indices {
      let segment = children[index].segment
      let position = seen[segment, default: 0]
      seen[segment] = position + 1
      if children[index].isPlumbing, children.count == 1 {
        children[index].assignPaths(at: path)
      } else if totals[segment] == 1 {
        children[index].assignPaths(at: path.appending(segment))
      } else {
        children[index].assignPaths(at: path.appending("\(segment)[\(position)]"))
      }
    }
  }

  private var segment: String { name ?? semantics.identifier ?? kind.typeName }

  /// Whether the node only places or paints its child.
  var isPlumbing: Bool { name == nil && semantics.isEmpty && kind.isModifier }
}

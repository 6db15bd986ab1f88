// How narrow boxes can be where words break: there is no such width in CSS.
extension LayoutPass {
  /// How deep in a box words are looked for: the search is a recursion of its own, beyond that of the layout.
  static var deepestWords: Int { 24 }

  /// The least width of a node's border box if every text in it that may break inside words does so.
  ///
  /// - Parameter levels: how deep the search goes; below that, words count as a whole.
  mutating func leastWidth(of node: Int, levels: Int = deepestWords) -> LayoutUnit {
    let space = ConstraintSpace()
    let style = styles.reference(node).value
    let isText = style.breaksWords && nodes[node].marks.contains(.measured)
    guard levels > 0, !style.width.isLength, !hasRatio(node),
      isText || !nodes[node].marks.contains(.measured)
    else { return widthContribution(of: node, in: space).minimum }
    let edges = boxEdges(of: node, percentageBase: nil)
    var content = LayoutUnit.zero
    if !isText, !isScrollContainer(node) {
      switch style.display {
      case .grid: content = leastGridWidth(of: node, levels: levels - 1)
      case .flex where !style.flexDirection.isColumn:
        var count = 0
        forEachChildInFlow(of: node) { pass, child in
          if count > 0 { content += pass.styles[node].columnGap.length(of: nil).nonNegative }
          content += pass.leastOuterWidth(of: child, inRow: true, levels: levels - 1)
          count += 1
        }
      default:
        forEachChildInFlow(of: node) { pass, child in
          let width = pass.leastOuterWidth(of: child, inRow: false, levels: levels - 1)
          content = max(content, width)
        }
      }
    }
    return widthLimits(of: node, in: space, edges: edges)
      .clamp(content.nonNegative + edges.horizontal)
  }

  private mutating func leastOuterWidth(of child: Int, inRow: Bool, levels: Int) -> LayoutUnit {
    let margins = margins(of: child, percentageBase: nil).horizontal
    if inRow, styles[child].shrinkFactor == 0 {
      return widthContribution(of: child, in: ConstraintSpace()).maximum + margins
    }
    return leastWidth(of: child, levels: levels) + margins
  }
}

extension Dimension {
  /// Whether the length is the same whatever room there is.
  fileprivate var isLength: Bool {
    switch kind {
    case .points, .minContent, .maxContent, .content: true
    case .auto, .percent, .fitContent, .stretch: false
    }
  }
}

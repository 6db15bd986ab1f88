public import Layout

/// The nodes of a tree's text form, read back to tell which node a place belongs to.
///
/// A line is `type "label" x,y w×h …`, indented by two spaces a level, in points; the first one is
/// the canvas. Lines of another form are kept out.
public struct TreeOutline: Equatable, Sendable {
  /// One node as its line says.
  public struct Node: Equatable, Sendable {
    /// The type and, if the node has one, the label in quotes.
    public let title: String
    /// The box in points.
    public let frame: Rect
    /// How many levels the node is below the canvas.
    public let depth: Int
    /// The number of the line, from 1.
    public let line: Int
  }

  /// The nodes in the order of their lines.
  public let nodes: [Node]

  /// Reads the text form of a tree; lines of another form are left out.
  public init(_ text: String) {
    var nodes: [Node] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let node = Self.node(String(line), number: index + 1) { nodes.append(node) }
    }
    self.nodes = nodes
  }

  /// The node that a changed box of pixels belongs to.
  ///
  /// A leaf that covers the box; or, where only a container does, the node in it that the box fits
  /// best; or the largest node with the box around its middle, as that of a shadow is, or with the
  /// box at one of its corners, as that of another radius is; or else the container.
  ///
  /// - Parameter pixelWidth: the width of the picture, from which the scale follows.
  public func node(covering box: ChangedBox, pixelWidth: Int) -> Node? {
    guard let canvas = nodes.first, canvas.frame.width > 0, pixelWidth > 0 else { return nil }
    let scale = Double(pixelWidth) / canvas.frame.width
    let area = Rect(
      x: Double(box.x) / scale, y: Double(box.y) / scale, width: Double(box.width) / scale,
      height: Double(box.height) / scale)
    let center = Rect(
      x: area.minX + area.width / 2, y: area.minY + area.height / 2, width: 0, height: 0)
    guard let index = deepest(covering: area) ?? deepest(covering: center) else { return nil }
    let content = content(of: index)
    guard !content.isEmpty else { return nodes[index] }
    return bestFit(for: area, among: content, better: fit(nodes[index].frame, area))
      ?? largest(decoratedBy: area, among: content) ?? nodes[index]
  }

  private func deepest(covering area: Rect) -> Int? {
    // Edges may be off by the rounding to pixels.
    let slack = 0.5
    var best: Int?
    for (index, node) in nodes.enumerated()
    where node.frame.minX <= area.minX + slack && node.frame.minY <= area.minY + slack
      && node.frame.maxX >= area.maxX - slack && node.frame.maxY >= area.maxY - slack
    {
      if node.depth >= best.map({ nodes[$0].depth }) ?? 0 { best = index }
    }
    return best
  }

  /// The nodes below a node, which follow it.
  private func content(of index: Int) -> ArraySlice<Node> {
    let rest = nodes[(index + 1)...]
    return rest.prefix { $0.depth > nodes[index].depth }
  }

  /// The node that shares at least half of what it and the area cover together, and more than
  /// `better`; the first of several.
  private func bestFit(
    for area: Rect, among nodes: ArraySlice<Node>, better: Double
  ) -> Node? {
    var best: (node: Node, fit: Double)?
    for node in nodes {
      let fit = fit(node.frame, area)
      if fit >= 0.5, fit > best?.fit ?? better { best = (node, fit) }
    }
    return best?.node
  }

  /// The common area as a share of what both cover.
  private func fit(_ a: Rect, _ b: Rect) -> Double {
    let width = min(a.maxX, b.maxX) - max(a.minX, b.minX)
    let height = min(a.maxY, b.maxY) - max(a.minY, b.minY)
    guard width > 0, height > 0 else { return 0 }
    let common = width * height
    return common / (a.width * a.height + b.width * b.height - common)
  }

  private func largest(decoratedBy area: Rect, among nodes: ArraySlice<Node>) -> Node? {
    var best: (node: Node, size: Double)?
    for node in nodes where surrounds(area, node.frame) || isAtCorner(area, of: node.frame) {
      let size = node.frame.width * node.frame.height
      if size > best?.size ?? 0 { best = (node, size) }
    }
    return best?.node
  }

  /// Whether a box reaches as far to the left of a frame as to its right; shadows fall downwards.
  private func surrounds(_ area: Rect, _ frame: Rect) -> Bool {
    let left = frame.minX - area.minX
    let right = area.maxX - frame.maxX
    guard left >= 0, right >= 0, area.minY <= frame.minY, area.maxY >= frame.maxY else {
      return false
    }
    return abs(left - right) <= (left + right) / 4 + 1
  }

  /// Whether a small box has a corner of a frame in it.
  private func isAtCorner(_ area: Rect, of frame: Rect) -> Bool {
    guard area.width * area.height * 4 <= frame.width * frame.height else { return false }
    return [frame.minX, frame.maxX].contains { $0 >= area.minX - 1 && $0 <= area.maxX + 1 }
      && [frame.minY, frame.maxY].contains { $0 >= area.minY - 1 && $0 <= area.maxY + 1 }
  }

  // MARK: Lines

  private static func node(_ line: String, number: Int) -> Node? {
    let depth = line.utf8.prefix { $0 == 0x20 }.count / 2
    var rest = Substring(line).drop { $0 == " " }
    let type = rest.prefix { $0 != " " }
    rest = rest.dropFirst(type.count).drop { $0 == " " }
    var title = String(type)
    if rest.first == "\"" {
      let label = quoted(rest)
      title += " " + label
      rest = rest.dropFirst(label.count).drop { $0 == " " }
    }
    let words = rest.split(separator: " ", maxSplits: 2)
    guard words.count >= 2, let origin = pair(words[0], separator: ","),
      let size = pair(words[1], separator: "×")
    else { return nil }
    return Node(
      title: title, frame: Rect(x: origin.0, y: origin.1, width: size.0, height: size.1),
      depth: depth, line: number)
  }

  /// The quoted text at the beginning, quotes and escapes included.
  private static func quoted(_ text: Substring) -> Substring {
    var isEscaped = false
    var end = text.index(after: text.startIndex)
    while end < text.endIndex {
      let character = text[end]
      end = text.index(after: end)
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        break
      }
    }
    return text[..<end]
  }

  private static func pair(_ text: Substring, separator: Character) -> (Double, Double)? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == 2, let first = Double(parts[0]), let second = Double(parts[1]),
      first.isFinite, second.isFinite
    else { return nil }
    return (first, second)
  }
}

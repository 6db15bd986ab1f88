public import Layout

/// The nodes of a tree's text form, read back to tell which node a place belongs to.
///
/// A line is `type "label" x,y w×h …`, indented by two spaces a level, in points; the first one is
/// the canvas. Lines of another form are kept out.
public struct TreeOutline: Equatable, Sendable {
  public struct Node: Equatable, Sendable {
    /// The type and, if the node has one, the label in quotes.
    public let title: String
    public let frame: Rect
    public let depth: Int
    /// The number of the line, from 1.
    public let line: Int
  }

  public let nodes: [Node]

  public init(_ text: String) {
    var nodes: [Node] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let node = Self.node(String(line), number: index + 1) { nodes.append(node) }
    }
    self.nodes = nodes
  }

  /// The deepest node that covers a box of pixels, the last drawn of several; if none covers it,
  /// the deepest of those that cover its centre.
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
    return deepest(covering: area) ?? deepest(covering: center)
  }

  private func deepest(covering area: Rect) -> Node? {
    // Edges may be off by the rounding to pixels.
    let slack = 0.5
    var best: Node?
    for node in nodes
    where node.frame.minX <= area.minX + slack && node.frame.minY <= area.minY + slack
      && node.frame.maxX >= area.maxX - slack && node.frame.maxY >= area.maxY - slack
    {
      if node.depth >= best?.depth ?? 0 { best = node }
    }
    return best
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

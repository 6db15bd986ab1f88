import Layout

extension Placement {
  /// The links of a placed text as nodes, with their parts of its lines.
  func links(in content: TextContent, of text: PositionedNode) -> [PositionedNode] {
    let links = content.text.links
    guard !links.isEmpty else { return [] }
    let isInline = content.text.hasWordsBesideLinks
    let frame = text.layoutFrame
    let boxes = measurer.boxes(
      of: content.text, width: frame.width, height: text.textMetrics?.room ?? .infinity)
    return links.enumerated().map { index, link in
      let parts = Self.joined(boxes[link.runs].flatMap(\.self))
        .map { $0.offsetBy(dx: frame.minX, dy: frame.minY) }
      let link = LinkContent(
        destination: link.destination, range: link.range, lines: parts.map { grid.snap($0) },
        layoutLines: parts, isInline: isInline)
      var node = PositionedNode(kind: .link(link), frame: .zero)
      node.frame = Self.union(link.lines) ?? Rect(origin: text.frame.origin, size: .zero)
      node.layoutFrame = Self.union(parts) ?? Rect(origin: frame.origin, size: .zero)
      node.layoutDirection = text.layoutDirection
      node.path = text.path.appending(links.count == 1 ? "link" : "link[\(index)]")
      // What an author calls a text that is one link is what the link is called.
      let label = links.count == 1 && !isInline ? text.semantics.label : nil
      node.semantics = text.semantics.ofLink(called: label ?? links[index].text, isInline: isInline)
      return node
    }
  }

  /// The boxes of a link line by line, those that touch as one.
  private static func joined(_ boxes: [Rect]) -> [Rect] {
    var joined: [Rect] = []
    for box in boxes.sorted(by: { ($0.minY, $0.minX) < ($1.minY, $1.minX) }) {
      if let last = joined.last, last.minY == box.minY, box.minX <= last.maxX + 1.0 / 64 {
        joined[joined.count - 1] = last.union(box)
      } else {
        joined.append(box)
      }
    }
    return joined
  }

  private static func union(_ boxes: [Rect]) -> Rect? {
    boxes.first.map { boxes.dropFirst().reduce($0) { $0.union($1) } }
  }
}

extension [Rect] {
  /// The rectangle inside parts of lines that a target in them has: the one into which the largest square fits;
  /// among equals the one with the greatest area. Room between two lines is theirs, up to half a line.
  var roomiest: Rect? {
    var best: Rect?
    func side(_ rect: Rect?) -> Double { rect.map { Swift.min($0.width, $0.height) } ?? 0 }
    func area(_ rect: Rect?) -> Double { rect.map { $0.width * $0.height } ?? 0 }
    for (index, first) in enumerated() {
      var room = first
      for next in [first] + self[(index + 1)...] {
        let gap = next.minY - room.maxY
        guard next == first || gap > -1.0 / 64 && gap < next.height / 2 else { break }
        room = Rect(
          minX: Swift.max(room.minX, next.minX), minY: room.minY,
          maxX: Swift.min(room.maxX, next.maxX), maxY: next.maxY)
        guard room.width > 0 else { break }
        if (side(best), area(best)) < (side(room), area(room)) { best = room }
        // More lines make it no wider, so the square in it grows no more.
        if room.height >= room.width { break }
      }
    }
    return best
  }
}

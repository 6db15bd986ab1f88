import Layout

// In a column that is too short SwiftUI shortens the texts in it. Which of them, and by how many lines, is found from
// what the other views need at least, which is known before layout where it follows from the tree alone.

extension ResolvedNode {
  /// What is left of the height of a column of several views where each has its least height; `nil` for other nodes.
  func heightToShare(of height: Double) -> Double? {
    guard case .stack(let style) = kind, style.axis == .vertical, children.count > 1 else {
      return nil
    }
    return height - leastHeight()
  }

  /// The height in points that the node has at least, as far as it follows from the tree: of a text one line, of what
  /// is not known 0.
  ///
  /// - Parameters:
  ///   - width: the width in points in which texts have all the lines that they are likely to want; `nil` leaves them one.
  ///   - levels: how far down it is looked for.
  func leastHeight(linesIn width: Double? = nil, _ levels: Int = 16) -> Double {
    guard levels > 0 else { return 0 }
    let inner = roomWidth(within: width)
    func least(_ child: ResolvedNode) -> Double { child.leastHeight(linesIn: inner, levels - 1) }
    switch kind {
    case .text(let content):
      return content.text.leastLineHeight * Double(width.map(content.text.likelyLines) ?? 1)
    case .spacer(let minLength): return minLength
    case .icon(let content): return content.size?.height ?? 0
    case .image(let content): return content.isResizable ? 0 : content.data.size.height
    case .frame(let style):
      if let height = style.height { return height }
      let own = children.first.map(least) ?? 0
      return max(min(own, style.maxHeight ?? own), style.minHeight ?? 0)
    case .padding(let edges):
      return max((children.first.map(least) ?? 0) + edges.top + edges.bottom, 0)
    case .stack(let style) where style.axis == .vertical:
      let gaps = style.adaptsSpacing ? 0 : style.spacing * Double(max(children.count - 1, 0))
      return max(children.reduce(gaps) { $0 + least($1) }, 0)
    case .stack, .overlay:
      return children.reduce(0) { $1.isSpacer ? $0 : max($0, least($1)) }
    case .layered(_, let base):
      return children.indices.contains(base) ? least(children[base]) : 0
    case .scroll, .grid, .arranged, .aspectRatio, .reader, .sizeReader, .custom, .fitting:
      return 0
    default: return children.count == 1 ? least(children[0]) : 0
    }
  }

  /// How many texts of the node are likely to have several lines, as far as their heights are not given; in a width in
  /// points.
  func longTexts(in width: Double, _ levels: Int = 16) -> Int {
    guard levels > 0, let inner = roomWidth(within: width) else { return 0 }
    switch kind {
    case .text(let content): return content.text.likelyLines(in: width) > 1 ? 1 : 0
    case .frame(let style) where style.height != nil: return 0
    case .scroll, .grid, .arranged, .aspectRatio, .reader, .sizeReader, .custom, .fitting: return 0
    case .layered(_, let base):
      return children.indices.contains(base) ? children[base].longTexts(in: inner, levels - 1) : 0
    default: return children.reduce(0) { $0 + $1.longTexts(in: inner, levels - 1) }
    }
  }

  /// About the part of a width that each view of a row has that says nothing of its own.
  func share(of width: Double, in style: StackStyle) -> Double {
    var (rest, count) = (width - style.spacing * Double(children.count - 1), 0.0)
    for child in children where !child.isSpacer {
      if let length = child.fixedLength(along: .horizontal) {
        rest -= length
      } else if case .icon(let content) = child.kind {
        rest -= content.size?.width ?? 0
      } else {
        count += 1
      }
    }
    return max(rest / max(count, 1), 0)
  }

  private var isSpacer: Bool {
    if case .spacer = kind { true } else { false }
  }
}

extension StyledText {
  /// How many lines the text has in a width, roughly.
  fileprivate func likelyLines(in width: Double) -> Int {
    let length = runs.reduce(0) { $0 + $1.likelyWidth }
    let breaks = runs.reduce(0) { $0 + $1.text.utf8.count { $0 == UInt8(ascii: "\n") } }
    let lines = breaks + max(Int(min(length / max(width, 1), 1e4).rounded(.up)), 1)
    return min(lines, paragraph.lineLimit ?? lines)
  }

  /// Whether it may have several lines: it is longer than most columns are narrow.
  var mayHaveLines: Bool {
    paragraph.lineLimit != 1
      && runs.reduce(0) { $0 + Double($1.text.utf8.count) * $1.style.font.size } > 200
  }

  /// How high a line is at least, in points: somewhat less than the fonts have it.
  fileprivate var leastLineHeight: Double {
    (runs.lazy.map(\.style.font.size).min() ?? 0) * 1.15
  }
}

extension StyledText.Run {
  /// About how wide it is, in points: an ideograph is as wide as its font is high, other characters on average half of that.
  fileprivate var likelyWidth: Double {
    text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x2E80 ? 0.5 : 1) } * style.font.size
  }
}

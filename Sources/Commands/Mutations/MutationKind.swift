import Components
import Layout

/// How a picture is broken on purpose, to see whether anybody would notice.
enum MutationKind: String, CaseIterable, Codable, Sendable {
  /// An element's label is dropped.
  case label
  /// The touch area of a target is halved in width and height.
  case target
  /// A colour is one of 255 steps greener, or less green.
  case color
  /// Two neighbours in a stack are swapped.
  case order
  /// A row of a right-to-left picture stays left to right.
  case rtl

  /// Breaks a node, where there is something of the kind to break.
  ///
  /// - Returns: what was done, in words.
  func change(_ node: inout ResolvedNode, isRightToLeft: Bool) -> String? {
    switch self {
    case .label:
      guard let label = node.semantics.label, !label.isEmpty, !node.semantics.isHidden else {
        return nil
      }
      node.semantics.label = nil
      return "the label \(messageQuoted(label)) is dropped"
    case .target: return nil
    case .color: return Self.shiftColor(of: &node)
    case .order:
      guard case .stack = node.kind else { return nil }
      let places = node.children.indices.filter { !node.children[$0].isSpace }
      guard
        let (one, other) = zip(places, places.dropFirst())
          .first(where: { node.children[$0] != node.children[$1] })
      else { return nil }
      node.children.swapAt(one, other)
      return "children \(one + 1) and \(other + 1) are swapped"
    case .rtl:
      guard isRightToLeft, case .stack(let style) = node.kind, style.axis == .horizontal,
        node.children.filter({ !$0.isSpace }).count > 1, node.layoutDirection != .leftToRight
      else { return nil }
      node.layoutDirection = .leftToRight
      return "the row stays left to right"
    }
  }

  /// Breaks a node where it stands, where there is something of the kind to break.
  func change(_ node: inout PositionedNode) -> String? {
    guard self == .target, var hit = node.hit, let area = hit.effective, area.width > 0,
      area.height > 0
    else { return nil }
    hit.visual = hit.visual.halved
    hit.wish = hit.wish.halved
    hit.claim = hit.claim.halved
    hit.effective = area.halved
    node.hit = hit
    return "the target of \(decimalText(area.width))×\(decimalText(area.height)) is halved"
  }

  private static func shiftColor(of node: inout ResolvedNode) -> String? {
    var words: String?
    func shifted(_ color: ResolvedColor) -> ResolvedColor {
      guard color.alpha > 0 else { return color }
      let step = (color.green * 255).rounded()
      let next = step < 128 ? step + 1 : step - 1
      words = "green goes from \(Int(step)) to \(Int(next)) of 255"
      return ResolvedColor(
        red: color.red, green: next / 255, blue: color.blue, alpha: color.alpha)
    }
    switch node.kind {
    case .shape(var content):
      guard case .color(let color) = content.fill else { return nil }
      content.fill = .color(shifted(color))
      node.kind = .shape(content)
    case .icon(var content):
      guard case .color(let color) = content.paint else { return nil }
      content.paint = .color(shifted(color))
      node.kind = .icon(content)
    case .text(var content):
      guard content.paint == nil, let first = content.text.runs.first else { return nil }
      content.text.runs[0].style.color = shifted(first.style.color)
      node.kind = .text(content)
    default: return nil
    }
    return words
  }
}

extension ResolvedNode {
  /// Whether the node only keeps others apart.
  fileprivate var isSpace: Bool {
    switch kind {
    case .spacer, .divider: true
    default: false
    }
  }
}

extension Rect {
  /// Half as wide and as high, with the same centre.
  fileprivate var halved: Rect {
    Rect(x: minX + width / 4, y: minY + height / 4, width: width / 2, height: height / 2)
  }
}

/// The places in a tree that a change applies to, in the order of the tree.
struct MutationSites<Node: TreeNode> {
  let change: (inout Node) -> String?

  func count(in root: Node) -> Int {
    var count = 0
    root.walk(()) { node, _ in
      var changed = node
      if change(&changed) != nil { count += 1 }
      return ()
    }
    return count
  }

  /// Changes one place.
  ///
  /// - Returns: the place's node before, and what was done; `nil` where there is no such place.
  func change(_ site: Int, in root: inout Node) -> (node: Node, words: String)? {
    var index = -1
    var done: (Node, String)?
    root.update(()) { node, _ in
      guard done == nil else { return nil }
      var changed = node
      guard let words = change(&changed) else { return () }
      index += 1
      guard index == site else { return () }
      done = (node, words)
      node = changed
      return nil
    }
    return done.map { (node: $0.0, words: $0.1) }
  }
}

/// Numbers that look random and are the same on every machine (SplitMix64).
struct MutationDice {
  private var state: UInt64

  /// - Parameter words: what the numbers are for: other words give others (FNV-1a).
  init(seed: Int, for words: String) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in "\(seed) \(words)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    state = hash
  }

  /// Some of the first whole numbers, each once, in ascending order.
  mutating func choose(_ count: Int, of total: Int) -> [Int] {
    guard count < total else { return Array(0..<max(total, 0)) }
    var rest = Array(0..<total)
    for index in 0..<count { rest.swapAt(index, index + Int(next() % UInt64(total - index))) }
    return rest.prefix(count).sorted()
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

extension LayoutTree {
  /// The frames of a subtree as text: one line per node, indented by depth, with the position in
  /// the parent and the size.
  ///
  /// Numbers have at most three decimals; the text is the same on every system.
  ///
  /// - Parameter showsBaselines: whether the first baseline follows, where there is one.
  public func dump(_ root: NodeID, showsBaselines: Bool = false) -> String {
    var lines: [String] = []
    var stack = [(node: root, depth: 0)]
    while let (node, depth) = stack.popLast() {
      let frame = frame(of: node)
      var line = String(repeating: "  ", count: depth)
      line += "\(decimalText(frame.minX)),\(decimalText(frame.minY)) "
      line += "\(decimalText(frame.width))×\(decimalText(frame.height))"
      if showsBaselines, let baseline = firstBaseline(of: node) {
        line += " baseline \(decimalText(baseline))"
      }
      lines.append(line)
      for child in children(of: node).reversed() { stack.append((child, depth + 1)) }
    }
    return lines.joined(separator: "\n")
  }
}

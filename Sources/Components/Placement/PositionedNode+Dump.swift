import Layout

extension PositionedTree {
  /// The tree as text, one node a line, indented by depth: the form that goldens compare.
  ///
  /// `type "label or text" x,y w×h [hit x,y w×h] [baseline y] [role] [state…]`, in points with at
  /// most three decimals. Nodes that only place or paint their child are left out.
  public func dump() -> String {
    var lines = ["canvas 0,0 \(decimalText(size.width))×\(decimalText(size.height))"]
    root.walk(1) { node, depth in
      guard node.isListed else { return depth }
      lines.append(String(repeating: "  ", count: depth) + node.line)
      return depth + 1
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension PositionedNode {
  /// Whether the node says anything in a dump.
  public var isListed: Bool {
    name != nil || !semantics.isEmpty || hit != nil || !kind.isModifier
  }

  /// The node on one line.
  public var line: String {
    var parts = [name ?? kind.typeName]
    if let spoken { parts.append(quoted(spoken)) }
    parts.append(rectText(frame))
    if let hit {
      parts.append("hit \(rectText(hit.effective ?? .zero))")
      if hit.effective != hit.wish { parts.append("wish \(rectText(hit.wish))") }
    }
    if case .link(let link) = kind {
      parts.append("to \(quoted(link.destination))")
      if link.lines.count > 1 { parts += ["lines"] + link.lines.map(rectText) }
      if link.isInline { parts.append("inline") }
    }
    if case .text = kind, let firstBaseline {
      parts.append("baseline \(decimalText(firstBaseline))")
    }
    if textMetrics?.isTruncated == true { parts.append("truncated") }
    if let role = semantics.role { parts.append(role.rawValue) }
    parts += semantics.states.map(\.rawValue)
    if semantics.isHidden { parts.append("hidden") }
    if let value = semantics.value { parts.append("value \(quoted(value))") }
    if let hint = semantics.hint { parts.append("hint \(quoted(hint))") }
    if let identifier = semantics.identifier { parts.append("id \(quoted(identifier))") }
    if semantics.sortPriority != 0 {
      parts.append("priority \(decimalText(semantics.sortPriority))")
    }
    if semantics.hasDetails {
      for (name, values) in semantics.details.listed {
        parts.append("\(name) \(values.map { quoted($0) }.joined(separator: " "))")
      }
    }
    return parts.joined(separator: " ")
  }

  /// The label, or what the node shows where it has none.
  private var spoken: String? {
    if let label = semantics.label { return label }
    switch kind {
    case .text(let content): return content.text.plainText
    case .icon(let content): return content.icon.name
    default: return nil
    }
  }
}

private func rectText(_ rect: Rect) -> String {
  "\(decimalText(rect.minX)),\(decimalText(rect.minY)) "
    + "\(decimalText(rect.width))×\(decimalText(rect.height))"
}

/// The text in quotes, on one line.
private func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    default:
      // Control characters and marks of direction would disturb the line they stand in.
      if scalar.value < 0x20 || (0x200B...0x200F).contains(scalar.value)
        || (0x2028...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
  return result + "\""
}

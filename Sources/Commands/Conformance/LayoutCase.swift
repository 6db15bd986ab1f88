import Components
import Layout

/// One case of a layout file: `{"name", "tree": {"style", "text", "children"}}`.
///
/// Trees are read with a stack in place of recursion, so that one of 10,000 levels is no danger.
struct LayoutCase {
  var name: String
  var tree: ConformanceTree

  init(_ value: JSONValue, position: Int) throws(DocumentError) {
    name = "case \(position)"
    if value.kind == .object, value["name"] != nil {
      name = try value.requiredString("name", of: "a case")
    }
    tree = try Self.tree(value.required("tree", of: "a case"))
  }

  private static func tree(_ root: JSONValue) throws(DocumentError) -> ConformanceTree {
    var tree = ConformanceTree()
    var waiting: [(value: JSONValue, parent: Int?)] = [(root, nil)]
    while let (value, parent) = waiting.popLast() {
      let children = try children(of: value)
      let text = try text(of: value, hasChildren: !children.isEmpty)
      let style = try style(of: value)
      let node: Int
      do {
        node = try tree.addNode(style, parent: parent, text: text)
      } catch {
        throw DocumentError(at: value, .notAllowed("\(error)"))
      }
      // The last in is the first out, and nodes are numbered in document order.
      for child in children.reversed() { waiting.append((child, node)) }
    }
    return tree
  }

  private static func children(of node: JSONValue) throws(DocumentError) -> [JSONValue] {
    guard node.kind == .object else { throw node.wrongKind(expected: "a node: an object") }
    guard let member = node["children"] else { return [] }
    guard member.kind == .array else { throw member.wrongKind(expected: "an array of nodes") }
    return Array(member.elements)
  }

  private static func text(
    of node: JSONValue, hasChildren: Bool
  ) throws(DocumentError) -> String? {
    guard let member = node["text"] else { return nil }
    guard let text = member.string else { throw member.wrongKind(expected: "a string") }
    guard !hasChildren else {
      throw DocumentError(at: member, .notAllowed("a node has a text or children, not both"))
    }
    return text
  }

  private static func style(of node: JSONValue) throws(DocumentError) -> LayoutStyle {
    var style = LayoutStyle()
    guard let member = node["style"] else { return style }
    guard member.kind == .object else {
      throw member.wrongKind(expected: "an object of properties")
    }
    for property in member.members {
      let value: StyleValue
      if let number = property.value.number {
        value = .number(number)
      } else if let word = property.value.string {
        value = .string(word)
      } else {
        throw property.value.wrongKind(expected: "a number, a percentage or a keyword")
      }
      do {
        try style.set(property: property.key, value: value)
      } catch {
        throw DocumentError(atKeyOf: property, .notAllowed("\(error)"))
      }
    }
    return style
  }
}

/// The notation of a place inside a JSON text (RFC 9535): `$.view.children[2]["my key"]`.
package enum JSONPath {
  /// The step from an object to the value of `key`.
  package static func step(_ key: String) -> String {
    isIdentifier(key) ? ".\(key)" : "[\(messageQuoted(key))]"
  }

  /// The step from an array to an element.
  package static func step(_ index: Int) -> String { "[\(index)]" }

  static func text(of target: Int, nodes: [JSONNode], bytes: [UInt8]) -> String {
    var path = "$"
    var steps = 0
    var container = 0
    while container != target {
      guard let (child, step) = step(from: container, towards: target, nodes, bytes) else { break }
      steps += 1
      // A path past this length helps nobody; its place is given by line and column.
      if steps <= 60 { path += step } else if steps == 61 { path += "…" }
      container = child
    }
    return path
  }

  /// The child of `container` that holds `target`, and the step to it.
  private static func step(
    from container: Int, towards target: Int, _ nodes: [JSONNode], _ bytes: [UInt8]
  ) -> (child: Int, step: String)? {
    let isObject = nodes[container].tag == .object
    var index = container + 1
    var position = 0
    while index <= target {
      let value = isObject ? index + 1 : index
      if target == index || target < Int(nodes[value].next) {
        let step =
          isObject ? Self.step(JSONText.string(of: nodes[index], in: bytes)) : Self.step(position)
        return (target == index ? target : value, step)
      }
      index = Int(nodes[value].next)
      position += 1
    }
    return nil
  }

  private static func isIdentifier(_ key: String) -> Bool {
    guard let first = key.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
      key.utf8.count <= 60
    else { return false }
    return key.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
  }
}

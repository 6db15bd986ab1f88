import XML

/// The rules of `<style>` elements: types, classes and ids, alone or together, in others or right in them.
struct SVGStyleSheet {
  /// What is asked of one element.
  private struct Compound {
    var type = ""
    var id = ""
    var classes: [String] = []
    var weight: Int { (id.isEmpty ? 0 : 10_000) + classes.count * 100 + (type.isEmpty ? 0 : 1) }

    func matches(_ element: Named) -> Bool {
      (type.isEmpty || type == element.type) && (id.isEmpty || id == element.id)
        && classes.allSatisfy(element.classes.contains)
    }
  }

  /// By what rules find an element.
  private struct Named {
    let type: String
    let id: String?
    let classes: [String]

    init(_ element: Int, of document: XMLDocument) {
      type = document.names[element]
      let attributes = document.attributes[element]
      id = attributes["id"]
      classes = (attributes["class"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    }
  }

  private struct Rule {
    var subject: Compound
    /// What is asked of the elements around it, outermost first, and whether the next one is right inside.
    var around: [(compound: Compound, isParent: Bool)] = []
    var properties: [String: String] = [:]
    var weight: Int { around.reduce(subject.weight) { $0 + $1.compound.weight } }

    func matches(_ named: Named, _ element: Int, of document: XMLDocument) -> Bool {
      guard subject.matches(named) else { return false }
      guard !around.isEmpty else { return true }
      var ancestors: [Int] = []
      var ancestor = document.parents[element]
      while ancestor >= 0 {
        ancestors.append(ancestor)
        ancestor = document.parents[ancestor]
      }
      // For each number of compounds, whether so many have been found, and whether just at the last ancestor.
      var found = Array(repeating: (ever: false, last: false), count: around.count + 1)
      found[0] = (true, true)
      for ancestor in ancestors.reversed() {
        let named = Named(ancestor, of: document)
        for count in stride(from: around.count, to: 0, by: -1) {
          let isReached =
            count == 1
            || (around[count - 2].isParent ? found[count - 1].last : found[count - 1].ever)
          found[count].last =
            isReached && around[count - 1].compound.matches(named)
          found[count].ever = found[count].ever || found[count].last
        }
      }
      return around[around.count - 1].isParent ? found[around.count].last : found[around.count].ever
    }
  }

  private var rules: [Rule] = []
  /// Selectors that are not read.
  private(set) var unknown: [String] = []
  /// How often elements around an element may be asked for, so that many rules on many elements end soon.
  private static let mostQuestions = 400_000
  private var nestedRules = 0

  /// Adds a text's rules for a document of so many elements.
  mutating func add(_ text: String, elements: Int) {
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "/"), rest[open...].hasPrefix("/*") {
      let comment = rest[open...]
      guard let end = comment.dropFirst(2).firstRange(ofText: "*/") else {
        rest = rest[..<open]
        break
      }
      rest = rest[..<open] + " " + rest[end...]
    }
    for block in rest.split(separator: "}") {
      let parts = block.split(separator: "{", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let properties = Self.properties(String(parts[1]))
      for selector in parts[0].split(separator: ",") {
        let name = String(selector).trimmed
        guard var rule = Self.rule(name),
          rule.around.isEmpty || nestedRules < Self.mostQuestions / elements
        else {
          unknown.append(String(name.prefix(60)))
          continue
        }
        rule.properties = properties
        if !rule.around.isEmpty { nestedRules += 1 }
        rules.append(rule)
      }
    }
    rules = rules.enumerated().sorted {
      ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset)
    }.map(\.element)
  }

  /// Forgets what is said of a class alone.
  mutating func removeRules(ofClass name: String) {
    rules.removeAll { $0.subject.classes == [name] && $0.around.isEmpty }
  }

  private static func rule(_ selector: String) -> Rule? {
    var words: [String] = []
    for character in selector {
      if character == ">" || character.isWhitespace {
        words.append(character == ">" ? ">" : "")
        words.append("")
      } else {
        if words.isEmpty { words.append("") }
        words[words.count - 1].append(character)
      }
    }
    var compounds: [(compound: Compound, isParent: Bool)] = []
    for word in words where !word.isEmpty {
      if word == ">" {
        guard let last = compounds.last, !last.isParent else { return nil }
        compounds[compounds.count - 1].isParent = true
      } else if let compound = compound(word) {
        compounds.append((compound, false))
      } else {
        return nil
      }
    }
    guard let subject = compounds.popLast(), !subject.isParent, compounds.count <= 8 else {
      return nil
    }
    return Rule(subject: subject.compound, around: compounds)
  }

  private static func compound(_ selector: String) -> Compound? {
    guard !selector.isEmpty, !selector.contains(where: { "+~[]:@".contains($0) }) else {
      return nil
    }
    var compound = Compound()
    var kind: Character = " "
    var word = ""
    for character in selector + " " {
      guard ".# *".contains(character) else {
        word.append(character)
        continue
      }
      switch kind {
      case ".": compound.classes.append(word)
      case "#": compound.id = word
      default: compound.type = word
      }
      (kind, word) = (character, "")
    }
    return compound
  }

  /// The pairs of a declaration block or a `style` attribute.
  static func properties(_ text: String) -> [String: String] {
    var result: [String: String] = [:]
    for pair in text.split(separator: ";") {
      let parts = pair.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      var value = String(parts[1]).trimmed
      if value.hasSuffix("!important") { value = String(value.dropLast(10)).trimmed }
      result[String(parts[0]).trimmed] = value
    }
    return result
  }

  /// What an element sets: its attributes, the rules that match it, its `style`.
  ///
  /// - Parameter attributes: those to take instead of its own.
  func properties(
    of element: Int, in document: XMLDocument, attributes: [String: String]? = nil
  ) -> [String: String] {
    var result = attributes ?? document.attributes[element]
    let named = Named(element, of: document)
    for rule in rules where rule.matches(named, element, of: document) {
      result.merge(rule.properties) { $1 }
    }
    if let style = result["style"] { result.merge(Self.properties(style)) { $1 } }
    return result
  }
}

extension String {
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

extension Substring {
  /// The place behind a text's first occurrence.
  fileprivate func firstRange(ofText text: String) -> Index? {
    var place = startIndex
    while place < endIndex {
      if self[place...].hasPrefix(text) { return index(place, offsetBy: text.count) }
      place = index(after: place)
    }
    return nil
  }
}

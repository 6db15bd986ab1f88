import Layout

/// A node that a screen reader may find: of a tree with or without places.
package protocol SpokenNode: TreeNode {
  var kind: ResolvedNode.Kind { get }
  var semantics: Semantics { get }
  var name: String? { get }
  var spokenFrame: Rect? { get }
  var spokenPath: String { get }
}

extension ResolvedNode: SpokenNode {
  package var spokenFrame: Rect? { nil }
  package var spokenPath: String { "" }
}

extension PositionedNode: SpokenNode {
  package var spokenFrame: Rect? { frame }
  package var spokenPath: String { path.description }
}

/// Finds the elements of a tree in the order in which they are read.
///
/// The order is that of the tree, which for rows is from leading to trailing; among siblings those
/// with a higher sort priority come first. A dialog hides everything else. What has the trait `isModal` hides its
/// siblings, as Apple documents the trait: the elements of its container, or of the screen where it is in none, and
/// not those beside the container.
package struct SpokenElements {
  /// The elements of the nodes that are open, the innermost last, in runs by their priorities.
  private var open: [[Entry]] = [[]]
  /// Elements of a child with its priority.
  private struct Entry {
    var priority: Double
    var elements: [SpokenElement]
  }
  /// How many nodes have been left.
  private var count = 0

  package static func of(_ root: some SpokenNode) -> [SpokenElement] {
    var finder = SpokenElements()
    finder.visit(dialog(in: root) ?? root)
    var elements = unhidden(finder.open[0].flatMap(\.elements))
    finder.pairUp(&elements)
    return elements
  }

  /// The dialog that is painted last. An alert is none: a toast or a banner is heard beside all else.
  private static func dialog<Node: SpokenNode>(in root: Node) -> Node? {
    var found: Node?
    root.walk(()) { node, _ -> Void? in
      guard !node.isUnheard else { return nil }
      if node.semantics.role == .dialog { found = node }
      return ()
    }
    return found
  }

  /// The elements of a container, or those of the last modal node among them.
  private static func unhidden(_ elements: [SpokenElement]) -> [SpokenElement] {
    guard let last = elements.lazy.compactMap(\.modal).max() else { return elements }
    return elements.filter { $0.modal == last }
  }

  private mutating func visit(_ root: some SpokenNode) {
    root.walk(()) { node, _ -> Void? in
      guard !node.isUnheard else { return nil }
      open.append([])
      return ()
    } leave: { node in
      count += 1
      let semantics = node.semantics
      let inner = open.removeLast()
      // Those of the highest priority first; equal ones in their order.
      let order = inner.enumerated().sorted {
        ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
      }
      var content = order.flatMap(\.element.elements)
      if semantics.children != nil || semantics.role?.isContainer == true {
        content = Self.unhidden(content)
        for index in content.indices { content[index].modal = nil }
      }
      var elements = Self.elements(of: node, content)
      if semantics.traits.contains(.isModal) {
        for index in elements.indices { elements[index].modal = count }
      }
      guard !elements.isEmpty else { return }
      // A node that only places another one has that one's priority.
      let own = semantics.sortPriority
      let priority = own == 0 && inner.count == 1 ? inner[0].priority : own
      open[open.count - 1].append(Entry(priority: priority, elements: elements))
    }
  }

  // MARK: - One node

  /// What is found at a node whose content has been looked at.
  private static func elements(
    of node: some SpokenNode, _ content: [SpokenElement]
  ) -> [SpokenElement] {
    let semantics = node.semantics
    if let replacement = semantics.replacement {
      let elements = replacement.map { $0.placed(at: node) }
      return semantics.children == .ignore
        ? elements.map { $0.saying(semantics) } : handedDown(semantics, to: elements)
    }
    switch node.kind {
    case .text(let text):
      let words = semantics.label ?? text.text.plainText
      guard !words.isSilent else { return [] }
      return [element(of: text.text, saying: words, node, content)]
    case .link(let link):
      var element = element(node, semantics, nil)
      element.destination = link.destination
      if link.lines.count > 1 { element.lines = link.lines }
      return [element]
    case .icon, .image:
      guard semantics.label != nil || semantics.role != nil else { return [] }
      var own = semantics
      let isImage = !(own.hasDetails && own.details.flags.contains(.isNoImage))
      if isImage, own.role == nil { own.role = .image }
      if isImage, own.role != .image { own.traits.insert(.isImage) }
      return [element(node, own, nil)]
    default: break
    }
    let isControl = semantics.isInteractive
    if isControl || semantics.children == .combine {
      return [combined(node, content, isControl: isControl)]
    }
    if semantics.children == .ignore {
      return semantics.saysNothing ? [] : [element(node, semantics, nil)]
    }
    if semantics.children != .contain, semantics.role?.isContainer != true,
      semantics.label != nil, !content.contains(where: \.semantics.isInteractive)
    {
      var element = element(node, semantics, content.first?.language)
      element.links = content.flatMap(\.links)
      return [element]
    }
    return handedDown(semantics, to: content)
  }

  /// The element of a text: a link where the text is no more than one, else with the links in it.
  private static func element(
    of text: StyledText, saying words: String, _ node: some SpokenNode, _ links: [SpokenElement]
  ) -> SpokenElement {
    let language = text.paragraph.locale
    var semantics = node.semantics
    semantics.label = words
    guard text.isOneLink else {
      var element = element(node, semantics, language)
      // Only a placed text has a node for each.
      element.links = links.isEmpty ? text.links.map { of($0, in: text, node) } : links
      for index in element.links.indices { element.links[index].language = language }
      return element
    }
    if semantics.role == nil { semantics.role = .link }
    if semantics.role != .link { semantics.traits.insert(.isLink) }
    var element = element(node, semantics, language)
    element.destination = text.links.first?.destination
    return element
  }

  /// A link of a text that has no place.
  private static func of(
    _ link: StyledText.Link, in text: StyledText, _ node: some SpokenNode
  ) -> SpokenElement {
    let isInline = text.hasWordsBesideLinks
    var element = element(
      node, node.semantics.ofLink(called: link.text, isInline: isInline), nil)
    element.destination = link.destination
    return element
  }

  /// The elements of a container, with what it says of all of them.
  private static func handedDown(
    _ semantics: Semantics, to content: [SpokenElement]
  ) -> [SpokenElement] {
    var elements = content
    switch semantics.role {
    case _ where semantics.role == .tabBar || semantics.traits.contains(.isTabBar):
      // Whatever it holds is a tab.
      for index in elements.indices { elements[index].semantics.role = .tab }
      number(&elements, of: .tab)
    case .list where !elements.isEmpty:
      elements[0].isListStart = true
      // What stands alone begins its list.
      if elements.count > 1 { elements[elements.count - 1].isListEnd = true }
    default:
      number(&elements, of: .radio)
      // Only what was made a container holds all choices of one control; a stack in it may hold some.
      if semantics.children == .contain { number(&elements, of: .tab) }
    }
    let group = semantics.label ?? semantics.role?.rawValue
    let isGroup = semantics.role?.isContainer == true || semantics.children == .contain
    for index in elements.indices {
      if isGroup, elements[index].group == nil { elements[index].group = group }
      if let role = semantics.role, !role.isContainer, elements[index].semantics.role == nil {
        elements[index].semantics.role = role
      }
      for state in semantics.states { elements[index].semantics.insert(state) }
      if let hint = semantics.hint, !isGroup, elements[index].semantics.hint == nil {
        elements[index].semantics.hint = hint
      }
      // The value of one element; of several it is that of what holds them.
      if let value = semantics.value, elements.count == 1, !isGroup,
        elements[0].semantics.value == nil
      {
        elements[0].semantics.value = value
      }
      elements[index].semantics.traits.formUnion(semantics.traits.subtracting(.isModal))
      if semantics.hasDetails {
        var details = semantics.details
        // Where each element would tell it, the first one does.
        if index > 0 { (details.chart, details.rotors) = (nil, []) }
        elements[index].semantics.details.add(details)
      }
    }
    return elements
  }

  private static func number(_ elements: inout [SpokenElement], of role: AccessibilityRole) {
    let places = elements.indices.filter {
      elements[$0].semantics.role == role && elements[$0].position == nil
    }
    guard places.count > 1 else { return }
    for (number, place) in places.enumerated() {
      elements[place].position = (number + 1, places.count)
    }
  }

  /// One element of a node and everything in it.
  private static func combined(
    _ node: some SpokenNode, _ content: [SpokenElement], isControl: Bool
  ) -> SpokenElement {
    var semantics = node.semantics
    // Of several controls that are combined each becomes an action.
    let controls = isControl ? [] : content.filter(\.semantics.isInteractive)
    let spoken = controls.count > 1 ? content.filter { !$0.semantics.isInteractive } : content
    if semantics.label == nil {
      let words = spoken.compactMap(\.semantics.label)
      semantics.label = words.isEmpty ? nil : words.joined(separator: ", ")
    }
    if semantics.role?.isField == true, semantics.label == semantics.value { semantics.label = nil }
    if semantics.value == nil {
      let values = spoken.compactMap(\.semantics.value)
      semantics.value = values.isEmpty ? nil : values.joined(separator: ", ")
    }
    if semantics.hint == nil { semantics.hint = spoken.lazy.compactMap(\.semantics.hint).first }
    if controls.count == 1 { semantics.role = semantics.role ?? controls[0].semantics.role }
    if controls.count > 1 {
      semantics.details.actions += controls.compactMap(\.semantics.label).map {
        AccessibilityDetails.Action($0)
      }
    }
    for part in spoken {
      if !isControl { for state in part.semantics.states { semantics.insert(state) } }
      semantics.traits.formUnion(part.semantics.traits)
      if !isControl, semantics.role == nil, part.semantics.role == .header {
        semantics.role = .header
      }
      if part.semantics.hasDetails { semantics.details.add(part.semantics.details) }
    }
    var element = element(node, semantics, content.first?.language)
    element.links = spoken.flatMap(\.links)
    return element
  }

  private static func element(
    _ node: some SpokenNode, _ semantics: Semantics, _ language: String?
  ) -> SpokenElement {
    let details = semantics.hasDetails ? semantics.details : nil
    var element = SpokenElement(
      semantics: semantics, frame: node.spokenFrame, path: node.spokenPath, name: node.name,
      language: details?.language ?? language)
    element.destination = details?.destination
    return element
  }

  // MARK: - Pairs

  /// Reads the label of a pair with its content, as one element where the content is.
  private func pairUp(_ elements: inout [SpokenElement]) {
    func pair(_ element: SpokenElement) -> AccessibilityDetails.Pair? {
      element.semantics.hasDetails ? element.semantics.details.pair : nil
    }
    var labels: [String: SpokenElement] = [:]
    for element in elements {
      if let pair = pair(element), pair.isLabel { labels[pair.id] = element }
    }
    let contents = Set(
      elements.compactMap { pair($0) }.filter { !$0.isLabel }.map(\.id))
    for index in elements.indices {
      guard let pair = pair(elements[index]), !pair.isLabel, let label = labels[pair.id] else {
        continue
      }
      let own = [label.semantics.label, elements[index].semantics.label].compactMap { $0 }
      elements[index].semantics.label = own.joined(separator: ", ")
      elements[index].links = label.links + elements[index].links
    }
    elements.removeAll { element in
      pair(element).map { $0.isLabel && contents.contains($0.id) } ?? false
    }
  }
}

extension SpokenElement {
  /// The element, and the links in it, where a node is that it replaces.
  fileprivate func placed(at node: some SpokenNode) -> SpokenElement {
    var element = self
    (element.frame, element.path) = (node.spokenFrame, node.spokenPath)
    element.links = links.map { $0.placed(at: node) }
    return element
  }

  /// The element with what is said of the node that it replaces, which began as its own and may have been changed.
  fileprivate func saying(_ semantics: Semantics) -> SpokenElement {
    var element = self
    element.semantics = semantics
    element.semantics.details.replacement = nil
    element.language = semantics.details.language ?? language
    element.destination = semantics.details.destination ?? destination
    return element
  }
}

extension Semantics {
  /// What a reader finds in place of the node's own content; `nil` for that content.
  package var replacement: [SpokenElement]? { hasDetails ? details.replacement : nil }

  /// Whether an element with nothing else in it would be silent.
  fileprivate var saysNothing: Bool {
    guard label == nil, value == nil, hint == nil, role == nil else { return false }
    return !hasDetails || !details.flags.contains(.adjustable)
  }
}

extension AccessibilityDetails {
  /// Takes over what another node says that this one does not.
  fileprivate mutating func add(_ other: AccessibilityDetails) {
    flags.formUnion(other.flags)
    headingLevel = headingLevel ?? other.headingLevel
    actions += other.actions.filter { !actions.contains($0) }
    content += other.content.filter { !content.contains($0) }
    rotors += other.rotors.filter { !rotors.contains($0) }
    if inputLabels.isEmpty { inputLabels = other.inputLabels }
    shortcut = shortcut ?? other.shortcut
    textContentType = textContentType ?? other.textContentType
    pitch = pitch ?? other.pitch
    language = language ?? other.language
    chart = chart ?? other.chart
    destination = destination ?? other.destination
    pair = pair ?? other.pair
    linkedGroup = linkedGroup ?? other.linkedGroup
  }
}

extension AccessibilityRole {
  /// Whether a reader finds what is in the node and not the node.
  package var isContainer: Bool {
    switch self {
    case .alert, .dialog, .grid, .list, .menu, .navigation, .tabBar: true
    default: false
    }
  }

  package var isField: Bool { self == .textField || self == .searchField }
}

extension SpokenNode {
  /// Whether a screen reader passes the node by.
  fileprivate var isUnheard: Bool {
    if semantics.isHidden { return true }
    if case .effect(.opacity(let opacity)) = kind { return opacity <= 0 }
    return false
  }
}

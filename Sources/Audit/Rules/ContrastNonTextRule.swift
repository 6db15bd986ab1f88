import Components
import Graphics
import Layout
import Render

/// `contrast-nontext`: symbols, and the controls that no text shows, stand out by 3:1 (WCAG 1.4.11).
enum ContrastNonTextRule {
  private static let required = 3.0

  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    for element in subject.nodes {
      if case .icon(let content) = element.node.kind {
        checkSymbol(content, element, subject, &outcome)
      } else if element.node.semantics.role?.isShownByShapes == true {
        checkControl(element, subject, &outcome)
      }
    }
  }

  // MARK: - Symbols

  private static func checkSymbol(
    _ content: IconContent, _ element: AuditedNode, _ subject: AuditSubject,
    _ outcome: inout RuleOutcome
  ) {
    guard !element.isDisabled, !element.isInert, !element.isInvisible,
      !isDecorative(element, subject)
    else { return outcome.exempt() }
    let search = ContrastSearch(subject, ink: content.paint, of: element)
    // Symbols keep away from the corners of their square.
    let side = min(element.node.frame.width, element.node.frame.height)
    let middle = element.node.frame.insetBy(dx: side / 5, dy: side / 5)
    let drawn = IconPainter.bounds(of: content, in: element.node.frame)
    let box = drawn?.intersection(middle) ?? middle
    switch search.worst(in: [box], enough: required) {
    case .unseen: outcome.exempt()
    case .ample: outcome.pass()
    case .unknown(let reason): outcome.skip(reason)
    case .contrast(let ratio, let ink, let backdrop):
      guard ratio.value < required else { return outcome.pass() }
      outcome.fail(
        element,
        measured: "\(ratioText(ratio.value)) (\(colorText(ink)) on \(colorText(backdrop)))",
        required: ratioText(required),
        advice: "Choose a colour further from the backdrop for the symbol.")
    }
  }

  /// Whether other content says what the symbol says: a text of the same control, or, outside
  /// controls, whatever let the author hide the symbol.
  private static func isDecorative(_ element: AuditedNode, _ subject: AuditSubject) -> Bool {
    guard let index = element.target else { return element.isHidden }
    let target = subject.targets[index].element
    return subject.hasText(in: target)
  }

  // MARK: - Controls

  private static func checkControl(
    _ element: AuditedNode, _ subject: AuditSubject, _ outcome: inout RuleOutcome
  ) {
    guard !element.isDisabled, !element.isInert, !element.isInvisible else {
      return outcome.exempt()
    }
    let own = ownShapes(of: element, subject)
    let around = own == nil ? FieldSurroundings(of: element, subject)?.box : nil
    guard let box = own ?? around, !box.isEmpty,
      // A control whose middle is scrolled away is not seen there, but what lies beside the view.
      element.viewport.contains(Rect(origin: box.center, size: .zero))
    else { return outcome.exempt() }
    let scan = EdgeScan(scene: subject.scene, vision: subject.vision)
    switch scan.sharpestEdge(around: box) {
    case .unseen: outcome.exempt()
    case .ample: outcome.pass()
    case .unknown(let reason): outcome.skip(reason)
    case .contrast(let ratio, let one, let other):
      guard ratio.value < required else { return outcome.pass() }
      // A page of the same colour bounds nothing: such a field is its text.
      if own == nil, one == other { return outcome.exempt() }
      outcome.fail(
        element,
        measured: "\(ratioText(ratio.value)) (\(colorText(one)) beside \(colorText(other)))",
        required: ratioText(required),
        advice: "Give the control an outline or a filling that stands out from its surroundings.")
    }
  }

  /// The box of the shapes in a control; `nil` where it has none. The caret of a field shows the focus, and not
  /// where the field is.
  private static func ownShapes(of control: AuditedNode, _ subject: AuditSubject) -> Rect? {
    let isField = control.node.semantics.role?.isField == true
    return subject.nodes[control.order..<control.end].lazy.filter { node in
      guard case .shape(let content) = node.node.kind, !node.isInvisible else { return false }
      let isCaret = isField && node.bounds.width <= 3
      return (content.fill != nil || content.stroke != nil) && !isCaret
    }.map(\.bounds).reduce(nil) { $0?.union($1) ?? $1 }
  }
}

/// What modifiers draw around a field, or around a row that holds nothing else to touch but buttons without words, such
/// as a symbol, the field and a button that empties it.
private struct FieldSurroundings {
  /// The most room in points that shapes leave above and below a field together: what is higher holds more than it.
  private static let room = 48.0

  let box: Rect

  init?(of control: AuditedNode, _ subject: AuditSubject) {
    guard control.node.semantics.role?.isField == true else { return nil }
    let canvas = Rect(origin: .zero, size: subject.tree.size)
    let isInList = Self.isInList(control, subject)
    var inner = control
    var wraps = true
    while inner.parent != inner.order {
      let outer = subject.nodes[inner.parent]
      // What has a name, such as a row of a list, or a role, is no part of a field.
      guard outer.node.name == nil, outer.node.semantics.role == nil,
        Self.isAlone(control, in: outer, subject)
      else { return nil }
      wraps = wraps && outer.onlyWraps(inner)
      var box: Rect?
      for node in subject.nodes[outer.order..<outer.end] where !control.contains(node) {
        guard case .shape(let content) = node.node.kind, !node.isInvisible,
          node.bounds.insetBy(dx: -0.5, dy: -0.5).contains(control.bounds)
        else { continue }
        let isLow = node.bounds.height <= control.bounds.height + Self.room
        let isStroked = (content.stroke?.pen.width ?? 0) > 0
        // The background of a bar reaches from one side to the other; that of a list is its rows'.
        let isBar = node.bounds.minX <= canvas.minX && node.bounds.maxX >= canvas.maxX
        let isOther = isBar || isInList
        let isFilled = content.fill.map { $0 != .color(.clear) } ?? false
        if isStroked && (wraps || isLow) || isFilled && isLow && !isOther {
          box = box?.union(node.bounds) ?? node.bounds
        }
      }
      if let box {
        self.box = box
        return
      }
      inner = outer
    }
    return nil
  }

  private static func isInList(_ field: AuditedNode, _ subject: AuditSubject) -> Bool {
    var element = field
    while element.parent != element.order {
      element = subject.nodes[element.parent]
      if element.node.semantics.role == .list { return true }
    }
    return false
  }

  private static func isAlone(
    _ field: AuditedNode, in outer: AuditedNode, _ subject: AuditSubject
  ) -> Bool {
    subject.targets.allSatisfy { target in
      let element = target.element
      return !outer.contains(element) || element.order == field.order || field.contains(element)
        || !subject.hasText(in: element)
    }
  }
}

extension AccessibilityRole {
  /// Whether readers know a control of the role by its shapes and not by its text.
  fileprivate var isShownByShapes: Bool {
    switch self {
    case .checkbox, .radio, .toggle, .slider, .progress, .textField, .searchField: true
    default: false
    }
  }
}

extension AccessibilityRole {
  fileprivate var isField: Bool { self == .textField || self == .searchField }
}

extension AuditedNode {
  /// Whether the node only places or paints a node in it, which is all that its size is made of.
  func onlyWraps(_ inner: AuditedNode) -> Bool {
    guard node.name == nil, node.semantics.isEmpty else { return false }
    switch node.kind {
    case .layered(_, let base):
      guard node.children.indices.contains(base) else { return false }
      return node.children[base].path == inner.node.path
    case .frame, .padding, .aspectRatio, .fixedSize, .layoutPriority, .offset, .effect:
      return node.children.count == 1
    default: return false
    }
  }
}

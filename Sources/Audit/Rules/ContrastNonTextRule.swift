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
    guard !element.isDisabled, !element.isInert, !element.isInvisible,
      let box = shapes(of: element, subject), !box.isEmpty,
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
      outcome.fail(
        element,
        measured: "\(ratioText(ratio.value)) (\(colorText(one)) beside \(colorText(other)))",
        required: ratioText(required),
        advice: "Give the control an outline or a filling that stands out from its surroundings.")
    }
  }

  /// The box of the shapes of a control; `nil` where it has none.
  private static func shapes(of control: AuditedNode, _ subject: AuditSubject) -> Rect? {
    let own = box(of: control.order..<control.end, subject) { $0.fill != nil || $0.stroke != nil }
    guard own == nil, control.node.semantics.role?.isField == true else { return own }
    // The border of a field may be a modifier around it.
    var inner = control
    while inner.parent != inner.order {
      let outer = subject.nodes[inner.parent]
      guard outer.onlyWraps(inner) else { return nil }
      let border = box(of: outer.order..<outer.end, subject) { ($0.stroke?.pen.width ?? 0) > 0 }
      if let border { return border }
      inner = outer
    }
    return nil
  }

  /// The box of some shapes of a part of the tree; `nil` where there is none.
  private static func box(
    of orders: Range<Int>, _ subject: AuditSubject, where isAsked: (ShapeContent) -> Bool
  ) -> Rect? {
    var box: Rect?
    for node in subject.nodes[orders] {
      guard case .shape(let content) = node.node.kind, !node.isInvisible, isAsked(content) else {
        continue
      }
      box = box?.union(node.bounds) ?? node.bounds
    }
    return box
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

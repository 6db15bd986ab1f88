import Foundation

extension ResolvedNode {
  /// The colour that a screen's scrolling content has behind it, which continues under the screen's
  /// bars; `nil` where the content does not scroll or has no plain colour behind it.
  ///
  /// - Parameter fill: the colour found so far, further out.
  func screenFill(over fill: ResolvedPaint? = nil) -> ResolvedPaint? {
    switch kind {
    case .scroll: return fill
    case .layered(_, let base) where children.indices.contains(base):
      return children[base].screenFill(
        over: children[..<base].compactMap(\.plainColor).last ?? fill)
    default: return children.count == 1 ? children[0].screenFill(over: fill) : nil
    }
  }

  /// Takes the layer behind all content of a screen, where it reaches under the status bar and so under the screen's
  /// own bar, as `Color.blue.ignoresSafeArea()` or a picture at the back of a `ZStack` does; `nil` where there is no
  /// such layer.
  ///
  /// The layer ends below the bar, whose height nobody knows yet: the screen puts it behind itself instead.
  mutating func takeScreenLayer() -> ScreenLayer? {
    guard !children.isEmpty else { return nil }
    switch kind {
    case .overlay:
      if let layer = children[0].takeReachingLayer() { return layer }
      return children.count == 1 ? children[0].takeScreenLayer() : nil
    case .layered(_, let base) where children.indices.contains(base):
      if base > 0, let layer = children[0].takeReachingLayer() { return layer }
      return children[base].takeScreenLayer()
    case .padding where reachesUp: return takeReachingLayer()
    case .padding(let distances) where distances.top > 0: return nil
    default: return children.count == 1 ? children[0].takeScreenLayer() : nil
    }
  }

  /// Takes what reaches further up than its place: the fill of a rectangle, or all of it.
  private mutating func takeReachingLayer() -> ScreenLayer? {
    // A layer that waits for the size of what it is behind: what takes it has it wait again.
    if case .replaced = kind, children.count == 1, case .frame = children[0].kind,
      children[0].children.count == 1
    {
      return children[0].children[0].takeReachingLayer()
    }
    guard case .padding = kind, children.count == 1 else { return nil }
    guard reachesUp else { return children[0].takeReachingLayer() }
    if let fill = children[0].takeFill() { return .fill(fill) }
    guard fillsRoom else { return nil }
    let layer = self
    // Its place stays as large as it was.
    self = ResolvedNode(.shape(ShapeContent(geometry: ShapeGeometry(.rectangle))))
    return .content(layer)
  }

  /// Whether all of a screen that scrolls or reads its size ignores the safe area at the top, as a scroll view, or
  /// every layer of a `ZStack`, with `ignoresSafeArea()` does.
  var goesOnUnderBar: Bool {
    let isMeasured = containsNode { node in
      switch node.kind {
      case .scroll, .reader, .sizeReader: true
      default: nil
      }
    }
    return isMeasured && reachesUpWhole
  }

  private var reachesUpWhole: Bool {
    switch kind {
    case .padding where reachesUp: true
    case .padding(let distances) where distances.top > 0: false
    case .overlay: !children.isEmpty && children.allSatisfy(\.reachesUpWhole)
    case .layered(_, let base):
      children.indices.contains(base) && children[base].reachesUpWhole
    default: kind.traits.contains(.wraps) && children.count == 1 && children[0].reachesUpWhole
    }
  }

  private var reachesUp: Bool {
    guard ignoresSafeArea, case .padding(let distances) = kind else { return false }
    return distances.top < 0
  }

  /// Whether the node takes all the height there is, and nothing in it scrolls.
  private var fillsRoom: Bool {
    let scrolls = containsNode { node in
      if case .scroll = node.kind { true } else { nil }
    }
    return !scrolls && fillsHeight
  }

  /// Whether the node takes all the height there is.
  var fillsHeight: Bool {
    var waiting = [self]
    while let node = waiting.popLast() {
      switch node.kind {
      case .shape, .reader, .sizeReader, .custom: return true
      case .scroll(let axes, _):
        if axes.contains(.vertical) { return true }
        waiting += node.children
      case .image(let content) where content.isResizable: return true
      case .icon(let content) where content.size == nil: return true
      case .frame(let style) where style.height != nil: break
      case .frame(let style) where style.maxHeight != nil: return true
      case .fixedSize(let axes) where axes.contains(.vertical): break
      case .layered(_, let base) where node.children.indices.contains(base):
        waiting.append(node.children[base])
      case .stack(let style) where style.axis == .vertical:
        if node.children.contains(where: \.isSpacer) { return true }
        waiting += node.children
      default: waiting += node.children
      }
    }
    return false
  }

  private var isSpacer: Bool {
    if case .spacer = kind { true } else { false }
  }

  private mutating func takeFill() -> ResolvedPaint? {
    switch kind {
    case .shape(var content):
      guard content.geometry == ShapeGeometry(.rectangle), content.stroke == nil,
        let fill = content.fill
      else { return nil }
      content.fill = nil
      kind = .shape(content)
      return fill
    case .padding, .element: return children.count == 1 ? children[0].takeFill() : nil
    default: return nil
    }
  }

  /// The opaque colour that fills the node's whole box.
  private var plainColor: ResolvedPaint? {
    switch kind {
    case .shape(let content):
      guard content.geometry == ShapeGeometry(.rectangle), content.stroke == nil,
        case .color(let color)? = content.fill, color.alpha == 1
      else { return nil }
      return content.fill
    case .padding, .element: return children.count == 1 ? children[0].plainColor : nil
    default: return nil
    }
  }
}

/// What lies behind all content of a screen.
enum ScreenLayer {
  case fill(ResolvedPaint)
  case content(ResolvedNode)
}

/// A paint that is resolved already.
extension ResolvedPaint: ShapeStyle {
  public func _resolvePaint(in environment: EnvironmentValues) -> ResolvedPaint { self }
}

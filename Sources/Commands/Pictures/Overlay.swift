import Audit
import Components
import Foundation
import Layout

/// What may be drawn over a picture to explain it.
enum OverlayLayer: String, CaseIterable {
  case hit, frames, baselines, labels
}

/// A view as large as a placed picture that marks its nodes.
struct OverlayView: View {
  let tree: PositionedTree
  let layers: [OverlayLayer]
  /// Whose requirements colour the hit areas.
  var profile = AuditProfile.hig

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      ForEach(Array(marks.enumerated()), id: \.offset) { _, mark in mark.view }
    }
    .frame(width: CGFloat(tree.size.width), height: CGFloat(tree.size.height))
    .environment(\.layoutDirection, .leftToRight)
  }

  private var marks: [OverlayMark] {
    var marks: [OverlayMark] = []
    if layers.contains(.hit) {
      for target in AuditedTargets(in: tree, profile: profile).targets {
        marks += OverlayMark.marks(of: target)
      }
    }
    // Each layer lies wholly above the one before, in the order of the layers' names in the help.
    for layer in OverlayLayer.allCases where layer != .hit && layers.contains(layer) {
      tree.root.forEach { node in marks += OverlayMark.marks(of: node, in: layer) }
    }
    return marks
  }
}

/// One mark of an overlay.
@MainActor
struct OverlayMark {
  let frame: Rect
  let view: AnyView

  private init(_ frame: Rect, _ content: some View) {
    self.frame = frame
    view = AnyView(
      content
        .frame(width: CGFloat(frame.width), height: CGFloat(frame.height), alignment: .topLeading)
        .offset(x: CGFloat(frame.minX), y: CGFloat(frame.minY)))
  }

  static func marks(of node: PositionedNode, in layer: OverlayLayer) -> [OverlayMark] {
    switch layer {
    case .hit: []
    case .frames: node.isListed ? [frameMark(node.frame)] : []
    case .baselines: baselineMarks(node)
    case .labels: labelMark(node).map { [$0] } ?? []
    }
  }

  /// Green where the profile is met, amber where it is excused or only its minimum is met, red
  /// below; with the size.
  static func marks(of target: TargetGrade) -> [OverlayMark] {
    let color =
      switch target.grade {
      case .met: Color(hex: 0x1B7F3B)
      case .excused: Color(hex: 0x9A5B00)
      case .missed: Color(hex: 0xC1121F)
      }
    let (width, height) = (target.area.width, target.area.height)
    let size =
      "\(decimalText(width, fractionDigits: 1))×\(decimalText(height, fractionDigits: 1))"
    return [
      OverlayMark(
        target.shown,
        Rectangle().fill(color.opacity(0.22)).overlay { Rectangle().strokeBorder(color) }),
      OverlayMark(target.shown, tag(size, color)),
    ]
  }

  private static func frameMark(_ frame: Rect) -> OverlayMark {
    OverlayMark(frame, Rectangle().strokeBorder(Color(hex: 0x0A66D6).opacity(0.8), lineWidth: 0.5))
  }

  private static func baselineMarks(_ node: PositionedNode) -> [OverlayMark] {
    guard case .text = node.kind else { return [] }
    var lines: [Double] = []
    for line in [node.firstBaseline, node.lastBaseline] {
      if let line, lines.last != line { lines.append(line) }
    }
    return lines.map { y in
      OverlayMark(
        Rect(x: node.frame.minX, y: y - 0.25, width: node.frame.width, height: 0.5),
        Rectangle().fill(Color(hex: 0xC2006B)))
    }
  }

  private static func labelMark(_ node: PositionedNode) -> OverlayMark? {
    let semantics = node.semantics
    guard semantics.role != nil || semantics.label != nil, !semantics.isHidden else { return nil }
    let words = [semantics.role?.rawValue, semantics.label.map { "“\($0)”" }, semantics.value]
    return OverlayMark(
      node.frame, tag(words.compactMap { $0 }.joined(separator: " "), Color(hex: 0x5B2A9D)))
  }

  private static func tag(_ text: String, _ color: Color) -> some View {
    Text(verbatim: text)
      .font(.system(size: 8, weight: .semibold))
      .foregroundStyle(Color.white)
      .padding(.horizontal, 2)
      .background(color)
      .fixedSize()
  }
}

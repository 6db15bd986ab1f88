import Components
import Graphics
import Layout

/// `text-clipped`: the lines of a text lie inside every clip around it and inside the canvas.
enum TextClippedRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    // Snapping may move the text and the clip against each other by a pixel.
    let slack = 2 * subject.pixelSlack + 1e-6
    for text in subject.texts {
      guard !text.element.isInert else {
        outcome.exempt()
        continue
      }
      let clip = text.element.clip.insetBy(dx: -slack, dy: -slack)
      if let cut = text.pageLines.first(where: { !clip.contains($0) }) {
        outcome.fail(
          text.element, measured: measured(cut, text.element.clip), required: "nothing cut",
          advice: "Give the text the room it needs at this type size instead of a fixed height or "
            + "width.", cut: CutText(text: text.content.text.plainText, missing: missing(text)))
      } else {
        outcome.pass()
      }
    }
  }

  /// What the clip cuts off at most of a line, and of all lines together.
  private static func missing(_ text: AuditedText) -> Size {
    let left = text.pageLines.map { $0.clipped(to: text.element.clip) }
    let width = zip(text.pageLines, left).map { $0.width - max(0, $1.width) }.max() ?? 0
    let clip = text.element.clip
    let above = max(0, clip.minY - text.pageBounds.minY)
    let below = max(0, text.pageBounds.maxY - clip.maxY)
    return Size(width: width, height: min(above + below, text.pageBounds.height))
  }

  private static func measured(_ line: Rect, _ clip: Rect) -> String {
    let left = line.clipped(to: clip)
    guard !left.isEmpty else { return "nothing left of a line" }
    return "\(sizeText(left.size)) left of a line of \(sizeText(line.size))"
  }
}

import Layout

/// `text-overlap`: the lines of two texts that are both seen do not lie on each other.
enum TextOverlapRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    // Each of two neighbours may be snapped towards the other.
    let slack = 2 * subject.pixelSlack + 1e-6
    for (index, text) in subject.texts.enumerated() {
      guard !text.element.isInert else {
        outcome.exempt()
        continue
      }
      let earlier = subject.texts[..<index].first { other in
        !other.element.isInert
          && overlap(of: other, text, slack).map { isSeen(other, at: $0, beneath: text, subject) }
            ?? false
      }
      guard let earlier, let common = overlap(of: earlier, text, slack) else {
        outcome.pass()
        continue
      }
      outcome.fail(
        text.element, measured: "\(sizeText(common.size)) on \(earlier.element.node.path)",
        required: "no text beneath", advice: "Let the texts share a stack, so that one makes room.")
    }
  }

  /// The largest common part of a line of one text and a line of the other.
  private static func overlap(
    of one: AuditedText, _ other: AuditedText, _ slack: Double
  ) -> Rect? {
    guard one.pageBounds.intersection(other.pageBounds) != nil else { return nil }
    var most: Rect?
    for line in one.visibleLines {
      for otherLine in other.visibleLines {
        guard let common = line.intersection(otherLine), common.width > slack,
          common.height > slack
        else { continue }
        if most.map({ common.width * common.height > $0.width * $0.height }) ?? true {
          most = common
        }
      }
    }
    return most
  }

  /// Whether no surface between the two hides the earlier text there.
  private static func isSeen(
    _ text: AuditedText, at place: Rect, beneath later: AuditedText, _ subject: AuditSubject
  ) -> Bool {
    let ink = Ink(order: text.element.order, paint: .color(.black), frame: text.element.node.frame)
    let scene = LocalScene(subject.scene, in: place, ink: ink.order)
    return scene.sample(at: place.center, ink: ink).visibility > 0
  }
}

extension AuditedText {
  /// The part of each line that clips leave, in the picture.
  fileprivate var visibleLines: [Rect] {
    pageLines.map { $0.clipped(to: element.clip) }.filter { !$0.isEmpty }
  }
}

import Audit
import Components

/// What an audit says of the App Store's accessibility labels.
///
/// A label is a claim about the common tasks of an app, which people have to try: a screen can only disprove
/// it.
enum AuditLabelsReport {
  /// A label with what could break it.
  private struct Label: Sendable {
    var name: String
    var rules: [AuditRule]
    /// The appearances in which a finding counts, and what they are called.
    var appearance = "any appearance"
    var counts: @Sendable (Variant) -> Bool = { _ in true }
  }

  private static let contrast: [AuditRule] = [.contrastText, .contrastNonText]

  private static let labels: [Label] = [
    Label(
      name: "VoiceOver",
      rules: [
        .labelMissing, .roleMissing, .imageLabel, .controlHidden, .controlCovered,
        .nestedInteractive, .tabSelection, .elementEmpty, .labelUnclear, .readingOrder,
      ]),
    Label(
      name: "Voice Control",
      rules: [.labelMissing, .labelInName, .controlHidden, .controlUnresponsive]),
    // 200 % are asked for; accessibility 3 is the first size that has them.
    Label(
      name: "Larger Text", rules: AuditRule.contentLoss, appearance: "text from 100 to 235 %",
      counts: { $0.dynamicTypeSize > .large && $0.dynamicTypeSize <= .accessibility3 }),
    Label(
      name: "Dark Interface", rules: contrast, appearance: "dark appearances",
      counts: { $0.colorScheme == .dark }),
    Label(
      name: "Differentiate Without Color Alone", rules: [.colourOnlyStatus, .linkColourOnly]),
    Label(name: "Sufficient Contrast", rules: contrast),
    Label(
      name: "Reduced Motion", rules: [.motionUnreduced],
      appearance: "appearances with reduced motion",
      counts: { $0.reduceMotion }),
    Label(name: "Captions", rules: []), Label(name: "Audio Descriptions", rules: []),
  ]

  static func write(_ paper: AuditPaper) -> String {
    var lines = labels.map { line($0, paper) }
    lines.append(
      "A label is a claim about an app's common tasks: an audit can break it, and only people can make it."
    )
    lines.append("Repeat: \(paper.command)")
    return lines.map { $0 + "\n" }.joined()
  }

  private static func line(_ label: Label, _ paper: AuditPaper) -> String {
    guard !label.rules.isEmpty else { return "\(label.name): not checked: no rule looks for it" }
    let asked = label.rules.filter { rule in paper.report.tallies.contains { $0.rule == rule } }
    guard !asked.isEmpty else {
      return
        "\(label.name): not checked: \(label.rules.map(\.rawValue).joined(separator: ", ")) did not run"
    }
    // Advice is none: no label depends on it.
    let found = paper.allFindings.filter { finding in
      asked.contains(finding.rule) && finding.severity != .advice
        && variants(of: finding).contains(where: label.counts)
    }
    if let first = found.first {
      return "\(label.name): breaks: \(first.story) [\(appearance(of: first, label))] \(first.line)"
        + (found.count > 1 ? "; \(found.count - 1) more" : "")
    }
    let pictures = paper.report.pictures.filter { picture in
      Variant(name: picture.variant).map(label.counts) ?? true
    }
    guard !pictures.isEmpty else {
      return "\(label.name): not checked: no picture of \(label.appearance)"
    }
    let judged = asked.reduce(0) { $0 + paper.report.tally(of: $1).checked }
    guard judged > 0 else { return "\(label.name): not checked: nothing that the rules judge" }
    return "\(label.name): no break found in \(count(pictures.count, "picture"))"
  }

  private static func variants(of finding: AuditFinding) -> [Variant] {
    finding.spread?.variants ?? [Variant(name: finding.variant) ?? Variant()]
  }

  private static func appearance(of finding: AuditFinding, _ label: Label) -> String {
    finding.spread?.variants.first(where: label.counts)?.name ?? finding.variant
  }
}

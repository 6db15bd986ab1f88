/// Where a rule comes from.
public struct AuditReference: Hashable, Sendable {
  /// The success criteria of WCAG 2.2, such as `2.5.8`, the one that is missed first.
  public var criteria: [String]
  /// The sections of Apple's Human Interface Guidelines.
  public var guidelines: [String]
}

extension AuditRule {
  /// What asks for the rule; no criteria and no guidelines where only the tool does.
  public var reference: AuditReference {
    let (criteria, guidelines) = Self.references[self] ?? ([], [])
    return AuditReference(criteria: criteria, guidelines: guidelines)
  }

  private typealias Reference = (criteria: [String], guidelines: [String])

  private static let references: [AuditRule: Reference] = [
    .targetSize: (["2.5.8", "2.5.5"], ["Buttons"]),
    .targetOverlap: (["2.5.8"], ["Buttons"]),
    .targetClipped: (["2.5.8"], ["Buttons"]),
    .targetCovered: (["2.5.8"], ["Layout"]),
    .targetSpacing: ([], ["Accessibility"]),
    .draggingAlternative: (["2.5.7"], ["Drag and drop"]),
    .nestedInteractive: (["4.1.2"], []),
    .contrastText: (["1.4.3", "1.4.6"], ["Accessibility"]),
    .contrastNonText: (["1.4.11"], ["Accessibility"]),
    .colourOnlyStatus: (["1.4.1"], ["Color"]),
    .linkColourOnly: (["1.4.1"], ["Color"]),
    .focusVisible: (["2.4.7", "1.4.11"], ["Focus and selection"]),
    .glassOnGlass: ([], ["Materials"]),
    .labelMissing: (["4.1.2"], ["VoiceOver"]),
    .labelDuplicate: (["2.4.6"], ["VoiceOver"]),
    .roleMissing: (["4.1.2", "2.1.1"], ["VoiceOver"]),
    .imageLabel: (["1.1.1"], ["VoiceOver"]),
    .redundantLabel: ([], ["VoiceOver"]),
    .readingOrder: (["1.3.2", "2.4.3"], ["VoiceOver"]),
    .controlHidden: (["4.1.2"], ["VoiceOver"]),
    .controlCovered: (["2.4.11", "2.4.7"], ["Layout"]),
    .controlUnresponsive: (["2.1.1"], ["Accessibility"]),
    .labelInName: (["2.5.3"], ["Accessibility"]),
    .labelUnclear: (["1.1.1", "2.4.6"], ["VoiceOver"]),
    .labelRepeated: (["2.4.9"], ["VoiceOver"]),
    .progressLabel: (["4.1.2"], []),
    .decorationLabelled: (["1.1.1"], ["VoiceOver"]),
    .elementEmpty: (["4.1.2"], ["VoiceOver"]),
    .tabSelection: (["4.1.2"], ["Tab bars"]),
    .headingMissing: (["1.3.1", "2.4.10"], ["VoiceOver"]),
    .languageOfParts: (["3.1.2"], []),
    .textTruncated: (["1.4.4"], ["Typography"]),
    .textClipped: (["1.4.4", "1.4.10"], ["Typography"]),
    .textOverlap: (["1.4.12", "1.4.4"], ["Typography"]),
    .textTooSmall: ([], ["Typography"]),
    .reflow: (["1.4.10"], ["Typography"]),
    .untranslated: (["3.1.1"], []),
    .imageOfText: (["1.4.5"], []),
    .motionUnreduced: (["2.3.3", "2.2.2"], ["Motion"]),
  ]
}

import Components

extension AuditRule {
  /// Runs the rule.
  func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    switch self {
    case .targetSize: TargetSizeRule.check(subject, &outcome)
    case .targetOverlap: TargetOverlapRule.check(subject, &outcome)
    case .targetClipped: TargetClippedRule.check(subject, &outcome)
    case .nestedInteractive: NestedInteractiveRule.check(subject, &outcome)
    case .contrastText: ContrastTextRule.check(subject, &outcome)
    case .contrastNonText: ContrastNonTextRule.check(subject, &outcome)
    case .colourOnlyStatus: ColourOnlyStatusRule.check(subject, &outcome)
    case .glassOnGlass: GlassOnGlassRule.check(subject, &outcome)
    case .contrastAPCA: ContrastAPCARule.check(subject, &outcome)
    case .labelMissing: LabelMissingRule.check(subject, &outcome)
    case .labelDuplicate: LabelDuplicateRule.check(subject, &outcome)
    case .roleMissing: RoleMissingRule.check(subject, &outcome)
    case .imageLabel: ImageLabelRule.check(subject, &outcome)
    case .redundantLabel: RedundantLabelRule.check(subject, &outcome)
    case .readingOrder: ReadingOrderRule.check(subject, &outcome)
    case .textTruncated: TextTruncatedRule.check(subject, &outcome)
    case .textClipped: TextClippedRule.check(subject, &outcome)
    case .textOverlap: TextOverlapRule.check(subject, &outcome)
    case .textTooSmall: TextTooSmallRule.check(subject, &outcome)
    case .glyphMissing: GlyphMissingRule.check(subject, &outcome)
    case .symbolMissing: SymbolMissingRule.check(subject, &outcome)
    case .untranslated: UntranslatedRule.check(subject, &outcome)
    case .missingResource: MissingResourceRule.check(subject, &outcome)
    }
  }
}

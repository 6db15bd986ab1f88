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
    case .targetCovered: TargetCoveredRule.check(subject, &outcome)
    case .linkColourOnly: LinkColourOnlyRule.check(subject, &outcome)
    case .focusVisible: FocusVisibleRule.check(subject, &outcome)
    case .controlHidden: ControlHiddenRule.check(subject, &outcome)
    case .controlCovered: ControlCoveredRule.check(subject, &outcome)
    case .controlUnresponsive: ControlUnresponsiveRule.check(subject, &outcome)
    case .labelInName: LabelInNameRule.check(subject, &outcome)
    case .labelUnclear: LabelUnclearRule.check(subject, &outcome)
    case .labelRepeated: LabelRepeatedRule.check(subject, &outcome)
    case .progressLabel: ProgressLabelRule.check(subject, &outcome)
    case .decorationLabelled: DecorationLabelledRule.check(subject, &outcome)
    case .elementEmpty: ElementEmptyRule.check(subject, &outcome)
    case .tabSelection: TabSelectionRule.check(subject, &outcome)
    case .headingMissing: HeadingMissingRule.check(subject, &outcome)
    case .languageOfParts: LanguageOfPartsRule.check(subject, &outcome)
    case .reflow: ReflowRule.check(subject, &outcome)
    case .imageOfText: ImageOfTextRule.check(subject, &outcome)
    case .missingResource: MissingResourceRule.check(subject, &outcome)
    }
  }
}

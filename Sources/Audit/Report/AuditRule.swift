import Components

/// The rules of the audit; the raw values are stable names.
public enum AuditRule: String, CaseIterable, Codable, Hashable, Sendable {
  // Targets
  case targetSize = "target-size"
  case targetOverlap = "target-overlap"
  case targetClipped = "target-clipped"
  case nestedInteractive = "nested-interactive"
  case targetCovered = "target-covered"
  /// Opt-in: rows, toolbars and bars of the systems themselves have less room.
  case targetSpacing = "target-spacing"
  case draggingAlternative = "dragging-alternative"
  // Contrast
  case contrastText = "contrast-text"
  case contrastNonText = "contrast-nontext"
  case colourOnlyStatus = "colour-only-status"
  case linkColourOnly = "link-colour-only"
  case focusVisible = "focus-visible"
  case glassOnGlass = "glass-on-glass"
  /// Opt-in: it advises, and no guideline requires it yet.
  case contrastAPCA = "contrast-apca"
  // Semantics
  case labelMissing = "label-missing"
  case labelDuplicate = "label-duplicate"
  case roleMissing = "role-missing"
  case imageLabel = "image-label"
  case redundantLabel = "redundant-label"
  case readingOrder = "reading-order"
  case controlHidden = "control-hidden"
  case controlCovered = "control-covered"
  case controlUnresponsive = "control-unresponsive"
  case labelInName = "label-in-name"
  case labelUnclear = "label-unclear"
  case labelRepeated = "label-repeated"
  case progressLabel = "progress-label"
  case decorationLabelled = "decoration-labelled"
  case elementEmpty = "element-empty"
  case tabSelection = "tab-selection"
  case headingMissing = "heading-missing"
  case languageOfParts = "language-of-parts"
  // Text
  case textTruncated = "text-truncated"
  case textClipped = "text-clipped"
  case textOverlap = "text-overlap"
  case textTooSmall = "text-too-small"
  case glyphMissing = "glyph-missing"
  case reflow
  // Content
  case symbolMissing = "symbol-missing"
  case missingResource = "missing-resource"
  case untranslated
  case imageOfText = "image-of-text"
  case motionUnreduced = "motion-unreduced"
}

extension AuditRule {
  /// The rules that run where none are named: all that a profile stands behind.
  public static let standard = allCases.filter { $0 != .contrastAPCA && $0 != .targetSpacing }

  /// How grave a finding of the rule is.
  public var severity: AuditSeverity {
    switch self {
    case .targetSize, .targetOverlap, .targetClipped, .nestedInteractive, .contrastText,
      .contrastNonText, .colourOnlyStatus, .labelMissing, .roleMissing, .imageLabel,
      .textClipped, .textOverlap, .glyphMissing, .symbolMissing, .missingResource, .targetCovered,
      .focusVisible, .controlHidden, .controlCovered, .controlUnresponsive, .labelInName,
      .tabSelection, .linkColourOnly:
      .error
    case .glassOnGlass, .labelDuplicate, .redundantLabel, .readingOrder, .textTruncated,
      .textTooSmall, .untranslated, .labelUnclear, .progressLabel, .decorationLabelled,
      .elementEmpty, .reflow, .imageOfText, .languageOfParts, .draggingAlternative,
      .motionUnreduced:
      .warning
    case .contrastAPCA, .labelRepeated, .headingMissing, .targetSpacing: .advice
    }
  }

  /// How grave a finding is to those who follow a profile.
  ///
  /// Advice where the profile's own guidelines do not ask for it: Apple's own look tells links by their
  /// colour and reads progress without a name, and VoiceOver finds the language of a script.
  public func severity(by profile: AuditProfile) -> AuditSeverity {
    let isWCAG = profile == .wcagAA || profile == .wcagAAA
    switch self {
    case .linkColourOnly, .progressLabel, .languageOfParts, .imageOfText, .reflow,
      .draggingAlternative:
      return isWCAG ? severity : .advice
    default: return severity
    }
  }

  /// What the rule asks, in one sentence.
  public var summary: String {
    switch self {
    case .targetSize: "Targets are large enough to hit."
    case .targetOverlap: "Enough of a target is left free by those above it."
    case .targetClipped: "Enough of a target is inside its clips and the canvas."
    case .nestedInteractive: "No target is inside another one."
    case .contrastText: "Text stands out from what is behind it."
    case .contrastNonText: "Symbols and the bounds of controls stand out from their surroundings."
    case .colourOnlyStatus: "A status is shown by more than its colour."
    case .glassOnGlass: "No translucent material covers another one."
    case .contrastAPCA: "Text has the perceptual contrast that its size and weight need."
    case .labelMissing: "Every target has a name."
    case .labelDuplicate: "Targets side by side have different names."
    case .roleMissing: "What can be touched has the role of a control."
    case .imageLabel: "Every picture has a label or is hidden from assistive technology."
    case .redundantLabel: "A label does not repeat what is spoken anyway."
    case .readingOrder: "What is read first also comes first in the picture."
    case .textTruncated: "Text is shown in full."
    case .textClipped: "Neither a clip nor the edge of the canvas cuts text off."
    case .textOverlap: "No text overlaps another one."
    case .textTooSmall: "Text is at least 11 points high."
    case .glyphMissing: "Every character has a glyph in some font."
    case .symbolMissing: "Every symbol that is named exists."
    case .untranslated: "Every text is in the language of the picture."
    case .targetCovered: "No bar covers what is touched."
    case .targetSpacing: "There is room between targets."
    case .draggingAlternative: "What is dragged can be moved by touching, too."
    case .motionUnreduced: "No motion repeats where a reader asks for less of it."
    case .linkColourOnly: "A link in a text is told by more than its colour."
    case .focusVisible: "The control that has the focus is seen to have it."
    case .controlHidden: "No control that is seen is hidden from assistive technology."
    case .controlCovered: "No control that is read or focused is wholly covered."
    case .controlUnresponsive: "What has the role of a control responds to touch and keys."
    case .labelInName: "A control is called by the words that it shows."
    case .labelUnclear: "A label is words, not the name of a file or an emoji."
    case .labelRepeated: "Controls in different places have different names."
    case .progressLabel: "Progress says of what."
    case .decorationLabelled: "A picture is hidden or has a label, and not both."
    case .elementEmpty: "Every element has a size and something to say."
    case .tabSelection: "One of the tabs of a bar is selected."
    case .headingMissing: "A screen with several sections has headings."
    case .languageOfParts: "A text in another script says its language."
    case .reflow: "A line can be read without scrolling sideways."
    case .imageOfText: "Words are text and not a picture."
    case .missingResource: "Every picture, colour and font that is named exists."
    }
  }
}

extension AuditRule {
  /// Whether the rule tells of the whole picture what none of its nodes shows.
  var isOfPicture: Bool { self == .missingResource || self == .untranslated }

  /// The rules that tell where content is lost when there is less room or larger text.
  public static let contentLoss: [AuditRule] = [
    .textTruncated, .textClipped, .textOverlap, .targetClipped,
  ]

  /// Whether what the rule finds depends on where things are and how much room they have.
  var dependsOnLayout: Bool {
    switch self {
    case .targetSize, .targetOverlap, .targetClipped, .targetCovered, .targetSpacing,
      .contrastText, .contrastNonText, .contrastAPCA, .glassOnGlass, .readingOrder,
      .controlCovered, .elementEmpty, .headingMissing, .textTruncated, .textClipped, .textOverlap,
      .textTooSmall, .reflow:
      true
    default: false
    }
  }

  /// Whether what the rule finds depends on colours, and not only on what is opaque or clear.
  var dependsOnColor: Bool {
    switch self {
    case .contrastText, .contrastNonText, .contrastAPCA, .linkColourOnly, .focusVisible: true
    default: false
    }
  }

  /// Whether what the rule finds depends on how colours are seen.
  var dependsOnVision: Bool {
    switch self {
    case .contrastText, .contrastNonText, .contrastAPCA: true
    default: false
    }
  }
}

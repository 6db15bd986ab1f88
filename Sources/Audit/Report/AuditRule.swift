import Components

/// The rules of the audit; the raw values are stable names.
public enum AuditRule: String, CaseIterable, Codable, Hashable, Sendable {
  // Targets
  case targetSize = "target-size"
  case targetOverlap = "target-overlap"
  case targetClipped = "target-clipped"
  case nestedInteractive = "nested-interactive"
  // Contrast
  case contrastText = "contrast-text"
  case contrastNonText = "contrast-nontext"
  case colourOnlyStatus = "colour-only-status"
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
  // Text
  case textTruncated = "text-truncated"
  case textClipped = "text-clipped"
  case textOverlap = "text-overlap"
  case textTooSmall = "text-too-small"
  case glyphMissing = "glyph-missing"
  // Content
  case symbolMissing = "symbol-missing"
  case missingResource = "missing-resource"
  case untranslated
}

extension AuditRule {
  /// The rules that run where none are named: all that a profile stands behind.
  public static let standard = allCases.filter { $0 != .contrastAPCA }

  /// How grave a finding of the rule is.
  public var severity: AuditSeverity {
    switch self {
    case .targetSize, .targetOverlap, .targetClipped, .nestedInteractive, .contrastText,
      .contrastNonText, .colourOnlyStatus, .labelMissing, .roleMissing, .imageLabel,
      .textClipped, .textOverlap, .glyphMissing, .symbolMissing, .missingResource:
      .error
    case .glassOnGlass, .labelDuplicate, .redundantLabel, .readingOrder, .textTruncated,
      .textTooSmall, .untranslated:
      .warning
    case .contrastAPCA: .advice
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
    case .missingResource: "Every picture, colour and font that is named exists."
    }
  }
}

extension AuditRule {
  /// Whether the rule tells of the whole picture what none of its nodes shows.
  var isOfPicture: Bool { self == .missingResource || self == .untranslated }

  /// Whether what the rule finds depends on how colours are seen.
  var dependsOnVision: Bool {
    switch self {
    case .contrastText, .contrastNonText, .contrastAPCA: true
    default: false
    }
  }
}

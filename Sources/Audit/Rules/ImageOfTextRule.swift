import Components

/// `image-of-text`: words that a picture shows neither grow with the type size nor change colour
/// (WCAG 1.4.5).
///
/// A picture says that it shows words by the trait `isStaticText` or the type of its text. Where the
/// picture is essential, as a logo is, `.targetExemption(.essential)` says so.
enum ImageOfTextRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    for element in subject.nodes where element.node.isPictureElement {
      let semantics = element.node.semantics
      guard !element.isHidden, !element.isOutOfReach, semantics.targetExemption != .essential else {
        outcome.exempt()
        continue
      }
      let isText =
        semantics.traits.contains(.isStaticText)
        || semantics.hasDetails && semantics.details.textContentType != nil
      if isText {
        outcome.fail(
          element, measured: "a picture of text", required: "text",
          advice: "Set the words with a font of your own; say that a logo is essential with "
            + "`.targetExemption(.essential)`.")
      } else {
        // What a picture shows is not known: only one that tells of itself is judged.
        outcome.skip("a picture does not say whether it shows words")
      }
    }
  }
}

extension PositionedNode {
  /// Whether the node is a picture, not a symbol, or says that it is one.
  fileprivate var isPictureElement: Bool {
    if case .image = kind { return true }
    return semantics.role == .image && semantics.traits.contains(.isStaticText)
  }
}

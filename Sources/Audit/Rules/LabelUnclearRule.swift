import Components

/// `label-unclear`: a label that nobody sees is written for people: neither the name of a file or a
/// symbol, nor an emoji, which every reader calls differently.
enum LabelUnclearRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    for element in subject.nodes {
      guard let label = element.node.semantics.label, !isBlank(label) else { continue }
      guard element.isHeard, !isShown(label, in: element, subject) else {
        outcome.exempt()
        continue
      }
      let isAlone = element.target == nil && element.node.semantics.role == .image
      if let kind = kind(of: label) ?? (isAlone && isStem(label) ? "no more than a kind" : nil) {
        outcome.fail(
          element, measured: "\u{201C}\(label)\u{201D}, \(kind)", required: "words",
          advice: "Say in words what it shows or does.")
      } else {
        outcome.pass()
      }
    }
  }

  /// Whether the label is what is written there: a file in a list of files, or an emoji to react with.
  private static func isShown(
    _ label: String, in element: AuditedNode, _ subject: AuditSubject
  ) -> Bool {
    subject.texts(in: element).contains { $0.content.text.plainText == label }
  }

  private static func kind(of label: String) -> String? {
    if isEmoji(label) { return "an emoji" }
    let isOneWord = !label.unicodeScalars.contains(where: \.properties.isWhitespace)
    guard isOneWord, label.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    if isFile(label) || isNumbered(label) { return "the name of a file" }
    if label.contains("."), IconTable.icon(named: label) != nil { return "the name of a symbol" }
    return nil
  }

  private static func isEmoji(_ label: String) -> Bool {
    var found = false
    for scalar in label.unicodeScalars where !scalar.properties.isWhitespace {
      // Joiners and selectors of variants belong to the emoji before them.
      if scalar.value == 0x200D || scalar.value == 0xFE0F { continue }
      guard scalar.properties.isEmoji, scalar.value > 0xFF else { return false }
      found = true
    }
    return found
  }

  /// What pictures are called by whoever has not named them yet.
  private static func isStem(_ word: some StringProtocol) -> Bool {
    let stems: [String] = [
      "image", "img", "picture", "photo", "icon", "graphic", "spacer", "placeholder", "untitled",
      "dsc", "screenshot",
    ]
    return stems.contains(word.lowercased())
  }

  /// Whether it is such a word with a number, such as `DSC00231` and `image-2`.
  private static func isNumbered(_ label: String) -> Bool {
    let stem = label.prefix { !"0123456789_-".contains($0) }
    let rest = label.dropFirst(stem.count)
    return isStem(stem) && !rest.isEmpty && rest.allSatisfy { "0123456789_-".contains($0) }
  }

  private static func isFile(_ label: String) -> Bool {
    let small = label.lowercased()
    let extensions: [String] = [
      ".png", ".jpg", ".jpeg", ".gif", ".webp", ".heic", ".svg", ".pdf", ".mov", ".mp4",
    ]
    if extensions.contains(where: { small.hasSuffix($0) && small.utf8.count > $0.utf8.count }) {
      return true
    }
    let prefixes: [String] = [
      "img_", "img-", "ic_", "ic-", "icon_", "icon-", "btn_", "btn-", "dsc_",
    ]
    if prefixes.contains(where: { small.hasPrefix($0) && small.utf8.count > $0.utf8.count }) {
      return true
    }
    // Words are not joined by low lines.
    return small.split(separator: "_").count > 1
  }
}

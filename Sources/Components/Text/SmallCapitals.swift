/// Small capitals of faces that have none: capitals as tall as the small letters are.
enum SmallCapitals {
  /// The height of x in the embedded faces as a part of the height of their capitals (`OS/2`: 1118 and
  /// 1490 of 2048 units).
  static let scale = 1118.0 / 1490

  /// A text cut where letters become small capitals, and where they cease to be.
  static func runs(
    of text: String, _ letters: Font.SmallCaps, style: TextRunStyle
  ) -> [StyledText.Run] {
    var small = style
    small.font.size *= scale
    var runs: [StyledText.Run] = []
    var part = ""
    var isPartSmall = false
    func endPart() {
      guard !part.isEmpty else { return }
      runs.append(
        isPartSmall
          ? StyledText.Run(CaseMapping.uppercase(part), style: small)
          : StyledText.Run(part, style: style))
      part = ""
    }
    for character in text {
      let isSmall =
        character.isLowercase && letters.contains(.lowercase)
        || character.isUppercase && letters.contains(.uppercase)
      if isSmall != isPartSmall { endPart() }
      isPartSmall = isSmall
      part.append(character)
    }
    endPart()
    return runs.isEmpty ? [StyledText.Run(text, style: style)] : runs
  }
}

extension FontRequest {
  /// Whether the face has no small capitals of its own.
  var needsSmallCapitals: Bool {
    if case .named = family { false } else { true }
  }
}

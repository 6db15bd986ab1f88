import Foundation

extension TextProportions {
  /// What a text of some fonts wants around it: above and below it a tenth of a line more than the
  /// letters leave of a line, to a text above it the leading of its own fonts.
  ///
  /// A line below the text would be as far from its capitals as they are high lines apart: that much
  /// is kept from what follows. Lengths are rounded up to device pixels.
  func spacing(of fonts: some Sequence<FontRequest>, pixel: Double) -> ViewSpacing {
    var size = 0.0
    var leading = 0.0
    for font in fonts {
      size = max(size, font.size)
      leading = max(leading, font.leading - font.size * (ascent + descent))
    }
    let line = size * (ascent + descent)
    let margin = Self.roundedUp(line * 0.1, to: pixel)
    var spacing = ViewSpacing.nothing
    spacing.top.fromText = margin + size * descent
    spacing.top.line = Self.roundedUp(leading, to: pixel)
    spacing.bottom.fromText = max(line + margin - size * capHeight, margin + size * descent)
    spacing.bottom.line = 0
    spacing.top.pitch = line + leading
    spacing.bottom.pitch = line + leading
    return spacing
  }

  private static func roundedUp(_ length: Double, to pixel: Double) -> Double {
    // A hair below a whole number of pixels is that number: thirds are not exact.
    (length / pixel - 1e-9).rounded(.up) * pixel
  }
}

extension EnvironmentValues {
  /// How texts keep their distance; `nil` where everything has the same gap: in looks without such rules,
  /// and where the team has set its own.
  var textProportions: TextProportions? {
    guard case .system(let proportions) = look.values.type.line,
      theme.space[.xs] == Theme.standard.space[.xs]
    else { return nil }
    return proportions
  }

  /// What a text of some runs wants around it.
  func spacing(of runs: [StyledText.Run]) -> ViewSpacing {
    guard let textProportions else { return ViewSpacing() }
    return textProportions.spacing(
      of: runs.lazy.map(\.style.font), pixel: Double(pixelLength))
  }
}

/// The vertical measures of a face, in font units, y upwards.
package struct FontMetrics: Equatable, Sendable {
  /// Font units per em, in `16...16384`.
  package var unitsPerEm: Int
  /// From the baseline up; positive in all usual fonts.
  package var ascender: Int
  /// From the baseline down; negative in all usual fonts.
  package var descender: Int
  /// Extra space between lines.
  package var lineGap: Int
  /// The top of the underline, negative below the baseline.
  package var underlinePosition: Int
  package var underlineThickness: Int
  /// The top of the strikethrough, above the baseline.
  package var strikeoutPosition: Int
  package var strikeoutThickness: Int
  /// The height of a flat capital letter.
  package var capHeight: Int
  /// The height of a flat lowercase letter.
  package var xHeight: Int
  /// `usWeightClass`: 400 is regular, 700 bold.
  package var weight: Int
}

extension FontMetrics {
  /// Reads the measures from `head`, `hhea`, `OS/2` and `post`.
  ///
  /// `OS/2` typographic measures win over `hhea` when the face asks for it (USE_TYPO_METRICS) or
  /// when `hhea` has none, as browsers do. What a face leaves out is derived from its em.
  init(head: TableView, hhea: TableView, os2: TableView, post: TableView) {
    let em = head.u16(18)
    unitsPerEm = em
    ascender = hhea.i16(4)
    descender = hhea.i16(6)
    lineGap = hhea.i16(8)
    let hasOS2 = os2.count >= 78
    let prefersTypographic = os2.u16(62) & 0x80 != 0
    if hasOS2, prefersTypographic || (ascender == 0 && descender == 0) {
      ascender = os2.i16(68)
      descender = os2.i16(70)
      lineGap = os2.i16(72)
    }
    if ascender == 0, descender == 0 {
      ascender = em * 4 / 5
      descender = ascender - em
    }
    underlinePosition = post.i16(8)
    underlineThickness = post.i16(10)
    if underlineThickness <= 0 {
      underlinePosition = -em / 10
      underlineThickness = em / 20
    }
    strikeoutThickness = hasOS2 ? os2.i16(26) : 0
    strikeoutPosition = hasOS2 ? os2.i16(28) : 0
    let hasHeights = os2.u16(0) >= 2 && os2.count >= 90
    xHeight = hasHeights ? os2.i16(86) : 0
    capHeight = hasHeights ? os2.i16(88) : 0
    if xHeight <= 0 { xHeight = em / 2 }
    if capHeight <= 0 { capHeight = em * 7 / 10 }
    if strikeoutThickness <= 0 {
      strikeoutThickness = underlineThickness
      strikeoutPosition = xHeight / 2 + strikeoutThickness / 2
    }
    weight = hasOS2 ? min(max(os2.u16(4), 1), 1000) : 400
  }
}

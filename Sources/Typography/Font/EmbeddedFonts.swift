/// The faces that come with the engine, opened at their first use.
package enum EmbeddedFonts {
  /// The PostScript names of all embedded faces: families in fallback order, weights ascending.
  package static let names: [String] = entries.map(\.name)

  /// The face with a PostScript name such as `StillframeSans-SemiBold`; `nil` for other names.
  package static func face(named name: String) -> FontFace? {
    entries.first { $0.name == name }?.face
  }

  /// The font file of an embedded face.
  package static func file(named name: String) -> [UInt8]? {
    entries.first { $0.name == name }?.file
  }

  /// All faces of a family, such as `Stillframe Sans`, weights ascending; empty if unknown.
  package static func faces(ofFamily family: String) -> [FontFace] {
    entries.filter { $0.family == family }.compactMap(\.face)
  }

  private static let entries: [EmbeddedFont] = [
    EmbeddedFont("StillframeSans-Thin", "Stillframe Sans", EmbeddedFontData.sansThin),
    EmbeddedFont("StillframeSans-ExtraLight", "Stillframe Sans", EmbeddedFontData.sansExtraLight),
    EmbeddedFont("StillframeSans-Light", "Stillframe Sans", EmbeddedFontData.sansLight),
    EmbeddedFont("StillframeSans-Regular", "Stillframe Sans", EmbeddedFontData.sansRegular),
    EmbeddedFont("StillframeSans-Medium", "Stillframe Sans", EmbeddedFontData.sansMedium),
    EmbeddedFont("StillframeSans-SemiBold", "Stillframe Sans", EmbeddedFontData.sansSemiBold),
    EmbeddedFont("StillframeSans-Bold", "Stillframe Sans", EmbeddedFontData.sansBold),
    EmbeddedFont("StillframeSans-ExtraBold", "Stillframe Sans", EmbeddedFontData.sansExtraBold),
    EmbeddedFont("StillframeSans-Black", "Stillframe Sans", EmbeddedFontData.sansBlack),
    EmbeddedFont(
      "StillframeSansDisplay-Thin", "Stillframe Sans Display", EmbeddedFontData.sansDisplayThin),
    EmbeddedFont(
      "StillframeSansDisplay-ExtraLight", "Stillframe Sans Display",
      EmbeddedFontData.sansDisplayExtraLight),
    EmbeddedFont(
      "StillframeSansDisplay-Light", "Stillframe Sans Display", EmbeddedFontData.sansDisplayLight),
    EmbeddedFont(
      "StillframeSansDisplay-Regular", "Stillframe Sans Display",
      EmbeddedFontData.sansDisplayRegular),
    EmbeddedFont(
      "StillframeSansDisplay-Medium", "Stillframe Sans Display",
      EmbeddedFontData.sansDisplayMedium),
    EmbeddedFont(
      "StillframeSansDisplay-SemiBold", "Stillframe Sans Display",
      EmbeddedFontData.sansDisplaySemiBold),
    EmbeddedFont(
      "StillframeSansDisplay-Bold", "Stillframe Sans Display", EmbeddedFontData.sansDisplayBold),
    EmbeddedFont(
      "StillframeSansDisplay-ExtraBold", "Stillframe Sans Display",
      EmbeddedFontData.sansDisplayExtraBold),
    EmbeddedFont(
      "StillframeSansDisplay-Black", "Stillframe Sans Display", EmbeddedFontData.sansDisplayBlack),
    EmbeddedFont(
      "StillframeSansRounded-Regular", "Stillframe Sans Rounded",
      EmbeddedFontData.sansRoundedRegular),
    EmbeddedFont(
      "StillframeSansRounded-Medium", "Stillframe Sans Rounded",
      EmbeddedFontData.sansRoundedMedium),
    EmbeddedFont(
      "StillframeSansRounded-SemiBold", "Stillframe Sans Rounded",
      EmbeddedFontData.sansRoundedSemiBold),
    EmbeddedFont(
      "StillframeSansRounded-Bold", "Stillframe Sans Rounded", EmbeddedFontData.sansRoundedBold),
    EmbeddedFont("StillframeSerif-Regular", "Stillframe Serif", EmbeddedFontData.serifRegular),
    EmbeddedFont("StillframeSerif-SemiBold", "Stillframe Serif", EmbeddedFontData.serifSemiBold),
    EmbeddedFont("StillframeSerif-Bold", "Stillframe Serif", EmbeddedFontData.serifBold),
    EmbeddedFont(
      "StillframeSansHebrew-Regular", "Stillframe Sans Hebrew",
      EmbeddedFontData.sansHebrewRegular),
    EmbeddedFont(
      "StillframeSansHebrew-Medium", "Stillframe Sans Hebrew", EmbeddedFontData.sansHebrewMedium),
    EmbeddedFont(
      "StillframeSansHebrew-SemiBold", "Stillframe Sans Hebrew",
      EmbeddedFontData.sansHebrewSemiBold),
    EmbeddedFont(
      "StillframeSansHebrew-Bold", "Stillframe Sans Hebrew", EmbeddedFontData.sansHebrewBold),
    EmbeddedFont(
      "StillframeSansArabic-Regular", "Stillframe Sans Arabic",
      EmbeddedFontData.sansArabicRegular),
    EmbeddedFont(
      "StillframeSansArabic-Medium", "Stillframe Sans Arabic", EmbeddedFontData.sansArabicMedium),
    EmbeddedFont(
      "StillframeSansArabic-SemiBold", "Stillframe Sans Arabic",
      EmbeddedFontData.sansArabicSemiBold),
    EmbeddedFont(
      "StillframeSansArabic-Bold", "Stillframe Sans Arabic", EmbeddedFontData.sansArabicBold),
    EmbeddedFont("StillframeMono-Regular", "Stillframe Mono", EmbeddedFontData.monoRegular),
    EmbeddedFont("StillframeMono-SemiBold", "Stillframe Mono", EmbeddedFontData.monoSemiBold),
    EmbeddedFont("StillframeEmoji-Regular", "Stillframe Emoji", EmbeddedFontData.emojiRegular),
    EmbeddedFont(
      "StillframeEmojiPictures-Regular", "Stillframe Emoji Pictures",
      EmbeddedFontData.emojiPicturesRegular),
    EmbeddedFont(
      "StillframeEmojiColor-Regular", "Stillframe Emoji Color",
      EmbeddedFontData.emojiColorRegular),
  ]
}

/// One embedded face and the text it is decoded from.
private struct EmbeddedFont: Sendable {
  let name: String
  let family: String
  private let text: StaticString
  private let opened = Lazy<FontFace?>()

  init(_ name: String, _ family: String, _ text: StaticString) {
    self.name = name
    self.family = family
    self.text = text
  }

  var file: [UInt8] { FontBytes(base64: text).copy() }

  /// `nil` only if the generated text is damaged.
  var face: FontFace? {
    opened.get { try? FontFace(FontBytes(base64: text), index: 0, identifier: name) }
  }
}

public import Components

/// Themes beside the standard one, as a team would ship them: files of design tokens.
///
/// Their text is part of the stories, so that a copied binary needs no files beside it; a test holds
/// it equal to the files in `Examples/Themes`.
public enum ExampleThemes {
  /// Paper, moss and terracotta, with rounder corners.
  public static let meadow = theme(meadowTokens, file: "meadow.tokens.json")
  /// Glass over a gradient.
  public static let aurora = theme(auroraTokens, file: "aurora.tokens.json")

  /// The text of every example theme, by the name of its file.
  public static let files = [
    (name: "meadow.tokens.json", text: meadowTokens),
    (name: "aurora.tokens.json", text: auroraTokens),
  ]

  private static func theme(_ text: String, file: String) -> Theme {
    do {
      return try Theme(designTokens: Array((text + "\n").utf8), file: file)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

import Foundation

extension DocumentTable {
  /// Fonts and paragraphs.
  static var textModifiers: [DocumentModifier] {
    [
      .single("font", .font, "The font of the text inside.") { $0.font($1) },
      .single("fontWeight", .fontWeight, "The weight of the text inside.") { $0.fontWeight($1) },
      .single("fontDesign", .fontDesign, "The kind of typeface.") { $0.fontDesign($1) },
      .flag("bold", "Makes text bold.") { $0.bold() },
      .flag("italic", "Slants text.") { $0.italic() },
      .flag("monospaced", "Sets text in the monospaced face.") { $0.monospaced() },
      .flag("monospacedDigit", "Gives all figures one width.") { $0.monospacedDigit() },
      line("underline", "Underlines text.") { $0.underline(true, color: $1) },
      line("strikethrough", "Strikes text through.") { $0.strikethrough(true, color: $1) },
      .single("tracking", .points(-100...100), "Extra space after each letter, in points.") {
        $0.tracking($1)
      },
      .single("kerning", .points(-100...100), "Extra space after each letter, in points.") {
        $0.kerning($1)
      },
      .single("baselineOffset", .points(-500...500), "Raises text, in points.") {
        $0.baselineOffset($1)
      },
      .labelled(
        "lineLimit", "The most lines that are shown.",
        .required("limit", .integer(1...10_000), "The number of lines."),
        .optional("reservesSpace", .boolean, default: false, "Whether missing lines keep room.")
      ) { view, limit, reserves in view.lineLimit(limit, reservesSpace: reserves) }
      .orShort(.integer(1...10_000)) { view, limit in view.lineLimit(limit) },
      .single("lineSpacing", .points(0...1_000), "Extra space between lines, in points.") {
        $0.lineSpacing($1)
      },
      .single(
        "multilineTextAlignment", .cases("alignment"), "How the lines of a text align."
      ) { (view, alignment: TextAlignment) in view.multilineTextAlignment(alignment) },
      .single(
        "truncationMode",
        .name(
          "truncation mode", ["head": Text.TruncationMode.head, "middle": .middle, "tail": .tail]),
        "Which part an ellipsis replaces."
      ) { $0.truncationMode($1) },
      .single(
        "lineBreak",
        .name(
          "strictness",
          [
            "automatic": LineBreakStrictness.automatic, "loose": .loose, "normal": .normal,
            "strict": .strict,
          ]),
        "How strict the rules for the ends of Chinese and Japanese lines are."
      ) { $0.lineBreak($1) },
      .single(
        "lineBreakStrategy",
        .name(
          "strategy",
          [
            "none": LineBreakStrategy(), "pushOut": .pushOut,
            "hangulWordPriority": .hangulWordPriority, "standard": .standard,
          ]),
        "Whether a lone last word takes another along, and whether Korean words stay whole."
      ) { $0.lineBreakStrategy($1) },
      .single(
        "minimumScaleFactor", .points(0.01...1), "How far text may shrink before it is truncated."
      ) { $0.minimumScaleFactor($1) },
      .single(
        "textCase", .name("case", ["uppercase": Text.Case.uppercase, "lowercase": .lowercase]),
        "Sets text in capitals or small letters."
      ) { $0.textCase($1) },
      .single(
        "imageScale",
        .name("scale", ["small": Image.Scale.small, "medium": .medium, "large": .large]),
        "The size of symbols beside text."
      ) { $0.imageScale($1) },
    ]
  }

  /// A line on text: true, or its colour.
  private static func line<Content: View>(
    _ name: String, _ help: String, apply: @escaping (AnyView, Color?) -> Content
  ) -> DocumentModifier {
    DocumentModifier.single(name, .color, help) { view, color in apply(view, color) }
      .orShort(.boolean, when: { $0.kind == .boolean }) { view, isOn in
        isOn ? AnyView(apply(view, nil)) : view
      }
  }
}

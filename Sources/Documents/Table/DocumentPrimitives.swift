import Foundation

extension DocumentTable {
  /// Text, space and lines.
  static var primitives: [DocumentComponent] {
    [
      .view(
        "text", "One or more lines of text.",
        .optional(
          "value", .string,
          "The text; **bold**, *italic*, `code` and [links](https://example.com) are Markdown."),
        .optional("verbatim", .string, "The text as it is, without Markdown."),
        .optional(
          "runs", .array(of: .textRun, maximumCount: 100_000, named: "runs"),
          "Runs of text in different styles.")
      ) { value, verbatim, runs in
        try text(value: value, verbatim: verbatim, runs: runs)
      },
      .view(
        "spacer", "Space that pushes its neighbours apart.",
        .optional("minLength", .length, "The minimum length in points.")
      ) { Spacer(minLength: $0) },
      .view("divider", "A thin line across its stack.") { Divider() },
      .view("emptyView", "Nothing.") { EmptyView() },
    ]
  }

  private static func text(
    value: String?, verbatim: String?, runs: [Text]?
  ) throws -> Text {
    switch (value, verbatim, runs) {
    case (let value?, nil, nil): return Text(documentKey(value))
    case (nil, let verbatim?, nil): return Text(verbatim: verbatim)
    case (nil, nil, let runs?):
      return runs.count == 1 ? runs[0] : Text(joining: runs)
    default: throw DocumentRefusal("text needs exactly one of \"value\", \"verbatim\" and \"runs\"")
    }
  }
}

/// The key of a text that a document writes: Markdown counts, percent signs are themselves.
func documentKey(_ text: String) -> LocalizedStringKey { LocalizedStringKey(text) }

extension DocumentValue where Value == Text {
  /// A stretch of a text: a string, or an object with its style.
  static var textRun: DocumentValue {
    let plain = DocumentValue<String>.string.map { Text(documentKey($0)) }
    let styled = DocumentValue.record(
      "a run",
      .required("value", .string, "The text of the run."),
      .optional("font", .font, "The font of the run."),
      .optional("fontWeight", .fontWeight, "The weight of the run."),
      .optional("foregroundStyle", .shapeStyle, "The colour of the run."),
      .optional("italic", .boolean, default: false, "Whether the run is slanted."),
      .optional("underline", .boolean, default: false, "Whether the run is underlined."),
      .optional("strikethrough", .boolean, default: false, "Whether the run is struck through."),
      .optional("tracking", .points(-100...100), "Extra space after each letter, in points."),
      .optional("baselineOffset", .points(-500...500), "How far the run is raised, in points.")
    ) { value, font, weight, style, italic, underline, strikethrough, tracking, offset in
      var text = Text(documentKey(value)).font(font).italic(italic)
      if let weight { text = text.fontWeight(weight) }
      if let style { text = text.foregroundStyle(style) }
      if underline { text = text.underline() }
      if strikethrough { text = text.strikethrough() }
      if let tracking { text = text.tracking(tracking) }
      if let offset { text = text.baselineOffset(offset) }
      return text
    }
    return plain.or(styled) { $0.kind == .object }
  }
}

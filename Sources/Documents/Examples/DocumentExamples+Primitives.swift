extension DocumentExamples {
  /// By the name of the component, its view as a document writes it.
  static let primitives: KeyValuePairs<String, String> = [
    "text": #"""
    {
      "type": "vstack",
      "alignment": "leading",
      "spacing": "sm",
      "children": [
        {"type": "text", "value": "Large title", "modifiers": [{"font": "largeTitle"}]},
        {
          "type": "text",
          "value": "Body with **bold**, *italic*, `code` and a [link](https://example.com)."
        },
        {"type": "text", "verbatim": "As it is: **not bold**"},
        {
          "type": "text",
          "runs": [
            "Total ",
            {"value": "€48.90", "fontWeight": "bold", "foregroundStyle": "successText"}
          ]
        }
      ],
      "modifiers": [{"padding": 16}]
    }
    """#,
    "spacer": #"""
    {
      "type": "hstack",
      "children": [
        {"type": "text", "value": "Leading"},
        {"type": "spacer", "minLength": 8},
        {"type": "text", "value": "Trailing"}
      ],
      "modifiers": [{"padding": 16}]
    }
    """#,
    "divider": #"""
    {
      "type": "vstack",
      "spacing": "sm",
      "children": [
        {"type": "text", "value": "Above"},
        {"type": "divider"},
        {"type": "text", "value": "Below"}
      ],
      "modifiers": [{"padding": 16}]
    }
    """#,
    "emptyView": #"""
    {
      "type": "hstack",
      "children": [{"type": "text", "value": "Nothing beside this"}, {"type": "emptyView"}],
      "modifiers": [{"padding": 16}]
    }
    """#,
  ]
}

import Components

/// Two stories that render in no time.
@MainActor
let smallStories = [
  Story("shapes/square", variants: [.light, .dark]) {
    Color(role: .primary).frame(width: 8, height: 6)
  },
  Story("shapes/dot", variants: [.light]) {
    Circle().fill(Color.error).frame(width: 8, height: 8)
  },
]

/// A document of one rectangle, as text.
func rectangleDocument(
  name: String = "box", width: Int = 8, color: String = "#102030", extra: String = ""
) -> [UInt8] {
  Array(
    """
    {"version": 1, "name": "\(name)", "variants": ["light", "dark"], \(extra)"view":
      {"type": "color", "value": "\(color)", "modifiers": [{"frame": {"width": \(width), "height": 4}}]}}
    """.utf8)
}

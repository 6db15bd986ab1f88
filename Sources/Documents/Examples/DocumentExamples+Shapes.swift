extension DocumentExamples {
  /// By the name of the component, its view as a document writes it.
  static let shapes: KeyValuePairs<String, String> = [
    "rectangle": #"""
    {
      "type": "rectangle",
      "modifiers": [{"fill": "primary"}, {"frame": {"width": 120, "height": 64}}, {"padding": 16}]
    }
    """#,
    "roundedRectangle": #"""
    {
      "type": "roundedRectangle",
      "cornerRadius": "large",
      "style": "continuous",
      "modifiers": [
        {"fill": "accentSubtle"},
        {"strokeBorder": {"style": "accent", "lineWidth": 2}},
        {"frame": {"width": 120, "height": 64}},
        {"padding": 16}
      ]
    }
    """#,
    "unevenRoundedRectangle": #"""
    {
      "type": "unevenRoundedRectangle",
      "topLeadingRadius": 24,
      "bottomTrailingRadius": 24,
      "modifiers": [{"fill": "info"}, {"frame": {"width": 120, "height": 64}}, {"padding": 16}]
    }
    """#,
    "capsule": #"""
    {
      "type": "capsule",
      "modifiers": [{"fill": "success"}, {"frame": {"width": 120, "height": 48}}, {"padding": 16}]
    }
    """#,
    "ellipse": #"""
    {
      "type": "ellipse",
      "modifiers": [{"fill": "success"}, {"frame": {"width": 120, "height": 48}}, {"padding": 16}]
    }
    """#,
    "circle": #"""
    {
      "type": "circle",
      "modifiers": [
        {"trim": {"from": 0, "to": 0.75}},
        {"stroke": {"style": "primary", "lineWidth": 6, "lineCap": "round"}},
        {"frame": {"width": 64, "height": 64}},
        {"padding": 16}
      ]
    }
    """#,
    "color": #"""
    {
      "type": "color",
      "value": "#5B4FD6",
      "modifiers": [{"frame": {"height": 48}}, {"clipShape": "capsule"}, {"padding": 16}]
    }
    """#,
    "linearGradient": #"""
    {
      "type": "linearGradient",
      "colors": ["#0060DF", "#5B4FD6"],
      "startPoint": "topLeading",
      "endPoint": "bottomTrailing",
      "modifiers": [{"frame": {"height": 80}}, {"cornerRadius": "medium"}, {"padding": 16}]
    }
    """#,
    "radialGradient": #"""
    {
      "type": "radialGradient",
      "colors": ["#0060DF", "#5B4FD6"],
      "center": "center",
      "startRadius": 0,
      "endRadius": 80,
      "modifiers": [{"frame": {"width": 120, "height": 120}}, {"clipShape": "circle"}, {"padding": 16}]
    }
    """#,
    "angularGradient": #"""
    {
      "type": "angularGradient",
      "colors": ["#0060DF", "#5B4FD6", "#0060DF"],
      "modifiers": [{"frame": {"width": 96, "height": 96}}, {"clipShape": "circle"}, {"padding": 16}]
    }
    """#,
  ]
}

extension DocumentExamples {
  /// By the name of the component, its view as a document writes it.
  static let containers: KeyValuePairs<String, String> = [
    "vstack": #"""
    {
      "type": "vstack",
      "alignment": "leading",
      "spacing": "sm",
      "children": [
        {"type": "text", "value": "First", "modifiers": [{"font": "headline"}]},
        {"type": "text", "value": "Second"},
        {
          "type": "roundedRectangle",
          "cornerRadius": "small",
          "modifiers": [{"fill": "primary"}, {"frame": {"width": 120, "height": 32}}]
        }
      ],
      "modifiers": [{"padding": 16}]
    }
    """#,
    "lazyVStack": #"""
    {
      "type": "lazyVStack",
      "alignment": "leading",
      "spacing": "sm",
      "children": [
        {"type": "text", "value": "First", "modifiers": [{"font": "headline"}]},
        {"type": "text", "value": "Second"},
        {
          "type": "roundedRectangle",
          "cornerRadius": "small",
          "modifiers": [{"fill": "primary"}, {"frame": {"width": 120, "height": 32}}]
        }
      ],
      "modifiers": [{"padding": 16}]
    }
    """#,
    "hstack": #"""
    {
      "type": "hstack",
      "alignment": "center",
      "spacing": "sm",
      "children": [
        {
          "type": "roundedRectangle",
          "cornerRadius": "small",
          "modifiers": [{"fill": "primary"}, {"frame": {"width": 48, "height": 32}}]
        },
        {
          "type": "roundedRectangle",
          "cornerRadius": "small",
          "modifiers": [{"fill": "accent"}, {"frame": {"width": 48, "height": 48}}]
        },
        {"type": "text", "value": "Beside"}
      ],
      "modifiers": [{"padding": 16}]
    }
    """#,
    "lazyHStack": #"""
    {
      "type": "lazyHStack",
      "alignment": "center",
      "spacing": "sm",
      "children": [
        {
          "type": "roundedRectangle",
          "cornerRadius": "small",
          "modifiers": [{"fill": "primary"}, {"frame": {"width": 48, "height": 32}}]
        },
        {
          "type": "roundedRectangle",
          "cornerRadius": "small",
          "modifiers": [{"fill": "accent"}, {"frame": {"width": 48, "height": 48}}]
        },
        {"type": "text", "value": "Beside"}
      ],
      "modifiers": [{"padding": 16}]
    }
    """#,
    "zstack": #"""
    {
      "type": "zstack",
      "alignment": "bottomTrailing",
      "children": [
        {
          "type": "roundedRectangle",
          "cornerRadius": "small",
          "modifiers": [{"fill": "primarySubtle"}, {"frame": {"width": 160, "height": 96}}]
        },
        {"type": "badge", "count": 3, "tone": "error"}
      ],
      "modifiers": [{"padding": 16}]
    }
    """#,
    "lazyVGrid": #"""
    {
      "type": "lazyVGrid",
      "columns": [{"minimum": 88, "adaptive": true, "spacing": 8}],
      "spacing": 8,
      "children": [
        {
          "type": "roundedRectangle",
          "cornerRadius": "small",
          "modifiers": [{"fill": "primary"}, {"frame": {"width": 88, "height": 56}}]
        },
        {
          "type": "roundedRectangle",
          "cornerRadius": "small",
          "modifiers": [{"fill": "accent"}, {"frame": {"width": 88, "height": 56}}]
        },
        {
          "type": "roundedRectangle",
          "cornerRadius": "small",
          "modifiers": [{"fill": "success"}, {"frame": {"width": 88, "height": 56}}]
        },
        {
          "type": "roundedRectangle",
          "cornerRadius": "small",
          "modifiers": [{"fill": "warning"}, {"frame": {"width": 88, "height": 56}}]
        },
        {
          "type": "roundedRectangle",
          "cornerRadius": "small",
          "modifiers": [{"fill": "error"}, {"frame": {"width": 88, "height": 56}}]
        },
        {
          "type": "roundedRectangle",
          "cornerRadius": "small",
          "modifiers": [{"fill": "info"}, {"frame": {"width": 88, "height": 56}}]
        }
      ],
      "modifiers": [{"padding": 16}]
    }
    """#,
    "lazyHGrid": #"""
    {
      "type": "lazyHGrid",
      "rows": [40, 40],
      "spacing": 8,
      "children": [
        {
          "type": "roundedRectangle",
          "cornerRadius": "small",
          "modifiers": [{"fill": "primary"}, {"frame": {"width": 64, "height": 40}}]
        },
        {
          "type": "roundedRectangle",
          "cornerRadius": "small",
          "modifiers": [{"fill": "accent"}, {"frame": {"width": 64, "height": 40}}]
        },
        {
          "type": "roundedRectangle",
          "cornerRadius": "small",
          "modifiers": [{"fill": "success"}, {"frame": {"width": 64, "height": 40}}]
        },
        {
          "type": "roundedRectangle",
          "cornerRadius": "small",
          "modifiers": [{"fill": "warning"}, {"frame": {"width": 64, "height": 40}}]
        }
      ],
      "modifiers": [{"padding": 16}]
    }
    """#,
    "grid": #"""
    {
      "type": "grid",
      "alignment": "leading",
      "horizontalSpacing": 16,
      "verticalSpacing": 8,
      "children": [
        {
          "type": "gridRow",
          "children": [
            {"type": "text", "value": "Distance"},
            {"type": "text", "value": "4.2 km", "modifiers": [{"bold": true}]}
          ]
        },
        {
          "type": "gridRow",
          "children": [
            {"type": "text", "value": "Time"},
            {"type": "text", "value": "18 min", "modifiers": [{"bold": true}]}
          ]
        }
      ],
      "modifiers": [{"padding": 16}]
    }
    """#,
    "gridRow": #"""
    {
      "type": "grid",
      "children": [
        {
          "type": "gridRow",
          "alignment": "firstTextBaseline",
          "children": [
            {"type": "text", "value": "Name", "modifiers": [{"font": "caption"}]},
            {"type": "text", "value": "Ada", "modifiers": [{"font": "title"}]}
          ]
        }
      ],
      "modifiers": [{"padding": 16}]
    }
    """#,
    "group": #"""
    {
      "type": "vstack",
      "children": [
        {
          "type": "group",
          "children": [
            {"type": "text", "value": "One font"},
            {"type": "text", "value": "for all of them"}
          ],
          "modifiers": [{"font": "headline"}]
        }
      ],
      "modifiers": [{"padding": 16}]
    }
    """#,
    "scrollView": #"""
    {
      "type": "scrollView",
      "axes": "horizontal",
      "children": [
        {
          "type": "hstack",
          "spacing": 8,
          "children": [
            {"type": "chip", "value": "All"},
            {"type": "chip", "value": "Today"},
            {"type": "chip", "value": "Delivered"},
            {"type": "chip", "value": "Cancelled"},
            {"type": "chip", "value": "Archived"}
          ]
        }
      ],
      "modifiers": [{"padding": 16}]
    }
    """#,
    "viewThatFits": #"""
    {
      "type": "viewThatFits",
      "children": [
        {
          "type": "hstack",
          "children": [
            {"type": "button", "value": "Keep editing"},
            {"type": "button", "value": "Discard the draft"}
          ]
        },
        {
          "type": "vstack",
          "children": [
            {"type": "button", "value": "Keep editing"},
            {"type": "button", "value": "Discard the draft"}
          ]
        }
      ],
      "modifiers": [{"buttonStyle": "outlined"}, {"padding": 16}]
    }
    """#,
    "include": #"""
    {
      "type": "vstack",
      "alignment": "leading",
      "children": [
        {
          "type": "text",
          "value": "Another document, here:",
          "modifiers": [{"font": "headline"}]
        },
        {"type": "include", "file": "badge.json"}
      ],
      "modifiers": [{"padding": 16}]
    }
    """#,
  ]
}

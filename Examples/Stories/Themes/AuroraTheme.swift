extension ExampleThemes {
  /// The text of `Examples/Themes/aurora.tokens.json`.
  static let auroraTokens = #"""
    {
      "$description": "Glass over a gradient from dusk to dawn.",
      "$extensions": {"stillframe": {"name": "Aurora", "extends": "standard", "surfaces": "glass"}},
      "color": {
        "$type": "color",
        "light": {
          "background": {"$value": "#00000000"},
          "surface": {"$value": "#FFFFFF"},
          "surfaceElevated": {"$value": "#FFFFFF"},
          "surfaceSecondary": {"$value": "#F1EDFF"},
          "fill": {"$value": "#DED8F3"},
          "border": {"$value": "#D6CFF0"},
          "separator": {"$value": "#CBC3E8"},
          "controlBorder": {"$value": "#716B94"},
          "textPrimary": {"$value": "#17142F"},
          "textSecondary": {"$value": "#46416B"},
          "textTertiary": {"$value": "#544F7A"},
          "primary": {"$value": "#4B3FD1"},
          "primaryText": {"$value": "#4338B8"},
          "primarySubtle": {"$value": "#E5E2FF"},
          "onPrimarySubtle": {"$value": "#372CA3"},
          "accent": {"$value": "#A8267A"},
          "accentText": {"$value": "#97206D"},
          "accentSubtle": {"$value": "#FCE4F3"},
          "onAccentSubtle": {"$value": "#86195F"},
          "focusRing": {"$value": "#4338B8"},
          "successText": {"$value": "#006B31"},
          "warningText": {"$value": "#8A3D00"},
          "errorText": {"$value": "#B80012"},
          "infoText": {"$value": "#005E84"},
          "skeletonBase": {"$value": "#D3CCEC"},
          "skeletonHighlight": {"$value": "#EAE5FA"},
          "glassTint": {"$value": "#FFFFFF9E"},
          "glassBorder": {"$value": "#FFFFFFCC"},
          "glassSolid": {"$value": "#F7F5FF"},
          "rating": {"$value": "#B85F00"}
        },
        "lightIncreased": {
          "textPrimary": {"$value": "#000000"},
          "textSecondary": {"$value": "#2C2850"},
          "textTertiary": {"$value": "#353058"},
          "border": {"$value": "#6E6890"},
          "separator": {"$value": "#7F79A0"},
          "controlBorder": {"$value": "#4A456A"},
          "primary": {"$value": "#2F249A"},
          "primaryText": {"$value": "#2A2088"},
          "onPrimarySubtle": {"$value": "#2A2088"},
          "accent": {"$value": "#6F1450"},
          "accentText": {"$value": "#6F1450"},
          "onAccentSubtle": {"$value": "#65114A"},
          "focusRing": {"$value": "#2A2088"},
          "successText": {"$value": "#00491F"},
          "warningText": {"$value": "#5E2900"},
          "errorText": {"$value": "#85000D"},
          "infoText": {"$value": "#00415C"},
          "glassTint": {"$value": "#FFFFFFD0"},
          "glassBorder": {"$value": "#545070"},
          "rating": {"$value": "#804200"}
        },
        "dark": {
          "background": {"$value": "#00000000"},
          "surface": {"$value": "#1E1B3A"},
          "surfaceElevated": {"$value": "#2A2650"},
          "surfaceSecondary": {"$value": "#2A2650"},
          "fill": {"$value": "#3B366A"},
          "border": {"$value": "#433D75"},
          "separator": {"$value": "#3D3770"},
          "controlBorder": {"$value": "#918BC0"},
          "segmentSelection": {"$value": "#6660B0"},
          "textPrimary": {"$value": "#FFFFFF"},
          "textSecondary": {"$value": "#C9C5E6"},
          "textTertiary": {"$value": "#B5B0D8"},
          "primary": {"$value": "#6B5EF2"},
          "primaryText": {"$value": "#B3ACFF"},
          "primarySubtle": {"$value": "#2B2663"},
          "onPrimarySubtle": {"$value": "#C6C0FF"},
          "accent": {"$value": "#C63D96"},
          "accentText": {"$value": "#F59AD3"},
          "accentSubtle": {"$value": "#4A1A3C"},
          "onAccentSubtle": {"$value": "#F9BDE1"},
          "focusRing": {"$value": "#B3ACFF"},
          "successText": {"$value": "#4FD67A"},
          "errorText": {"$value": "#FF8A7E"},
          "infoText": {"$value": "#62C4F5"},
          "skeletonBase": {"$value": "#3B366A"},
          "skeletonHighlight": {"$value": "#554F8C"},
          "glassTint": {"$value": "#14122BA8"},
          "glassBorder": {"$value": "#FFFFFF38"},
          "glassSolid": {"$value": "#221F42"},
          "rating": {"$value": "#FFC53D"}
        },
        "darkIncreased": {
          "textSecondary": {"$value": "#E4E1F7"},
          "textTertiary": {"$value": "#D6D2EF"},
          "border": {"$value": "#9893C2"},
          "separator": {"$value": "#8882B5"},
          "controlBorder": {"$value": "#C3BEE4"},
          "segmentSelection": {"$value": "#1E1B3A"},
          "primary": {"$value": "#B3ACFF"},
          "onPrimary": {"$value": "#000000"},
          "primaryText": {"$value": "#CFCAFF"},
          "onPrimarySubtle": {"$value": "#DAD6FF"},
          "accent": {"$value": "#F59AD3"},
          "onAccent": {"$value": "#000000"},
          "accentText": {"$value": "#FBC6E5"},
          "onAccentSubtle": {"$value": "#FCD5EB"},
          "focusRing": {"$value": "#CFCAFF"},
          "successText": {"$value": "#7BE39B"},
          "errorText": {"$value": "#FFB5AD"},
          "infoText": {"$value": "#9BDBFF"},
          "glassTint": {"$value": "#14122BD6"},
          "glassBorder": {"$value": "#C3BEE4"}
        }
      },
      "gradient": {
        "$type": "gradient",
        "light": {
          "primary": {"$value": [{"color": "#4B3FD1", "position": 0}, {"color": "#7A35C8", "position": 1}]},
          "accent": {"$value": [{"color": "#A8267A", "position": 0}, {"color": "#C0264F", "position": 1}]},
          "card": {"$value": [{"color": "#E5E2FF", "position": 0}, {"color": "#FCE4F3", "position": 1}]},
          "backdrop": {"$value": [{"color": "#C9D6FF", "position": 0}, {"color": "#E9D5FF", "position": 0.5}, {"color": "#FFD6E0", "position": 1}]}
        },
        "lightIncreased": {
          "primary": {"$value": [{"color": "#2F249A", "position": 0}, {"color": "#561F92", "position": 1}]},
          "accent": {"$value": [{"color": "#6F1450", "position": 0}, {"color": "#821434", "position": 1}]},
          "card": {"$value": [{"color": "#E5E2FF", "position": 0}, {"color": "#FCE4F3", "position": 1}]},
          "backdrop": {"$value": [{"color": "#D9E2FF", "position": 0}, {"color": "#F0E3FF", "position": 0.5}, {"color": "#FFE3EA", "position": 1}]}
        },
        "dark": {
          "primary": {"$value": [{"color": "#6B5EF2", "position": 0}, {"color": "#8F4EDB", "position": 1}]},
          "accent": {"$value": [{"color": "#C63D96", "position": 0}, {"color": "#CF3F6B", "position": 1}]},
          "card": {"$value": [{"color": "#2B2663", "position": 0}, {"color": "#4A1A3C", "position": 1}]},
          "backdrop": {"$value": [{"color": "#0F1238", "position": 0}, {"color": "#2A1150", "position": 0.5}, {"color": "#3B0F33", "position": 1}]}
        },
        "darkIncreased": {
          "primary": {"$value": [{"color": "#B3ACFF", "position": 0}, {"color": "#D3A6FF", "position": 1}]},
          "accent": {"$value": [{"color": "#F59AD3", "position": 0}, {"color": "#FF9DB6", "position": 1}]},
          "card": {"$value": [{"color": "#2B2663", "position": 0}, {"color": "#4A1A3C", "position": 1}]},
          "backdrop": {"$value": [{"color": "#0A0C26", "position": 0}, {"color": "#1C0B38", "position": 0.5}, {"color": "#280A23", "position": 1}]}
        }
      },
      "radius": {
        "$type": "dimension",
        "small": {"$value": {"value": 10, "unit": "px"}},
        "medium": {"$value": {"value": 14, "unit": "px"}},
        "large": {"$value": {"value": 22, "unit": "px"}}
      }
    }
    """#
}

extension ExampleThemes {
  /// The text of `Examples/Themes/meadow.tokens.json`.
  static let meadowTokens = #"""
    {
      "$description": "Paper, moss and terracotta, with rounder corners.",
      "$extensions": {"stillframe": {"name": "Meadow", "extends": "standard"}},
      "color": {
        "$type": "color",
        "light": {
          "background": {"$value": "#F6F4EE"},
          "surface": {"$value": "#FFFFFF"},
          "surfaceElevated": {"$value": "#FFFFFF"},
          "surfaceSecondary": {"$value": "#F1EEE5"},
          "fill": {"$value": "#E8E3D7"},
          "border": {"$value": "#E0DACB"},
          "separator": {"$value": "#D9D2C2"},
          "controlBorder": {"$value": "#827C6B"},
          "textPrimary": {"$value": "#1E211B"},
          "textSecondary": {"$value": "#54514A"},
          "textTertiary": {"$value": "#67635A"},
          "primary": {"$value": "#2F6B3A"},
          "primaryText": {"$value": "#2F6B3A"},
          "primarySubtle": {"$value": "#E4F1E3"},
          "onPrimarySubtle": {"$value": "#24552D"},
          "accent": {"$value": "#A8472A"},
          "accentText": {"$value": "#A1431F"},
          "accentSubtle": {"$value": "#FBEAE3"},
          "onAccentSubtle": {"$value": "#8A3820"},
          "focusRing": {"$value": "#2F6B3A"},
          "skeletonBase": {"$value": "#E8E3D7"},
          "skeletonHighlight": {"$value": "#F7F5EF"}
        },
        "lightIncreased": {
          "background": {"$value": "#F6F4EE"},
          "surface": {"$value": "#FFFFFF"},
          "textPrimary": {"$value": "#0B0D0A"},
          "textSecondary": {"$value": "#3B3933"},
          "textTertiary": {"$value": "#48453E"},
          "border": {"$value": "#7C7666"},
          "separator": {"$value": "#8A8474"},
          "controlBorder": {"$value": "#54503F"},
          "primary": {"$value": "#1F5229"},
          "primaryText": {"$value": "#1F5229"},
          "onPrimarySubtle": {"$value": "#1A4622"},
          "accent": {"$value": "#7C2F17"},
          "accentText": {"$value": "#7C2F17"},
          "onAccentSubtle": {"$value": "#6E2A15"},
          "focusRing": {"$value": "#1F5229"},
          "successText": {"$value": "#02531F"},
          "infoText": {"$value": "#024E6C"}
        },
        "dark": {
          "background": {"$value": "#10140F"},
          "surface": {"$value": "#1B211A"},
          "surfaceElevated": {"$value": "#272E25"},
          "surfaceSecondary": {"$value": "#272E25"},
          "fill": {"$value": "#384135"},
          "border": {"$value": "#3A4338"},
          "separator": {"$value": "#343D32"},
          "controlBorder": {"$value": "#83897E"},
          "segmentSelection": {"$value": "#5F6E5A"},
          "textPrimary": {"$value": "#F4F6F0"},
          "textSecondary": {"$value": "#B9BFB3"},
          "textTertiary": {"$value": "#A3A99D"},
          "primary": {"$value": "#318644"},
          "primaryText": {"$value": "#7FCB8B"},
          "primarySubtle": {"$value": "#1E3823"},
          "onPrimarySubtle": {"$value": "#9BDAA5"},
          "accent": {"$value": "#BD5730"},
          "accentText": {"$value": "#F0946F"},
          "accentSubtle": {"$value": "#432419"},
          "onAccentSubtle": {"$value": "#F5B49A"},
          "focusRing": {"$value": "#7FCB8B"},
          "skeletonBase": {"$value": "#384135"},
          "skeletonHighlight": {"$value": "#4A5446"}
        },
        "darkIncreased": {
          "background": {"$value": "#10140F"},
          "surface": {"$value": "#1B211A"},
          "textPrimary": {"$value": "#FFFFFF"},
          "textSecondary": {"$value": "#DADFD4"},
          "textTertiary": {"$value": "#C9CFC3"},
          "border": {"$value": "#8E9588"},
          "separator": {"$value": "#7C8377"},
          "controlBorder": {"$value": "#B6BCB0"},
          "segmentSelection": {"$value": "#1B211A"},
          "primary": {"$value": "#7FCB8B"},
          "onPrimary": {"$value": "#000000"},
          "primaryText": {"$value": "#A0DEA9"},
          "onPrimarySubtle": {"$value": "#B4E6BC"},
          "accent": {"$value": "#F0946F"},
          "onAccent": {"$value": "#000000"},
          "accentText": {"$value": "#F7B79D"},
          "onAccentSubtle": {"$value": "#F9CBB8"},
          "focusRing": {"$value": "#A0DEA9"}
        }
      },
      "gradient": {
        "$type": "gradient",
        "light": {
          "primary": {"$value": [{"color": "#2F6B3A", "position": 0}, {"color": "#1F5E5A", "position": 1}]},
          "accent": {"$value": [{"color": "#A8472A", "position": 0}, {"color": "#8A3A4E", "position": 1}]},
          "card": {"$value": [{"color": "#E4F1E3", "position": 0}, {"color": "#FBEAE3", "position": 1}]}
        },
        "lightIncreased": {
          "primary": {"$value": [{"color": "#1F5229", "position": 0}, {"color": "#134844", "position": 1}]},
          "accent": {"$value": [{"color": "#7C2F17", "position": 0}, {"color": "#692536", "position": 1}]},
          "card": {"$value": [{"color": "#E4F1E3", "position": 0}, {"color": "#FBEAE3", "position": 1}]}
        },
        "dark": {
          "primary": {"$value": [{"color": "#318644", "position": 0}, {"color": "#257A74", "position": 1}]},
          "accent": {"$value": [{"color": "#BD5730", "position": 0}, {"color": "#A94A62", "position": 1}]},
          "card": {"$value": [{"color": "#1E3823", "position": 0}, {"color": "#432419", "position": 1}]}
        },
        "darkIncreased": {
          "primary": {"$value": [{"color": "#7FCB8B", "position": 0}, {"color": "#6CC7BF", "position": 1}]},
          "accent": {"$value": [{"color": "#F0946F", "position": 0}, {"color": "#F09AAE", "position": 1}]},
          "card": {"$value": [{"color": "#1E3823", "position": 0}, {"color": "#432419", "position": 1}]}
        }
      },
      "radius": {
        "$type": "dimension",
        "small": {"$value": {"value": 10, "unit": "px"}},
        "medium": {"$value": {"value": 16, "unit": "px"}},
        "large": {"$value": {"value": 24, "unit": "px"}},
        "sheet": {"$value": {"value": 36, "unit": "px"}}
      },
      "typography": {
        "$type": "typography",
        "largeTitle": {"$value": {"fontSize": "36px", "lineHeight": 1.2}},
        "headline": {"$value": {"fontSize": "17px", "lineHeight": 1.3, "fontWeight": 700}}
      }
    }
    """#
}

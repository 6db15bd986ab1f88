extension DocumentExamples {
  /// By the name of the component, its view as a document writes it.
  static let controls: KeyValuePairs<String, String> = [
    "image": #"""
    {
      "type": "hstack",
      "spacing": 16,
      "children": [
        {
          "type": "image",
          "systemName": "star.fill",
          "label": "Favourite",
          "modifiers": [{"font": "title"}, {"foregroundStyle": "warningText"}]
        },
        {"type": "image", "systemName": "heart", "decorative": true}
      ],
      "modifiers": [{"padding": 16}]
    }
    """#,
    "button": #"""
    {
      "type": "vstack",
      "spacing": 12,
      "children": [
        {
          "type": "button",
          "value": "Accept",
          "systemImage": "checkmark",
          "modifiers": [{"buttonStyle": "filled"}]
        },
        {"type": "button", "value": "Details", "modifiers": [{"buttonStyle": "outlined"}]},
        {
          "type": "button",
          "value": "Saving",
          "modifiers": [{"buttonStyle": "filled"}, {"loading": true}]
        },
        {"type": "button", "value": "Delete", "role": "destructive"}
      ],
      "modifiers": [{"padding": 16}]
    }
    """#,
    "label": #"""
    {
      "type": "label",
      "value": "Deliveries",
      "systemImage": "shippingbox",
      "modifiers": [{"padding": 16}]
    }
    """#,
    "badge": #"""
    {
      "type": "hstack",
      "spacing": 8,
      "children": [
        {"type": "badge", "value": "Beta", "tone": "info"},
        {"type": "badge", "count": 120, "maximum": 99, "tone": "error"},
        {"type": "badge", "dot": "New messages", "tone": "success"}
      ],
      "modifiers": [{"padding": 16}]
    }
    """#,
    "statusBadge": #"""
    {
      "type": "hstack",
      "spacing": 8,
      "children": [
        {"type": "statusBadge", "value": "new"},
        {"type": "statusBadge", "value": "active"},
        {"type": "statusBadge", "value": "done"}
      ],
      "modifiers": [{"padding": 16}]
    }
    """#,
    "chip": #"""
    {
      "type": "hstack",
      "spacing": 8,
      "children": [
        {"type": "chip", "value": "Today", "isSelected": true},
        {"type": "chip", "value": "Nearby", "systemImage": "mappin"},
        {"type": "chip", "value": "Ada", "isRemovable": true}
      ],
      "modifiers": [{"padding": 16}]
    }
    """#,
    "card": #"""
    {
      "type": "card",
      "style": "elevated",
      "header": {"type": "text", "value": "Order 2041", "modifiers": [{"font": "headline"}]},
      "footer": {"type": "button", "value": "Accept", "modifiers": [{"buttonStyle": "filled"}]},
      "children": [{"type": "text", "value": "Rua Augusta 24, Lisbon"}],
      "modifiers": [{"padding": 16}]
    }
    """#,
    "activityIndicator": #"""
    {"type": "activityIndicator", "color": "primary", "modifiers": [{"padding": 16}]}
    """#,
    "skeletonRow": #"""
    {"type": "skeletonRow", "value": "order"}
    """#,
    "skeleton": #"""
    {
      "type": "hstack",
      "spacing": 12,
      "children": [
        {
          "type": "skeleton",
          "value": "circle",
          "modifiers": [{"frame": {"width": 44, "height": 44}}]
        },
        {"type": "skeleton", "lines": 2}
      ],
      "modifiers": [{"padding": 16}]
    }
    """#,
    "avatar": #"""
    {
      "type": "hstack",
      "spacing": 12,
      "children": [
        {"type": "avatar", "value": "Maria Silva", "size": "small", "status": "online"},
        {"type": "avatar", "value": "Maria Silva", "size": "medium", "status": "online"},
        {"type": "avatar", "value": "Maria Silva", "size": "large", "status": "online"}
      ],
      "modifiers": [{"padding": 16}]
    }
    """#,
    "avatarGroup": #"""
    {
      "type": "avatarGroup",
      "value": ["Maria Silva", "Ada King", "Jo Lee", "Max Born"],
      "limit": 3,
      "modifiers": [{"padding": 16}]
    }
    """#,
  ]
}

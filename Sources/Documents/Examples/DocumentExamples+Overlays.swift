extension DocumentExamples {
  /// Bars, dates, and what is over a screen.
  static let overlays: KeyValuePairs<String, String> = [
    "navigationBar": #"""
    {
      "type": "navigationBar",
      "value": "Order 2041",
      "leading": [{"type": "button", "value": "Back", "systemImage": "chevron.backward"}],
      "trailing": [{"type": "button", "value": "Share", "systemImage": "square.and.arrow.up"}],
      "modifiers": [{"labelStyle": "iconOnly"}]
    }
    """#,
    "bottomBar": #"""
    {
      "type": "bottomBar",
      "children": [
        {"type": "button", "value": "Decline", "modifiers": [{"buttonStyle": "outlined"}]},
        {"type": "button", "value": "Accept", "modifiers": [{"buttonStyle": "filled"}]}
      ]
    }
    """#,
    "searchField": #"""
    {
      "type": "searchField",
      "prompt": "Search plants",
      "modifiers": [{"padding": 16}]
    }
    """#,
    "progressBar": #"""
    {
      "type": "progressBar",
      "value": "Courier load",
      "share": 0.78,
      "showsPercentage": true,
      "modifiers": [{"padding": 16}]
    }
    """#,
    "gauge": #"""
    {
      "type": "gauge",
      "value": 21,
      "minimum": 10,
      "maximum": 30,
      "label": "Temperature",
      "currentValueLabel": "21°",
      "minimumValueLabel": "10",
      "maximumValueLabel": "30",
      "modifiers": [{"gaugeStyle": "accessoryCircular"}, {"padding": 16}]
    }
    """#,
    "colorPicker": #"""
    {
      "type": "colorPicker",
      "value": "Label",
      "color": "green",
      "modifiers": [{"padding": 16}]
    }
    """#,
    "datePicker": #"""
    {
      "type": "datePicker",
      "value": "Delivery",
      "date": "2026-06-14T09:41",
      "displayedComponents": "all",
      "modifiers": [{"padding": 16}]
    }
    """#,
    "alertDialog": #"""
    {
      "type": "alertDialog",
      "value": "Sign out?",
      "message": "Orders that are not finished stay on this device.",
      "children": [
        {"type": "button", "value": "Sign out", "role": "destructive"},
        {"type": "button", "value": "Cancel", "role": "cancel"}
      ],
      "modifiers": [{"padding": 24}]
    }
    """#,
    "menuPanel": #"""
    {
      "type": "menuPanel",
      "children": [
        {"type": "button", "value": "Reply", "systemImage": "arrow.backward"},
        {"type": "toggle", "value": "Muted", "isOn": true},
        {"type": "button", "value": "Delete", "systemImage": "trash", "role": "destructive"}
      ],
      "modifiers": [{"padding": 24}]
    }
    """#,
    "tooltip": #"""
    {
      "type": "tooltip",
      "value": "Share this order",
      "modifiers": [{"padding": 16}]
    }
    """#,
    "contentUnavailableView": #"""
    {
      "type": "contentUnavailableView",
      "value": "No results",
      "systemImage": "magnifyingglass",
      "description": "Try other words."
    }
    """#,
  ]
}

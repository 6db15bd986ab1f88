extension DocumentExamples {
  /// By the name of the component, its view as a document writes it.
  static let lists: KeyValuePairs<String, String> = [
    "list": #"""
    {
      "type": "list",
      "children": [
        {
          "type": "section",
          "header": "Today",
          "children": [
            {"type": "label", "value": "Deliveries", "systemImage": "shippingbox"},
            {"type": "label", "value": "Messages", "systemImage": "envelope"}
          ]
        }
      ]
    }
    """#,
    "form": #"""
    {
      "type": "form",
      "children": [
        {
          "type": "section",
          "header": "Account",
          "children": [
            {"type": "toggle", "value": "Stay signed in", "isOn": true},
            {"type": "labeledContent", "value": "Plan", "content": "Pro"}
          ]
        }
      ]
    }
    """#,
    "section": #"""
    {
      "type": "list",
      "children": [
        {
          "type": "section",
          "header": "Storage",
          "footer": "Counted once a day.",
          "children": [{"type": "labeledContent", "value": "Used", "content": "4.2 GB"}]
        }
      ]
    }
    """#,
    "labeledContent": #"""
    {
      "type": "labeledContent",
      "value": "Delivery",
      "content": "Today, 14:30",
      "modifiers": [{"padding": 16}]
    }
    """#,
    "navigationLink": #"""
    {
      "type": "list",
      "children": [
        {"type": "navigationLink", "value": "Notifications"},
        {
          "type": "navigationLink",
          "label": {"type": "label", "value": "Privacy", "systemImage": "lock"}
        }
      ]
    }
    """#,
    "disclosureGroup": #"""
    {
      "type": "disclosureGroup",
      "value": "Details",
      "isExpanded": true,
      "children": [{"type": "text", "value": "Three items, 4.2 kg"}],
      "modifiers": [{"padding": 16}]
    }
    """#,
    "groupBox": #"""
    {
      "type": "groupBox",
      "value": "Summary",
      "children": [{"type": "text", "value": "Everything has arrived."}],
      "modifiers": [{"padding": 16}]
    }
    """#,
    "menu": #"""
    {
      "type": "menu",
      "value": "Sort by",
      "systemImage": "arrow.up.arrow.down",
      "children": [{"type": "button", "value": "Name"}, {"type": "button", "value": "Date"}],
      "modifiers": [{"padding": 16}]
    }
    """#,
  ]
}

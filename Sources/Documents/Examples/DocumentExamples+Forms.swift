extension DocumentExamples {
  /// By the name of the component, its view as a document writes it.
  static let forms: KeyValuePairs<String, String> = [
    "textField": #"""
    {
      "type": "vstack",
      "spacing": 16,
      "children": [
        {
          "type": "textField",
          "value": "Email",
          "text": "ada@example.com",
          "modifiers": [{"fieldTitle": "Email"}, {"fieldState": "success"}, {"fieldIcon": "envelope"}]
        },
        {
          "type": "textField",
          "value": "Name",
          "modifiers": [{"fieldTitle": "Name"}, {"fieldState": {"error": "Enter your name."}}]
        }
      ],
      "modifiers": [{"padding": 16}]
    }
    """#,
    "secureField": #"""
    {
      "type": "secureField",
      "value": "Password",
      "text": "secret",
      "modifiers": [{"fieldTitle": "Password"}, {"revealButton": false}, {"padding": 16}]
    }
    """#,
    "otpField": #"""
    {
      "type": "otpField",
      "code": "4207",
      "length": 6,
      "focusedIndex": 4,
      "modifiers": [{"padding": 16}]
    }
    """#,
    "toggle": #"""
    {
      "type": "vstack",
      "spacing": 12,
      "children": [
        {"type": "toggle", "value": "Notifications", "isOn": true},
        {
          "type": "toggle",
          "value": "I agree",
          "isOn": true,
          "modifiers": [{"toggleStyle": "checkbox"}]
        }
      ],
      "modifiers": [{"padding": 16}]
    }
    """#,
    "picker": #"""
    {
      "type": "picker",
      "value": "Period",
      "options": ["Day", "Week", "Month"],
      "selection": "Week",
      "modifiers": [{"pickerStyle": "segmented"}, {"padding": 16}]
    }
    """#,
    "slider": #"""
    {
      "type": "slider",
      "value": 30,
      "minimum": 0,
      "maximum": 100,
      "label": "Volume",
      "modifiers": [{"padding": 16}]
    }
    """#,
    "stepper": #"""
    {
      "type": "stepper",
      "value": "2 guests",
      "canDecrement": true,
      "modifiers": [{"padding": 16}]
    }
    """#,
    "progressView": #"""
    {
      "type": "vstack",
      "spacing": 16,
      "children": [
        {"type": "progressView", "value": 3, "total": 5, "label": "Uploading 3 of 5"},
        {"type": "progressView", "label": "Loading"}
      ],
      "modifiers": [{"padding": 16}]
    }
    """#,
  ]
}

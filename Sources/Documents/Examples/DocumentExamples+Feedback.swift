extension DocumentExamples {
  /// By the name of the component, its view as a document writes it.
  static let feedback: KeyValuePairs<String, String> = [
    "alertHUD": #"""
    {
      "type": "alertHUD",
      "value": "Sent",
      "message": "Your courier knows now.",
      "tone": "info",
      "systemImage": "paperplane"
    }
    """#,
    "toastQueue": #"""
    {
      "type": "toastQueue",
      "value": ["Order 2042 delivered", "Order 2041 delivered"],
      "tone": "success"
    }
    """#,
    "toast": #"""
    {
      "type": "toast",
      "value": "Order accepted",
      "tone": "success",
      "actionTitle": "Undo",
      "modifiers": [{"padding": 16}]
    }
    """#,
    "banner": #"""
    {
      "type": "banner",
      "value": "Payment is due",
      "message": "Pay until Friday to keep your plan.",
      "tone": "warning",
      "actionTitle": "Pay",
      "isDismissible": true,
      "modifiers": [{"padding": 16}]
    }
    """#,
    "offlineBanner": #"""
    {"type": "offlineBanner", "modifiers": [{"padding": 16}]}
    """#,
    "emptyState": #"""
    {
      "type": "emptyState",
      "value": "No orders yet",
      "systemImage": "shippingbox",
      "message": "New orders appear here.",
      "children": [{"type": "button", "value": "Refresh"}],
      "modifiers": [{"padding": 16}]
    }
    """#,
    "errorView": #"""
    {
      "type": "errorView",
      "value": "Orders could not be loaded",
      "message": "The server did not answer.",
      "suggestion": "Check your connection.",
      "canRetry": true,
      "modifiers": [{"padding": 16}]
    }
    """#,
    "loadingView": #"""
    {"type": "loadingView", "value": "Loading orders", "modifiers": [{"padding": 16}]}
    """#,
    "statusRow": #"""
    {
      "type": "vstack",
      "children": [
        {"type": "statusRow", "value": "Payments", "status": "available"},
        {"type": "statusRow", "value": "Payments", "status": "unavailable"},
        {"type": "statusRow", "value": "Payments", "status": "unknown"}
      ],
      "modifiers": [{"padding": 16}]
    }
    """#,
    "quotaRow": #"""
    {
      "type": "quotaRow",
      "value": "Storage",
      "used": 4.2,
      "limit": 5,
      "detail": "4.2 of 5 GB",
      "modifiers": [{"padding": 16}]
    }
    """#,
    "networkBadge": #"""
    {
      "type": "hstack",
      "spacing": 8,
      "children": [
        {"type": "networkBadge", "isOnline": true},
        {"type": "networkBadge", "isOnline": false}
      ],
      "modifiers": [{"padding": 16}]
    }
    """#,
    "paginationFooter": #"""
    {
      "type": "vstack",
      "children": [
        {"type": "paginationFooter", "value": "loading"},
        {"type": "paginationFooter", "value": "end"},
        {"type": "paginationFooter", "value": "failed"}
      ],
      "modifiers": [{"padding": 16}]
    }
    """#,
    "rating": #"""
    {
      "type": "rating",
      "value": 4.5,
      "maximum": 5,
      "count": 128,
      "modifiers": [{"padding": 16}]
    }
    """#,
    "statTile": #"""
    {
      "type": "hstack",
      "spacing": 12,
      "children": [
        {
          "type": "statTile",
          "value": "Orders",
          "number": "128",
          "systemImage": "shippingbox",
          "trend": {"up": "12 %"}
        },
        {"type": "statTile", "value": "Returns", "number": "3", "trend": {"down": "2 %"}}
      ],
      "modifiers": [{"padding": 16}]
    }
    """#,
    "priceRow": #"""
    {
      "type": "vstack",
      "children": [
        {
          "type": "priceRow",
          "value": "Delivery",
          "amount": "€2.90",
          "previousAmount": "€4.90"
        },
        {"type": "priceRow", "value": "Total", "amount": "€48.90", "isTotal": true}
      ],
      "modifiers": [{"padding": 16}]
    }
    """#,
    "checkmarkRow": #"""
    {
      "type": "vstack",
      "children": [
        {
          "type": "checkmarkRow",
          "value": "Standard",
          "detail": "Two days",
          "isChecked": true
        },
        {"type": "checkmarkRow", "value": "Express", "detail": "Tomorrow"}
      ],
      "modifiers": [{"padding": 16}]
    }
    """#,
    "timeline": #"""
    {
      "type": "timeline",
      "steps": [
        {"title": "Picked up", "detail": "14:02"},
        {"title": "On the way"},
        {"title": "Delivered"}
      ],
      "current": 1,
      "modifiers": [{"padding": 16}]
    }
    """#,
    "tabBar": #"""
    {
      "type": "tabBar",
      "items": [
        {"title": "Orders", "systemImage": "shippingbox", "badge": 2},
        {"title": "Map", "systemImage": "map"},
        {"title": "Account", "systemImage": "person"}
      ],
      "selection": 0
    }
    """#,
    "sheet": #"""
    {
      "type": "sheet",
      "value": "Delivery",
      "showsDragIndicator": true,
      "children": [{"type": "text", "value": "Choose a time for your delivery."}]
    }
    """#,
    "popover": #"""
    {
      "type": "popover",
      "arrowEdge": "top",
      "children": [{"type": "text", "value": "Long-press to reorder."}],
      "modifiers": [{"padding": 16}]
    }
    """#,
    "glassCard": #"""
    {
      "type": "glassCard",
      "material": "regular",
      "children": [{"type": "text", "value": "On glass", "modifiers": [{"font": "headline"}]}],
      "modifiers": [
        {"padding": 24},
        {
          "background": {
            "linearGradient": {
              "colors": ["#0060DF", "#5B4FD6"],
              "startPoint": "topLeading",
              "endPoint": "bottomTrailing"
            }
          }
        }
      ]
    }
    """#,
  ]
}

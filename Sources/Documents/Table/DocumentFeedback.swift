import Foundation

extension DocumentTable {
  /// Messages, states of a screen, and what is over others.
  static var feedback: [DocumentComponent] {
    messages + states + tiles + layers
  }

  private static var messages: [DocumentComponent] {
    [
      .view(
        "toast", "A short message that goes away.",
        .required("value", .string, "The message."),
        .optional(
          "tone", .cases("tone"), default: Tone.success, "Its meaning, shown by its colour."),
        .optional("actionTitle", .string, "The title of an action.")
      ) { message, tone, action in
        Toast(documentKey(message), tone: tone, actionTitle: action.map(documentKey))
      },
      .view(
        "banner", "A message at the top of a screen.",
        .required("value", .string, "The title."),
        .optional("message", .string, "Additional text."),
        .optional("tone", .cases("tone"), default: Tone.info, "Its meaning, shown by its colour."),
        .optional("systemImage", .symbolName, "A symbol in place of the tone's."),
        .optional("actionTitle", .string, "The title of an action."),
        .optional("isDismissible", .boolean, default: false, "Whether it can be closed.")
      ) { title, message, tone, symbol, action, isDismissible in
        Banner(
          documentKey(title), message: message.map(documentKey), tone: tone, systemImage: symbol,
          actionTitle: action.map(documentKey), onDismiss: documentAction(isDismissible))
      },
      .view(
        "alertHUD", "A short confirmation in the middle of the screen.",
        .required("value", .string, "The title."),
        .optional("message", .string, "Additional text."),
        .optional(
          "tone", .cases("tone"), default: Tone.success, "Its meaning, shown by its colour."),
        .optional("systemImage", .symbolName, "A symbol in place of the tone's.")
      ) { title, message, tone, symbol in
        AlertHUD(
          documentKey(title), message: message.map(documentKey), tone: tone, systemImage: symbol)
      },
      .view(
        "toastQueue", "Several messages in a queue.",
        .required("value", .array(of: .string, named: "messages"), "The messages, newest first."),
        .optional(
          "tone", .cases("tone"), default: Tone.success, "Their meaning, shown by their colour.")
      ) { messages, tone in
        ToastQueue(messages.map { Toast(documentKey($0), tone: tone) })
      },
      .view("offlineBanner", "A message that there is no connection.") { OfflineBanner() },
    ]
  }

  private static var states: [DocumentComponent] {
    [
      .view(
        "emptyState", "A message for a screen without content.",
        .required("value", .string, "The title."),
        .optional("systemImage", .symbolName, default: "tray", "The symbol."),
        .optional("message", .string, "Additional text."),
        .optional("children", .children, default: DocumentChildren(views: []), "Buttons below.")
      ) { title, symbol, message, children in
        EmptyState(
          documentKey(title), systemImage: symbol, message: message.map(documentKey)
        ) { children }
      },
      .view(
        "errorView", "A message for a screen that could not load.",
        .optional("value", .string, default: "Something went wrong", "The title."),
        .optional("message", .string, "Additional text."),
        .optional("suggestion", .string, "What to do."),
        .optional("isRetrying", .boolean, default: false, "Whether it is loading again."),
        .optional("canRetry", .boolean, default: true, "Whether there is a button to try again."),
        .optional("isDismissible", .boolean, default: false, "Whether it can be closed.")
      ) { title, message, suggestion, isRetrying, canRetry, isDismissible in
        ErrorView(
          documentKey(title), message: message.map(documentKey),
          suggestion: suggestion.map(documentKey), isRetrying: isRetrying,
          retry: documentAction(canRetry), dismiss: documentAction(isDismissible))
      },
      .view(
        "loadingView", "A message for a screen that is loading.",
        .optional("value", .string, "The words below the spinner.")
      ) { title in LoadingView(title.map(documentKey)) },
      .view(
        "statusRow", "Whether a service is available.",
        .required("value", .string, "The service."),
        .required("status", .cases("status"), "Whether it is available.")
      ) { (title, status: Availability) in StatusRow(documentKey(title), status: status) },
      .view(
        "quotaRow", "How much of a limit is used.",
        .required("value", .string, "What is counted."),
        .required("used", .number(0...1e12), "How much is used."),
        .required("limit", .number(1e-9...1e12), "How much there is."),
        .optional("detail", .string, "Additional text.")
      ) { title, used, limit, detail in
        QuotaRow(documentKey(title), used: used, limit: limit, detail: detail.map(documentKey))
      },
      .view(
        "networkBadge", "Whether there is a connection.",
        .required("isOnline", .boolean, "Whether there is one.")
      ) { NetworkBadge(isOnline: $0) },
      .view(
        "paginationFooter", "The end of a list that loads in parts.",
        .required(
          "value", .paginationState, "Whether it loads, ends, or failed to load.")
      ) { PaginationFooter($0) },
    ]
  }

  private static var tiles: [DocumentComponent] {
    [
      .view(
        "rating", "Stars out of a number of stars.",
        .required("value", .number(0...10), "How many."),
        .optional("maximum", .integer(1...10), default: 5, "Out of how many."),
        .optional("count", .integer(0...1_000_000_000), "How many people rated.")
      ) { value, maximum, count in Rating(value, maximum: maximum, count: count) },
      .view(
        "statTile", "A number with its name and its trend.",
        .required("value", .string, "What is counted."),
        .required("number", .string, "The number, as it is written."),
        .optional("systemImage", .symbolName, "A symbol."),
        .optional("trend", .trend, "How it changed.")
      ) { title, number, symbol, trend in
        StatTile(documentKey(title), value: number, systemImage: symbol, trend: trend)
      },
      .view(
        "priceRow", "A line of a bill.",
        .required("value", .string, "What is paid for."),
        .required("amount", .string, "How much, as it is written."),
        .optional("previousAmount", .string, "What it cost before."),
        .optional("isTotal", .boolean, default: false, "Whether it is the sum.")
      ) { title, amount, previous, isTotal in
        PriceRow(documentKey(title), amount: amount, previousAmount: previous, isTotal: isTotal)
      },
      .view(
        "checkmarkRow", "A row with a check mark.",
        .required("value", .string, "The title."),
        .optional("detail", .string, "Additional text."),
        .optional("isChecked", .boolean, default: false, "Whether it is checked.")
      ) { title, detail, isChecked in
        CheckmarkRow(documentKey(title), detail: detail.map(documentKey), isChecked: isChecked)
      },
      .view(
        "timeline", "Steps that are done, under way and to come.",
        .required("steps", .array(of: .timelineStep, named: "steps"), "The steps."),
        .optional("current", .integer(0...1_000), default: 0, "Which one is under way, from 0.")
      ) { steps, current in Timeline(steps, current: current) },
      .view(
        "tabBar", "The tabs of a screen.",
        .required("items", .array(of: .tabItem, minimumCount: 1, named: "tabs"), "The tabs."),
        .optional("selection", .integer(0...100), default: 0, "Which one is chosen, from 0.")
      ) { items, selection in TabBar(items, selection: selection) },
    ]
  }

  private static var layers: [DocumentComponent] {
    [
      .view(
        "sheet", "A surface from the bottom of the screen.",
        .optional("value", .string, "The title."),
        .optional("showsDragIndicator", .boolean, default: true, "Whether it has a handle."),
        .children
      ) { title, showsDragIndicator, children in
        Sheet(title.map(documentKey), showsDragIndicator: showsDragIndicator) { children }
      },
      .view(
        "popover", "A bubble with an arrow.",
        .optional("arrowEdge", .edge, default: .top, "The edge that the arrow is on."), .children
      ) { edge, children in Popover(arrowEdge: edge) { children } },
      .view(
        "glassCard", "Content on glass.",
        .optional("material", .material, default: .regular, "How thick the glass is."), .children
      ) { material, children in GlassCard(material: material) { children } },
    ]
  }

  /// Modifiers of surfaces.
  static var surfaceModifiers: [DocumentModifier] {
    [
      .labelled(
        "glassBackground", "Puts glass with a bright edge behind the view.",
        .optional("material", .material, default: .regular, "How thick the glass is."),
        .optional("cornerRadius", .length, "Points.")
      ) { view, material, radius in view.glassBackground(material, cornerRadius: radius) }
      .orShort(DocumentValue<Material>.material) { view, material in
        view.glassBackground(material)
      }
    ]
  }
}

/// What a document presses does nothing, but that there is an action makes a control.
func documentAction(_ isGiven: Bool) -> (@MainActor () -> Void)? {
  guard isGiven else { return nil }
  return {}
}

extension DocumentValue where Value == Material {
  static var material: DocumentValue {
    .name(
      "material",
      [
        "ultraThin": .ultraThin, "thin": .thin, "regular": .regular, "thick": .thick,
        "ultraThick": .ultraThick,
      ])
  }
}

extension DocumentValue where Value == PaginationFooter.State {
  static var paginationState: DocumentValue {
    .name("state", ["loading": .loading, "end": .end, "failed": .failed])
  }
}

extension DocumentValue where Value == StatTile.Trend {
  static var trend: DocumentValue {
    .record(
      "a trend", .optional("up", .string, "How much more."),
      .optional("down", .string, "How much less."),
      .optional("flat", .string, "That it is the same.")
    ) { up, down, flat in
      switch (up, down, flat) {
      case (let text?, nil, nil): .up(text)
      case (nil, let text?, nil): .down(text)
      case (nil, nil, let text?): .flat(text)
      default: throw DocumentRefusal("a trend has one of \"up\", \"down\" and \"flat\"")
      }
    }
  }
}

extension DocumentValue where Value == Timeline.Step {
  static var timelineStep: DocumentValue {
    .record(
      "a step", .required("title", .string, "What is done."),
      .optional("detail", .string, "Additional text.")
    ) { Timeline.Step(documentKey($0), detail: $1.map(documentKey)) }
  }
}

extension DocumentValue where Value == TabBar.Item {
  static var tabItem: DocumentValue {
    .record(
      "a tab", .required("title", .string, "The title."),
      .required("systemImage", .symbolName, "The symbol."),
      .optional("badge", .integer(0...1_000_000), default: 0, "A count.")
    ) { TabBar.Item(documentKey($0), systemImage: $1, badge: $2) }
  }
}

import Foundation

extension DocumentTable {
  /// Bars of a screen, dates, and what is over a screen.
  static var bars: [DocumentComponent] {
    [
      .view(
        "navigationBar", "The bar at the top of a screen.",
        .required("value", .string, "The title."),
        .optional("displayMode", .titleDisplayMode, default: .inline, "How large the title is."),
        .optional("leading", .children, default: DocumentChildren(views: []), "Before the title."),
        .optional("trailing", .children, default: DocumentChildren(views: []), "After the title.")
      ) { title, displayMode, leading, trailing in
        NavigationBar(documentKey(title), displayMode: displayMode) {
          leading
        } trailing: {
          trailing
        }
      },
      .view("bottomBar", "Actions at the bottom of a screen.", .children) { children in
        BottomBar { children }
      },
      .view(
        "searchField", "A field for search terms.",
        .optional("text", .string, default: "", "What has been typed."),
        .optional("prompt", .string, default: "Search", "The placeholder.")
      ) { text, prompt in
        SearchField(text: .constant(text), prompt: Text(documentKey(prompt)))
      },
      .view(
        "progressBar", "A share of something limited, coloured by how near the limit is.",
        .optional("value", .string, "What the share is of."),
        .optional("share", .number(-1e9...1e9), "From 0 to 1, clamped; none for a moving bar."),
        .optional("form", .cases("form"), default: ProgressBar.Form.linear, "A bar or a ring."),
        .optional("tone", .cases("tone"), "A fixed tone in place of the one of the share."),
        .optional("showsPercentage", .boolean, default: false, "Whether the share is written.")
      ) { (title, share: Double?, form, tone: Tone?, showsPercentage) in
        ProgressBar(
          title.map(documentKey), value: share, form: form, tone: tone,
          showsPercentage: showsPercentage)
      },
      .view(
        "gauge", "A value within a range, as a bar or, with gaugeStyle, as a ring.",
        .required("value", .number(-1e9...1e9), "The value, kept within the range."),
        .optional("minimum", .number(-1e9...1e9), default: 0, "Where the range begins."),
        .optional("maximum", .number(-1e9...1e9), default: 1, "Where the range ends."),
        .required("label", .string, "What is measured."),
        .optional("currentValueLabel", .string, "The value, as it is written."),
        .optional("minimumValueLabel", .string, "The beginning of the range, as it is written."),
        .optional("maximumValueLabel", .string, "The end of the range, as it is written.")
      ) { value, minimum, maximum, label, current, lower, upper in
        guard minimum < maximum else {
          throw DocumentRefusal("\"minimum\" is less than \"maximum\"")
        }
        return Gauge<Text, Text, Text, EmptyView>(
          fraction: gaugeFraction(value, in: minimum...maximum), label: Text(documentKey(label)),
          current: current.map { Text(documentKey($0)) },
          minimum: lower.map { Text(documentKey($0)) },
          maximum: upper.map { Text(documentKey($0)) })
      },
      .view(
        "colorPicker", "A choice of a colour, shown as a disc of it.",
        .required("value", .string, "The title."),
        .required("color", .color, "The colour.")
      ) { title, color in ColorPicker(documentKey(title), selection: .constant(color)) },
      .view(
        "datePicker", "A row with a date, a time, or both; datePickerStyle makes it a calendar.",
        .required("value", .string, "The title."),
        .required("date", .civilDate, "The date, such as 2026-06-14 or 2026-06-14T09:41."),
        .optional(
          "displayedComponents", .dateComponents, default: .everything,
          "What is shown of it.")
      ) { title, date, components in
        DatePicker(
          documentKey(title), selection: .constant(date), displayedComponents: components)
      },
    ]
  }

  static var overlays: [DocumentComponent] {
    [
      .view(
        "alertDialog", "A question or a message with its answers.",
        .required("value", .string, "The title."),
        .optional("message", .string, "Additional text."), .children
      ) { title, message, children in
        AlertDialog(documentKey(title)) {
          children
        } message: {
          if let message { Text(documentKey(message)) }
        }
      },
      .view(
        "menuPanel", "An open menu; buttons, toggles and pickers inside are its rows.", .children
      ) { children in MenuPanel { children } },
      .view(
        "tooltip", "A few words with an arrow.",
        .required("value", .string, "The words."),
        .optional("arrowEdge", .edge, default: .bottom, "The edge that the arrow is on.")
      ) { text, edge in Tooltip(documentKey(text), arrowEdge: edge) },
      .view(
        "contentUnavailableView", "A message for a screen that has nothing to show.",
        .required("value", .string, "The title."),
        .required("systemImage", .symbolName, "The symbol."),
        .optional("description", .string, "Additional text.")
      ) { title, symbol, description in
        ContentUnavailableView(
          documentKey(title), systemImage: symbol,
          description: description.map { Text(documentKey($0)) })
      },
    ]
  }

  /// Modifiers of dates, rows, menus, and of what is beside a view.
  static var overlayModifiers: [DocumentModifier] {
    [
      .single("datePickerStyle", .datePickerStyle, "The look of the date pickers inside.") {
        view, style in style(view)
      },
      .labelled(
        "swipeActions", "Puts actions behind the row of a list.",
        .optional("edge", .horizontalEdge, default: .trailing, "At which edge."),
        .optional("isRevealed", .boolean, default: true, "Whether the row is swiped aside."),
        .children
      ) { view, edge, isRevealed, children in
        view.swipeActions(edge: edge) { children }
          .swipeActionsRevealed(isRevealed ? edge : nil)
      },
      .flag("menuPresented", "Shows the menus and menu pickers inside open.") {
        $0.menuPresented()
      },
      .labelled(
        "popover", "Shows a bubble beside the view; in the looks of iOS a sheet on a phone.",
        .optional("arrowEdge", .edge, default: .top, "The edge of the view where it stands."),
        .children
      ) { view, edge, children in
        view.popover(isPresented: .constant(true), arrowEdge: edge) { children }
      },
      .labelled(
        "tooltip", "Shows a few words beside the view, on a side where they fit.",
        .required("value", .string, "The words."),
        .optional("edge", .edge, default: .top, "The edge of the view where they stand.")
      ) { view, text, edge in view.tooltip(documentKey(text), edge: edge) },
      .labelled(
        "sheet", "Shows a sheet over the screen.",
        .optional("detent", .detent, default: .large, "The height at which it rests."),
        .children
      ) { view, detent, children in
        view.sheet(isPresented: .constant(true)) { children.presentationDetents([detent]) }
      },
    ]
  }
}

extension DocumentValue where Value == NavigationBarItem.TitleDisplayMode {
  static var titleDisplayMode: DocumentValue {
    .name("display mode", ["inline": .inline, "large": .large])
  }
}

extension DocumentValue where Value == HorizontalEdge {
  static var horizontalEdge: DocumentValue {
    .name("edge", ["leading": .leading, "trailing": .trailing])
  }
}

extension DocumentValue where Value == PresentationDetent {
  static var detent: DocumentValue {
    .name("detent", ["small": .small, "medium": .medium, "large": .large])
  }
}

extension DatePickerComponents {
  fileprivate static let everything: DatePickerComponents = [.date, .hourAndMinute]
}

extension DocumentValue where Value == DatePickerComponents {
  static var dateComponents: DocumentValue {
    .name(
      "components",
      ["date": .date, "hourAndMinute": .hourAndMinute, "all": .everything])
  }
}

extension DocumentValue where Value == (AnyView) -> AnyView {
  static var datePickerStyle: DocumentValue {
    .name(
      "date picker style",
      [
        "automatic": { AnyView($0.datePickerStyle(.automatic)) },
        "compact": { AnyView($0.datePickerStyle(.compact)) },
        "graphical": { AnyView($0.datePickerStyle(.graphical)) },
        "wheel": { AnyView($0.datePickerStyle(.wheel)) },
      ])
  }
}

extension DocumentValue where Value == Date {
  /// A date, or a date and a time, at Greenwich.
  static var civilDate: DocumentValue {
    let expected = "a date such as \"2026-06-14\" or \"2026-06-14T09:41\""
    return DocumentValue(expected: expected, schema: .pattern(DocumentSchema.datePattern)) {
      value, _ throws(DocumentError) in
      guard let text = value.string else { throw value.wrongKind(expected: expected) }
      guard let date = CivilDate(text) else {
        throw DocumentError(at: value, .outOfRange(messageQuoted(text), expected: expected))
      }
      return date.date
    }
  }
}

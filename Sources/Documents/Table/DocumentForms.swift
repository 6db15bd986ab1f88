import Foundation

extension DocumentTable {
  /// Fields and choices.
  static var forms: [DocumentComponent] {
    fields + choices + [
      .view(
        "slider", "A value between two ends.",
        .optional("value", .number(-1e9...1e9), default: 0.5, "The value."),
        .optional("minimum", .number(-1e9...1e9), default: 0, "The lower end."),
        .optional("maximum", .number(-1e9...1e9), default: 1, "The upper end."),
        .optional("label", .string, "What a screen reader says.")
      ) { value, minimum, maximum, label in
        guard minimum < maximum else {
          throw DocumentRefusal("slider needs a \"minimum\" below its \"maximum\"")
        }
        return Slider(value: .constant(value), in: minimum...maximum) {
          Text(verbatim: label ?? "")
        }
      },
      .view(
        "stepper", "A value that goes up and down in steps.",
        .required("value", .string, "The title."),
        .optional("canDecrement", .boolean, default: true, "Whether it can go down."),
        .optional("canIncrement", .boolean, default: true, "Whether it can go up.")
      ) { title, canDecrement, canIncrement in
        Stepper(
          documentKey(title), onIncrement: canIncrement ? doNothing : nil,
          onDecrement: canDecrement ? doNothing : nil)
      },
      .view(
        "progressView", "The progress of something; without a value a spinner.",
        .optional("value", .number(-1e9...1e9), "How much is done."),
        .optional("total", .number(1e-9...1e9), default: 1, "How much there is to do."),
        .optional("label", .string, "What it is about.")
      ) { value, total, label in
        switch (value, label) {
        case (nil, nil): AnyView(ProgressView())
        case (nil, let label?): AnyView(ProgressView(documentKey(label)))
        case (let value?, nil): AnyView(ProgressView(value: value, total: total))
        case (let value?, let label?):
          AnyView(ProgressView(documentKey(label), value: value, total: total))
        }
      },
    ]
  }

  private static let doNothing: () -> Void = {}

  private static var fields: [DocumentComponent] {
    [
      .view(
        "textField", "One line of text to edit; fieldTitle and fieldState add a title and a state.",
        .required("value", .string, "The placeholder, and the name that a screen reader says."),
        .optional("text", .string, default: "", "What has been typed."),
        .optional("axis", .axis, default: .horizontal, "Along which axis it grows.")
      ) { title, text, axis in
        TextField(documentKey(title), text: .constant(text), axis: axis)
      },
      .view(
        "secureField", "A field whose text is shown as dots.",
        .required("value", .string, "The placeholder, and the name that a screen reader says."),
        .optional("text", .string, default: "", "What has been typed.")
      ) { title, text in SecureField(documentKey(title), text: .constant(text)) },
      .view(
        "otpField", "Boxes for the digits of a code.",
        .optional("code", .string, default: "", "What has been typed."),
        .optional("length", .integer(1...12), default: 6, "How many boxes there are."),
        .optional("focusedIndex", .integer(0...11), "Which box is being typed in, from 0.")
      ) { code, length, focused in
        OTPField(code: .constant(code), length: length, focusedIndex: focused)
      },
    ]
  }

  private static var choices: [DocumentComponent] {
    [
      .view(
        "toggle", "A switch; toggleStyle makes it a check box.",
        .required("value", .string, "The title."),
        .optional("isOn", .boolean, default: false, "Whether it is on."),
        .optional("isMixed", .boolean, default: false, "Whether it is mixed: some on, some off."),
        .optional("systemImage", .symbolName, "A symbol before the title.")
      ) { title, isOn, isMixed, symbol in
        toggle(title: title, isOn: isOn, isMixed: isMixed, symbol: symbol)
      },
      .view(
        "picker", "One choice of several; pickerStyle says how they are shown.",
        .required("value", .string, "The title."),
        .required(
          "options", .array(of: .string, minimumCount: 1, named: "titles"), "The choices."),
        .optional("selection", .string, "The selected choice; the first one by default.")
      ) { title, options, selection in
        if let selection, !options.contains(selection) {
          throw DocumentRefusal("picker has no option \(messageQuoted(selection))")
        }
        let chosen = selection ?? options[0]
        return Picker(documentKey(title), selection: .constant(chosen)) {
          ForEach(options, id: \.self) { option in Text(documentKey(option)).tag(option) }
        }
      },
    ]
  }

  private static func toggle(
    title: String, isOn: Bool, isMixed: Bool, symbol: String?
  ) -> AnyView {
    if isMixed {
      // One on and one off are what makes a choice mixed.
      let sources = [DocumentChoice(isOn: .constant(true)), DocumentChoice(isOn: .constant(false))]
      return AnyView(Toggle(sources: sources, isOn: \.isOn) { Text(documentKey(title)) })
    }
    guard let symbol else { return AnyView(Toggle(documentKey(title), isOn: .constant(isOn))) }
    return AnyView(Toggle(documentKey(title), systemImage: symbol, isOn: .constant(isOn)))
  }

  /// How fields and choices look.
  static var formModifiers: [DocumentModifier] {
    [
      styled("toggleStyle", .toggleStyle, "The look of the toggles inside."),
      styled("pickerStyle", .pickerStyle, "The look of the pickers inside."),
      styled("progressViewStyle", .progressViewStyle, "The look of progress inside."),
      styled("gaugeStyle", .gaugeStyle, "The look of gauges inside."),
      styled("textFieldStyle", .textFieldStyle, "The look of the fields inside."),
      styled("listStyle", .listStyle, "The look of the lists inside."),
      .single("fieldTitle", .string, "A title above the field.") {
        $0.fieldTitle(documentKey($1))
      },
      .single("fieldState", .fieldState, "Whether the field is focused, wrong or right.") {
        $0.fieldState($1)
      },
      .single("fieldIcon", .symbolName, "A symbol at the beginning of the field.") {
        $0.fieldIcon($1)
      },
      .flag("clearButton", "Adds a button that empties the field.") { $0.clearButton() },
      .single("revealButton", .boolean, "Adds a button that shows a secret; true if it is shown.") {
        $0.revealButton(true, isRevealed: $1)
      },
      .single("badge", DocumentValue<Int>.integer(0...1_000_000), "A count at the end of a row.") {
        $0.badge($1)
      },
    ]
  }

  private static func styled(
    _ name: String, _ type: DocumentValue<(AnyView) -> AnyView>, _ help: String
  ) -> DocumentModifier {
    .single(name, type, help) { view, style in style(view) }
  }
}

/// One of the choices that a mixed toggle stands for.
private struct DocumentChoice {
  let isOn: Binding<Bool>
}

extension DocumentValue where Value == FieldState {
  /// A state by name, or `{"error": message}` or `{"success": message}`.
  static var fieldState: DocumentValue {
    let named = DocumentValue.name(
      "field state", ["normal": .normal, "focused": .focused, "success": .success(nil)])
    let told = DocumentValue.record(
      "a field state",
      .optional("error", .string, "What is wrong."), .optional("success", .string, "What is right.")
    ) { error, success in
      switch (error, success) {
      case (let error?, nil): FieldState.error(documentKey(error))
      case (nil, let success?): FieldState.success(documentKey(success))
      default: throw DocumentRefusal("a field state has one of \"error\" and \"success\"")
      }
    }
    return named.or(told) { $0.kind == .object }
  }
}

extension DocumentValue where Value == (AnyView) -> AnyView {
  static var toggleStyle: DocumentValue {
    .name(
      "toggle style",
      [
        "automatic": { AnyView($0.toggleStyle(.automatic)) },
        "switch": { AnyView($0.toggleStyle(.switch)) },
        "checkbox": { AnyView($0.toggleStyle(.checkbox)) },
        "radio": { AnyView($0.toggleStyle(.radio)) },
        "button": { AnyView($0.toggleStyle(.button)) },
      ])
  }

  static var pickerStyle: DocumentValue {
    .name(
      "picker style",
      [
        "automatic": { AnyView($0.pickerStyle(.automatic)) },
        "menu": { AnyView($0.pickerStyle(.menu)) },
        "segmented": { AnyView($0.pickerStyle(.segmented)) },
        "inline": { AnyView($0.pickerStyle(.inline)) },
        "wheel": { AnyView($0.pickerStyle(.wheel)) },
        "navigationLink": { AnyView($0.pickerStyle(.navigationLink)) },
      ])
  }

  static var progressViewStyle: DocumentValue {
    .name(
      "progress style",
      [
        "automatic": { AnyView($0.progressViewStyle(.automatic)) },
        "linear": { AnyView($0.progressViewStyle(.linear)) },
        "circular": { AnyView($0.progressViewStyle(.circular)) },
      ])
  }

  static var gaugeStyle: DocumentValue {
    .name(
      "gauge style",
      [
        "automatic": { AnyView($0.gaugeStyle(.automatic)) },
        "linearCapacity": { AnyView($0.gaugeStyle(.linearCapacity)) },
        "accessoryCircular": { AnyView($0.gaugeStyle(.accessoryCircular)) },
        "accessoryCircularCapacity": { AnyView($0.gaugeStyle(.accessoryCircularCapacity)) },
      ])
  }

  static var textFieldStyle: DocumentValue {
    .name(
      "field style",
      [
        "automatic": { AnyView($0.textFieldStyle(.automatic)) },
        "plain": { AnyView($0.textFieldStyle(.plain)) },
        "roundedBorder": { AnyView($0.textFieldStyle(.roundedBorder)) },
        "outlined": { AnyView($0.textFieldStyle(.outlined)) },
        "glass": { AnyView($0.textFieldStyle(.glass)) },
      ])
  }

  static var listStyle: DocumentValue {
    .name(
      "list style",
      [
        "automatic": { AnyView($0.listStyle(.automatic)) },
        "insetGrouped": { AnyView($0.listStyle(.insetGrouped)) },
        "grouped": { AnyView($0.listStyle(.grouped)) },
        "plain": { AnyView($0.listStyle(.plain)) },
        "inset": { AnyView($0.listStyle(.inset)) },
        "sidebar": { AnyView($0.listStyle(.sidebar)) },
      ])
  }
}

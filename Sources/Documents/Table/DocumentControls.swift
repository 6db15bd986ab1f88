import Foundation

extension DocumentTable {
  /// Buttons and what is beside them.
  static var controls: [DocumentComponent] {
    [
      .view(
        "button", "A button; its look comes from the buttonStyle modifier.",
        .optional("value", .string, "The title."),
        .optional("systemImage", .symbolName, "A symbol before the title."),
        .optional("role", .buttonRole, "What pressing it means."),
        .optional("children", .children, "A label in place of a title.")
      ) { title, symbol, role, children in
        try button(title: title, symbol: symbol, role: role, children: children)
      },
      .view(
        "label", "A symbol and a title.",
        .required("value", .string, "The title."),
        .required("systemImage", .symbolName, "The symbol.")
      ) { title, symbol in Label(documentKey(title), systemImage: symbol) },
      .view(
        "badge", "A short status: a word, a count or a dot. Exactly one of value, count and dot.",
        .optional("value", .string, "The word."),
        .optional("count", .integer(0...1_000_000), "A number."),
        .optional("maximum", .integer(1...1_000_000), default: 99, "Larger counts show as 99+."),
        .optional("dot", .string, "A dot, spoken as this label."),
        .optional("systemImage", .symbolName, "A symbol before the word."),
        .optional("tone", .cases("tone"), "Its meaning, shown by its colour.")
      ) { (title, count, maximum, dot, symbol, tone: Tone?) in
        try badge(
          title: title, count: count, maximum: maximum, dot: dot, symbol: symbol, tone: tone)
      },
      .view(
        "statusBadge", "The progress of an order or task.",
        .required("value", .cases("status"), "How far it is."),
        .optional("title", .string, "Text in place of the standard word.")
      ) { (status: StatusBadge.Status, title) in
        StatusBadge(status, title: title.map(documentKey))
      },
      .view(
        "chip", "A choice, filter or tag.",
        .required("value", .string, "The title."),
        .optional("systemImage", .symbolName, "A symbol before the title."),
        .optional("isSelected", .boolean, default: false, "Whether it is selected."),
        .optional("isInteractive", .boolean, default: false, "Whether it can be pressed."),
        .optional("isRemovable", .boolean, default: false, "Whether it can be removed.")
      ) { title, symbol, isSelected, isInteractive, isRemovable in
        Chip(
          documentKey(title), systemImage: symbol, isSelected: isSelected,
          action: documentAction(isInteractive), onRemove: documentAction(isRemovable))
      },
      card,
      .view(
        "activityIndicator", "A spinner.",
        .optional("color", .color, "Its colour; secondary text by default.")
      ) { color in ActivityIndicator(style: color.map { .colored($0) } ?? .standard) },
    ] + placeholders + people
  }

  private static func button(
    title: String?, symbol: String?, role: ButtonRole?, children: DocumentChildren?
  ) throws -> AnyView {
    if let children {
      guard title == nil, symbol == nil else {
        throw DocumentRefusal("button takes \"children\" in place of \"value\" and \"systemImage\"")
      }
      return AnyView(Button(role: role, action: {}, label: { children }))
    }
    switch (title, symbol) {
    case (let title?, let symbol?):
      return AnyView(Button(documentKey(title), systemImage: symbol, role: role, action: {}))
    case (let title?, nil):
      return AnyView(Button(documentKey(title), role: role, action: {}))
    case (nil, let symbol?):
      return AnyView(Button(role: role, action: {}, label: { Image(systemName: symbol) }))
    case (nil, nil):
      throw DocumentRefusal("button needs \"value\", \"systemImage\" or \"children\"")
    }
  }

  private static func badge(
    title: String?, count: Int?, maximum: Int, dot: String?, symbol: String?, tone: Tone?
  ) throws -> Badge {
    switch (title, count, dot) {
    case (let title?, nil, nil):
      return Badge(documentKey(title), systemImage: symbol, tone: tone ?? .neutral)
    case (nil, let count?, nil):
      return Badge(count: count, maximum: maximum, tone: tone ?? .error)
    case (nil, nil, let label?):
      return Badge.dot(documentKey(label), tone: tone ?? .error)
    default:
      throw DocumentRefusal("badge needs exactly one of \"value\", \"count\" and \"dot\"")
    }
  }

  private static var card: DocumentComponent {
    .view(
      "card", "Content on its own surface.",
      .optional("style", .cases("card style"), default: CardStyle.elevated, "The background."),
      .optional("isInteractive", .boolean, default: false, "Whether the whole card is a button."),
      .optional("header", .view, "A view above the content."),
      .optional("footer", .view, "A view below the content."),
      .optional("media", .view, "A view that fills the top from edge to edge."), .children
    ) { style, isInteractive, header, footer, media, children in
      Card(style: style, action: documentAction(isInteractive)) {
        children
      } header: {
        header
      } footer: {
        footer
      } media: {
        media
      }
    }
  }

  private static var placeholders: [DocumentComponent] {
    [
      .view(
        "skeleton", "A placeholder for content that is loading.",
        .optional(
          "value", .skeletonShape, default: .rectangle, "The shape of the missing content."),
        .optional("lines", .integer(1...1_000), "Several lines of text.")
      ) { shape, lines in Skeleton(lines.map { .lines($0) } ?? shape) },
      .view(
        "skeletonRow", "A placeholder for content of a known form.",
        .required("value", .cases("form"), "What is loading.")
      ) { (form: SkeletonRow.Form) in SkeletonRow(form) },
    ]
  }

  private static var people: [DocumentComponent] {
    [
      .view(
        "avatar", "A person as a picture or initials.",
        .required("value", .string, "The name."),
        .optional(
          "image", .pictureFile, "A PNG, JPEG, WebP or SVG file, relative to the document."),
        .optional("size", .cases("size"), default: Avatar.Size.medium, "How large it is."),
        .optional("status", .cases("status"), "The person's availability.")
      ) { (name, image, size, status: Avatar.Status?) in
        Avatar(name, image: image.map { Image(data: $0) }, size: size, status: status)
      },
      .view(
        "avatarGroup", "Several people side by side.",
        .required("value", .array(of: .string, named: "names"), "The names."),
        .optional("limit", .integer(1...100), default: 4, "How many are shown."),
        .optional("size", .cases("size"), default: Avatar.Size.medium, "How large they are.")
      ) { names, limit, size in AvatarGroup(names, limit: limit, size: size) },
    ]
  }

  /// How the controls of a place look.
  static var controlModifiers: [DocumentModifier] {
    [
      .single("buttonStyle", .buttonStyle, "The look of the buttons inside.") { view, style in
        style(view)
      },
      .single(
        "buttonBorderShape",
        DocumentValue<ButtonBorderShape>.name(
          "shape",
          [
            "automatic": .automatic, "capsule": .capsule, "circle": .circle,
            "roundedRectangle": .roundedRectangle,
          ]), "The outline of the buttons inside."
      ) { $0.buttonBorderShape($1) },
      .single(
        "buttonSizing",
        DocumentValue<ButtonSizing>.name(
          "sizing", ["automatic": .automatic, "fitted": .fitted, "flexible": .flexible]),
        "How wide the buttons inside are."
      ) { $0.buttonSizing($1) },
      .single("pressed", .boolean, "Shows controls in their pressed look.") {
        $0.pressed($1)
      },
      loading,
      .single("focusRing", .boolean, "Shows the view with keyboard focus.") {
        $0.focusRing($1)
      },
      .single("labelStyle", .labelStyle, "The look of the labels inside.") { view, style in
        style(view)
      },
    ]
  }

  private static var loading: DocumentModifier {
    let placement = DocumentValue<LoadingPlacement>.name(
      "placement", ["replacingLabel": .replacingLabel, "besideLabel": .besideLabel])
    return DocumentModifier.single(
      "loading", placement, "Shows the buttons inside as busy; true, or where the spinner is."
    ) { $0.loading(placement: $1) }
    .orShort(DocumentValue<Bool>.boolean, when: { $0.kind == .boolean }) { $0.loading($1) }
  }
}

extension DocumentValue where Value == Skeleton.Shape {
  static var skeletonShape: DocumentValue {
    .name("shape", ["line": .line, "rectangle": .rectangle, "circle": .circle])
  }
}

extension DocumentValue where Value == ButtonRole {
  static var buttonRole: DocumentValue {
    .name("role", ["destructive": .destructive, "cancel": .cancel])
  }
}

extension DocumentValue where Value == (AnyView) -> AnyView {
  static var buttonStyle: DocumentValue {
    .name(
      "button style",
      [
        "automatic": { AnyView($0.buttonStyle(.automatic)) },
        "filled": { AnyView($0.buttonStyle(.filled)) },
        "primary": { AnyView($0.buttonStyle(.primary)) },
        "outlined": { AnyView($0.buttonStyle(.outlined)) },
        "secondary": { AnyView($0.buttonStyle(.secondary)) },
        "tonal": { AnyView($0.buttonStyle(.tonal)) },
        "ghost": { AnyView($0.buttonStyle(.ghost)) },
        "danger": { AnyView($0.buttonStyle(.danger)) },
        "glass": { AnyView($0.buttonStyle(.glass)) },
        "bordered": { AnyView($0.buttonStyle(.bordered)) },
        "borderedProminent": { AnyView($0.buttonStyle(.borderedProminent)) },
        "borderless": { AnyView($0.buttonStyle(.borderless)) },
        "plain": { AnyView($0.buttonStyle(.plain)) },
      ])
  }

  static var labelStyle: DocumentValue {
    .name(
      "label style",
      [
        "automatic": { AnyView($0.labelStyle(.automatic)) },
        "titleAndIcon": { AnyView($0.labelStyle(.titleAndIcon)) },
        "titleAndTrailingIcon": { AnyView($0.labelStyle(.titleAndTrailingIcon)) },
        "titleOnly": { AnyView($0.labelStyle(.titleOnly)) },
        "iconOnly": { AnyView($0.labelStyle(.iconOnly)) },
      ])
  }
}

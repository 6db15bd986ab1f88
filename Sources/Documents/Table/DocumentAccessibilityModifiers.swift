import Foundation

extension DocumentTable {
  /// What assistive technology and the audit are told.
  static var accessibilityModifiers: [DocumentModifier] {
    [
      .single("accessibilityLabel", .string, "What a screen reader says for the view.") {
        $0.accessibilityLabel(Text(verbatim: $1))
      },
      .single("accessibilityValue", .string, "The value that a screen reader says.") {
        $0.accessibilityValue(Text(verbatim: $1))
      },
      .single("accessibilityHint", .string, "What happens when the view is activated.") {
        $0.accessibilityHint($1)
      },
      .single("accessibilityIdentifier", .string, "A name for tests; never spoken.") {
        $0.accessibilityIdentifier($1)
      },
      .flag("accessibilityHidden", "Hides the view from assistive technology.") {
        $0.accessibilityHidden(true)
      },
      .single("accessibilityAddTraits", .traits, "Adds characteristics.") {
        $0.accessibilityAddTraits($1)
      },
      .single("accessibilityRemoveTraits", .traits, "Takes characteristics away.") {
        $0.accessibilityRemoveTraits($1)
      },
      .single(
        "accessibilityElement",
        .name(
          "behaviour",
          ["ignore": AccessibilityChildBehavior.ignore, "contain": .contain, "combine": .combine]),
        "How the view and its content form accessibility elements."
      ) { $0.accessibilityElement(children: $1) },
      .single("accessibilitySortPriority", .number(-1_000...1_000), "Higher is read first.") {
        $0.accessibilitySortPriority($1)
      },
      .single("accessibilityRole", .cases("role"), "What kind of thing the view is.") {
        (view, role: AccessibilityRole) in view.accessibilityRole(role)
      },
      .single("accessibilityState", .cases("state"), "A condition, such as \"checked\".") {
        (view, state: AccessibilityState) in view.accessibilityState(state)
      },
      .single(
        "accessibilityActions", .array(of: .action, named: "names, or names with categories"),
        "Actions that a screen reader offers by their names."
      ) { view, actions in
        actions.reduce(view) { view, action in
          let category = action.category.map { AccessibilityActionCategory(Text(verbatim: $0)) }
          return AnyView(
            view.accessibilityActions(category: category ?? .default) {
              Button(action: {}) { Text(verbatim: action.name) }
            })
        }
      },
      .flag("accessibilityAdjustable", "Makes the value go up and down.") {
        $0.accessibilityAdjustableAction { _ in }
      },
      .single(
        "accessibilityCustomContent", .array(of: .customContent, named: "labels with values"),
        "What a screen reader says where its reader asks for more."
      ) { view, content in
        content.reduce(view) { view, content in
          AnyView(
            view.accessibilityCustomContent(
              Text(verbatim: content.label), Text(verbatim: content.value),
              importance: content.isImportant ? .high : .default))
        }
      },
      .single("accessibilityHeading", .integer(1...6), "Makes the view a heading of a level.") {
        $0.accessibilityHeading(AccessibilityHeadingLevel(rawValue: UInt($1)) ?? .unspecified)
      },
      .single(
        "accessibilityInputLabels", .array(of: .string, named: "names"),
        "What a voice may call the view, the best name first."
      ) { $0.accessibilityInputLabels($1) },
      .single(
        "accessibilityRotor",
        .record(
          "a rotor", .required("label", .string, "Its name."),
          .required("entries", .array(of: .string, named: "names"), "What it steps through.")
        ) { AccessibilityDetails.Rotor($0, entries: $1) },
        "A list of places that a reader can step through."
      ) { view, rotor in
        view.accessibilityRotor(LocalizedStringKey(rotor.label)) {
          ForEach(rotor.entries, id: \.self) { AccessibilityRotorEntry($0, id: $0) }
        }
      },
      .single("accessibilityChart", .chart, "What a screen reader tells of a chart.") {
        $0.accessibilityChartDescriptor($1)
      },
      .single(
        "accessibilityLabeledPair",
        .record(
          "half of a pair", .required("id", .string, "What both halves have."),
          .required(
            "role", .name("role", [(name: "label", value: true), (name: "content", value: false)]),
            "Which half.")
        ) { AccessibilityDetails.Pair(id: $0, isLabel: $1) },
        "Makes the view the label or the content of a pair that is read as one."
      ) { view, pair in
        view.accessibilityLabeledPair(
          role: pair.isLabel ? .label : .content, id: pair.id, in: Namespace().wrappedValue)
      },
      .labelled(
        "accessibilityRepresentation",
        "Replaces what a screen reader finds in the view by what it would find in other views.",
        .children
      ) { view, children in view.accessibilityRepresentation { children } },
      .labelled(
        "accessibilityChildren",
        "Replaces the views inside, for a screen reader, by other views.", .children
      ) { view, children in view.accessibilityChildren { children } },
      .single(
        "accessibilityTextContentType",
        .name(
          "content type",
          [
            "plain": AccessibilityTextContentType.plain, "console": .console,
            "fileSystem": .fileSystem, "messaging": .messaging, "narrative": .narrative,
            "sourceCode": .sourceCode, "spreadsheet": .spreadsheet,
            "wordProcessing": .wordProcessing,
          ]), "What the view's text is about."
      ) { $0.accessibilityTextContentType($1) },
      .single("accessibilityLinkedGroup", .string, "The group among whose views a reader jumps.") {
        $0.accessibilityLinkedGroup(id: $1, in: Namespace().wrappedValue)
      },
      .flag("accessibilityScrollAction", "Lets a screen reader scroll the view.") {
        $0.accessibilityScrollAction { _ in }
      },
      .single("accessibilityScrollStatus", .string, "What is said when it has been scrolled.") {
        $0.accessibilityScrollStatus(Text(verbatim: $1))
      },
      .flag("accessibilityZoomAction", "Lets a screen reader enlarge what the view shows.") {
        $0.accessibilityZoomAction { _ in }
      },
      .single(
        "accessibilityActivationPoint", .unitPoint, "Where the view is touched for its reader."
      ) { $0.accessibilityActivationPoint($1) },
      .labelled(
        "accessibilityDragPoint", "Adds a place from which something can be dragged.",
        .required("point", .unitPoint, "Where it is in the view."),
        .required("description", .string, "What is dragged.")
      ) { $0.accessibilityDragPoint($1, description: Text(verbatim: $2)) },
      .labelled(
        "accessibilityDropPoint", "Adds a place onto which something can be dropped.",
        .required("point", .unitPoint, "Where it is in the view."),
        .required("description", .string, "What is dropped.")
      ) { $0.accessibilityDropPoint($1, description: Text(verbatim: $2)) },
      .single(
        "accessibilityDirectTouch", .directTouch,
        "Gives the view the touches themselves; with an array of what else holds there."
      ) { view, options in
        view.accessibilityDirectTouch(options != nil, options: options ?? [])
      },
      .flag("accessibilityFocused", "Puts the focus of a screen reader on the view.") {
        $0.accessibilityFocused()
      },
      .flag("speechAlwaysIncludesPunctuation", "Says every punctuation mark.") {
        $0.speechAlwaysIncludesPunctuation()
      },
      .single("speechAdjustedPitch", .number(-1...1), "Speaks higher or lower.") {
        $0.speechAdjustedPitch($1)
      },
      .flag("speechSpellsOutCharacters", "Says one character after the other.") {
        $0.speechSpellsOutCharacters()
      },
      .flag("accessibilityShowsLargeContentViewer", "Shows the view large while it is pressed.") {
        $0.accessibilityShowsLargeContentViewer()
      },
      .flag("accessibilityIgnoresInvertColors", "Keeps the colours while others are inverted.") {
        $0.accessibilityIgnoresInvertColors()
      },
      .single("accessibilityRespondsToUserInteraction", .boolean, "Whether the view responds.") {
        $0.accessibilityRespondsToUserInteraction($1)
      },
      .flag("draggable", "Lets the view be dragged elsewhere.") { $0.draggable("") },
      .single(
        "repeatingMotion",
        .name("when", [(name: "always", value: false), (name: "unlessReduced", value: true)]),
        "A motion that repeats by itself; \"unlessReduced\" stops for readers who want less of it."
      ) { $0.repeatingMotion(isReduced: $1) },
      .flag("focusable", "Lets the focus of a keyboard go to a view that is no control.") {
        $0.focusable()
      },
      .single("keyboardShortcut", .shortcut, "The keys that press a button or switch.") {
        $0.keyboardShortcut($1)
      },
      .single("allowsHitTesting", .boolean, "Whether touches reach the view.") {
        $0.allowsHitTesting($1)
      },
      .single(
        "targetExemption",
        .name(
          "exemption",
          ["inline": TargetExemption.inline, "equivalent": .equivalent, "essential": .essential]),
        "Why a small target is acceptable."
      ) { $0.targetExemption($1) },
    ]
  }
}

extension DocumentValue where Value == AccessibilityDetails.Content {
  /// A label with what is to be said of it.
  static var customContent: DocumentValue {
    .record(
      "custom content", .required("label", .string, "What it is about."),
      .required("value", .string, "What is said of it."),
      .optional("important", .boolean, default: false, "Whether it is said unasked.")
    ) { AccessibilityDetails.Content($0, $1, isImportant: $2) }
  }
}

extension DocumentValue where Value == AccessibilityDetails.Action {
  /// The name of an action, or the name with the menu that has it.
  static var action: DocumentValue {
    let named = DocumentValue<String>.string.map { AccessibilityDetails.Action($0) }
    let inCategory = DocumentValue.record(
      "an action", .required("name", .string, "What it does."),
      .required("category", .string, "The menu of a screen reader that has it.")
    ) { AccessibilityDetails.Action($0, category: $1) }
    return named.or(inCategory) { $0.kind == .object }
  }
}

extension DocumentValue where Value == AccessibilityDirectTouchOptions? {
  /// Whether touches go to a view itself, or what holds there besides.
  static var directTouch: DocumentValue {
    let option = DocumentValue<AccessibilityDirectTouchOptions>.name(
      "option", ["requiresActivation": .requiresActivation, "silentOnTouch": .silentOnTouch])
    let several = DocumentValue<[AccessibilityDirectTouchOptions]>.array(
      of: option, named: "options"
    )
    .map { options -> AccessibilityDirectTouchOptions? in
      options.reduce(into: []) { $0.formUnion($1) }
    }
    let flag = DocumentValue<Bool>.boolean.map { isOn -> AccessibilityDirectTouchOptions? in
      isOn ? [] : nil
    }
    return flag.or(several) { $0.kind == .array }
  }
}

extension DocumentValue where Value == KeyboardShortcut {
  /// A key with those that are held with it.
  static var shortcut: DocumentValue {
    let named = DocumentValue<KeyEquivalent>.name(
      "key", KeyEquivalent.named.map { ($0.name, $0.key) })
    let character = DocumentValue<KeyEquivalent>(
      expected: "one character", schema: .pattern("^.$")
    ) { value, _ throws(DocumentError) in
      guard let text = value.string, let key = text.first, text.count == 1 else {
        throw value.wrongKind(expected: "one character")
      }
      return KeyEquivalent(key)
    }
    let held = DocumentValue<EventModifiers>.name(
      "key",
      [
        (name: "command", value: EventModifiers.command), (name: "shift", value: .shift),
        (name: "option", value: .option), (name: "control", value: .control),
      ])
    return .record(
      "a shortcut",
      .required("key", named.or(character) { $0.string?.count == 1 }, "The key."),
      .optional(
        "modifiers", .array(of: held, named: "keys"), default: [.command],
        "What is held with it; command by default.")
    ) { key, modifiers in
      KeyboardShortcut(
        key, modifiers: modifiers.reduce(into: EventModifiers()) { $0.formUnion($1) })
    }
  }
}

extension DocumentValue where Value == AccessibilityTraits {
  /// One characteristic, or an array of them.
  static var traits: DocumentValue {
    let one = DocumentValue.name(
      "trait",
      [
        "isButton": .isButton, "isHeader": .isHeader, "isSelected": .isSelected,
        "isLink": .isLink, "isSearchField": .isSearchField, "isImage": .isImage,
        "isStaticText": .isStaticText, "isSummaryElement": .isSummaryElement,
        "updatesFrequently": .updatesFrequently, "isModal": .isModal, "isToggle": .isToggle,
        "isTabBar": .isTabBar,
      ])
    let several = DocumentValue<[AccessibilityTraits]>.array(of: one, named: "traits").map {
      $0.reduce(into: AccessibilityTraits()) { $0.formUnion($1) }
    }
    return one.or(several) { $0.kind == .array }
  }
}

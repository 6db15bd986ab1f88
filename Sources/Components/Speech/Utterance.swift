/// Whose words are said.
public enum ScreenReader: String, Hashable, CaseIterable, Sendable {
  case voiceOver = "voiceover"
  case talkBack = "talkback"
}

extension AccessibilityDetails {
  /// A line for the actions of each category, in the order of their first ones.
  func actionLines(_ words: SpeechWords) -> [String] {
    var categories: [String?] = []
    for action in actions where !categories.contains(action.category) {
      categories.append(action.category)
    }
    return categories.map { category in
      let names = actions.filter { $0.category == category }.map(\.name)
      return "\(category ?? words[.actions]): \(names.joined(separator: ", "))"
    }
  }
}

/// What a screen reader says at one stop.
package struct Utterance: Equatable, Sendable {
  package var element: SpokenElement
  /// All that is said at once.
  package var text: String
  /// What is said after a pause.
  package var hint: String?

  package init(_ element: SpokenElement, _ words: SpeechWords, reader: ScreenReader) {
    self.element = element
    switch reader {
    case .voiceOver:
      text = VoiceOverSentence(element, words).text
      hint = VoiceOverSentence(element, words).hint
    case .talkBack:
      text = TalkBackSentence(element, words).text
      hint = TalkBackSentence(element, words).hint
    }
  }

  /// A line for what is said at once, and one each for the hint, the actions and what is said when it
  /// is asked for.
  package func lines(_ words: SpeechWords) -> [String] {
    let details = element.semantics.details
    var lines = [text, hint].compactMap { $0 }
    lines += details.actionLines(words)
    let links = element.links.compactMap(\.semantics.label)
    if !links.isEmpty { lines.append("\(words[.links]): \(links.joined(separator: ", "))") }
    let content = details.content.map {
      $0.value.isEmpty ? $0.label : "\($0.label): \($0.value)"
    }
    if !content.isEmpty {
      lines.append("\(words[.moreContent]): \(content.joined(separator: ", "))")
    }
    if let chart = details.chart {
      lines.append("\(words[.audioGraph]): \(chart.told.joined(separator: ". "))")
    }
    return lines.map(\.onOneLine)
  }

  /// Lines as a list has them: the first one numbered, the others indented.
  package static func listed(_ lines: [String], number: Int) -> String {
    var text = ""
    for (index, line) in lines.enumerated() {
      text += (index == 0 ? "\(number). " : "   ") + line + "\n"
    }
    return text
  }

  /// What VoiceOver says of a whole screen, as lines.
  package static func transcript(of root: PositionedNode, language: String) -> String {
    let words = SpeechWords(language: language)
    let stops = all(of: root, language: language, reader: .voiceOver)
    return stops.enumerated().map { listed($0.element.lines(words), number: $0.offset + 1) }
      .joined()
  }

  /// What is said of a whole screen.
  package static func all(
    of root: PositionedNode, language: String?, reader: ScreenReader
  ) -> [Utterance] {
    let words = SpeechWords(language: language, of: reader)
    return SpokenElements.of(root).map { of($0, words, reader: reader) }
  }

  /// What is said of an element of a screen with the reader's words: VoiceOver says all of it in its language.
  private static func of(
    _ element: SpokenElement, _ words: SpeechWords, reader: ScreenReader
  ) -> Utterance {
    let own = element.language.map { SpeechWords(language: $0) }
    let isOwn = reader == .voiceOver && own?.isFallback == false
    return Utterance(element, isOwn ? own ?? words : words, reader: reader)
  }

  /// What is said where the rotor goes from link to link: of the element, where it is one, and of the links
  /// in it.
  package func links(_ words: SpeechWords, reader: ScreenReader) -> [Utterance] {
    (element.isLink ? [self] : [])
      + element.links.map { Self.of($0, words, reader: reader) }
  }
}

extension SpokenElement {
  /// Whether it is switched on and off.
  fileprivate var isSwitch: Bool { isToggle || semantics.traits.contains(.isToggle) }

  /// Whether it is one by its role, and not only by its trait.
  fileprivate var isToggle: Bool {
    semantics.role == .checkbox
      || semantics.role == .toggle && !semantics.traits.contains(.isToggle)
  }

  fileprivate var isBack: Bool { name == "back" }

  /// Whether it is a field for several lines.
  fileprivate var isArea: Bool { name == "textEditor" || name == "textArea" }

  /// Whether it is a field that is being written in.
  fileprivate var isEditing: Bool {
    semantics.role?.isField == true && semantics.states.contains(.focused)
  }

  fileprivate var isCollapsed: Bool {
    name == "disclosure" && !semantics.states.contains(.expanded)
  }

  fileprivate var isAdjustable: Bool {
    semantics.role == .slider || semantics.role == .stepper
      || semantics.details.flags.contains(.adjustable)
  }

  fileprivate var isButton: Bool {
    switch semantics.role {
    case .button, .menuItem, .radio: !isBack
    // What is said of these is a kind of its own; the segments of a control are buttons in a series.
    case .tab: isSegment
    case .checkbox: false
    default: semantics.traits.contains(.isButton)
    }
  }

  fileprivate var isSegment: Bool { semantics.role == .tab && name == "segment" }

  fileprivate var isSelected: Bool {
    semantics.states.contains(.selected) || semantics.traits.contains(.isSelected)
      || semantics.states.contains(.checked) && !isSwitch
  }

  fileprivate var isImage: Bool {
    semantics.role == .image || semantics.traits.contains(.isImage)
  }

  fileprivate var isHeading: Bool {
    semantics.role == .header || semantics.traits.contains(.isHeader)
  }

  fileprivate var isLink: Bool {
    semantics.role == .link || semantics.traits.contains(.isLink)
  }

  fileprivate var isSearchField: Bool {
    semantics.role == .searchField || semantics.traits.contains(.isSearchField)
  }
}

extension String {
  /// The text with spaces in place of line breaks.
  package var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }

  fileprivate var ended: String {
    guard let last else { return self }
    return ".。".contains(last) ? self : self + "."
  }

  fileprivate var unended: String { hasSuffix(".") ? String(dropLast()) : self }
}

extension Semantics {
  fileprivate func text(_ text: String?) -> String? {
    text.flatMap { $0.isSilent ? nil : $0 }
  }
  fileprivate var spokenLabel: String? { text(label) }
  fileprivate var spokenValue: String? { text(value) }
  fileprivate var spokenHint: String? { text(hint) }
}

/// Label and value; what is selected first; then words for states and kinds, and the position.
private struct VoiceOverSentence {
  let element: SpokenElement
  let words: SpeechWords

  init(_ element: SpokenElement, _ words: SpeechWords) {
    self.element = element
    self.words = words
  }

  private var semantics: Semantics { element.semantics }

  private var kinds: [String] {
    var list: [SpeechWords.Word] = []
    if semantics.isDisabled { list.append(.dimmed) }
    if element.isButton, !element.isSwitch { list.append(.button) }
    if element.isBack { list.append(.backButton) }
    if element.isSwitch, element.isToggle || element.isButton { list.append(.switchButton) }
    if let state = switchState { list.append(state) }
    if semantics.role == .tab, !element.isSegment { list.append(.tab) }
    if semantics.role == .textField {
      list.append(element.name == "secureField" ? .secureField : .textField)
    }
    if element.isEditing { list.append(.isEditing) }
    if element.isHeading { list.append(.heading) }
    if element.isLink { list.append(.link) }
    if element.isAdjustable { list.append(.adjustable) }
    if element.isImage { list.append(.image) }
    if element.isSearchField { list.append(.searchField) }
    if semantics.states.contains(.expanded) { list.append(.expanded) }
    if element.isCollapsed { list.append(.collapsed) }
    var kinds = list.map { words[$0] }
    // A value that is neither on nor off is said in its place.
    if element.isSwitch, switchState == nil, let value = semantics.spokenValue {
      let before = list.lastIndex { $0 == .switchButton || $0 == .dimmed } ?? -1
      kinds.insert(value, at: before + 1)
    }
    return kinds
  }

  /// How a switch is; its value counts before its state.
  private var switchState: SpeechWords.Word? {
    guard element.isSwitch else { return nil }
    let states = semantics.states
    switch semantics.spokenValue {
    case "0": return .off
    case "1": return .on
    case "2": return .mixed
    case nil where element.isToggle:
      return states.contains(.mixed) ? .mixed : states.contains(.checked) ? .on : .off
    default: return nil
    }
  }

  /// A way back that is called “Back” is a back button and nothing more.
  private func isSaidByKind(_ label: String) -> Bool {
    element.isBack && label.lowercased() == words[.back].lowercased()
  }

  private var isHintOnly: Bool {
    semantics.spokenLabel == nil && (element.isSwitch || semantics.spokenValue == nil)
  }

  var text: String {
    var parts: [String] = []
    if let label = semantics.spokenLabel, !isSaidByKind(label) { parts.append(label) }
    if !element.isSwitch, let value = semantics.spokenValue { parts.append(value) }
    var text = parts.joined(separator: ": ")
    for content in semantics.details.content where content.isImportant {
      text += (text.isEmpty ? "" : ", ") + (content.value.isEmpty ? content.label : content.value)
    }
    if element.isSelected {
      let selected = words[.selected].replacingFirst("%", with: text)
      text = text.isEmpty ? selected.trimmingEnd(": ").ended : selected
    }
    if text.isEmpty { text = semantics.spokenHint ?? "" }
    let kinds = kinds.joined(separator: " ")
    if !kinds.isEmpty { text = text.isEmpty ? kinds : "\(text.ended) \(kinds)" }
    if let (index, count) = element.position {
      text +=
        " "
        + words[.position].replacingFirst("%1", with: "\(index)")
        .replacingFirst("%2", with: "\(count)")
    }
    if element.isListStart { text = "\(text.ended) \(words[.listStart])" }
    if element.isListEnd { text = "\(text.ended) \(words[.listEnd])" }
    return text
  }

  var hint: String? {
    var hint = isHintOnly && !element.isSelected ? nil : semantics.spokenHint
    guard !semantics.isDisabled else { return hint }
    func add(_ text: String) { hint = hint.map { "\($0.unended). \(text)" } ?? text }
    if element.isSwitch { add(words[.toggleHint]) }
    // The trait of a search field alone makes nothing that can be edited.
    let isSearchOnly = semantics.traits.contains(.isSearchField)
    if semantics.role == .textField || semantics.role == .searchField && !isSearchOnly {
      if element.isEditing {
        hint = words[.misspelledHint]
      } else {
        let edit = words[.editHint]
        hint = element.isArea ? "\(edit.ended), \(words[.misspelledHint])" : edit
      }
    }
    if semantics.states.contains(.expanded) { add(words[.collapseHint]) }
    if element.isCollapsed { add(words[.expandHint]) }
    // Where a hint is all there is, it is said in place of a label, and nothing follows.
    let isNamed = semantics.spokenLabel != nil || semantics.spokenValue != nil
    if element.isAdjustable, !element.isSwitch, isNamed || semantics.spokenHint == nil {
      add(words[.adjustHint])
    }
    if !element.links.isEmpty {
      add(words[.rotorHint].replacingFirst("%", with: words[.links]))
    }
    return hint
  }
}

/// State, name, kind, heading, position, disabled, as TalkBack's default order has them.
private struct TalkBackSentence {
  let element: SpokenElement
  let words: SpeechWords

  init(_ element: SpokenElement, _ words: SpeechWords) {
    self.element = element
    self.words = words
  }

  private var semantics: Semantics { element.semantics }

  private func bare(_ word: SpeechWords.Word) -> String {
    var text = words[word]
    if let last = text.last, ".。".contains(last) { text.removeLast() }
    return text
  }

  private var state: String? {
    let isOn = semantics.states.contains(.checked)
    let isMixed = semantics.states.contains(.mixed)
    switch semantics.role {
    case .toggle: return bare(isMixed ? .mixed : isOn ? .on : .off)
    case .checkbox, .radio:
      return bare(isMixed ? .mixed : isOn || element.isSelected ? .checked : .notChecked)
    default:
      if element.isSelected { return bare(.selected) }
      if semantics.states.contains(.expanded) { return bare(.expanded) }
      return element.isCollapsed ? bare(.collapsed) : nil
    }
  }

  /// The kind, and that it is a heading, which TalkBack says of any kind.
  private var kinds: [String] {
    let kind: SpeechWords.Word? =
      switch semantics.role {
      case .toggle: .toggle
      case .checkbox: .checkbox
      case .radio: .radio
      case .slider: .slider
      case .progress: .progress
      case .tab: .tab
      case .textField, .searchField: .textField
      case .button, .menuItem: .button
      default: element.isLink ? .link : element.isImage ? .image : nil
      }
    return [kind, element.isHeading ? .heading : nil].compactMap { $0.map(bare) }
  }

  var text: String {
    var parts: [String?] = [
      state, semantics.spokenLabel, element.isSwitch ? nil : semantics.spokenValue,
    ]
    parts += kinds
    if let (index, count) = element.position {
      parts.append(
        bare(.position).replacingFirst("%1", with: "\(index)")
          .replacingFirst("%2", with: "\(count)"))
    }
    if semantics.isDisabled { parts.append(bare(.disabled)) }
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  var hint: String? {
    guard !semantics.isDisabled, semantics.isInteractive else { return semantics.spokenHint }
    let action: SpeechWords.Word =
      semantics.role?.isField == true
      ? .editHint
      : element.isSwitch || semantics.role == .radio
        ? .toggleHint : element.isAdjustable ? .adjustHint : .activateHint
    return semantics.spokenHint.map { "\($0.ended) \(words[action])" } ?? words[action]
  }
}

extension String {
  /// The text with the first place of another one replaced.
  fileprivate func replacingFirst(_ mark: String, with text: String) -> String {
    guard let range = firstRange(of: mark) else { return self }
    return String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }

  fileprivate func trimmingEnd(_ characters: String) -> String {
    var text = self
    while let last = text.last, characters.contains(last) { text.removeLast() }
    return text
  }
}

import Components

/// `redundant-label`: a label leaves out what a screen reader says anyway.
///
/// The role is spoken after the label, so that "Save button" is heard as "Save button, button"; a
/// hint or value that repeats the label is heard twice; so is a picture named like the text beside it.
enum RedundantLabelRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    // Of a control without a label the words in it are one.
    let shown = Dictionary(
      subject.targets.map { ($0.element.order, $0.label) }, uniquingKeysWith: { first, _ in first })
    for element in subject.spokenNodes {
      let semantics = element.node.semantics
      var own = semantics.label
      if own == nil, semantics.hint != nil || semantics.value != nil {
        own = shown[element.order] ?? nil
      }
      guard let label = own, !isBlank(label) else { continue }
      guard element.speaks else {
        outcome.exempt()
        continue
      }
      if let fault = fault(label, element, subject) {
        outcome.fail(
          element, measured: fault, required: "each thing said once",
          advice: "Leave out of the label what the role, the hint or the text beside it says.")
      } else {
        outcome.pass()
      }
    }
  }

  private static func fault(
    _ label: String, _ element: AuditedNode, _ subject: AuditSubject
  ) -> String? {
    let semantics = element.node.semantics
    let words = RoleWords.words(of: label)
    if let role = semantics.role, semantics.label != nil, RoleWords.trails(label, for: role) {
      return "\u{201C}\(label)\u{201D} with the role \(role.rawValue)"
    }
    if let role = semantics.role, semantics.label != nil, words.count > 1 {
      let names = RoleWords.names(of: role)
      if let last = words.last, names.contains(last) {
        return "\u{201C}\(label)\u{201D} with the role \(role.rawValue)"
      }
      if RoleWords.leads(words, for: role) {
        return "\u{201C}\(label)\u{201D} with the role \(role.rawValue)"
      }
    }
    if semantics.label != nil, let state = semantics.states.first(where: { $0.ends(label) }) {
      return "\u{201C}\(label)\u{201D} in the state \(state.rawValue)"
    }
    if let hint = semantics.hint, RoleWords.tellsGesture(hint) {
      return "the hint \u{201C}\(hint)\u{201D} tells how to touch it"
    }
    if semantics.hint == label { return "the hint repeats \u{201C}\(label)\u{201D}" }
    if semantics.value == label { return "the value repeats \u{201C}\(label)\u{201D}" }
    if semantics.role == .image, let index = element.target {
      let target = subject.targets[index].element.node
      if target.semantics.label == nil, target.hasText(label) {
        return "the picture repeats the text \u{201C}\(label)\u{201D}"
      }
    }
    return nil
  }
}

extension AccessibilityState {
  /// What readers call the state.
  private var words: [SpeechWords.Word] {
    switch self {
    case .selected: [.selected]
    case .checked: [.checked, .on, .selected]
    case .mixed: [.mixed]
    case .expanded: [.expanded]
    case .disabled: [.disabled, .dimmed]
    case .focused, .pressed, .loading, .invalid: []
    }
  }

  /// Whether a label ends with the state after a mark, as in "Home, selected" and "Wi-Fi (on)".
  fileprivate func ends(_ label: String) -> Bool {
    let parts = label.lowercased().split(omittingEmptySubsequences: true) {
      ",:;()\u{2013}\u{2014}\u{3001}".contains($0)
    }
    guard parts.count > 1, let last = parts.last else { return false }
    let end = SpeechWords.bare(String(last.drop(while: \.isWhitespace)))
    return words.contains { SpeechWords.inAllLanguages($0).contains(end) }
  }
}

extension PositionedNode {
  /// Whether a text with exactly these words is spoken in the subtree.
  fileprivate func hasText(_ words: String) -> Bool {
    containsNode { node in
      if node.semantics.isHidden { return false }
      if case .text(let content) = node.kind, content.text.plainText == words { return true }
      return nil
    }
  }
}

/// What screen readers call the roles, in the languages that they speak here.
private enum RoleWords {
  static func names(of role: AccessibilityRole) -> [String] {
    switch role {
    case .button:
      ["button", "taste", "schaltfläche", "кнопка", "כפתור", "לחצן", "زر"] + leading(role)
    case .link: ["link", "hyperlink", "ссылка", "קישור", "رابط"] + leading(role)
    case .image: ["image", "изображение", "תמונה", "صورة"] + leading(role)
    case .checkbox: ["checkbox", "kontrollkästchen", "флажок"]
    case .radio: ["radio", "переключатель"]
    case .toggle: ["switch", "toggle", "schalter", "переключатель", "מתג", "مفتاح"]
    case .slider: ["slider", "schieberegler", "ползунок", "מחוון"]
    case .tab: ["tab", "вкладка", "כרטיסייה"] + leading(role)
    case .header: ["heading", "überschrift", "заголовок", "כותרת", "عنوان"]
    case .textField, .searchField: ["field", "textfield", "textfeld", "suchfeld", "поле"]
    default: []
    }
  }

  /// Whether a hint says by which gesture, as readers do themselves (Apple, Accessibility Programming Guide for iOS,
  /// "Creating Hints").
  static func tellsGesture(_ hint: String) -> Bool {
    let hint = hint.lowercased()
    return gestures.contains { hint.contains($0) }
  }

  private static let gestures = [
    "double tap", "double-tap", "doppeltippen", "doppelt tippen", "коснитесь дважды",
    "дважды коснитесь", "touchez deux fois", "appuyez deux fois", "pulsa dos veces",
    "toca dos veces", "הקש פעמיים", "להקיש פעמיים", "اضغط مرتين", "انقر مرّتين", "ダブルタップ",
  ]

  /// Those of French and Spanish, which put the kind first.
  private static func leading(_ role: AccessibilityRole) -> [String] {
    switch role {
    case .button: ["bouton", "botón"]
    case .link: ["lien", "enlace"]
    case .tab: ["onglet", "pestaña"]
    default: []
    }
  }

  /// Whether a label ends with the kind as Japanese has it, without a space between.
  static func trails(_ label: String, for role: AccessibilityRole) -> Bool {
    let names: [String]
    switch role {
    case .button: names = ["ボタン"]
    case .link: names = ["リンク"]
    case .tab: names = ["タブ"]
    case .toggle: names = ["スイッチ"]
    case .slider: names = ["スライダー"]
    case .header: names = ["見出し"]
    case .image: names = ["の画像", "の写真", "のイメージ"]
    default: names = []
    }
    return names.contains { label.hasSuffix($0) && label != $0 }
  }

  /// Whether a label begins with what its role is called, as in "image of a cat" or "زر الحفظ".
  static func leads(_ words: [String], for role: AccessibilityRole) -> Bool {
    guard let first = words.first else { return false }
    if role == .image, pictures.contains(first), let second = words.dropFirst().first {
      // "Photo de profil" is a kind of picture, "photo d'un chat" one that shows a cat.
      return of.contains(second)
        || ["de", "d"].contains(second) && ["un", "une", "una"].contains(words.dropFirst(2).first)
    }
    // English and German put the kind last; the other languages put it first.
    let isLeading =
      leading(role).contains(first) || first.unicodeScalars.contains { $0.value >= 0x370 }
    return names(of: role).contains(first) && isLeading
  }

  /// What pictures are called in English, German, French and Spanish, before what they show.
  private static let pictures: Set<String> = [
    "image", "picture", "photo", "icon", "bild", "foto", "symbol", "icône", "imagen", "icono",
  ]
  private static let of: Set<String> = ["of", "von", "eines", "einer"]

  /// The words of a label in small letters; only Latin and Cyrillic have capitals here.
  static func words(of label: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    for scalar in label.unicodeScalars {
      if scalar.properties.isAlphabetic {
        word.append(lowercase(scalar))
      } else if !word.isEmpty {
        words.append(String(word))
        word.removeAll()
      }
    }
    if !word.isEmpty { words.append(String(word)) }
    return words
  }

  private static func lowercase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let value = scalar.value
    let isCapital =
      (0x41...0x5A).contains(value) || (0x410...0x42F).contains(value)
      || (0xC0...0xDE).contains(value) && value != 0xD7
    return isCapital ? Unicode.Scalar(value + 0x20) ?? scalar : scalar
  }
}

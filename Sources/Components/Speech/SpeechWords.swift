/// The words that a screen reader adds to those of an app, in one language.
///
/// English, German and Russian are VoiceOver's words as the string tables of AccessibilitySnapshot record them
/// (Apache License 2.0, THIRD_PARTY_NOTICES.md), but for what is collapsed, and for charts. In the
/// other languages they are our own, and were compared neither with a device nor with its guides. TalkBack's words
/// are in `talkBack`.
package struct SpeechWords: Sendable {
  /// What is said, in the order of the table's rows.
  package enum Word: Int, CaseIterable, Sendable {
    case selected, dimmed, button, tab, heading, link, adjustable, image, searchField
    case switchButton, on, off, mixed, textField, expanded, position, listStart, listEnd
    case toggleHint, adjustHint, editHint, activateHint, actions, moreContent
    case slider, toggle, checkbox, radio, disabled, checked, notChecked
    case back, backButton, secureField, misspelledHint, collapsed, collapseHint, expandHint
    case audioGraph, isEditing
    case links, rotorHint
    /// TalkBack's alone.
    case progress
  }

  /// The language's tag.
  package let language: String
  /// Whether there are no words of the language that was asked for, so that they are English.
  package let isFallback: Bool
  private var words: [String]

  /// The words of a language by its tag; English where there are none of it.
  package init(language tag: String?, of reader: ScreenReader = .voiceOver) {
    let base = tag?.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map {
      $0.lowercased()
    }
    let code = base == "iw" ? "he" : base ?? "en"
    isFallback = Self.table[code] == nil
    language = isFallback ? "en" : code
    words = Self.table[language] ?? []
    words.append("")
    for (word, text) in zip(Self.talkBackOrder, Self.talkBack[language] ?? [])
    where reader == .talkBack || word == .progress { words[word.rawValue] = text }
  }

  package subscript(_ word: Word) -> String { words[word.rawValue] }

  /// What both readers call something in each of their languages, in small letters and without full stops.
  package static func inAllLanguages(_ word: Word) -> Set<String> { named[word] ?? [] }

  /// A word as `inAllLanguages(_:)` has it.
  package static func bare(_ word: String) -> String {
    var word = word.lowercased()
    while let last = word.last, last.isWhitespace || ".。".contains(last) { word.removeLast() }
    return word
  }

  private static let named: [Word: Set<String>] = {
    var named: [Word: Set<String>] = [:]
    for language in languages {
      for reader in ScreenReader.allCases {
        let words = SpeechWords(language: language, of: reader)
        for word in Word.allCases { named[word, default: []].insert(bare(words[word])) }
      }
    }
    return named
  }()

  /// The tags of the languages that there are words of.
  package static var languages: [String] { table.keys.sorted() }

  private static let table: [String: [String]] = [
    "en": [
      "Selected: %", "Dimmed.", "Button.", "Tab.", "Heading.", "Link.", "Adjustable.", "Image.",
      "Search Field.", "Switch Button.", "On.", "Off.", "Mixed.", "Text Field.", "Expanded.",
      "%1 of %2.", "List Start.", "List End.", "Double tap to toggle setting.",
      "Swipe up or down with one finger to adjust the value.", "Double tap to edit.",
      "Double-tap to activate.", "Actions Available", "More Content Available", "Slider",
      "Switch", "Checkbox", "Radio button", "Disabled", "Checked", "Not checked",
      "Back", "Back Button.", "Secure Text Field.",
      "Use the rotor to access Misspelled Words", "Collapsed.",
      "Double tap to collapse.", "Double tap to expand.", "Audio Graph", "Is editing.",
      "Links", "Use the rotor to access %",
    ],
    "de": [
      "Auswahl: %", "Grau dargestellt.", "Taste.", "Tabulator.", "Überschrift.", "Hyperlink.",
      "Einstellbar.", "Bild.", "Suchfeld.", "Umschalttaste.", "Ein.", "Aus.", "Gemischt.",
      "Textfeld.", "Erweitert.", "%1 von %2.", "Anfang der Liste.", "Ende der Liste.",
      "Zum Umschalten Doppeltippen.",
      "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.",
      "Zum Bearbeiten doppeltippen.", "Zum Aktivieren doppeltippen.", "Aktionen verfügbar",
      "Weiterhin inhalte verfügbar", "Schieberegler", "Schalter", "Kästchen", "Optionsfeld",
      "Deaktiviert", "Aktiviert", "Nicht aktiviert",
      "Zurück", "Zurück Taste.", "Sicheres Textfeld.",
      "Den Rotor für den Zuriff auf „Rechtschreibfehler verwenden",
      "Reduziert.", "Zum Reduzieren doppeltippen.", "Zum Erweitern doppeltippen.",
      "Audiodiagramm", "Bearbeiten",
      "Links", "Den Rotor für den Zugriff auf „%“ verwenden",
    ],
    "ru": [
      "Выбрано: %", "Недоступно.", "Кнопка.", "Вкладка.", "Заголовок.", "Ссылка.",
      "Элемент регулировки.", "Изображение.", "Поле поиска.", "Кнопка-переключатель.", "Вкл.",
      "Выкл.", "Смешанно.", "текстовое поле.", "Развернуто.", "%1 из %2.", "Начало списка.",
      "Конец списка.", "Коснитесь дважды, чтобы переключить настройку.",
      "Смахните вверх или вниз одним пальцем, чтобы настроить значение.",
      "коснитесь дважды, чтобы редактировать", "Чтобы активировать, дважды коснитесь экрана.",
      "Доступны действия", "Доступно больше контента", "Ползунок", "Переключатель", "Флажок",
      "Кнопка выбора", "Отключено", "Установлен", "Не установлен",
      "назад", "Кнопка назад.", "Защищённое текстовое поле.",
      "Используйте ротор для доступа к oбъeкту: Cлова с ошибками",
      "Свернуто.", "Коснитесь дважды, чтобы свернуть.", "Коснитесь дважды, чтобы развернуть.",
      "Аудиограф", "Идет правка",
      "Ссылки", "Используйте ротор для доступа к объекту: %",
    ],
    "he": [
      "נבחר: %", "מעומעם.", "כפתור.", "לשונית.", "כותרת.", "קישור.", "ניתן לכיוונון.", "תמונה.",
      "שדה חיפוש.", "כפתור מתג.", "מופעל.", "כבוי.", "מעורב.", "שדה מלל.", "מורחב.",
      "%1 מתוך %2.", "תחילת הרשימה.", "סוף הרשימה.", "הקש פעמיים כדי להחליף את מצב ההגדרה.",
      "החלק למעלה או למטה עם אצבע אחת כדי לכוונן את הערך.", "הקש פעמיים כדי לערוך.",
      "יש להקיש פעמיים כדי להפעיל.", "פעולות זמינות", "תוכן נוסף זמין", "פס הזזה", "מתג",
      "תיבת סימון", "לחצן בחירה", "מושבת", "מסומן", "לא מסומן",
      "חזרה", "כפתור חזרה.", "שדה מלל מאובטח.", "השתמש ברוטור כדי לגשת למילים שגויות", "מכווץ.",
      "הקש פעמיים כדי לכווץ.", "הקש פעמיים כדי להרחיב.", "גרף שמע", "בעריכה.",
      "קישורים", "יש להשתמש ברוטור כדי לגשת אל %",
    ],
    "ar": [
      "محدد: %", "معتم.", "زر.", "علامة تبويب.", "عنوان.", "رابط.", "قابل للضبط.", "صورة.",
      "حقل بحث.", "زر تبديل.", "تشغيل.", "إيقاف.", "مختلط.", "حقل نص.", "موسع.", "%1 من %2.",
      "بداية القائمة.", "نهاية القائمة.", "اضغط مرتين لتبديل الإعداد.",
      "حرك إصبعًا واحدًا لأعلى أو لأسفل لضبط القيمة.", "اضغط مرتين للتعديل.",
      "انقر مرّتين للتفعيل.", "الإجراءات متوفرة", "يتوفر المزيد من المحتوى", "شريط تمرير",
      "مفتاح تبديل", "مربع اختيار", "زر اختيار", "غير مفعّل", "محدد", "غير محدد",
      "رجوع", "زر الرجوع.", "حقل نص آمن.", "استخدم الدوّار للوصول إلى الكلمات ذات الأخطاء الإملائية",
      "مطوي.", "اضغط مرتين للطي.",
      "اضغط مرتين للتوسيع.", "رسم بياني صوتي", "قيد التحرير.",
      "الروابط", "استخدم الدوّار للوصول إلى %",
    ],
    "fr": [
      "Sélectionné : %", "Estompé.", "Bouton.", "Onglet.", "En-tête.", "Lien.", "Ajustable.",
      "Image.", "Champ de recherche.", "Bouton bascule.", "Activé.", "Désactivé.", "Mixte.",
      "Champ de texte.", "Développé.", "%1 sur %2.", "Début de la liste.", "Fin de la liste.",
      "Touchez deux fois pour changer le réglage.",
      "Balayez vers le haut ou le bas avec un doigt pour ajuster la valeur.",
      "Touchez deux fois pour modifier.", "Appuyez deux fois pour activer.",
      "Actions disponibles", "Plus de contenu disponible", "Curseur", "Bouton bascule",
      "Case à cocher", "Bouton d'option", "Désactivé", "Coché", "Non coché",
      "Retour", "Bouton de retour.", "Champ de texte sécurisé.",
      "Utilisez le rotor pour accéder aux mots mal orthographiés",
      "Réduit.", "Touchez deux fois pour réduire.", "Touchez deux fois pour développer.",
      "Graphique audio", "En cours de modification.",
      "Liens", "Utilisez le rotor pour accéder à : %",
    ],
    "es": [
      "Seleccionado: %", "Atenuado.", "Botón.", "Pestaña.", "Encabezado.", "Enlace.",
      "Ajustable.", "Imagen.", "Campo de búsqueda.", "Botón conmutador.", "Activado.",
      "Desactivado.", "Mixto.", "Campo de texto.", "Expandido.", "%1 de %2.",
      "Inicio de la lista.", "Fin de la lista.", "Pulsa dos veces para cambiar el ajuste.",
      "Desliza un dedo hacia arriba o hacia abajo para ajustar el valor.",
      "Pulsa dos veces para editar.", "Toca dos veces para activar.", "Acciones disponibles",
      "Más contenido disponible", "Control deslizante", "Interruptor", "Casilla de verificación",
      "Botón de selección", "Inhabilitado", "Marcada", "No marcada",
      "Atrás", "Botón de retroceso.", "Campo de texto seguro.",
      "Usa el rotor para acceder a las palabras mal escritas",
      "Contraído.", "Pulsa dos veces para contraer.", "Pulsa dos veces para expandir.",
      "Gráfico de audio", "En edición.",
      "Enlaces", "Usa el rotor para acceder a %",
    ],
    "ja": [
      "選択中: %", "淡色表示。", "ボタン。", "タブ。", "見出し。", "リンク。", "調整可能。", "イメージ。",
      "検索フィールド。", "スイッチボタン。", "オン。", "オフ。", "混在。", "テキストフィールド。", "展開済み。",
      "%1/%2。", "リストの先頭。", "リストの末尾。", "ダブルタップして設定を切り替えます。",
      "1本指で上または下にスワイプして値を調整します。", "ダブルタップして編集します。",
      "有効にするにはダブルタップします。", "アクションがあります", "ほかのコンテンツがあります", "スライダー",
      "スイッチ", "チェックボックス", "ラジオボタン", "無効", "オン", "オフ",
      "戻る", "戻るボタン。", "セキュアテキストフィールド。", "ローターを使って、スペルミスにアクセスします", "折りたたみ済み。", "ダブルタップして折りたたみます。",
      "ダブルタップして展開します。", "オーディオグラフ", "編集中。",
      "リンク", "ローターを使用して「%」にアクセスできます",
    ],
  ]
}

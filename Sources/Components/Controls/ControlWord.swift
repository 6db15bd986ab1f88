/// What a control of ours is called where its author did not say, in the languages of speech.
///
/// German, Russian, Hebrew, Arabic, French, Spanish and Japanese are our own words; other languages have English ones.
enum ControlWord: Int, CaseIterable {
  case decrease, increase, clearText, showPassword, hidePassword, remove, back, delete, select
  case reorder, oneTimeCode, previousMonth, nextMonth, loading, sidebar

  /// The word in a language by its tag.
  func text(in locale: String) -> String {
    let base = locale.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? "en"
    let words = Self.table[base == "iw" ? "he" : base] ?? Self.english
    return words[rawValue]
  }

  private static let english = [
    "Decrease", "Increase", "Clear text", "Show password", "Hide password", "Remove", "Back",
    "Delete", "Select", "Reorder", "One-time code", "Previous month", "Next month", "Loading",
    "Sidebar",
  ]

  static let table: [String: [String]] = [
    "en": english,
    "de": [
      "Verringern", "Erhöhen", "Text löschen", "Passwort anzeigen", "Passwort ausblenden",
      "Entfernen",
      "Zurück", "Löschen", "Auswählen", "Neu anordnen", "Einmalcode", "Vorheriger Monat",
      "Nächster Monat", "Wird geladen", "Seitenleiste",
    ],
    "ru": [
      "Уменьшить", "Увеличить", "Очистить текст", "Показать пароль", "Скрыть пароль", "Убрать",
      "Назад", "Удалить", "Выбрать", "Изменить порядок", "Одноразовый код", "Предыдущий месяц",
      "Следующий месяц", "Загрузка", "Боковое меню",
    ],
    "he": [
      "הקטנה", "הגדלה", "ניקוי הטקסט", "הצגת הסיסמה", "הסתרת הסיסמה", "הסרה", "חזרה", "מחיקה",
      "בחירה", "שינוי הסדר", "קוד חד-פעמי", "החודש הקודם", "החודש הבא", "בטעינה",
      "סרגל צד",
    ],
    "ar": [
      "إنقاص", "زيادة", "مسح النص", "إظهار كلمة السر", "إخفاء كلمة السر", "إزالة", "رجوع", "حذف",
      "تحديد", "إعادة ترتيب", "رمز لمرة واحدة", "الشهر السابق", "الشهر التالي", "جارٍ التحميل",
      "الشريط الجانبي",
    ],
    "fr": [
      "Diminuer", "Augmenter", "Effacer le texte", "Afficher le mot de passe",
      "Masquer le mot de passe", "Retirer", "Retour", "Supprimer", "Sélectionner", "Réorganiser",
      "Code à usage unique", "Mois précédent", "Mois suivant", "Chargement", "Barre latérale",
    ],
    "es": [
      "Reducir", "Aumentar", "Borrar texto", "Mostrar contraseña", "Ocultar contraseña", "Quitar",
      "Atrás", "Eliminar", "Seleccionar", "Reordenar", "Código de un solo uso", "Mes anterior",
      "Mes siguiente", "Cargando", "Barra lateral",
    ],
    "ja": [
      "減らす", "増やす", "テキストを消去", "パスワードを表示", "パスワードを非表示", "取り除く", "戻る", "削除", "選択",
      "並べ替え", "ワンタイムコード", "前の月", "次の月", "読み込み中", "サイドバー",
    ],
  ]
}

extension View {
  /// Makes the view a control, with a name in the language of its environment.
  func control(
    _ role: AccessibilityRole, named name: String, label word: ControlWord?,
    states: [AccessibilityState] = [], source: SourceLocation? = nil
  ) -> some View {
    control(role, named: name, states: states, source: source)
      .saying(\.label) { word?.text(in: $0.localeIdentifier) }
  }
}

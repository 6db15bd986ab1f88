extension SpeechWords {
  /// The words that TalkBack has of its own, in the order of the table's rows.
  static let talkBackOrder: [Word] = [
    .selected, .on, .off, .checked, .notChecked, .disabled, .expanded, .collapsed, .button, .toggle,
    .checkbox, .radio, .slider, .progress, .textField, .image, .heading, .position, .actions,
    .activateHint, .toggleHint, .editHint, .adjustHint,
  ]

  /// TalkBack's words as its published string tables have them (Apache License 2.0, THIRD_PARTY_NOTICES.md), for
  /// double taps; for volume keys in Hebrew, which has none there, they are our own.
  static let talkBack: [String: [String]] = [
    "en": [
      "selected", "on", "off", "checked", "not checked", "disabled", "expanded", "collapsed",
      "Button", "Switch", "Check box", "Radio button", "Seek control", "Progress bar", "Edit box",
      "Image", "Heading", "%1 of %2", "Actions", "Double-tap to activate.",
      "Double-tap to toggle.", "Double-tap to edit text.",
      "Use volume keys to adjust",
    ],
    "de": [
      "ausgewählt", "an", "aus", "aktiviert", "nicht aktiviert", "deaktiviert", "Maximiert",
      "Minimiert", "Schaltfläche", "Schalter", "Kästchen", "Optionsfeld", "Schieberegler",
      "Statusleiste", "Bearbeitungsfeld", "Bild", "Überschrift", "%1 von %2", "Aktionen",
      "Zum Auswählen doppeltippen.", "Zum Umschalten doppeltippen",
      "doppeltippen, um Text zu bearbeiten.",
      "Zum Anpassen Lautstärketasten verwenden",
    ],
    "ru": [
      "выбрано.", "включено", "отключено", "отмечено.", "не отмечено.", "отключено.",
      "развернуто", "свернуто", "Кнопка", "Переключатель", "Флажок", "Переключатель", "Ползунок",
      "Индикатор выполнения", "Окно редактирования", "Изображение", "Заголовок.", "%1 из %2",
      "Действия", "Коснитесь дважды, чтобы активировать.",
      "Коснитесь дважды, чтобы включить или выключить.",
      "Чтобы редактировать текст, нужно Коснитесь дважды.",
      "Регулируйте с помощью кнопок громкости",
    ],
    "he": [
      "נבחר", "פועל", "כבוי", "מסומן", "לא מסומן", "מושבת", "מורחב", "מכווץ", "לחצן", "מתג",
      "תיבת סימון", "לחצן בחירה", "פס הזזה", "סרגל התקדמות", "תיבת עריכה", "תמונה", "כותרת",
      "%1 מתוך %2", "פעולות", "הקשה כפולה כדי להפעיל.", "הקשה כפולה כדי להחליף.",
      "הקשה כפולה כדי לערוך טקסט.",
      "יש להשתמש בלחצני עוצמת הקול כדי לכוונן",
    ],
    "ar": [
      "محدد", "مفعّلة", "تم الإيقاف", "تم التحديد", "لم يتم التحديد", "غير مفعّل", "تم التوسيع",
      "تم التصغير", "زر", "مفتاح تحكّم", "مربع اختيار", "زر اختيار", "شريط التمرير",
      "شريط التقدم", "مربع تعديل", "صورة", "عنوان", "%1 من %2", "الإجراءات",
      "النقر مرّتين للتفعيل.", "النقر مرّتين للتبديل.", "النقر مرّتين لتعديل النص.",
      "يمكنك استخدم مفتاحي مستوى الصوت للضبط",
    ],
    "fr": [
      "sélectionné", "activé", "désactivé", "coché", "non coché", "désactivé", "développé",
      "regroupé", "Bouton", "Bouton", "Case à cocher", "Case d'option", "Curseur",
      "Barre de progression", "Zone de modification", "Image", "Titre", "%1 sur %2", "Actions",
      "Appuyer deux fois pour activer.", "Appuyer deux fois pour cocher ou décocher",
      "Appuyer deux fois pour modifier le texte.",
      "Utiliser les touches de volume pour régler les paramètres",
    ],
    "es": [
      "seleccionado", "activado", "desactivado", "seleccionado", "no seleccionado",
      "inhabilitado", "mostrado", "oculta", "Botón", "Interruptor", "Casilla de verificación",
      "Botón de selección", "Control deslizante", "Barra de progreso", "Cuadro de edición",
      "Imagen", "Título", "%1 de %2", "Acciones", "Toca dos veces para activar.",
      "Toca dos veces para activar.", "Toca dos veces para editar texto.",
      "Usa las teclas de volumen para ajustarlo",
    ],
    "ja": [
      "選択済み", "ON", "OFF", "ON", "OFF", "無効", "展開されています", "折りたたまれています", "ボタン", "スイッチ",
      "チェックボックス", "ラジオボタン", "スライダー", "進行状況バー", "編集ボックス", "画像", "見出し",
      "%2件中の%1件目です", "操作", "ダブルタップすると有効になります。", "切り替えるにはダブルタップします。",
      "ダブルタップでテキストを編集します。", "音量ボタンで調整します",
    ],
  ]
}

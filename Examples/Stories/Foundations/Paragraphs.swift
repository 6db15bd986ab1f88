import Components

extension StoryCatalog {
  /// Sentences as people write them, in the four languages of the example apps.
  static let paragraphs: [Story] = [
    paragraph(
      "english", language: "en",
      """
      The courier is two streets away. Your order of three items, packed this morning at 9:40, \
      should reach the door before noon; please keep the phone nearby in case the gate is locked.
      """),
    paragraph(
      "russian", language: "ru",
      """
      Курьер уже в двух кварталах от вас. Заказ из трёх товаров, собранный сегодня в 9:40, \
      привезут до полудня; держите телефон под рукой на случай, если ворота закрыты.
      """),
    paragraph(
      "hebrew", language: "he",
      """
      השליח נמצא במרחק שני רחובות. ההזמנה, ובה שלושה פריטים שנארזו הבוקר בשעה 9:40, תגיע לפני \
      הצהריים; כדאי שהטלפון יהיה בהישג יד אם השער נעול.
      """),
    paragraph(
      "arabic", language: "ar",
      """
      السائق على بُعد شارعين منك. سيصل طلبك المكوّن من ثلاث قطع، وقد جُهّز هذا الصباح في الساعة 9:40، \
      قبل الظهر؛ يُرجى إبقاء الهاتف قريبًا إذا كانت البوابة مغلقة.
      """),
  ]

  /// Body text in the language and direction of its words.
  private static func paragraph(_ name: String, language: String, _ words: String) -> Story {
    Story(
      "paragraph/\(name)", variants: [.light, Variant(dynamicTypeSize: .accessibility5)],
      canvas: StoryCanvas(scale: 1, locale: language)
    ) {
      Text(verbatim: words)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(16)
    }
  }
}

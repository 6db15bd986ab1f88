import Components

extension StoryCatalog {
  /// Sentences as people write them, in the four languages of the example apps.
  static let paragraphs: [Story] = [
    Story(
      "foundations/paragraphs",
      variants: [.light, Variant(dynamicTypeSize: .accessibility5)], canvas: Canvas(scale: 1)
    ) {
      StoryPage(spacing: .md) {
        Paragraph(
          language: "en",
          """
          The courier is two streets away. Your order of three items, packed this morning at 9:40, \
          should reach the door before noon; please keep the phone nearby in case the gate is locked.
          """)
        Paragraph(
          language: "ru",
          """
          Курьер уже в двух кварталах от вас. Заказ из трёх товаров, собранный сегодня в 9:40, \
          привезут до полудня; держите телефон под рукой на случай, если ворота закрыты.
          """)
        Paragraph(
          language: "he",
          """
          השליח נמצא במרחק שני רחובות. ההזמנה, ובה שלושה פריטים שנארזו הבוקר בשעה 9:40, תגיע לפני \
          הצהריים; כדאי שהטלפון יהיה בהישג יד אם השער נעול.
          """)
        Paragraph(
          language: "ar",
          """
          السائق على بُعد شارعين منك. سيصل طلبك المكوّن من ثلاث قطع، وقد جُهّز هذا الصباح في الساعة 9:40، \
          قبل الظهر؛ يُرجى إبقاء الهاتف قريبًا إذا كانت البوابة مغلقة.
          """)
      }
    }
  ]
}

/// Body text in the language and direction of its words.
private struct Paragraph: View {
  private let language: String
  private let words: String

  init(language: String, _ words: String) {
    self.language = language
    self.words = words
  }

  private var direction: LayoutDirection {
    ["he", "ar"].contains(language) ? .rightToLeft : .leftToRight
  }

  var body: some View {
    Text(verbatim: words)
      .frame(maxWidth: .infinity, alignment: .leading)
      .environment(\.locale, Locale(identifier: language))
      .environment(\.layoutDirection, direction)
  }
}

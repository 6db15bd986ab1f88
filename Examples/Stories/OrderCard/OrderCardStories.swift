import Components

extension StoryCatalog {
  static let orderCards: [Story] = [
    Story("order-card/english", canvas: StoryCanvas(locale: "en")) {
      StoryPage { OrderCard(strings: .english) }
    }.snapshots(speech: true),
    Story("order-card/russian", variants: localised, canvas: StoryCanvas(locale: "ru")) {
      StoryPage { OrderCard(strings: .russian) }
    }.snapshots(speech: true),
    Story("order-card/hebrew", variants: localised, canvas: StoryCanvas(locale: "he")) {
      StoryPage { OrderCard(strings: .hebrew) }
    }.snapshots(speech: true),
    Story("order-card/arabic", variants: localised, canvas: StoryCanvas(locale: "ar")) {
      StoryPage { OrderCard(strings: .arabic) }
    },
  ]

  /// A language brings its direction along, so no variant turns it round.
  private static let localised: [Variant] = [.light, .dark, .ax3]
}

extension OrderStrings {
  static let english = OrderStrings(
    number: "Order #2041", customer: "Maria Silva", address: "Rua Augusta 24, Lisbon",
    items: "3 items · 4.2 kg", time: "Today, 14:30–15:00", total: "€48.90", details: "Details",
    accept: "Accept", status: "Active")

  static let russian = OrderStrings(
    number: "Заказ № 2041", customer: "Мария Силва", address: "Улица Аугушта, 24, Лиссабон",
    items: "3 товара · 4,2 кг", time: "Сегодня, 14:30–15:00", total: "48,90 €",
    details: "Подробнее", accept: "Принять", status: "В работе")

  static let hebrew = OrderStrings(
    number: "הזמנה 2041", customer: "מריה סילבה", address: "רחוב אוגוסטה 24, ליסבון",
    items: "3 פריטים · 4.2 ק״ג", time: "היום, 14:30–15:00", total: "‏48.90 €", details: "פרטים",
    accept: "אישור", status: "פעיל")

  static let arabic = OrderStrings(
    number: "طلب رقم 2041", customer: "ماريا سيلفا", address: "شارع أوغوستا 24، لشبونة",
    items: "3 أصناف · 4.2 كغ", time: "اليوم، 14:30–15:00", total: "48.90 €", details: "التفاصيل",
    accept: "قبول", status: "نشط")
}

import Components

/// The texts of the screens by language; the keys are the English texts, but for words that other
/// languages inflect by what they stand for.
enum AppStrings {
  static let tables = StringTables([
    "en": english, "ru": russian, "he": hebrew, "ar": arabic,
  ])

  private static let english: StringTable = [
    "orders.new": "New",
    "orders.active": "Active",
    "orders.done": "Done",
    "In %lld days": [.one: "In %lld day", .other: "In %lld days"],
  ]
}

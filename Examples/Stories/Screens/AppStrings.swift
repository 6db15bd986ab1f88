import Components

/// The texts of the screens by language; the keys are the English texts.
enum AppStrings {
  static let tables = StringTables(["ru": russian, "he": hebrew, "ar": arabic])
}

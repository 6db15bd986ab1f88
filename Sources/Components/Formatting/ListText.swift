/// Joins texts as a locale does.
enum ListText {
  /// The texts of a list, with the words of its kind (`and`, `or`, `unit`) between them.
  static func text(_ items: [String], kind: String, _ width: FormatWidth, _ locale: FormatLocale)
    -> String
  {
    guard items.count > 1 else { return items.first ?? "" }
    let parts = (locale.entry("l/\(kind)", width) ?? "").split(
      separator: "|", omittingEmptySubsequences: false
    ).map(String.init)
    guard parts.count == 4 else { return items.joined(separator: ", ") }
    let (start, middle, end, two) = (parts[0], parts[1], parts[2], parts[3])
    if items.count == 2 { return two.filling(items[0], items[1]) }
    var text = end.filling(items[items.count - 2], items[items.count - 1])
    for index in items.indices.dropLast(2).reversed() {
      text = (index == 0 ? start : middle).filling(items[index], text)
    }
    return text
  }
}

/// Makes a noun agree with the number before it, as Foundation's automatic grammar agreement does for English.
enum EnglishNumber {
  /// `3 cup` is `3 cups`, `1 cups` is `1 cup`; a text without a number or a word is as it was.
  static func agreeing(_ text: String) -> String {
    guard let digits = text.firstMatch(of: /[0-9]+(?:[.,][0-9]+)*/),
      let word = text[digits.range.upperBound...].matches(of: /\p{L}+/).last
    else { return text }
    let isOne = digits.output == "1"
    let noun = String(word.output)
    return text.replacingCharacters(in: word.range, with: isOne ? singular(noun) : plural(noun))
  }

  private static let irregular = [
    ("child", "children"), ("foot", "feet"), ("goose", "geese"), ("half", "halves"),
    ("knife", "knives"), ("leaf", "leaves"), ("life", "lives"), ("loaf", "loaves"), ("man", "men"),
    ("mouse", "mice"), ("person", "people"), ("shelf", "shelves"), ("tooth", "teeth"),
    ("wife", "wives"), ("woman", "women"),
  ]
  /// The same in both numbers.
  private static let constant: Set = ["fish", "series", "sheep", "species"]

  private static func plural(_ noun: String) -> String {
    let small = noun.lowercased()
    if constant.contains(small) || irregular.contains(where: { $0.1 == small }) { return noun }
    if let pair = irregular.first(where: { $0.0 == small }) {
      return String(noun.prefix(1) + pair.1.dropFirst())
    }
    for end in ["s", "x", "z", "ch", "sh"] where small.hasSuffix(end) {
      // A plural already, as `cups` is and `bus` and `glass` are not.
      let isPlural = end == "s" && !["ss", "us", "is"].contains { small.hasSuffix($0) }
      return isPlural ? noun : noun + "es"
    }
    let beforeLast = small.dropLast().last ?? "a"
    if small.hasSuffix("y"), !"aeiou".contains(beforeLast) { return noun.dropLast() + "ies" }
    return noun + "s"
  }

  private static func singular(_ noun: String) -> String {
    let small = noun.lowercased()
    if constant.contains(small) { return noun }
    if let pair = irregular.first(where: { $0.1 == small }) {
      return String(noun.prefix(1) + pair.0.dropFirst())
    }
    if small.hasSuffix("ies"), small.count > 4 { return noun.dropLast(3) + "y" }
    for end in ["sses", "xes", "ches", "shes"] where small.hasSuffix(end) {
      return String(noun.dropLast(2))
    }
    let isSingular = !small.hasSuffix("s") || ["ss", "us", "is"].contains { small.hasSuffix($0) }
    return isSingular ? noun : String(noun.dropLast())
  }
}

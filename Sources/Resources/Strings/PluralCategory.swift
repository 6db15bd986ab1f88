/// The plural categories of CLDR; each language uses some of them.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

public import Foundation

// Apple's systems have it in Foundation, where it writes as the system does.
#if !canImport(Darwin)
  /// Writes lists of texts, in the language of the picture that is being made.
  public final class ListFormatter {
    /// The language; `nil` for the picture's.
    public var locale: Locale?
    /// Writes the members; without one they are described.
    public var itemFormatter: Formatter?

    public init() {}

    /// The members with commas and “and”; `nil` for members that the formatter cannot write.
    public func string(from items: [Any]) -> String? {
      var texts: [String] = []
      for item in items {
        guard let formatter = itemFormatter else {
          texts.append("\(item)")
          continue
        }
        guard let text = formatter.string(for: item) else { return nil }
        texts.append(text)
      }
      return Self.text(texts, locale?.identifier ?? WordSources.current.locale)
    }

    /// The texts with commas and “and”.
    public static func localizedString(byJoining strings: [String]) -> String {
      text(strings, WordSources.current.locale)
    }

    private static func text(_ texts: [String], _ locale: String) -> String {
      ListText.text(texts, kind: "and", .wide, FormatLocale.of(locale))
    }
  }
#endif

public import Foundation

// Apple's systems have all of it in Foundation.
#if !canImport(Darwin)
  extension AttributedString {
    /// How a localized text is read, beside its Markdown.
    public struct FormattingOptions: OptionSet, Sendable {
      public let rawValue: UInt
      /// Marks what was written in place of a value, which the picture does not show.
      public static var applyReplacementIndexAttribute: Self { Self(rawValue: 1) }

      /// Makes options from their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// The text that the string tables hold for a key, in the language of the picture that is being made, with its Markdown.
    public init(
      localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [],
      table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
      comment: StaticString? = nil
    ) {
      self.init(
        inline: String(localized: keyAndValue, table: table, bundle: bundle, locale: locale))
    }

    /// The same, with other words where no table has the key.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue,
      options: FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self.init(
        inline: String(
          localized: key, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale))
    }

    /// The text of a resource, with its Markdown.
    public init(localized resource: LocalizedStringResource, options: FormattingOptions = []) {
      self.init(inline: String(localized: resource))
    }

    private init(inline text: String) {
      self = (try? AttributedString(markdown: text)) ?? AttributedString(text)
    }
  }

  extension AttributedString: @retroactive Codable {
    private enum CodingKeys: String, CodingKey { case link = "NSLink", markdown = "Markdown" }

    /// Reads what `encode(to:)` writes, or a plain text.
    public init(from decoder: any Decoder) throws {
      guard var parts = try? decoder.unkeyedContainer() else {
        self.init(try decoder.singleValueContainer().decode(String.self))
        return
      }
      self.init()
      while !parts.isAtEnd {
        var part = AttributedString(try parts.decode(String.self))
        let attributes = try parts.nestedContainer(keyedBy: CodingKeys.self)
        if let link = try attributes.decodeIfPresent(URL.self, forKey: .link) {
          part[AttributeScopes.FoundationAttributes.LinkAttribute.self] = link
        }
        part[MarkdownAttribute.self] = try attributes.decodeIfPresent(
          InlineMarkdown.Span.self, forKey: .markdown)
        append(part)
      }
    }

    /// Writes each stretch of text with its link and what Markdown said of it; fonts and colours are not written,
    /// as in Foundation without a scope of attributes.
    public func encode(to encoder: any Encoder) throws {
      var parts = encoder.unkeyedContainer()
      for run in runs {
        try parts.encode(String(self[run.range].characters))
        var attributes = parts.nestedContainer(keyedBy: CodingKeys.self)
        try attributes.encodeIfPresent(
          run[AttributeScopes.FoundationAttributes.LinkAttribute.self], forKey: .link)
        try attributes.encodeIfPresent(run[MarkdownAttribute.self], forKey: .markdown)
      }
    }
  }
#endif

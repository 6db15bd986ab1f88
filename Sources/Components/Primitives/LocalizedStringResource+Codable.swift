import Foundation

#if !canImport(Darwin)
  /// A resource is written with its key, its words and values, its table, its language if it was given one, and
  /// the address of its bundle: one of a class is read back as the folder of that bundle.
  extension LocalizedStringResource: Codable {
    private enum CodingKeys: CodingKey { case key, format, arguments, table, locale, bundle }

    /// Reads a resource.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      var words = LocalizedStringKey.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
      words.key = try values.decode(String.self, forKey: .format)
      words.arguments = try values.decode([LocalizedStringKey.Argument].self, forKey: .arguments)
      let url = try values.decodeIfPresent(URL.self, forKey: .bundle)
      self.init(
        key: try values.decode(String.self, forKey: .key),
        LocalizedStringKey(stringInterpolation: words),
        table: try values.decodeIfPresent(String.self, forKey: .table),
        locale: try values.decodeIfPresent(String.self, forKey: .locale),
        bundle: url.map { .atURL($0) } ?? .main)
    }

    /// Writes the resource.
    ///
    /// - Throws: `EncodingError.invalidValue` if a view's text or symbol is among its values.
    public func encode(to encoder: any Encoder) throws {
      guard localizedKey.embedded.isEmpty else {
        throw EncodingError.invalidValue(
          self,
          EncodingError.Context(
            codingPath: encoder.codingPath,
            debugDescription: "a text or symbol among the values of “\(key)” cannot be written"))
      }
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(key, forKey: .key)
      try values.encode(defaultValue.key, forKey: .format)
      try values.encode(defaultValue.arguments, forKey: .arguments)
      try values.encodeIfPresent(table, forKey: .table)
      try values.encodeIfPresent(localizedKey.place.locale, forKey: .locale)
      switch bundle {
      case .main: break
      case .atURL(let url): try values.encode(url, forKey: .bundle)
      case .forClass(let type): try values.encode(Bundle(for: type).bundleURL, forKey: .bundle)
      }
    }
  }
#endif

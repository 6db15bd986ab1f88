/// The little of BCP 47 that looking up a table needs.
package enum LocaleTag {
  /// Lower case with hyphens, without Unicode extensions; `iw` is an old name of `he`.
  package static func normalized(_ tag: String) -> String {
    var subtags: [String] = []
    for subtag in tag.utf8.split(whereSeparator: { $0 == 0x2D || $0 == 0x5F || $0 == 0x40 }) {
      // A single letter begins an extension such as `-u-nu-arab`.
      if subtag.count == 1, !subtags.isEmpty { break }
      let lowered = subtag.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
      subtags.append(String(decoding: lowered, as: UTF8.self))
    }
    if subtags.first == "iw" { subtags[0] = "he" }
    return subtags.joined(separator: "-")
  }

  /// The tags to try, from the most special to English.
  package static func lookupChain(_ tag: String) -> [String] {
    var subtags = normalized(tag).split(separator: "-")
    var chain: [String] = []
    while !subtags.isEmpty {
      chain.append(subtags.joined(separator: "-"))
      subtags.removeLast()
    }
    if chain.last != "en" { chain.append("en") }
    return chain
  }

  package static func language(of tag: String) -> String {
    tag.split(separator: "-").first.map(String.init) ?? tag
  }
}

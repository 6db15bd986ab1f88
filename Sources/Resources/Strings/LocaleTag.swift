import Synchronization

/// The little of BCP 47 that looking up a table needs.
package enum LocaleTag {
  /// Old names of languages, and those that are told apart by country only.
  private static let aliases = ["iw": "he", "in": "id", "ji": "yi", "no": "nb", "tl": "fil"]

  /// Lower case with hyphens, without Unicode extensions; old names of languages are today's.
  package static func normalized(_ tag: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(tag.utf8.count)
    for subtag in tag.utf8.split(whereSeparator: { $0 == 0x2D || $0 == 0x5F || $0 == 0x40 }) {
      // A single letter begins an extension such as `-u-nu-arab`.
      if subtag.count == 1, !bytes.isEmpty { break }
      if !bytes.isEmpty { bytes.append(0x2D) }
      for byte in subtag { bytes.append((0x41...0x5A).contains(byte) ? byte + 0x20 : byte) }
    }
    let normal = String(decoding: bytes, as: UTF8.self)
    // Old names have two letters.
    guard bytes.count == 2 || bytes.count > 2 && bytes[2] == 0x2D,
      let name = aliases[String(normal.prefix(2))]
    else { return normal }
    return name + normal.dropFirst(2)
  }

  /// The tags to try, from the most special to that of the language.
  ///
  /// Chinese is looked up by script, which its region says where the tag does not; the Spanish of
  /// the Americas and the Portuguese outside of Brazil have a common one before that of the language.
  package static func candidates(_ tag: String) -> [String] {
    // Every text asks, and a picture has one language or two.
    known.withLock { known in
      if let chain = known[tag] { return chain }
      if known.count == 64 { known = [:] }
      let chain = chain(tag)
      known[tag] = chain
      return chain
    }
  }

  private static let known = Mutex<[String: [String]]>([:])

  private static func chain(_ tag: String) -> [String] {
    var subtags = normalized(tag).split(separator: "-").map(String.init)
    guard let language = subtags.first else { return [] }
    let region = subtags.dropFirst().first { $0.utf8.count == 2 || Int($0) != nil }
    let script = subtags.dropFirst().first { $0.utf8.count == 4 }
    var chain: [String] = []
    while subtags.count > 1 {
      chain.append(subtags.joined(separator: "-"))
      subtags.removeLast()
    }
    if language == "zh" {
      let isTraditional = script.map { $0 == "hant" } ?? ["tw", "hk", "mo"].contains(region)
      let name = isTraditional ? "zh-hant" : "zh-hans"
      chain += (region.map { ["\(name)-\($0)", "zh-\($0)"] } ?? [])
      chain += [name, isTraditional ? "zh-tw" : "zh-cn"]
      // What is only "zh" is in simplified characters.
      if !isTraditional { chain.append("zh") }
    } else {
      if let region, let common = commonTag(language: language, region: region) {
        chain.append(common)
      }
      // Another script than the language's usual one is another text.
      if script == nil || language != "sr" || script == "cyrl" { chain.append(language) }
    }
    var seen: Set<String> = []
    return chain.filter { seen.insert($0).inserted }
  }

  private static func commonTag(language: String, region: String) -> String? {
    switch language {
    case "es" where region != "es": "es-419"
    case "pt" where region != "br" && region != "pt": "pt-pt"
    case "en" where region != "us" && region != "gb": "en-gb"
    default: nil
    }
  }

  /// The tags to try, from the most special to English.
  package static func lookupChain(_ tag: String) -> [String] {
    let chain = candidates(tag)
    return chain.contains("en") ? chain : chain + ["en"]
  }

  package static func language(of tag: String) -> String {
    tag.split(separator: "-").first.map(String.init) ?? tag
  }
}

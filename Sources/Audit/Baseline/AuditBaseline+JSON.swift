import Components

extension AuditBaseline {
  private static let entryKeys = [
    "rule", "story", "variant", "node", "count", "reason", "owner", "expires",
  ]

  /// Reads a baseline: `{"version": 1, "entries": [{"rule", "story", "node", "reason", …}]}`.
  ///
  /// - Throws: `AuditFileError` with the place and what was expected there.
  public init(parsing bytes: [UInt8], file: String) throws(AuditFileError) {
    let root = try AuditFileReader.root(of: bytes, file: file)
    let reader = AuditFileReader(file: file)
    try reader.checkKeys(of: root, among: ["version", "entries"])
    guard root["version"]?.integer == 1 else {
      throw reader.error(root["version"] ?? root, "expected \"version\": 1")
    }
    guard let list = root["entries"], list.kind == .array else {
      throw reader.error(root["entries"] ?? root, "expected \"entries\", an array")
    }
    entries = []
    for value in list.elements { entries.append(try Self.entry(value, reader)) }
  }

  private static func entry(
    _ value: JSONValue, _ reader: AuditFileReader
  ) throws(AuditFileError) -> Entry {
    try reader.checkKeys(of: value, among: entryKeys)
    let name = try reader.text("rule", in: value)
    guard let rule = AuditRule(rawValue: name) else {
      let known = AuditRule.allCases.map(\.rawValue)
      let hint = nearestName(to: name, in: known).map { "; did you mean \(messageQuoted($0))?" }
      throw reader.error(
        value["rule"] ?? value, "there is no rule \(messageQuoted(name))\(hint ?? "")")
    }
    let node = try reader.optionalText("node", in: value)
    var count = 1
    if let given = value["count"] {
      guard node == nil else {
        throw reader.error(given, "\"count\" is for entries that name no \"node\"")
      }
      guard let number = given.integer, (1...100_000).contains(number) else {
        throw reader.error(given, "expected a number of findings, 1 to 100000")
      }
      count = number
    }
    var expires: CalendarDate?
    if let text = try reader.optionalText("expires", in: value) {
      guard let date = CalendarDate(text) else {
        throw reader.error(value["expires"] ?? value, "expected a day such as \"2026-03-31\"")
      }
      expires = date
    }
    return Entry(
      rule: rule, story: try reader.text("story", in: value),
      variant: try reader.optionalText("variant", in: value), node: node, count: count,
      reason: try reader.text("reason", in: value),
      owner: try reader.optionalText("owner", in: value), expires: expires)
  }

  /// The baseline as a file, entries in their order.
  public var json: String {
    var writer = JSONWriter()
    writer.object { root in
      root.member("version", 1)
      root.member("entries", array: .block) { list in
        for entry in entries { list.object { Self.write(entry, &$0) } }
      }
    }
    return writer.text
  }

  private static func write(_ entry: Entry, _ writer: inout JSONWriter) {
    writer.member("rule", entry.rule.rawValue)
    writer.member("story", entry.story)
    if let variant = entry.variant { writer.member("variant", variant) }
    if let node = entry.node { writer.member("node", node) }
    if entry.count != 1 { writer.member("count", entry.count) }
    writer.member("reason", entry.reason)
    if let owner = entry.owner { writer.member("owner", owner) }
    if let expires = entry.expires { writer.member("expires", expires.description) }
  }
}

import JSON

/// What people found that no rule can: a file that they fill in.
public struct ConformanceChecklist: Hashable, Sendable {
  /// How far a criterion is met, in the words of the Voluntary Product Accessibility Template.
  public enum Level: String, CaseIterable, Hashable, Sendable {
    case supports
    case partiallySupports = "partially-supports"
    case doesNotSupport = "does-not-support"
    case notApplicable = "not-applicable"
    case notEvaluated = "not-evaluated"
  }

  /// What a person says of a criterion.
  public struct Entry: Hashable, Sendable {
    public var level: Level
    /// Who says it.
    public var by: String
    /// The day of it, such as `2026-03-31`.
    public var date: CalendarDate
    public var notes: String?
  }

  public var product = "Unnamed product"
  /// Who answers questions about the report; empty where nobody is named.
  public var contact = ""
  /// By the numbers of criteria and clauses.
  public var entries: [String: Entry] = [:]

  public init() {}

  /// Reads a checklist: `{"version": 1, "product", "contact", "criteria": {"1.1.1": {"level", "by", "date", "notes"}}}`.
  ///
  /// A criterion whose level is empty is open.
  ///
  /// - Throws: `AuditFileError` with the place and what was expected there.
  public init(parsing bytes: [UInt8], file: String) throws(AuditFileError) {
    let root = try AuditFileReader.root(of: bytes, file: file)
    let reader = AuditFileReader(file: file)
    try reader.checkKeys(of: root, among: ["version", "product", "contact", "criteria"])
    guard root["version"]?.integer == 1 else {
      throw reader.error(root["version"] ?? root, "expected \"version\": 1")
    }
    product = try reader.optionalText("product", in: root) ?? product
    contact = try reader.optionalText("contact", in: root) ?? ""
    guard let criteria = root["criteria"] else { return }
    guard criteria.kind == .object else {
      throw reader.error(criteria, "expected an object with criteria by their numbers")
    }
    let known = ConformanceStandard.allCases.flatMap { $0.rows.map(\.number) }
    for member in criteria.members {
      guard known.contains(member.key) else {
        let hint = nearestName(to: member.key, in: known).map { "; did you mean \($0)?" } ?? ""
        throw reader.error(
          member.value, "there is no criterion \(messageQuoted(member.key))\(hint)")
      }
      entries[member.key] = try Self.entry(member.value, reader)
    }
  }

  private static func entry(
    _ value: JSONValue, _ reader: AuditFileReader
  ) throws(AuditFileError) -> Entry? {
    try reader.checkKeys(of: value, among: ["name", "level", "by", "date", "notes"])
    guard let name = value["level"]?.string, !name.isEmpty else { return nil }
    guard let level = Level(rawValue: name) else {
      let names = Level.allCases.map(\.rawValue)
      throw reader.error(
        value["level"] ?? value, "expected one of \(names.joined(separator: ", "))")
    }
    guard let date = CalendarDate(try reader.text("date", in: value)) else {
      throw reader.error(value["date"] ?? value, "expected a day such as \"2026-03-31\"")
    }
    return Entry(
      level: level, by: try reader.text("by", in: value), date: date,
      notes: value["notes"]?.string.flatMap { isBlank($0) ? nil : $0 })
  }

  /// A checklist with every criterion open, to be filled in.
  public static var blank: String {
    var json = JSONWriter()
    json.object { root in
      root.member("version", 1)
      root.member("product", "Name of the product")
      root.member("contact", "accessibility@example.com")
      root.member("criteria", object: .block) { criteria in
        var known: Set<String> = []
        for row in ConformanceStandard.allCases.flatMap(\.rows)
        where known.insert(row.number).inserted {
          criteria.member(row.number, object: .inline) { entry in
            for (key, text) in [
              ("name", row.name), ("level", ""), ("by", ""), ("date", ""), ("notes", ""),
            ] {
              entry.member(key, text)
            }
          }
        }
      }
    }
    return json.text
  }
}

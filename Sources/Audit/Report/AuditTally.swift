import Components

/// How many elements a rule looked at and what became of them.
public struct AuditTally: Hashable, Codable, Sendable {
  /// Why elements were not judged, and how many there were.
  public struct NotRun: Hashable, Codable, Sendable {
    public var reason: String
    public var count: Int

    public init(reason: String, count: Int) {
      self.reason = reason
      self.count = count
    }
  }

  public var rule: AuditRule
  public var passed = 0
  public var failed = 0
  /// Elements of the right kind that the rule exempts, such as disabled controls.
  public var notApplicable = 0
  /// Why some of those are exempt, where a standard names the exception; in the order in which they came up.
  public var exemptions: [NotRun] = []
  /// In the order in which the reasons came up.
  public var notRun: [NotRun] = []

  /// The elements that were judged.
  public var checked: Int { passed + failed }

  public init(rule: AuditRule) {
    self.rule = rule
  }

  mutating func addNotRun(_ reason: String, count: Int = 1) {
    notRun.add(reason, count: count)
  }

  mutating func addExemption(_ reason: String, count: Int = 1) {
    exemptions.add(reason, count: count)
  }

  mutating func merge(_ other: AuditTally) {
    passed += other.passed
    failed += other.failed
    notApplicable += other.notApplicable
    for entry in other.notRun { addNotRun(entry.reason, count: entry.count) }
    for entry in other.exemptions { addExemption(entry.reason, count: entry.count) }
  }
}

extension [AuditTally.NotRun] {
  fileprivate mutating func add(_ reason: String, count: Int) {
    if let index = firstIndex(where: { $0.reason == reason }) {
      self[index].count += count
    } else {
      append(AuditTally.NotRun(reason: reason, count: count))
    }
  }
}

import Components

/// Findings that a team knows of and has put off, each with a reason.
///
/// A baseline only shrinks: an entry that nothing matches any more is stale and has to go, and an
/// entry for several findings accepts no more than it says.
public struct AuditBaseline: Hashable, Sendable {
  /// One accepted finding, or a number of them.
  public struct Entry: Hashable, Sendable {
    public var rule: AuditRule
    public var story: String
    /// The variant's name; `nil` for all of them.
    public var variant: String?
    /// The path of the node; `nil` for any node, up to `count` findings in each variant.
    public var node: String?
    /// How many findings of a variant are accepted where no node is named; 1 where one is.
    public var count: Int
    public var reason: String
    public var owner: String?
    /// The last day on which the entry holds.
    public var expires: CalendarDate?

    public init(
      rule: AuditRule, story: String, variant: String? = nil, node: String? = nil,
      count: Int = 1, reason: String, owner: String? = nil, expires: CalendarDate? = nil
    ) {
      self.rule = rule
      self.story = story
      self.variant = variant
      self.node = node
      self.count = node == nil ? max(count, 1) : 1
      self.reason = reason
      self.owner = owner
      self.expires = expires
    }
  }

  public var entries: [Entry]

  public init(entries: [Entry] = []) {
    self.entries = entries
  }

  /// A baseline that accepts findings, one entry for each.
  public init(
    accepting findings: [AuditFinding], reason: String, owner: String? = nil,
    expires: CalendarDate? = nil
  ) {
    entries = findings.map {
      Entry(
        rule: $0.rule, story: $0.story, variant: $0.variant, node: $0.path, reason: reason,
        owner: owner, expires: expires)
    }
  }
}

extension AuditBaseline {
  /// What a baseline makes of a report.
  public struct Outcome: Hashable, Sendable {
    /// The findings that no entry accepts.
    public var findings: [AuditFinding] = []
    /// The findings that an entry accepts.
    public var accepted: [AuditFinding] = []
    /// The entry of each accepted finding, in their order.
    public var acceptedBy: [Entry] = []
    /// Entries that nothing matches any more, or that accept more than there is.
    public var stale: [StaleEntry] = []
    /// Entries whose last day has passed; they accept nothing.
    public var expired: [Entry] = []
  }

  /// An entry that accepts more than was found.
  public struct StaleEntry: Hashable, Sendable {
    public var entry: Entry
    /// The most findings that it matched in a variant; 0 for an entry that has to go.
    public var needed: Int
  }

  /// Sorts the findings of a report into accepted ones and others.
  ///
  /// - Parameters:
  ///   - report: what an audit found; entries of stories and variants that it did not look at
  ///     cannot be stale.
  ///   - today: the day by which entries expire; `nil` lets none expire.
  public func apply(to report: AuditReport, today: CalendarDate? = nil) -> Outcome {
    var outcome = Outcome()
    var matches = entries.map { _ in [VariantCount]() }
    let isExpired = entries.map { entry in
      today.flatMap { today in entry.expires.map { $0 < today } } ?? false
    }
    for finding in report.findings {
      let index = entries.indices.first { index in
        guard !isExpired[index], entries[index].matches(finding) else { return false }
        return matches[index].count(of: finding.variant) < entries[index].count
      }
      guard let index else {
        outcome.findings.append(finding)
        continue
      }
      matches[index].add(finding.variant)
      outcome.accepted.append(finding)
      outcome.acceptedBy.append(entries[index])
    }
    let audited = Set(report.pictures.flatMap { [[$0.story], [$0.story, $0.variant]] })
    let rules = report.tallies.map(\.rule)
    for (index, entry) in entries.enumerated() {
      let needed = matches[index].map(\.count).max() ?? 0
      if isExpired[index] {
        outcome.expired.append(entry)
      } else if needed < entry.count, audited.contains(entry.subject), rules.contains(entry.rule) {
        outcome.stale.append(StaleEntry(entry: entry, needed: needed))
      }
    }
    return outcome
  }

  /// The baseline without what an outcome found stale: it never grows.
  public func ratcheted(by outcome: Outcome) -> AuditBaseline {
    AuditBaseline(
      entries: entries.compactMap { entry in
        guard let stale = outcome.stale.first(where: { $0.entry == entry }) else { return entry }
        guard stale.needed > 0 else { return nil }
        var lowered = entry
        lowered.count = stale.needed
        return lowered
      })
  }
}

extension AuditBaseline.Entry {
  /// The story, and the variant where the entry names one.
  fileprivate var subject: [String] { [story] + (variant.map { [$0] } ?? []) }

  fileprivate func matches(_ finding: AuditFinding) -> Bool {
    rule == finding.rule && story == finding.story
      && (variant.map { $0 == finding.variant } ?? true)
      && (node.map { $0 == finding.path } ?? true)
  }
}

/// How many findings of a variant an entry has accepted.
private struct VariantCount {
  let variant: String
  var count: Int
}

extension [VariantCount] {
  fileprivate func count(of variant: String) -> Int {
    first { $0.variant == variant }?.count ?? 0
  }

  fileprivate mutating func add(_ variant: String) {
    if let index = firstIndex(where: { $0.variant == variant }) {
      self[index].count += 1
    } else {
      append(VariantCount(variant: variant, count: 1))
    }
  }
}

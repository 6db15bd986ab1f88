public import Components

/// What an audit found, and what it looked at.
public struct AuditReport: Hashable, Codable, Sendable {
  /// One picture that was audited.
  public struct Picture: Hashable, Codable, Sendable {
    public var story: String
    public var variant: String
    /// Elements judged, over all rules.
    public var checked: Int
    /// The SHA-256 of the tree's text and of the picture, for reports that have to be evidence; else
    /// `nil`.
    public var treeHash: String?
    public var pictureHash: String?

    public init(story: String, variant: String, checked: Int) {
      self.story = story
      self.variant = variant
      self.checked = checked
    }
  }

  /// A story that could not be audited.
  public struct Failure: Hashable, Codable, Sendable {
    public var story: String
    /// The variant that was being audited; empty before the first.
    public var variant: String
    public var fault: StoryFault

    public init(story: String, variant: String, fault: StoryFault) {
      self.story = story
      self.variant = variant
      self.fault = fault
    }
  }

  public var profile: AuditProfile
  /// In the order in which they were audited.
  public var pictures: [Picture] = []
  /// Picture by picture in the order of rules, and within a rule in the order of the tree.
  public var findings: [AuditFinding]
  /// What was not judged, since it stopped the process that audited it or asks for too much work.
  public var failures: [Failure] = []
  /// One for each rule that was asked for, in the order of `AuditRule.allCases`.
  public var tallies: [AuditTally]

  /// A report that has looked at nothing yet.
  public init(profile: AuditProfile, rules: [AuditRule] = AuditRule.standard) {
    self.profile = profile
    findings = []
    tallies = AuditRule.allCases.filter(rules.contains).map(AuditTally.init(rule:))
  }

  /// Elements judged, over all rules; an audit that judged nothing proves nothing.
  public var checked: Int { tallies.reduce(0) { $0 + $1.checked } }

  /// The gravest severity among the findings.
  public var worstSeverity: AuditSeverity? { findings.map(\.severity).max() }

  /// The tally of a rule; an empty one where the rule was not asked for.
  public func tally(of rule: AuditRule) -> AuditTally {
    tallies.first { $0.rule == rule } ?? AuditTally(rule: rule)
  }

  /// Adds what another audit, usually of another story or variant, looked at and found.
  public mutating func merge(_ other: AuditReport) {
    pictures += other.pictures
    findings += other.findings
    failures += other.failures
    for tally in other.tallies {
      if let index = tallies.firstIndex(where: { $0.rule == tally.rule }) {
        tallies[index].merge(tally)
      } else {
        tallies.append(tally)
      }
    }
  }
}

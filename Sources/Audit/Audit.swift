public import Components
import Graphics
public import Render

/// Stage a: looks for barriers in a placed tree, from frames and semantics, and from samples of the
/// commands that paint it.
///
/// Equal trees give equal reports.
public struct Audit: Hashable, Sendable {
  public let profile: AuditProfile
  /// In the order of `AuditRule.allCases`.
  public let rules: [AuditRule]

  /// - Parameters:
  ///   - profile: whose requirements apply.
  ///   - rules: the rules to run.
  public init(profile: AuditProfile = .hig, rules: [AuditRule] = AuditRule.standard) {
    self.profile = profile
    self.rules = AuditRule.allCases.filter(rules.contains)
  }

  /// An audit as it was made while pictures had to be decoded for it.
  @available(*, deprecated, message: "Pictures are always decoded: leave `pictures` out.")
  public init(
    profile: AuditProfile = .hig, rules: [AuditRule] = AuditRule.standard,
    pictures: PNGPictureSampling?
  ) {
    self.init(profile: profile, rules: rules)
  }

  /// Audits one picture.
  ///
  /// - Parameters:
  ///   - tree: what the picture shows, placed.
  ///   - background: what lies behind it.
  ///   - story: the story's id, for the findings.
  ///   - variant: the variant's name, for the findings.
  ///   - vision: how colours are seen. Through a lens, what the contrast rules find is advice: no
  ///     guideline asks for it.
  ///   - gaps: what the scene says is missing of what its view asks for.
  public func run(
    on tree: PositionedTree, background: ResolvedColor, story: String, variant: String,
    vision: Vision = .full, gaps: [PictureGap] = []
  ) -> AuditReport {
    let subject = AuditSubject(
      tree: tree, background: background, profile: profile, vision: vision, gaps: gaps)
    return run(on: subject, story: story, variant: variant)
  }

  /// Audits the picture of a scene.
  ///
  /// Beside what the tree shows, a scene knows its language, whether it has string tables, and what is missing.
  ///
  /// - Parameters:
  ///   - tree: what the picture shows, placed.
  ///   - scene: what it was placed from.
  ///   - story: the story's id, for the findings.
  ///   - variant: the variant's name, for the findings.
  public func run(
    on tree: PositionedTree, of scene: ResolvedScene, story: String, variant: String
  ) -> AuditReport {
    run(on: AuditSubject(tree, of: scene, profile: profile), story: story, variant: variant)
  }

  /// - Parameter colorless: the report of a picture that differs in colours alone, in the name of this one.
  func run(
    on subject: AuditSubject, story: String, variant: String, colorless: AuditReport? = nil
  ) -> AuditReport {
    var report = AuditReport(profile: profile, rules: rules)
    let isForMarkup = Variant(name: variant).map { $0.textSpacing || $0.isLow } ?? false
    for (index, rule) in rules.enumerated() {
      if let colorless, !rule.dependsOnColor {
        report.tallies[index] = colorless.tallies[index]
        report.findings += colorless.findings.filter { $0.rule == rule }
        continue
      }
      var outcome = RuleOutcome(rule: rule, story: story, variant: variant)
      outcome.severity = rule.severity(by: profile)
      if isForMarkup && rule.dependsOnLayout || subject.vision != .full && rule.dependsOnVision {
        outcome.severity = .advice
      }
      rule.check(subject, &outcome)
      report.tallies[index] = outcome.tally
      report.findings += outcome.findings
    }
    report.pictures = [
      AuditReport.Picture(story: story, variant: variant, checked: report.checked)
    ]
    return report
  }
}

/// What decoded pictures for an audit; they are decoded without it.
@available(*, deprecated, message: "Pictures are always decoded.")
public struct PNGPictureSampling: Sendable {
  public init() {}
}

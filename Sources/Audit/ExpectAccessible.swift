public import Components
public import Render

extension Audit {
  /// Audits a story, by default in all of its variants.
  ///
  /// A variant that asks for more work than the story's budget is one of the report's failures.
  @MainActor
  public func run(
    on story: Story, variants: [Variant]? = nil, renderer: Renderer = Renderer()
  ) -> AuditReport {
    run(on: story, variants: variants ?? story.variants, renderer: renderer, AuditedScenes())
  }

  /// Audits a story in some variants, but for scenes that are known.
  @MainActor
  package func run(
    on story: Story, variants: [Variant], renderer: Renderer, _ known: AuditedScenes
  ) -> AuditReport {
    var report = AuditReport(profile: profile, rules: rules)
    let language = story.canvas.locale
    for variant in variants {
      let scene = renderer.scene(for: story, variant: variant)
      if let overrun = scene.overrun {
        let fault = StoryFault(kind: .exceeded, reason: "\(overrun)", source: story.source)
        report.failures.append(
          AuditReport.Failure(story: story.id, variant: variant.name, fault: fault))
        continue
      }
      var subject: AuditSubject
      var colorless: AuditReport?
      switch known.knowledge(of: scene, in: variant, of: story.id, by: self) {
      case .same(let picture):
        report.merge(picture)
        continue
      case .recolored(let recolored, let picture): (subject, colorless) = (recolored, picture)
      case nil:
        subject = AuditSubject(renderer.place(scene), of: scene, profile: profile)
        subject.writtenIn = language
      }
      let picture = run(
        on: subject, story: story.id, variant: variant.name, colorless: colorless)
      known.keep(picture, on: subject, of: scene, in: variant)
      report.merge(picture)
    }
    return report
  }
}

/// Expects a view to have no barriers, in every variant.
///
/// It works with any test framework: `try expectAccessible(MyCard(), profile: .hig)`.
///
/// - Parameters:
///   - view: the view, on the theme's background.
///   - profile: whose requirements apply.
///   - variants: the appearances to look at.
///   - rules: the rules to run.
///   - width: the proposed width in points; `nil` proposes the ideal one.
///   - severity: findings below it are let through.
/// - Throws: `AccessibilityExpectation` with what was found, or when nothing could be judged.
@MainActor
public func expectAccessible(
  _ view: some View, profile: AuditProfile = .hig, variants: [Variant] = Variant.standard,
  rules: [AuditRule] = AuditRule.standard, width: Double? = 390,
  failOn severity: AuditSeverity = .warning
) throws(AccessibilityExpectation) {
  let audit = Audit(profile: profile, rules: rules)
  let renderer = Renderer()
  let appearances = Story("view", variants: variants) { EmptyView() }
  var report = AuditReport(profile: profile, rules: rules)
  for variant in variants {
    let environment = appearances.environment(for: variant)
    let scene = renderer.scene(
      for: view, environment: environment, width: width, height: nil, vision: variant.vision,
      background: { Color.background.resolve(in: $0) })
    if let overrun = scene.overrun {
      throw .exceeding(overrun, in: report)
    }
    report.merge(
      audit.run(
        on: renderer.place(scene), of: scene, story: appearances.id, variant: variant.name))
  }
  try AccessibilityExpectation.check(report, failOn: severity)
}

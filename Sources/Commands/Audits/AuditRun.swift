import Audit
import Components
import Render

/// Audits stories in their variants.
@MainActor
struct AuditRun {
  var profile: AuditProfile
  var rules: [AuditRule]
  /// Whether each barrier is told once over all of a story's variants.
  var isSweep: Bool
  var pool: WorkerPool

  /// The report of all subjects together.
  ///
  /// - Throws: where a subject asks for more than its budget, and where no worker can be started.
  func run(
    _ subjects: [AuditSubjectVariants], _ console: inout Console
  ) throws(CommandFailure) -> AuditReport {
    let jobs = subjects.map { subject in
      WorkerJob(
        task: AuditTask(
          story: subject.reference, variants: subject.variants, profile: profile, rules: rules,
          isSweep: isSweep),
        story: subject.story, reference: subject.reference, title: subject.story.id)
    }
    let outcomes = try pool.run(jobs, &console) { console, done, title in
      console.progress(done, of: subjects.count, title)
    }
    var report = AuditReport(profile: profile, rules: rules)
    for (subject, outcome) in zip(subjects, outcomes) {
      switch outcome {
      case .answer(let part): report.merge(part)
      case .refused(let failure): throw failure
      case .stopped(let fault, let variant):
        report.failures.append(
          AuditReport.Failure(story: subject.story.id, variant: variant ?? "", fault: fault))
      }
    }
    return report
  }
}

/// A story with the variants in which it is audited.
struct AuditSubjectVariants {
  var story: Story
  var reference: StoryReference
  var variants: [Variant]
}

/// Audits one story in some variants.
struct AuditTask: WorkerTask {
  static let operation = "audit"

  var story: StoryReference
  var variants: [Variant]
  var profile: AuditProfile
  var rules: [AuditRule]
  /// Whether each barrier is told once over all variants.
  var isSweep: Bool

  func perform(at desk: WorkerDesk) throws(CommandFailure) -> AuditReport {
    let story = try desk.story(story)
    let audit = Audit(profile: profile, rules: rules)
    var report = AuditReport(profile: profile, rules: rules)
    for variant in variants {
      desk.begin(variant.name)
      let scene = desk.renderer.scene(for: story, variant: variant)
      try scene.checkForCommand()
      report.merge(
        audit.run(
          on: desk.renderer.place(scene), background: scene.background, story: story.id,
          variant: variant.name, vision: scene.vision))
    }
    return isSweep ? report.condensed(over: variants) : report
  }
}

import Components
import Render

/// Audits stories in their variants, layout and rules on several threads.
@MainActor
struct AuditRun {
  var profile: AuditProfile
  var rules: [AuditRule]
  var jobs: Int
  private let renderer = Renderer()

  init(profile: AuditProfile, rules: [AuditRule], jobs: Int) {
    self.profile = profile
    self.rules = rules
    self.jobs = jobs
  }

  /// The report of all subjects together.
  ///
  /// - Throws: where a subject asks for more than its budget.
  func run(
    _ subjects: [AuditSubjectVariants], _ console: inout Console
  ) throws(CommandFailure) -> AuditReport {
    let queue = WorkQueue<AuditReport>(width: jobs)
    let total = subjects.reduce(0) { $0 + $1.variants.count }
    var done = 0
    for subject in subjects { try add(subject, to: queue, &done, of: total, &console) }
    return merged(queue)
  }

  /// The report of all subjects, each barrier told once over all of a subject's variants.
  ///
  /// - Throws: where a subject asks for more than its budget.
  func sweep(
    _ subjects: [AuditSubjectVariants], _ console: inout Console
  ) throws(CommandFailure) -> AuditReport {
    let total = subjects.reduce(0) { $0 + $1.variants.count }
    var done = 0
    var report = AuditReport(profile: profile, rules: rules)
    for subject in subjects {
      let queue = WorkQueue<AuditReport>(width: jobs)
      try add(subject, to: queue, &done, of: total, &console)
      report.merge(merged(queue).condensed(over: subject.variants))
    }
    return report
  }

  private func add(
    _ subject: AuditSubjectVariants, to queue: WorkQueue<AuditReport>, _ done: inout Int,
    of total: Int, _ console: inout Console
  ) throws(CommandFailure) {
    let audit = Audit(profile: profile, rules: rules, pictures: PNGPictureSampling())
    for variant in subject.variants {
      let scene = renderer.scene(for: subject.story, variant: variant)
      try scene.checkForCommand()
      let (id, name, renderer) = (subject.story.id, variant.name, renderer)
      queue.add {
        audit.run(
          on: renderer.place(scene), background: scene.background, story: id, variant: name,
          vision: scene.vision)
      }
      done += 1
      console.progress(done, of: total, "\(id) · \(name)")
    }
  }

  private func merged(_ queue: WorkQueue<AuditReport>) -> AuditReport {
    var report = AuditReport(profile: profile, rules: rules)
    for part in queue.finish() { report.merge(part) }
    return report
  }
}

/// A story with the variants in which it is audited.
struct AuditSubjectVariants {
  var story: Story
  var variants: [Variant]
}

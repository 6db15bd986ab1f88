import Components
import Render

/// Audits stories in their variants, layout and rules on several threads.
@MainActor
struct AuditRun {
  var profile: AuditProfile
  var rules: [AuditRule]
  var jobs: Int

  /// The report of all subjects together.
  func run(_ subjects: [(story: Story, variants: [Variant])], _ console: inout Console)
    -> AuditReport
  {
    let renderer = Renderer()
    let audit = Audit(profile: profile, rules: rules, pictures: DecodedPictures())
    let queue = WorkQueue<AuditReport>(width: jobs)
    let total = subjects.reduce(0) { $0 + $1.variants.count }
    var done = 0
    for (story, variants) in subjects {
      for variant in variants {
        let scene = renderer.scene(for: story, variant: variant)
        let (id, name) = (story.id, variant.name)
        queue.add {
          audit.run(
            on: renderer.place(scene), background: scene.background, story: id, variant: name)
        }
        done += 1
        console.progress(done, of: total, "\(id) · \(name)")
      }
    }
    var report = AuditReport(profile: profile, rules: rules)
    for part in queue.finish() { report.merge(part) }
    return report
  }
}

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
  /// Whether each picture is drawn, for its hash.
  var isHashed = false
  var pool: WorkerPool

  /// The report of all subjects together.
  ///
  /// - Throws: where no worker can be started.
  func run(
    _ subjects: [AuditSubjectVariants], _ console: inout Console
  ) throws(CommandFailure) -> AuditReport {
    let jobs = subjects.flatMap { subject in subject.variants.map { job(subject, $0) } }
    var outcomes = try pool.run(jobs, &console) { console, done, title in
      console.progress(done, of: jobs.count, title)
    }[...]
    let sources = SourcePaths.working
    var report = AuditReport(profile: profile, rules: rules)
    for subject in subjects {
      var part = AuditReport(profile: profile, rules: rules)
      if let fault = subject.fault { part.add(fault, of: subject.story, "") }
      var judged: [Variant] = []
      for variant in subject.variants {
        switch outcomes.removeFirst() {
        case .answer(let answer):
          var picture = answer.report
          for index in picture.failures.indices {
            let source = picture.failures[index].fault.source
            picture.failures[index].fault.source = SourceLocation(
              file: sources.path(of: source), line: source.line)
          }
          part.merge(picture)
          if picture.failures.isEmpty { judged.append(variant) }
        case .refused(let failure): throw failure
        case .stopped(let fault, _): part.add(fault, of: subject.story, variant.name)
        }
      }
      report.merge(isSweep ? part.condensed(over: judged) : part)
    }
    return report
  }

  private func job(_ subject: AuditSubjectVariants, _ variant: Variant) -> WorkerJob<AuditTask> {
    WorkerJob(
      task: AuditTask(
        story: subject.reference, variant: variant, profile: profile,
        rules: AuditRuleBits(rules), isHashed: isHashed),
      story: subject.story, reference: subject.reference,
      title: "\(subject.story.id) · \(variant.name)")
  }
}

/// Audits one variant of a story.
struct AuditTask: WorkerTask {
  static let operation = "audit"

  var story: StoryReference
  var variant: Variant
  var profile: AuditProfile
  var rules: AuditRuleBits
  /// Whether the picture is drawn, for its hash; not where nothing is said of it.
  var isHashed: Bool?

  func perform(at desk: WorkerDesk) throws(CommandFailure) -> AuditAnswer {
    let story = try desk.story(story)
    if !story.canvas.controls.isEmpty {
      try desk.renderer.scene(for: story, variant: variant).checkControls(of: story)
    }
    let known = try desk.kept("audited scenes") { AuditedScenes() }
    var report = Audit(profile: profile, rules: rules.rules)
      .run(on: story, variants: [variant], renderer: desk.renderer, known)
    guard isHashed == true, report.failures.isEmpty else { return AuditAnswer(report) }
    let picture = try Picture(story, variant: variant, renderer: desk.renderer)
    let hashes = (SHA256.digest(picture.tree.dump()), try picture.pixmap().contentHash)
    for index in report.pictures.indices {
      (report.pictures[index].treeHash, report.pictures[index].pictureHash) = hashes
    }
    return AuditAnswer(report)
  }
}

/// Rules as one number: sweeps send a task for each of tens of thousands of pictures.
struct AuditRuleBits: Codable, Sendable {
  private var bits: UInt64 = 0

  /// In the order of `AuditRule.allCases`.
  var rules: [AuditRule] {
    AuditRule.allCases.enumerated().filter { bits >> UInt64($0.offset) & 1 == 1 }.map(\.element)
  }

  init(_ rules: [AuditRule]) {
    for (index, rule) in AuditRule.allCases.enumerated() where rules.contains(rule) {
      bits |= 1 << UInt64(index)
    }
  }

  init(from decoder: any Decoder) throws {
    bits = try decoder.singleValueContainer().decode(UInt64.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(bits)
  }
}

extension AuditReport {
  fileprivate mutating func add(_ fault: StoryFault, of story: Story, _ variant: String) {
    failures.append(Failure(story: story.id, variant: variant, fault: fault))
  }
}

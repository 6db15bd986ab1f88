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
    var outcomes = try outcomes(of: subjects, &console)[...]
    let sources = SourcePaths.working
    var report = AuditReport(profile: profile, rules: rules)
    for subject in subjects {
      var part = AuditReport(profile: profile, rules: rules)
      if let fault = subject.fault { part.add(fault, of: subject.story, "") }
      for (variants, outcome) in outcomes.removeFirst() {
        switch outcome {
        case .answer(let answer):
          var pictures = answer.report
          for index in pictures.failures.indices {
            let source = pictures.failures[index].fault.source
            pictures.failures[index].fault.source = SourceLocation(
              file: sources.path(of: source), line: source.line)
          }
          part.merge(pictures)
        case .refused(let failure): throw failure
        case .stopped(let fault, _):
          for variant in variants { part.add(fault, of: subject.story, variant.name) }
        }
      }
      let failed = Set(part.failures.map(\.variant))
      let judged = subject.variants.filter { !failed.contains($0.name) }
      report.merge(isSweep ? part.condensed(over: judged) : part)
    }
    return report
  }

  private typealias Outcome = ([Variant], WorkerOutcome<AuditAnswer>)

  /// For each subject what came of its variants, in their order.
  ///
  /// Those of one type size are asked for together: messages are much of a sweep, and scenes of one size are
  /// mostly alike. Where one of them stops its process, each is asked for by itself.
  private func outcomes(
    of subjects: [AuditSubjectVariants], _ console: inout Console
  ) throws(CommandFailure) -> [[Outcome]] {
    let groups = subjects.map { $0.variants.grouped(by: \.dynamicTypeSize) }
    var found = try outcomes(of: zip(subjects, groups), &console)
    let alone = found.map { outcomes in outcomes.flatMap(Self.stoppedTogether).map { [$0] } }
    guard alone.contains(where: { !$0.isEmpty }) else { return found }
    var again = try outcomes(of: zip(subjects, alone), &console)
    for index in found.indices where !again[index].isEmpty {
      found[index] = found[index].flatMap { outcome -> [Outcome] in
        let count = Self.stoppedTogether(outcome).count
        defer { again[index].removeFirst(count) }
        return count == 0 ? [outcome] : Array(again[index].prefix(count))
      }
    }
    return found
  }

  /// The variants of which it is not known which one stopped the process.
  private static func stoppedTogether(_ outcome: Outcome) -> [Variant] {
    guard case (let variants, .stopped) = outcome, variants.count > 1 else { return [] }
    return variants
  }

  private func outcomes(
    of groups: Zip2Sequence<[AuditSubjectVariants], [[[Variant]]]>, _ console: inout Console
  ) throws(CommandFailure) -> [[Outcome]] {
    let jobs = groups.flatMap { subject, groups in groups.map { job(subject, $0) } }
    var outcomes = try pool.run(jobs, &console) { console, done, title in
      console.progress(done, of: jobs.count, title)
    }[...]
    return groups.map { _, groups in
      groups.map { variants -> Outcome in (variants, outcomes.removeFirst()) }
    }
  }

  private func job(
    _ subject: AuditSubjectVariants, _ variants: [Variant]
  ) -> WorkerJob<AuditTask> {
    let others = variants.count > 1 ? " and \(variants.count - 1) more" : ""
    return WorkerJob(
      task: AuditTask(
        story: subject.reference, variants: variants, profile: profile,
        rules: AuditRuleBits(rules), isHashed: isHashed),
      story: subject.story, reference: subject.reference,
      title: "\(subject.story.id) · \(variants[0].name)\(others)")
  }
}

extension [Variant] {
  /// Stretches of variants that have the same value.
  fileprivate func grouped<Value: Equatable>(by value: (Variant) -> Value) -> [[Variant]] {
    reduce(into: []) { groups, variant in
      if let last = groups.last?.last, value(last) == value(variant) {
        groups[groups.count - 1].append(variant)
      } else {
        groups.append([variant])
      }
    }
  }
}

/// Audits variants of a story.
struct AuditTask: WorkerTask {
  static let operation = "audit"

  var story: StoryReference
  var variants: [Variant]
  var profile: AuditProfile
  var rules: AuditRuleBits
  /// Whether the picture is drawn, for its hash; not where nothing is said of it.
  var isHashed: Bool?

  func perform(at desk: WorkerDesk) throws(CommandFailure) -> AuditAnswer {
    let story = try desk.story(story)
    if !story.canvas.controls.isEmpty {
      for variant in variants {
        try desk.renderer.scene(for: story, variant: variant).checkControls(of: story)
      }
    }
    let known = try desk.kept("audited scenes") { AuditedScenes() }
    var report = Audit(profile: profile, rules: rules.rules)
      .run(on: story, variants: variants, renderer: desk.renderer, known)
    guard isHashed == true else { return AuditAnswer(report) }
    let failed = Set(report.failures.map(\.variant))
    let judged = variants.filter { !failed.contains($0.name) }
    for (index, variant) in zip(report.pictures.indices, judged) {
      let picture = try Picture(story, variant: variant, renderer: desk.renderer)
      report.pictures[index].treeHash = SHA256.digest(picture.tree.dump())
      report.pictures[index].pictureHash = try picture.pixmap().contentHash
    }
    return AuditAnswer(report)
  }
}

/// Rules as one number.
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

import Components
import Render
import Snapshots

/// Breaks stories on purpose, one place at a time, and tells which gates would not have noticed.
@MainActor
struct MutationRun {
  static let options = [
    OptionManual(
      "--mutate", .none,
      "Break stories on purpose, one place at a time, and tell which gates would not notice."),
    OptionManual(
      "--only", .choices(MutationKind.allCases.map(\.rawValue)), repeats: true,
      "How to break them; in all ways by default."),
    OptionManual(
      "--sample", .integer("N", 1...20), "Places of each kind in a picture; 1 by default."),
    OptionManual(
      "--seed", .integer("N", 0...1_000_000_000), "What chooses the places; 1 by default."),
  ]

  let kinds: [MutationKind]
  let sample: Int
  let seed: Int

  /// - Returns: `nil` where nothing is to be broken.
  init?(_ arguments: Arguments) throws(UsageError) {
    guard arguments.has("--mutate") else {
      for option in ["--only", "--sample", "--seed"] where arguments.has(option) {
        throw .missingOption("--mutate", reason: "\(option) says how stories are broken")
      }
      return nil
    }
    let named = try arguments.choices("--only").compactMap { MutationKind(rawValue: $0) }
    kinds = named.isEmpty ? MutationKind.allCases : named
    sample = try arguments.integer("--sample") ?? 1
    seed = try arguments.integer("--seed") ?? 1
  }

  func run(
    _ plan: SnapshotPlan, _ pool: WorkerPool, _ console: inout Console
  ) throws -> MutationReport {
    var manifests: [String: Manifest] = [:]
    for store in plan.stores { manifests[store.root] = try store.manifest() }
    let jobs = plan.items.map { item in
      let entry = manifests[item.store.root]?[item.name]
      let reference = StoryReference(item.subject)
      return WorkerJob(
        task: MutationTask(
          story: reference, variant: item.variant, kinds: kinds, sample: sample, seed: seed,
          hasGolden: item.store.presence(of: item.name, entry: entry) != .none),
        story: item.subject.story, reference: reference, title: item.name.description)
    }
    let outcomes = try pool.run(jobs, &console) { console, done, title in
      console.progress(done, of: jobs.count, title)
    }
    var report = MutationReport(kinds: kinds, sample: sample, seed: seed)
    for (item, outcome) in zip(plan.items, outcomes) { report.add(outcome, of: item.name) }
    if kinds.contains(.rtl) { addUnmirrored(plan.items, to: &report) }
    return report
  }

  /// A story without a right-to-left variant cannot notice that it breaks there.
  private func addUnmirrored(_ items: [SnapshotItem], to report: inout MutationReport) {
    var stories: [(name: SnapshotName, isMirrored: Bool)] = []
    for item in items {
      let environment = item.subject.story.environment(for: item.variant)
      let isMirrored = environment.layoutDirection == .rightToLeft
      if let last = stories.indices.last, stories[last].name.story == item.name.story {
        stories[last].isMirrored = stories[last].isMirrored || isMirrored
      } else {
        stories.append((item.name, isMirrored))
      }
    }
    for story in stories where !story.isMirrored {
      let mutant = Mutant(
        kind: .rtl, path: "", change: "the story breaks right to left", seenBy: [],
        passedBy: ["variants": "none is right to left: add the variant .rtl"])
      report.add(mutant, of: story.name)
    }
  }
}

/// What came of the mutants of a run.
@MainActor
struct MutationReport {
  let kinds: [MutationKind]
  let sample: Int
  let seed: Int
  private(set) var mutants: [(name: SnapshotName, mutant: Mutant)] = []
  private(set) var faults: [String] = []
  private var faultStatus = ExitStatus.clean

  init(kinds: [MutationKind], sample: Int, seed: Int) {
    self.kinds = kinds
    self.sample = sample
    self.seed = seed
  }

  mutating func add(_ mutant: Mutant, of name: SnapshotName) { mutants.append((name, mutant)) }

  mutating func add(_ outcome: WorkerOutcome<[Mutant]>, of name: SnapshotName) {
    switch outcome {
    case .answer(let found): for mutant in found { add(mutant, of: name) }
    case .refused(let failure):
      faults.append("\(name): \(failure.message)")
      faultStatus = max(faultStatus, failure.status)
    case .stopped(let fault, _):
      faults.append("\(name): \(fault.reason)")
      faultStatus = max(faultStatus, fault.kind.exitStatus)
    }
  }

  private var judged: [(name: SnapshotName, mutant: Mutant)] {
    mutants.filter { !$0.mutant.hasNoEffect }
  }
  private var missed: [(name: SnapshotName, mutant: Mutant)] {
    mutants.filter { $0.mutant.isMissed }
  }

  /// The share of mutants with an effect that a gate notices, in percent.
  var score: Double {
    let count = judged.count
    return count == 0 ? 0 : Double(count - missed.count) * 100 / Double(count)
  }

  /// 1 where a mutant is missed, 2 where there was none, and more where a story could not be shown.
  var status: ExitStatus {
    let found: ExitStatus = judged.isEmpty ? .incomplete : missed.isEmpty ? .clean : .findings
    return max(found, faultStatus)
  }

  // MARK: Forms

  func print(as format: OutputFormat, to console: inout Console) {
    switch format {
    case .text: console.write(text())
    case .json: console.write(json())
    }
  }

  private func text() -> String {
    var lines: [String] = []
    for (name, mutant) in missed {
      let path = mutant.path.isEmpty ? "" : "\(mutant.path): "
      lines.append("missed: \(name): \(path)\(mutant.change)")
      for (gate, reason) in mutant.passedBy.sorted(by: { $0.key < $1.key }) {
        lines.append("  \(gate): \(reason)")
      }
    }
    for fault in faults { lines.append("not broken: \(fault)") }
    if !lines.isEmpty { lines.append("") }
    lines.append("kind    mutants  seen" + MutationGate.allCases.map { Self.cell($0.rawValue) }.joined())
    for kind in kinds {
      let all = judged.filter { $0.mutant.kind == kind }
      let seen = all.filter { !$0.mutant.isMissed }.count
      let cells = MutationGate.allCases.map { gate in
        Self.cell("\(all.filter { $0.mutant.seenBy.contains(gate) }.count)")
      }
      lines.append(
        HelpText.padded(kind.rawValue, to: 8) + Self.cell("\(all.count)", 7)
          + Self.cell("\(seen)", 6) + cells.joined())
    }
    let unseen = mutants.count - judged.count
    lines.append("")
    lines.append(
      "\(judged.count - missed.count) of \(judged.count) mutants are noticed "
        + "(\(decimalText(score, fractionDigits: 1)) %); \(unseen) changed nothing; "
        + "sample \(sample), seed \(seed)")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func cell(_ text: String, _ width: Int = 8) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private func json() -> String {
    JSONWriter.answer { json in
      json.member("seed", seed)
      json.member("sample", sample)
      json.member("kinds", kinds.map(\.rawValue))
      json.member("judged", judged.count)
      json.member("missed", missed.count)
      json.member("withoutEffect", mutants.count - judged.count)
      json.member("score", score)
      json.member("mutants", array: .block) { json in
        for (name, mutant) in mutants {
          json.object(.inline) { json in
            json.member("story", name.story)
            json.member("variant", name.variant)
            json.member("kind", mutant.kind.rawValue)
            json.member("node", mutant.path)
            json.member("change", mutant.change)
            json.member("seenBy", mutant.seenBy.map(\.rawValue))
            json.member(
              "missedBy",
              MutationGate.allCases.filter { !mutant.seenBy.contains($0) }.map(\.rawValue))
            json.member("reasons", object: .inline) { json in
              for (gate, reason) in mutant.passedBy.sorted(by: { $0.key < $1.key }) {
                json.member(gate, reason)
              }
            }
          }
        }
      }
      json.member("notBroken", faults)
    }
  }
}

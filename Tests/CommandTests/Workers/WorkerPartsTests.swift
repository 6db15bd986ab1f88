import Audit
import Components
import Foundation
import Render
import Testing

@testable import Commands

@Suite("Workers: lines, deaths, runs")
@MainActor
struct WorkerPartsTests {
  @Test("Lines are the same however they arrive")
  func lines() {
    let text = Array("one\ntwo\n\nthree\nrest".utf8)
    for size in 1...text.count {
      var splitter = LineSplitter()
      var lines: [String] = []
      for start in stride(from: 0, to: text.count, by: size) {
        let chunk = Array(text[start..<min(start + size, text.count)])
        lines += splitter.add(chunk).map { String(decoding: $0, as: UTF8.self) }
      }
      #expect(lines == ["one", "two", "three"])
      #expect(splitter.rest == Array("rest".utf8))
    }
  }

  @Test("An outcome is the same after its way from a worker")
  func codesOutcomes() throws {
    var outcome = SnapshotJob.Outcome(
      result: SnapshotResult(
        name: try SnapshotName(story: "card", variant: "light"), outcome: .missing,
        goldenEngine: 2),
      scale: 2)
    outcome.failure = CommandFailure(.cannotCreate, "full", advice: "Make room.")
    outcome.key = "k"
    outcome.duration = .milliseconds(-1_500)
    let line = try WorkerProtocol.line(outcome)
    let copy = try WorkerProtocol.value(SnapshotJob.Outcome.self, from: line)
    #expect(copy.result == outcome.result)
    #expect(copy.failure == outcome.failure)
    #expect((copy.scale, copy.key, copy.isSkipped) == (2, "k", false))
    #expect(copy.duration == .milliseconds(-1_500))
  }

  @Test("A story has the theme that came with its reference, whatever has become of the file")
  func referencesThemes() throws {
    let tokens = #"""
      {"$extensions": {"stillframe": {"extends": "standard"}},
       "color": {"light": {"primary": {"$type": "color", "$value": "#112233"}}}}
      """#
    var reference = StoryReference(story: "card", document: nil, text: nil)
    let registry = try StoryRegistry(stories: [Story("card") { EmptyView() }])
    let plain = try reference.read(from: registry)
    let file = StoryReference.ThemeFile(path: "/gone.tokens.json", tokens: Data(tokens.utf8))
    reference.theme = file
    let line = try WorkerProtocol.line(reference)
    let copy = try WorkerProtocol.value(StoryReference.self, from: line)
    #expect(copy == reference)
    let theme = try file.theme()
    #expect(try copy.read(from: registry).canvas.theme == theme)
    #expect(plain.canvas.theme != theme)
    reference.theme?.tokens = Data("{}".utf8)
    #expect(throws: CommandFailure.self) { try reference.read(from: registry) }
  }

  @Test("What a runtime says is told, and the calls of the crashed thread")
  func deaths() {
    let printed = """
      hello
      Stories/Card.swift:12: Fatal error: Index out of range
      *** Signal 4: Backtracing from 0x7f42... done ***

      Thread 0 "tool" crashed:

        0      0x00007faa Card.body.getter + 8 in tool at /src/Card.swift:12:9

           11|   var body: some View {
        *  12|     Text(names[3])
             |          ^

        1 [ra] 0x000055fa TaskLocal.withValue<A>(_:operation:) + 5 in libswift_Concurrency.so
      ...

      Backtrace took 0.02s
      """
    let story = Story("card", file: "/elsewhere/Catalog.swift", line: 40) { EmptyView() }
    let death = WorkerDeath(
      ending: .signal(4), sentence: nil, printed: printed, limits: WorkerLimits())
    let fault = death.fault(of: story)
    #expect(fault.kind == .stopped)
    #expect(
      fault.reason
        == "it stopped the process: Stories/Card.swift:12: Fatal error: Index out of range "
        + "(signal 4, illegal instruction)")
    #expect(fault.source == SourceLocation(file: "/elsewhere/Catalog.swift", line: 40))
    #expect(
      fault.backtrace == [
        "0 Card.body.getter in tool at /src/Card.swift:12:9",
        "1 TaskLocal.withValue<A>(_:operation:) in libswift_Concurrency.so", "...",
      ])
    #expect(!death.isMemory)
    for (ending, printed) in [
      (WorkerProcess.Ending.signal(9), ""),
      (.signal(4), "Fatal error: failed to allocate 4096 bytes of memory with alignment 16"),
    ] {
      let death = WorkerDeath(
        ending: ending, sentence: nil, printed: printed, limits: WorkerLimits())
      #expect(death.fault(of: story).kind == .memory)
    }
    let late = WorkerDeath(
      ending: .signal(9), sentence: .timeout, printed: "", limits: WorkerLimits())
    #expect(late.fault(of: story).kind == .hung)
  }

  @Test("What a worker says of an audit is what it found, less rules that looked at nothing")
  func auditAnswers() throws {
    var report = AuditReport(profile: .wcagAA, rules: [.targetSize, .contrastText, .reflow])
    report.tallies[0].passed = 2
    report.tallies[0].notApplicable = 1
    report.tallies[1].failed = 3
    report.tallies[1].notRun = [AuditTally.NotRun(reason: "glass", count: 4)]
    report.pictures = [AuditReport.Picture(story: "card", variant: "light", checked: 5)]
    report.findings = [
      AuditFinding(
        rule: .contrastText, severity: .error, story: "card", variant: "light", path: "card",
        source: nil, measured: "1:1", required: "4.5:1", advice: "", frame: .zero)
    ]
    let line = try WorkerProtocol.line(AuditAnswer(report))
    var answer = try WorkerProtocol.value(AuditAnswer.self, from: line).report
    answer.tallies.sort { $0.rule.rawValue > $1.rule.rawValue }
    #expect(report.tallies.removeLast() == AuditTally(rule: .reflow))
    #expect(answer == report)
    // Places that this version does not know are left out.
    let other = #"{"profile":"hig","pictures":[],"counts":[0,1,0,0,-1,1,1,1,999,1,1,1,3,4]}"#
    let tallies = try WorkerProtocol.value(AuditAnswer.self, from: Array(other.utf8)).report.tallies
    #expect(tallies.map(\.passed) == [1])
  }

  @Test("Every job is handed out once, variants of a story together")
  func handsOut() {
    let task = AuditTask(
      story: StoryReference(story: "a", document: nil, text: nil), variants: [.light],
      profile: .hig, rules: AuditRuleBits([]))
    let jobs = ["a", "a", "a", "b", "c", "c"].map { id in
      let reference = StoryReference(story: id, document: nil, text: nil)
      return WorkerJob(
        task: task, story: Story(id) { EmptyView() }, reference: reference, title: id)
    }
    var run = WorkerRun(jobs, width: 1)
    #expect(run.take(isFresh: false) == [0, 1, 2])
    #expect(run.take(isFresh: false) == [3])
    run.putBack([1, 2])
    run.retry(0)
    #expect(run.take(isFresh: false) == [1, 2])
    #expect(run.take(isFresh: true) == [0])
    #expect(run.take(isFresh: false) == [4])
    #expect(run.take(isFresh: false) == [5])
    #expect(run.take(isFresh: true).isEmpty)
    #expect(!run.hasWork)
  }
}

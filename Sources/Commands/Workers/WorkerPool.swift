import Components
import Foundation
import Render

/// Processes that show stories. A story that stops its process, takes too long or too much memory has
/// this for its result; all others are shown as if nothing had happened.
///
/// Each process does one thing after the other, so that what stops it is known, and what comes of a
/// story depends neither on the number of processes nor on the other stories.
@MainActor
final class WorkerPool {
  /// How long a process that is dying may take to say why.
  private static let lastWords = Duration.seconds(60)
  /// The most milliseconds that waiting for input takes at once.
  private static let lookUp = 250
  /// The same where there are bystanders.
  private static let shortLookUp = 50

  private(set) var launcher: WorkerLauncher?
  /// The most processes at the same time.
  let width: Int
  private let limits: WorkerLimits
  private var links: [WorkerLink] = []
  /// How many processes have ended while they were at work.
  private(set) var deathCount = 0
  /// What else is waited for.
  var bystanders: Bystanders?

  /// - Parameters:
  ///   - launcher: `nil` shows stories in this process, where one that stops it stops all.
  ///   - width: the most processes at the same time.
  init(_ launcher: WorkerLauncher?, width: Int = 1, limits: WorkerLimits = WorkerLimits()) {
    self.launcher = launcher
    self.width = width
    self.limits = limits
  }

  /// Does all jobs; the outcomes are in their order.
  ///
  /// - Parameter progress: told how many jobs are done, and what the last one is called.
  func run<Task: WorkerTask>(
    _ jobs: [WorkerJob<Task>], _ console: inout Console,
    progress: (inout Console, Int, String) -> Void = { _, _, _ in }
  ) throws(CommandFailure) -> [WorkerOutcome<Task.Answer>] {
    guard let launcher else { return try runHere(jobs, &console, progress) }
    var run = WorkerRun(jobs, width: width)
    var done: [WorkerRun<Task>.Completion?] = Array(repeating: nil, count: jobs.count)
    var doneCount = 0
    // What a failure leaves behind is at work that nobody waits for.
    defer { leaveUnfinished() }
    while !run.isDone {
      try turn(&run, launcher)
      for completion in run.takeCompletions() {
        done[completion.index] = completion
        doneCount += 1
        progress(&console, doneCount, jobs[completion.index].title)
      }
    }
    for (job, completion) in zip(jobs, done) {
      if let text = completion?.printed { console.message("\(job.title) printed:\n\(text)") }
    }
    return done.compactMap { $0?.outcome }
  }

  /// One round of a run: gives its workers something to do, waits until one answers or has taken too
  /// long, and takes what there is.
  ///
  /// - Parameters:
  ///   - input: a descriptor that ends the waiting as well, if only for a moment where nothing comes.
  ///   - within: the most milliseconds to wait.
  /// - Returns: whether that has something to read.
  @discardableResult
  func turn<Task: WorkerTask>(
    _ run: inout WorkerRun<Task>, _ launcher: WorkerLauncher, listeningTo input: Int32? = nil,
    within patience: Int = .max
  ) throws(CommandFailure) -> Bool {
    try employ(&run, launcher)
    let sockets = busySockets
    // Nobody is late where nobody works; whoever listens looks up now and then.
    var longest = input == nil && !sockets.isEmpty ? Int.max : Self.lookUp
    if bystanders != nil { longest = Self.shortLookUp }
    longest = min(longest, patience)
    var others = bystanders?.entries() ?? []
    let ready = readable(
      sockets + (input.map { [$0] } ?? []), besides: &others,
      milliseconds: sockets.isEmpty ? longest : min(millisecondsToDeadline, longest))
    try bystanders?.take(others)
    for link in links where ready.contains(link.process.socket) {
      try receive(from: link, &run, launcher)
    }
    condemnLate()
    return input.map { ready.contains($0) } ?? false
  }

  /// Forgets a job, and ends the process that works at it.
  func abandon<Task: WorkerTask>(_ index: Int, _ run: inout WorkerRun<Task>) {
    run.drop(index)
    for link in links {
      link.assigned.removeAll { $0 == index }
      if link.sent.first == index { link.condemn(.abandoned) }
    }
  }

  /// Ends the processes that are at work.
  func leaveUnfinished() { links.removeAll { $0.isBusy } }

  private func runHere<Task: WorkerTask>(
    _ jobs: [WorkerJob<Task>], _ console: inout Console,
    _ progress: (inout Console, Int, String) -> Void
  ) throws(CommandFailure) -> [WorkerOutcome<Task.Answer>] {
    let desk = WorkerDesk(try StoryRegistry(stories: []))
    var outcomes: [WorkerOutcome<Task.Answer>] = []
    for job in jobs {
      if let story = job.story { desk.keep(story, as: job.reference) }
      do throws(CommandFailure) {
        outcomes.append(.answer(try job.task.perform(at: desk)))
      } catch {
        outcomes.append(.refused(error))
      }
      progress(&console, outcomes.count, job.title)
    }
    return outcomes
  }

  /// Has everything from now on shown with other resources, by processes that read them anew.
  func use(_ resources: Resources) {
    for link in links { link.process.kill() }
    for link in links { _ = link.process.wait() }
    links = []
    launcher?.resources = resources
  }

  /// Where the processes that are at work answer.
  var busySockets: [Int32] { links.filter(\.isBusy).map { $0.process.socket } }

  /// Whether stories are shown by processes of their own.
  var isApart: Bool { launcher != nil }

  // MARK: Giving

  /// Starts processes as long as there is work for them, and gives all something to do.
  private func employ<Task: WorkerTask>(
    _ run: inout WorkerRun<Task>, _ launcher: WorkerLauncher
  ) throws(CommandFailure) {
    // Something for each, before there is more for one.
    for depth in 1...2 {
      for link in links where link.isReady { give(link, &run, upTo: depth) }
    }
    while run.hasWork, links.count < run.width,
      links.allSatisfy(\.isBusy) || run.needsFreshWorker && !links.contains(where: \.isFresh)
    {
      do throws(SystemError) {
        links.append(WorkerLink(try launcher.launch(limits)))
      } catch {
        guard links.isEmpty else { break }
        throw CommandFailure(
          .internalError, "\(launcher.program) cannot be started as a worker: \(error)",
          advice: "Stories are shown by processes of their own.")
      }
    }
  }

  /// Sends what the process is to do next, up to a number of things: two, so that it need not wait.
  private func give<Task: WorkerTask>(
    _ link: WorkerLink, _ run: inout WorkerRun<Task>, upTo depth: Int
  ) {
    while link.sent.count < depth {
      if link.assigned.isEmpty { link.assigned = run.take(isFresh: link.isFresh) }
      guard !link.assigned.isEmpty else { return }
      let index = link.assigned.removeFirst()
      guard let job = run.jobs[index] else { continue }
      if link.sent.isEmpty { link.begin(within: job.seconds) }
      link.sent.append(index)
      do {
        let request = WorkerRequest(id: index, task: job.task)
        try link.process.send(WorkerProtocol.line(request))
      } catch {
        // A process that is gone is noticed where its answers are read.
        return
      }
    }
  }

  // MARK: Taking

  private func receive<Task: WorkerTask>(
    from link: WorkerLink, _ run: inout WorkerRun<Task>, _ launcher: WorkerLauncher
  ) throws(CommandFailure) {
    guard let chunk = readChunk(link.process.socket) else { return try bury(link, &run) }
    for line in link.input.add(chunk) where link.sentence == nil {
      if link.isReady {
        take(line, from: link, &run)
      } else {
        try greet(link, line, launcher)
      }
    }
    if link.input.isTooLong { link.condemn(.nonsense("a line without end")) }
  }

  private func greet(
    _ link: WorkerLink, _ line: [UInt8], _ launcher: WorkerLauncher
  ) throws(CommandFailure) {
    let greeting = try? WorkerProtocol.value(WorkerGreeting.self, from: line)
    if let found = greeting?.resources, let own = launcher.resources, found != own.digest {
      throw CommandFailure(
        .badInput,
        "the resources changed while they were read: a worker has others than this process",
        advice: "Run the command again when nothing writes to their folders.")
    }
    guard launcher.accepts(greeting) else {
      throw CommandFailure(
        .internalError,
        "the worker is of another version: it says \(String(decoding: line, as: UTF8.self))",
        advice: launcher.isSameProgram
          ? "Run the command again; the program was replaced while it ran."
          : "Build the program again.")
    }
    link.isReady = true
    link.begin()
  }

  private func take<Task: WorkerTask>(
    _ line: [UInt8], from link: WorkerLink, _ run: inout WorkerRun<Task>
  ) {
    let reply: WorkerReply<Task.Answer>
    do {
      reply = try WorkerProtocol.value(WorkerReply<Task.Answer>.self, from: line)
    } catch {
      return link.condemn(.nonsense("\(error)"))
    }
    guard let index = link.sent.first, reply.id == index else {
      return link.condemn(.nonsense("there is no request \(reply.id ?? -1)"))
    }
    if let answer = reply.answer {
      run.finish(index, .answer(answer), printed: reply.printed)
    } else if let failure = reply.failure {
      run.finish(index, .refused(failure), printed: reply.printed)
    } else {
      return link.condemn(.nonsense("neither an answer nor a failure"))
    }
    link.sent.removeFirst()
    link.isFresh = false
    guard let next = link.sent.first else { return }
    guard let job = run.jobs[next] else { return link.condemn(.abandoned) }
    link.begin(within: job.seconds)
  }

  /// Finds out why a process has ended, and gives its other work to the next one.
  private func bury<Task: WorkerTask>(
    _ link: WorkerLink, _ run: inout WorkerRun<Task>
  ) throws(CommandFailure) {
    links.removeAll { $0 === link }
    deathCount += 1
    // One that has only closed its socket would be waited for in vain.
    link.process.kill()
    let ending = link.process.wait()
    let printed = link.process.printed.read() ?? ""
    guard link.isReady else {
      throw CommandFailure(
        .internalError, "a worker ended before it began (\(ending))\n\(printed)",
        advice: "Stories are shown by processes of their own.")
    }
    guard let index = link.sent.first else { return run.putBack(link.assigned) }
    run.putBack(Array(link.sent.dropFirst()) + link.assigned)
    var limits = limits
    limits.seconds = seconds(for: link)
    let death = WorkerDeath(
      ending: ending, sentence: link.sentence, printed: printed, limits: limits)
    // What others left behind may have taken the memory.
    if death.isMemory, !link.isFresh { return run.retry(index) }
    run.finish(
      index, .stopped(death.fault(of: run.jobs[index]?.story), after: .now - link.since))
  }

  // MARK: Time

  private func seconds(for link: WorkerLink) -> Double {
    min(link.seconds ?? limits.seconds, limits.seconds)
  }

  private var millisecondsToDeadline: Int {
    let deadline = links.filter(\.isBusy).map(deadline(of:)).min() ?? .now
    return max(Int((deadline - .now) / .milliseconds(1)) + 1, 0)
  }

  private func deadline(of link: WorkerLink) -> ContinuousClock.Instant {
    link.since + .seconds(seconds(for: link)) + (link.isDying ? Self.lastWords : .zero)
  }

  private func condemnLate() {
    let now = ContinuousClock.now
    for link in links where link.isBusy && link.sentence == nil && deadline(of: link) < now {
      if !link.isDying, link.hasCried {
        link.isDying = true
      } else {
        link.condemn(.timeout)
      }
    }
  }
}

import Components

/// One piece of work for a worker.
struct WorkerJob<Task: WorkerTask>: Sendable {
  var task: Task
  /// The story, as the task's reference leads to it; `nil` where only the worker reads it.
  var story: Story?
  var reference: StoryReference
  /// What progress and messages call it.
  var title: String
  /// The seconds that it may take, where that is less than for all.
  var seconds: Double?
}

/// What came of a job.
enum WorkerOutcome<Answer: Sendable>: Sendable {
  case answer(Answer)
  case refused(CommandFailure)
  /// The story stopped its process, after a time.
  case stopped(StoryFault, after: Duration)
}

/// The jobs of a run that are not done, and the results that nobody has taken.
struct WorkerRun<Task: WorkerTask> {
  /// What came of the job with a number.
  struct Completion {
    var index: Int
    var outcome: WorkerOutcome<Task.Answer>
    /// What the story printed.
    var printed: String?
  }

  /// What is not done, by number.
  private(set) var jobs: [Int: WorkerJob<Task>]
  /// The most workers that have something to do.
  let width: Int
  private var completions: [Completion] = []
  /// What nobody has, the first last.
  private var open: [Int]
  /// What is for workers that have done nothing before.
  private var retries: [Int] = []

  /// A run of jobs that are numbered in their order.
  init(_ jobs: [WorkerJob<Task>], width: Int) {
    self.init(width: max(min(width, (jobs.count + 1) / 2), 1))
    for (index, job) in jobs.enumerated() { self.jobs[index] = job }
    open = Array(jobs.indices.reversed())
  }

  /// A run whose jobs are still to come.
  init(width: Int) {
    jobs = [:]
    open = []
    self.width = width
  }

  var isDone: Bool { jobs.isEmpty }
  var hasWork: Bool { !open.isEmpty || !retries.isEmpty }
  var needsFreshWorker: Bool { !retries.isEmpty }

  /// What a worker does next: variants of one story, and less of them towards the end.
  mutating func take(isFresh: Bool) -> [Int] {
    if isFresh, !retries.isEmpty { return [retries.removeFirst()] }
    guard let first = open.last else { return [] }
    let most = max(open.count / (2 * width), 1)
    var taken: [Int] = []
    while taken.count < most, let next = open.last,
      jobs[next]?.reference == jobs[first]?.reference
    {
      taken.append(next)
      open.removeLast()
    }
    return taken
  }

  /// Adds a job behind the others.
  mutating func add(_ job: WorkerJob<Task>, as index: Int) {
    jobs[index] = job
    open.insert(index, at: 0)
  }

  /// Gives back what a worker did not come to.
  mutating func putBack(_ indices: [Int]) { open += indices.filter(isOpen).reversed() }

  /// Has a job done once more, by a worker that has done nothing before.
  mutating func retry(_ index: Int) { if isOpen(index) { retries.append(index) } }

  /// Forgets a job: nothing that comes of it is told.
  mutating func drop(_ index: Int) {
    jobs[index] = nil
    open.removeAll { $0 == index }
    retries.removeAll { $0 == index }
  }

  mutating func finish(
    _ index: Int, _ outcome: WorkerOutcome<Task.Answer>, printed: String? = nil
  ) {
    guard jobs.removeValue(forKey: index) != nil else { return }
    completions.append(Completion(index: index, outcome: outcome, printed: printed))
  }

  /// What is done and was not taken before, in the order in which it was done.
  mutating func takeCompletions() -> [Completion] {
    defer { completions = [] }
    return completions
  }

  private func isOpen(_ index: Int) -> Bool { jobs[index] != nil }
}

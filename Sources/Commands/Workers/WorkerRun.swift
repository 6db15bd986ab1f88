import Components

/// One piece of work for a worker.
struct WorkerJob<Task: WorkerTask>: Sendable {
  var task: Task
  /// The story, as the task's reference leads to it.
  var story: Story
  var reference: StoryReference
  /// What progress and messages call it.
  var title: String
}

/// What came of a job.
enum WorkerOutcome<Answer: Sendable>: Sendable {
  case answer(Answer)
  case refused(CommandFailure)
  /// The story stopped its process, after a time.
  case stopped(StoryFault, after: Duration)
}

/// The jobs of a run, and which are done.
struct WorkerRun<Task: WorkerTask> {
  let jobs: [WorkerJob<Task>]
  /// The most workers that have something to do.
  let width: Int
  private(set) var outcomes: [WorkerOutcome<Task.Answer>?]
  private(set) var doneCount = 0
  /// Who printed what, by job.
  var printed: [Int: String] = [:]
  /// What nobody has, the first last.
  private var open: [Int]
  /// What is for workers that have done nothing before.
  private var retries: [Int] = []

  init(_ jobs: [WorkerJob<Task>], width: Int) {
    self.jobs = jobs
    self.width = max(min(width, (jobs.count + 1) / 2), 1)
    outcomes = Array(repeating: nil, count: jobs.count)
    open = Array(jobs.indices.reversed())
  }

  var isDone: Bool { doneCount == jobs.count }
  var hasWork: Bool { !open.isEmpty || !retries.isEmpty }
  var needsFreshWorker: Bool { !retries.isEmpty }

  /// What a worker does next: variants of one story, and less of them towards the end.
  mutating func take(isFresh: Bool) -> [Int] {
    if isFresh, !retries.isEmpty { return [retries.removeFirst()] }
    guard let first = open.last else { return [] }
    let most = max(open.count / (2 * width), 1)
    var taken: [Int] = []
    while taken.count < most, let next = open.last,
      jobs[next].reference == jobs[first].reference
    {
      taken.append(next)
      open.removeLast()
    }
    return taken
  }

  /// Gives back what a worker did not come to.
  mutating func putBack(_ indices: [Int]) { open += indices.reversed() }

  /// Has a job done once more, by a worker that has done nothing before.
  mutating func retry(_ index: Int) { retries.append(index) }

  mutating func finish(_ index: Int, _ outcome: WorkerOutcome<Task.Answer>) {
    outcomes[index] = outcome
    doneCount += 1
  }
}

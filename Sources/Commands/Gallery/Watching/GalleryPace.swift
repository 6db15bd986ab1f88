/// How much is drawn between two looks at the sources, and how often the site is told.
struct GalleryPace {
  /// How long is drawn at a time: where a page is watched, a change waits for about this long at most; else for so long
  /// that no worker waits for others much.
  private let patience: Duration
  /// Pages ask ten times a second; more often would not be seen.
  private static let leastPause = Duration.milliseconds(100)

  /// How many variants are drawn at a time.
  private(set) var batch: Int
  /// How many are drawn at the same time.
  private let width: Int
  private var publication: (end: ContinuousClock.Instant, cost: Duration)?

  init(width: Int, isWatched: Bool) {
    self.width = width
    patience = .milliseconds(isWatched ? 150 : 2_000)
    // As many as it takes to have all workers started.
    batch = width * 2 - 1
  }

  mutating func drew(_ count: Int, in time: Duration) {
    let share = patience / max(time, .microseconds(10))
    // From one variant nothing is learnt about how many go side by side.
    if count >= batch { batch = max(min(Int(Double(count) * min(share, 4)), 256), width) }
  }

  /// Telling takes at most a tenth of the time, and what has been still for long is told of at once.
  var isTimeToPublish: Bool {
    guard let publication else { return true }
    return ContinuousClock.now - publication.end >= max(Self.leastPause, publication.cost * 10)
  }

  mutating func published(in cost: Duration) { publication = (.now, cost) }
}

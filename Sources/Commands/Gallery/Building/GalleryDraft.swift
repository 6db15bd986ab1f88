import Components

/// A story on its way to a page: its variants, and what is drawn of them.
@MainActor
struct GalleryDraft {
  var entry: GalleryEntry
  let story: Story
  /// Those of the axes, then those with controls set, which are known when the first one is drawn.
  private(set) var variants: [GalleryVariant]
  /// How many pictures with controls set there are at most.
  private let controlPictures: Int
  let start = ContinuousClock.now
  /// How long it took until the first variant could be seen.
  var firstShown: Duration?
  /// The results by the places of their variants.
  private var results: [Result<GalleryFrame, CommandFailure>?]
  /// The variants in the order in which they are drawn.
  private var order: [Int]
  private(set) var drawnCount = 0
  /// How many of the drawn ones the page has.
  var publishedCount = 0

  init(
    _ entry: GalleryEntry, story: Story, variants: [GalleryVariant], controlPictures: Int
  ) {
    self.controlPictures = controlPictures
    self.entry = entry
    self.story = story
    self.variants = variants
    results = Array(repeating: nil, count: variants.count)
    order = Self.order(of: variants)
  }

  /// The places of variants, likeliest first: a page cannot tell which one it shows. Most show the one that the
  /// story names first; the next likely differ from it in one thing only. Those that differ only in colours
  /// are neighbours, since they are drawn together.
  private static func order(of variants: [GalleryVariant]) -> [Int] {
    let steps = variants.map { item in
      (0..<traits).count { trait($0, of: item) != trait($0, of: variants[0]) }
    }
    var groups: [String: [Int]] = [:]
    for place in variants.indices.dropFirst() {
      groups[variants[place].shape, default: []].append(place)
    }
    let sorted = groups.values.map { $0.sorted { (steps[$0], $0) < (steps[$1], $1) } }
      .sorted { (steps[$0[0]], $0[0]) < (steps[$1[0]], $1[0]) }
    return variants.isEmpty ? [] : [0] + sorted.joined()
  }

  private static let traits = 5

  private static func trait(_ number: Int, of item: GalleryVariant) -> String {
    switch number {
    case 0: item.variant.colorScheme.rawValue
    case 1: item.direction.shortName
    case 2: item.variant.dynamicTypeSize.shortName
    case 3: item.variant.contrast.rawValue
    default: item.rest
    }
  }

  /// What decides about a variant's outlines. The first one stands alone: it is there first, and a page shows it
  /// without a script.
  func shape(of item: GalleryVariant) -> String {
    item.title == variants.first?.title ? "first" : item.shape
  }

  var isComplete: Bool { drawnCount == order.count }

  /// The variants that come next: `count`, and those that are drawn together with the last of them.
  func next(_ count: Int) -> [GalleryVariant] {
    let rest = order.dropFirst(drawnCount).map { variants[$0] }
    let sure = rest.prefix(count)
    guard let last = sure.last.map(shape) else { return [] }
    return sure + rest.dropFirst(count).prefix { shape(of: $0) == last }
  }

  /// Takes the result of the next variant.
  mutating func add(_ result: Result<GalleryFrame, CommandFailure>) {
    results[order[drawnCount]] = result
    if drawnCount == 0, case .success(let frame) = result { addControlled(frame.controls) }
    drawnCount += 1
  }

  /// Adds each set of values in the variants that the story names.
  private mutating func addControlled(_ controls: [GalleryControl]) {
    let own = variants.filter(\.isOwn)
    guard !own.isEmpty else { return }
    let limit = (controlPictures + own.count - 1) / own.count
    let sets = GalleryControl.sets(of: controls, limit: limit)
    let further = sets.flatMap { set in own.map { $0.setting(set) } }.prefix(controlPictures)
    var shapes: [String] = []
    for item in further where !shapes.contains(item.shape) { shapes.append(item.shape) }
    order += shapes.flatMap { shape in
      further.indices.filter { further[$0].shape == shape }.map { variants.count + $0 }
    }
    variants += further
    results += further.map { _ in nil }
  }

  /// The page as far as it is drawn.
  ///
  /// - Parameter before: the page of the story as it was, for what is not drawn yet.
  func page(after before: GalleryPage?) -> GalleryPage {
    GalleryPage(entry, frames: Array(zip(variants, results)), before: before)
  }
}

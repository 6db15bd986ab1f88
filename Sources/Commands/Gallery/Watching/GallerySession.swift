import Components
import Foundation

/// A gallery and what it was built from: each look finds what has changed since the last one, and what is
/// drawn of it reaches open pages piece by piece.
@MainActor
final class GallerySession {
  /// What a page was made from.
  private struct Key: Equatable {
    var revision: Int
    var theme: Int
    var goldens: [FileStamp?]
    var goldenNames: [String]
  }

  /// What one update did.
  struct Update {
    /// The ids that were rendered whole.
    var rendered: [String] = []
    /// For each of them, how long it took until something of it could be seen, and all of it.
    var times: [(first: Duration, whole: Duration)] = []
    /// What is wrong now and was not before.
    var faults: [String] = []
    /// The gravest of what is wrong.
    var status = ExitStatus.clean
    var hasChanged = false
  }

  private(set) var pages: [GalleryPage] = []
  private(set) var themeFault: GalleryFault?
  private let sources: GallerySources
  private(set) var builder: GalleryBuilder
  private let title: String
  private let theme: ThemeOptions?
  /// The files that the theme was read from.
  private var themePaths: [String] = []
  private var resources: GivenResources?
  /// The registry that shows stories with the resources that it is given.
  private let registry: ((Resources) throws(CommandFailure) -> StoryRegistry)?
  private let isWatching: Bool
  private let serves: Bool
  private var keys: [String: Key] = [:]
  private var themeStamps: [FileStamp?] = []
  private var themeRevision = 0
  private var told: Set<String> = []
  /// What is being drawn, what changed last first.
  private var drafts: [GalleryDraft] = []
  private var isFirstBuild = true
  /// The tokens and symbols as they were last written, by their hash.
  private var tokens = ""
  private var hasNews = true
  private var pace: GalleryPace

  /// - Parameters:
  ///   - resources: what flags name, which is watched, too.
  ///   - registry: makes the registry anew with what they name.
  ///   - serves: whether a server draws what pages ask for.
  init(
    sources: GallerySources, builder: GalleryBuilder, title: String, theme: ThemeOptions?,
    resources: GivenResources? = nil,
    registry: ((Resources) throws(CommandFailure) -> StoryRegistry)? = nil, isWatching: Bool,
    serves: Bool = false
  ) {
    self.serves = serves
    self.resources = resources
    self.registry = registry
    self.sources = sources
    self.builder = builder
    self.title = title
    self.theme = theme
    self.isWatching = isWatching
    pace = GalleryPace(width: builder.pool.width, isWatched: isWatching || serves)
  }

  /// Whether all that is known is drawn and told to the site.
  var isIdle: Bool { drafts.isEmpty && !hasNews }

  /// Draws what has changed, all of it, and tells the site where anything did.
  func update(_ console: inout Console) throws(CommandFailure) -> Update {
    var update = try look()
    while !isIdle { try draw(&update, &console) }
    return update
  }

  /// Looks for changes. What is to be drawn is noted down and not drawn.
  func look() throws(CommandFailure) -> Update {
    var update = Update()
    readTheme(&update)
    readResources(&update)
    let known = Dictionary(pages.map { ($0.entry.id, $0) }) { first, _ in first }
    let entries = try sources.current()
    var next: [GalleryPage] = []
    var fresh: [GalleryDraft] = []
    for entry in entries {
      let key = try key(of: entry)
      var page = known[entry.id]
      if let page, keys[entry.id] == key {
        next.append(page)
        continue
      }
      keys[entry.id] = key
      update.hasChanged = true
      if let fault = entry.fault { tell(fault.message, fault.status, &update) }
      page?.entry = entry
      if entry.fault != nil, let page {
        // The last good picture stays beside the message, and is finished where it is not yet whole.
        next.append(page)
        for index in drafts.indices where drafts[index].entry.id == entry.id {
          drafts[index].entry = entry
        }
        continue
      }
      drafts.removeAll { $0.entry.id == entry.id }
      if let draft = builder.draft(entry) {
        fresh.append(draft)
        next.append(page ?? GalleryPage(waiting: entry))
      } else {
        let page = GalleryPage(entry, frames: [])
        try builder.folder.write(page.script, to: page.path)
        next.append(page)
      }
    }
    let ids = Set(entries.map(\.id))
    drafts = fresh + drafts.filter { ids.contains($0.entry.id) }
    if next.map(\.entry.id) != pages.map(\.entry.id) { update.hasChanged = true }
    pages = next
    if update.hasChanged {
      hasNews = true
      try writeTokens()
    }
    return update
  }

  /// Writes the tokens of all themes and the symbols where any have changed.
  private func writeTokens() throws(CommandFailure) {
    let themes = pages.compactMap { page -> GalleryTheme? in
      let known = page.entry.theme
      if builder.theme == nil, let known { return known }
      var theme = page.entry.story.map { GalleryTheme(of: builder.themed($0)) }
      if let known { theme?.symbols = known.symbols }
      return theme
    }
    var own: Set<String> = []
    let symbols = themes.flatMap(\.symbols).filter { own.insert($0).inserted }
    let scripts = [
      (GalleryTokens(themes).script, GalleryTokens.path),
      (GallerySymbols.script(symbols), GallerySymbols.path),
    ]
    let hash = String(SHA256.digest(scripts.map(\.0).joined()).prefix(12))
    guard hash != tokens else { return }
    tokens = hash
    for (script, path) in scripts { try builder.folder.write(script, to: path) }
  }

  /// Draws for a moment, and tells the site what there is where it is time to.
  ///
  /// A story's first variant comes before the others of any story, since that is the one that is looked
  /// at; whatever changes meanwhile is found by the next look.
  func draw(_ update: inout Update, _ console: inout Console) throws(CommandFailure) {
    var places: [(draft: Int, count: Int)] = []
    var room = pace.batch
    let isFirst = drafts.contains { $0.drawnCount == 0 && !$0.isComplete }
    for (index, draft) in drafts.enumerated() where room > 0 {
      guard !isFirst || draft.drawnCount == 0 else { continue }
      let count = draft.next(isFirst ? 1 : room).count
      if count > 0 { places.append((index, count)) }
      room -= count
    }
    let items = places.flatMap { place in
      let draft = drafts[place.draft]
      return draft.next(place.count).map { (variant: $0, draft: draft) }
    }
    if !items.isEmpty {
      let start = ContinuousClock.now
      var results = try builder.draw(items, &console)[...]
      pace.drew(items.count, in: .now - start)
      for place in places {
        for result in results.prefix(place.count) { drafts[place.draft].add(result) }
        results = results.dropFirst(place.count)
      }
      hasNews = true
    }
    if drafts.allSatisfy(\.isComplete) || pace.isTimeToPublish {
      try publish(&update, &console)
    }
  }

  /// Writes what the site does not have yet, the index of it last.
  func publish(_ update: inout Update, _ console: inout Console) throws(CommandFailure) {
    let start = ContinuousClock.now
    let places = Dictionary(pages.enumerated().map { ($1.entry.id, $0) }) { first, _ in first }
    for index in drafts.indices where drafts[index].publishedCount < drafts[index].drawnCount {
      guard let place = places[drafts[index].entry.id] else { continue }
      let page = drafts[index].page(after: pages[place])
      try builder.folder.write(page.script, to: page.path)
      pages[place] = page
      drafts[index].publishedCount = drafts[index].drawnCount
    }
    let done = drafts.filter(\.isComplete)
    let isLast = done.count == drafts.count
    try writeIndex(
      isWatching: isWatching,
      progress: isFirstBuild && !isLast
        ? (pages.count - drafts.count + done.count, pages.count) : nil)
    for index in drafts.indices where drafts[index].firstShown == nil {
      if drafts[index].drawnCount > 0 { drafts[index].firstShown = .now - drafts[index].start }
    }
    hasNews = false
    if isLast { isFirstBuild = false }
    for draft in drafts where draft.isComplete { finish(draft, pages, &update, &console) }
    drafts.removeAll(where: \.isComplete)
    pace.published(in: .now - start)
  }

  private func finish(
    _ draft: GalleryDraft, _ pages: [GalleryPage], _ update: inout Update, _ console: inout Console
  ) {
    let entry = draft.entry
    guard let index = pages.firstIndex(where: { $0.entry.id == entry.id }) else { return }
    // What a broken document draws fails for the reason that was told.
    for failure in pages[index].failures where entry.fault == nil {
      tell("\(entry.id): \(failure.message)", failure.status, &update)
    }
    if entry.fault == nil {
      update.rendered.append(entry.id)
      update.times.append((draft.firstShown ?? .zero, .now - draft.start))
      told = told.filter { !$0.hasPrefix(entry.document.map { "\($0):" } ?? "\(entry.id):") }
    }
    console.progress(index + 1, of: pages.count, entry.id)
  }

  /// Tells open pages that nothing will change any more.
  func end() throws(CommandFailure) { try writeIndex(isWatching: false, progress: nil) }

  private func writeIndex(
    isWatching: Bool, progress: (done: Int, total: Int)?
  ) throws(CommandFailure) {
    var index = GalleryIndex(
      title: title, axes: builder.axes, profile: builder.profile, isWatching: isWatching,
      serves: serves, hasReview: builder.reference != nil, progress: progress,
      themeFault: themeFault, pages: pages)
    index.tokens = tokens
    try builder.folder.write(index.script, to: "data/index.js")
    // Last, so that whoever reads it finds all that it speaks of.
    try builder.folder.write(index.pulse, to: "data/pulse.js")
  }

  private func tell(_ message: String, _ status: ExitStatus, _ update: inout Update) {
    update.status = max(update.status, status)
    if told.insert(message).inserted { update.faults.append(message) }
  }

  // MARK: What pages are made from

  private func readTheme(_ update: inout Update) {
    guard let options = self.theme else { return }
    if themePaths.isEmpty { themePaths = options.paths }
    let stamps = themePaths.map { FileStamp($0) }
    guard stamps.contains(nil) || stamps != themeStamps || themeRevision == 0 else { return }
    themeStamps = stamps
    do throws(CommandFailure) {
      let (file, paths) = try options.read()
      let theme = try file.theme()
      if paths != themePaths {
        themePaths = paths
        themeStamps = paths.map { FileStamp($0) }
      }
      update.hasChanged = update.hasChanged || themeFault != nil
      themeFault = nil
      if builder.theme != theme || themeRevision == 0 { themeRevision += 1 }
      builder.theme = theme
      builder.themeFile = file
      told = told.filter { told in !paths.contains { told.hasPrefix("\($0):") } }
    } catch {
      let fault = GalleryFault(error)
      guard fault != themeFault else { return }
      themeFault = fault
      update.hasChanged = true
      tell(fault.message, .badInput, &update)
    }
  }

  /// Takes over what the flags of resources name now. What cannot be read stays as it was.
  private func readResources(_ update: inout Update) {
    do throws(CommandFailure) {
      guard try resources?.update() == true, let all = resources?.all, let registry else { return }
      builder.pool.use(all)
      sources.use(try registry(all), isApart: builder.pool.isApart)
    } catch {
      tell(error.message, .badInput, &update)
    }
  }

  private func key(of entry: GalleryEntry) throws(CommandFailure) -> Key {
    let folder = "\(try builder.goldenRoot(of: entry))/\(entry.id)"
    let names = (try? FileSystem.names(inFolder: folder)) ?? []
    return Key(
      revision: entry.revision, theme: themeRevision,
      goldens: names.map { FileStamp("\(folder)/\($0)") }, goldenNames: names)
  }
}

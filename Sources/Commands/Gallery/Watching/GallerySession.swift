import Components
import Foundation

/// A gallery and what it was built from: each update renders what has changed since the last one.
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
    /// The ids that were rendered.
    var rendered: [String] = []
    /// What is wrong now and was not before.
    var faults: [String] = []
    /// The gravest of what is wrong.
    var status = ExitStatus.clean
    var hasChanged = false
  }

  private(set) var pages: [GalleryPage] = []
  private(set) var themeFault: GalleryFault?
  private let sources: GallerySources
  private var builder: GalleryBuilder
  private let title: String
  private let themeFile: String?
  private let isWatching: Bool
  private var keys: [String: Key] = [:]
  private var themeStamp: FileStamp?
  private var themeRevision = 0
  private var told: Set<String> = []

  init(
    sources: GallerySources, builder: GalleryBuilder, title: String, themeFile: String?,
    isWatching: Bool
  ) {
    self.sources = sources
    self.builder = builder
    self.title = title
    self.themeFile = themeFile
    self.isWatching = isWatching
  }

  /// Renders what has changed, and tells the site where anything did.
  func update(_ console: inout Console) throws(CommandFailure) -> Update {
    var update = Update()
    readTheme(&update)
    let known = Dictionary(pages.map { ($0.entry.id, $0) }) { first, _ in first }
    let entries = try sources.current()
    var next: [GalleryPage] = []
    for (index, entry) in entries.enumerated() {
      let key = key(of: entry)
      if let page = known[entry.id], keys[entry.id] == key {
        next.append(page)
        continue
      }
      keys[entry.id] = key
      update.hasChanged = true
      if let fault = entry.fault { tell(fault.message, .badInput, &update) }
      if entry.fault != nil, var page = known[entry.id] {
        // The last good picture stays beside the message.
        page.entry = entry
        next.append(page)
        continue
      }
      let page = try builder.build(entry, &console)
      for failure in page.failures {
        tell("\(entry.id): \(failure.message)", failure.status, &update)
      }
      next.append(page)
      if entry.fault == nil {
        update.rendered.append(entry.id)
        told = told.filter { !$0.hasPrefix(entry.document.map { "\($0):" } ?? "\(entry.id):") }
      }
      console.progress(index + 1, of: entries.count, entry.id)
    }
    if next.map(\.entry.id) != pages.map(\.entry.id) { update.hasChanged = true }
    pages = next
    if update.hasChanged { try writeIndex(isWatching: isWatching) }
    return update
  }

  /// Tells open pages that nothing will change any more.
  func end() throws(CommandFailure) { try writeIndex(isWatching: false) }

  private func writeIndex(isWatching: Bool) throws(CommandFailure) {
    let index = GalleryIndex(
      title: title, axes: builder.axes, profile: builder.profile, isWatching: isWatching,
      themeFault: themeFault, pages: pages)
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
    guard let themeFile else { return }
    let stamp = FileStamp(themeFile)
    guard stamp == nil || stamp != themeStamp || themeRevision == 0 else { return }
    themeStamp = stamp
    do throws(CommandFailure) {
      let theme = try Self.theme(from: themeFile)
      update.hasChanged = update.hasChanged || themeFault != nil
      themeFault = nil
      if builder.theme != theme || themeRevision == 0 { themeRevision += 1 }
      builder.theme = theme
      builder.themeFile = (themeFile, themeRevision)
      told = told.filter { !$0.hasPrefix("\(themeFile):") }
    } catch {
      let fault = GalleryFault(error)
      guard fault != themeFault else { return }
      themeFault = fault
      update.hasChanged = true
      tell(fault.message, .badInput, &update)
    }
  }

  static func theme(from file: String) throws(CommandFailure) -> Theme {
    let bytes = try FileSystem.read(file, limit: FileSystem.dataLimit)
    do throws(ThemeError) {
      return try Theme(designTokens: bytes, file: file)
    } catch {
      throw CommandFailure(error)
    }
  }

  private func key(of entry: GalleryEntry) -> Key {
    let folder = "\(builder.goldenRoot(of: entry))/\(entry.id)"
    let names = (try? FileSystem.names(inFolder: folder)) ?? []
    return Key(
      revision: entry.revision, theme: themeRevision,
      goldens: names.map { FileStamp("\(folder)/\($0)") }, goldenNames: names)
  }
}

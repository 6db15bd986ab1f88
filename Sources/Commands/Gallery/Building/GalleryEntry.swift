import Components

/// One entry of the gallery's list before it is rendered: a story, or a document that was refused.
struct GalleryEntry: Sendable {
  var id: String
  /// The path of the document; `nil` for a story of the registry.
  var document: String?
  /// The story; `nil` where the document was refused.
  var story: Story?
  var fault: GalleryFault?
  /// What standard input held, for a document from there.
  var text: [UInt8]?
  /// Rises when what the entry is made from has changed.
  var revision = 0
  /// Where a story of the registry is written.
  var source: SourceLocation?
  /// The theme of a story whose canvas only workers can ask for.
  var theme: GalleryTheme?
}

/// Why something could not be shown, with its place in a file where that is known.
struct GalleryFault: Equatable, Sendable {
  var message: String
  var place: CommandFailure.Place?
  /// The lines of the file around the place.
  var excerpt: [String] = []
  /// The number of the first line of the excerpt.
  var firstLine = 1
  /// What it means for the exit status.
  var status = ExitStatus.badInput

  /// A story that stopped the process that was to show it.
  init(_ fault: StoryFault, of story: String) {
    message = (["\(story): \(fault.reason)"] + fault.details).joined(separator: "\n  ")
    status = fault.kind.exitStatus
  }

  init(_ failure: CommandFailure) {
    message = failure.message
    place = failure.place
    guard let place, place.file != FileSystem.displayName("-"),
      let bytes = try? FileSystem.read(place.file, limit: FileSystem.documentLimit)
    else { return }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    firstLine = max(1, place.line - 2)
    let last = min(lines.count, place.line + 2)
    guard firstLine <= last else { return }
    excerpt = lines[(firstLine - 1)..<last].map { String($0.prefix(200)) }
  }
}

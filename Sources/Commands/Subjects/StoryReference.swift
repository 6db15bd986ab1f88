import Components
import Foundation

/// How a worker finds a story again: by its id or its document, and the flags that change it.
struct StoryReference: Codable, Hashable, Sendable {
  /// The id of a registered story.
  var story: String?
  /// The path of a document.
  var document: String?
  /// What standard input held, which can be read only once.
  var text: Data?
  /// The folder outside of which no file is read that the document names.
  var root: String?
  /// Differs where a file that was read before is to be read again.
  var revision = 0
  /// Flags of the appearance, as on a command line.
  var flags: [String] = []
  /// A theme in place of the story's own.
  var theme: ThemeFile?

  /// Design tokens as they were read, whatever has become of their file.
  struct ThemeFile: Codable, Hashable, Sendable {
    /// What messages call it.
    var path: String
    var tokens: Data

    func theme() throws(CommandFailure) -> Theme {
      do throws(ThemeError) {
        let folder = FileSystem.parent(of: path)
        return try Theme(designTokens: [UInt8](tokens), file: path) {
          name throws(ResourceError) in
          try FontFile(path: name.hasPrefix("/") ? name : "\(folder)/\(name)")
        }
      } catch {
        var failure = CommandFailure(error)
        // Its groups are those of another design system.
        if error.path.split(separator: ".").count <= 2 { failure.advice = ThemeOptions.advice }
        throw failure
      }
    }
  }

  init(_ subject: Subject, flags: [String] = []) {
    switch subject.origin {
    case .registry: story = subject.id
    case .document(let path): document = path
    }
    text = subject.text.map { Data($0) }
    self.flags = flags
  }

  init(story: String, document: String?, text: Data?) {
    self.story = document == nil ? story : nil
    self.document = document
    self.text = text
  }

  @MainActor
  func read(from registry: StoryRegistry) throws(CommandFailure) -> Story {
    var subject =
      if let document {
        try registry.document(document, text: text.map { [UInt8]($0) }, within: root)
      } else {
        try registry.subject(story ?? "")
      }
    if let theme {
      let theme = try theme.theme()
      subject.story = subject.story.changingCanvas { $0.theme = theme }
    }
    guard !flags.isEmpty else { return subject.story }
    let manual = CommandManual(
      name: "", summary: "", options: AppearanceOptions.options, examples: [])
    do {
      let appearance = try AppearanceOptions(Arguments(flags, manual: manual))
      return try appearance.applied(to: subject.story).story
    } catch let error as UsageError {
      throw CommandFailure(.usage, error.description)
    } catch let error as CommandFailure {
      throw error
    } catch {
      throw CommandFailure(.internalError, "\(error)")
    }
  }
}

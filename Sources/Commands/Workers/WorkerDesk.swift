import Components
import Render

/// What a worker keeps between requests.
@MainActor
final class WorkerDesk {
  let renderer = Renderer()
  private let registry: StoryRegistry
  private var last: (reference: StoryReference, story: Story)?
  private var folders: [String: GalleryFolder] = [:]

  init(_ registry: StoryRegistry) { self.registry = registry }

  /// The story; the variants of one are asked for one after the other, so that the last is kept.
  func story(_ reference: StoryReference) throws(CommandFailure) -> Story {
    if let last, last.reference == reference { return last.story }
    let story = try reference.read(from: registry)
    last = (reference, story)
    return story
  }

  /// Remembers a story that somebody has read.
  func keep(_ story: Story, as reference: StoryReference) { last = (reference, story) }

  /// The folder of a gallery, which somebody has opened before.
  func folder(_ root: String) throws(CommandFailure) -> GalleryFolder {
    if let folder = folders[root] { return folder }
    let folder = try GalleryFolder(root)
    folders[root] = folder
    return folder
  }
}

import Components
import Render

/// What a worker keeps between requests.
@MainActor
final class WorkerDesk {
  let renderer = Renderer()
  private let registry: StoryRegistry
  private var last: (reference: StoryReference, story: Story)?
  private var kept: [String: any Sendable] = [:]

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

  /// A value that a task needs again in later requests, made when it is first asked for.
  func kept<Value: Sendable>(
    _ name: String, _ make: () throws(CommandFailure) -> Value
  ) throws(CommandFailure) -> Value {
    if let value = kept[name] as? Value { return value }
    let value = try make()
    kept[name] = value
    return value
  }
}

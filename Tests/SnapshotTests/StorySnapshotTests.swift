import Components
import Render
import StillframeTesting
import Stories
import Testing

@Suite("Stories and their goldens")
@MainActor
struct StorySnapshotTests {
  /// The variants of a plain run: the first of each story; continuous integration verifies all with
  /// a release build.
  nonisolated static let ids = StoryCatalog.all.map(\.id).filter { !$0.hasPrefix("screens/") }

  @Test("A story looks as its golden does", arguments: ids)
  func matches(id: String) throws {
    let story = try #require(StoryCatalog.all.first { $0.id == id })
    try expectSnapshot(of: story, variants: Array(story.variants.prefix(1)))
  }

  @Test("No golden is without a story")
  func noOrphans() throws {
    let owned = try StoryCatalog.all.flatMap { story in
      try story.variants.map { try SnapshotName(story: story.id, variant: $0.name) }
    }
    for name in owned {
      #expect(try SnapshotSubject.store.read(name) != nil, "\(name) has no golden")
    }
  }
}

import Components
import Render
import StillframeTesting
import Stories
import Snapshots
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

  @Test("Every variant of a story has a golden, and every golden a story")
  func noOrphans() throws {
    let owned = try StoryCatalog.all.flatMap { story in
      try story.variants.map { try SnapshotName(story: story.id, variant: $0.name) }
    }
    let recorded = try SnapshotSubject.store.manifest().names
    #expect(Set(owned).symmetricDifference(recorded).isEmpty)
    let files = try Set(SnapshotSubject.store.list())
    let missing = owned.filter { !files.contains("\($0.story)/\($0.variant).png") }
    #expect(missing.isEmpty)
  }
}

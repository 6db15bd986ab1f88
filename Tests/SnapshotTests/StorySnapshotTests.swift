import Components
import Render
import Stories
import Testing

@testable import Commands

@Suite("Stories and their goldens")
@MainActor
struct StorySnapshotTests {
  /// The variants of a plain run: the first of each story; continuous integration verifies all with
  /// a release build.
  nonisolated static let ids = StoryCatalog.all.map(\.id).filter { !$0.hasPrefix("screens/") }

  @Test("A story looks as its golden does", arguments: ids)
  func matches(id: String) throws {
    let story = try #require(StoryCatalog.all.first { $0.id == id })
    let variant = try #require(story.variants.first)
    let actual = try SnapshotSubject(story, variant).snapshot
    let name = try SnapshotName(story: id, variant: variant.name)
    let golden = try #require(try SnapshotSubject.store.read(name), "record it first")
    let comparison = SnapshotComparison(expected: golden, actual: actual)
    #expect(
      comparison.isMatch,
      """
      \(id) · \(variant.name): \(comparison.failedGates) differ; see
        swift run -c release render-cli verify \(id)
      """)
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

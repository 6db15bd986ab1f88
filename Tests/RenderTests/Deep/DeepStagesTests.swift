import Mutants
import Testing

@Suite("Deep documents through every stage")
@MainActor
struct DeepStagesTests {
  @Test("Every container and every modifier is drawn as deep as documents may be")
  func draws() throws {
    for (name, text) in DeepDocuments(modifiers: 500).all {
      do {
        let stages = try DeepStages(text)
        #expect(stages.isRepeatable, "\(name)")
      } catch {
        Issue.record("\(name): \(error)")
      }
    }
  }
}

import Mutants
import Testing

@Suite("Deep documents through every stage")
@MainActor
struct DeepStagesTests {
  // As deep as documents may be takes minutes without optimisation: `scripts/check-deep.sh` does that.
  @Test("Every container and every modifier is drawn several times around one another")
  func draws() throws {
    for (name, text) in DeepDocuments(levels: 8, modifiers: 8).all {
      do {
        let stages = try DeepStages(text)
        #expect(stages.isRepeatable, "\(name)")
      } catch {
        Issue.record("\(name): \(error)")
      }
    }
  }
}

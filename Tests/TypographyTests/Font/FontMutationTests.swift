import Mutants
import Testing

/// Damages the embedded fonts and uses them all the same: nothing may trap, hang or use unbounded
/// memory. `stillframe-bench mutants` tries many more of them in a release build.
@Suite("Font: mutants")
struct FontMutationTests {
  private static let count = 400

  @Test(
    "Mutants open or are refused, and shape and draw without a trap",
    arguments: FontMutants.shares.map(\.face))
  func mutants(face: String) throws {
    let mutants = try #require(FontMutants(face: face))
    let share = try #require(FontMutants.shares.first { $0.face == face })
    let count = max(1, Self.count * share.percent / 100)
    // Most damage leaves the directory intact; were all refused, nothing would be tested.
    #expect(mutants.use(0..<count).opened > count / 4)
  }

  @Test(
    "Mutants of cubic, variable and packed fonts open or are refused, and draw without a trap",
    arguments: FontMutants.outlineShares.map(\.face))
  func outlineMutants(face: String) throws {
    let mutants = try #require(FontMutants(face: face))
    let share = try #require(FontMutants.outlineShares.first { $0.face == face })
    // All of them together are 1,000: ten times as many take minutes without optimisation.
    #expect(mutants.use(0..<share.percent * 10).opened > 0)
  }

  @Test(
    "Mutants of fonts with glyphs in colour are painted", arguments: ColorFixture.all.map(\.name))
  func colorMutants(fixture: String) throws {
    let used = try #require(ColorMutants(fixture: fixture)).use(0..<40)
    #expect(used.opened > 10)
    #expect(used.colored > 10)
  }
}

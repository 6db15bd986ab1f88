import Audit
import Components
import Render
import Testing

@Suite("Audit: breaking points")
@MainActor
struct BreakingPointTests {
  private func story(_ view: some View) -> Story {
    Story("s", variants: [.light], canvas: StoryCanvas(width: 300, look: .stillframe)) { view }
  }

  private func isCut(_ story: Story, _ variant: Variant) -> Bool {
    !Audit(rules: [.textTruncated]).run(on: story, variants: [variant]).findings.isEmpty
  }

  @Test("The width is the greatest one at which a text is cut")
  func width() throws {
    let story = story(Text(verbatim: "Watering cans").lineLimit(1))
    let points = try Audit().breakingPoints(of: story, variant: .light)
    let width = try #require(points.width?.amount)
    #expect(isCut(story, Variant(width: width)))
    #expect(!isCut(story, Variant(width: width + 1)))
    #expect(points.width?.finding.rule == .textTruncated)
    #expect(points.lost.isEmpty)
  }

  @Test("The growth lies between the last type size that is whole and the first that is cut")
  func growth() throws {
    let story = story(Text(verbatim: "Watering cans here").lineLimit(1))
    let points = try Audit().breakingPoints(of: story, variant: .light)
    let growth = try #require(points.growth?.amount)
    // Body has 17 points; in per cent of it, rounded up: 28, 33, 40, 47 and 53.
    let sizes: [(DynamicTypeSize, Int)] = [
      (.accessibility1, 165), (.accessibility2, 195), (.accessibility3, 236),
      (.accessibility4, 277), (.accessibility5, 312),
    ]
    for (size, percent) in sizes {
      #expect(isCut(story, Variant(dynamicTypeSize: size)) == (percent >= growth), "\(size)")
    }
  }

  @Test("What wraps has no breaking point in its text, and what is lost already does not count")
  func none() throws {
    let wraps = try Audit().breakingPoints(
      of: story(Text(verbatim: "Ivy on a wall")), variant: .light)
    #expect(wraps.growth == nil)
    let cut = Text(verbatim: "Watering cans").lineLimit(1).frame(width: 40)
    let points = try Audit().breakingPoints(of: story(cut), variant: .light)
    #expect(points.lost.map(\.rule) == [.textTruncated])
    #expect(points.width?.finding.rule != .textTruncated)
    #expect(points.growth?.finding.rule != .textTruncated)
  }
}

import Components
import Testing

@Suite("Fonts: resolution")
struct FontTests {
  private let context = AppearanceContext()

  @Test(
    "Text styles have the published sizes and leadings",
    arguments: [
      (.body, .large, 17, 22), (.body, .accessibility5, 53, 62),
      (.largeTitle, .xSmall, 31, 38), (.caption2, .accessibility5, 40, 48),
      (.subheadline, .xxxLarge, 21, 28), (.title, .accessibility1, 38, 46),
    ] as [(Font.TextStyle, DynamicTypeSize, Double, Double)])
  func publishedSteps(style: Font.TextStyle, size: DynamicTypeSize, points: Double, leading: Double)
  {
    var context = context
    context.dynamicTypeSize = size
    let font = Font.system(style).resolve(in: context)
    #expect(font.size == points)
    #expect(font.leading == leading)
  }

  @Test("A fixed size keeps its size and takes the leading of the scale")
  func fixedSizes() {
    var context = context
    context.dynamicTypeSize = .accessibility5
    for (size, leading) in [(12.0, 16.0), (13, 18), (17, 22), (22, 28), (34, 41)] {
      let font = Font.system(size: size, weight: .semibold).resolve(in: context)
      #expect(font == FontRequest(size: size, leading: leading, weight: 600))
    }
    // Halfway between 17 → 22 and 20 → 25; past the table the ratio 70 / 60 stays.
    #expect(Font.system(size: 18.5).resolve(in: context).leading == 23.5)
    #expect(Font.system(size: 120).resolve(in: context).leading == 140)
  }

  @Test("Headline is semibold; a weight given by the author wins")
  func weights() {
    #expect(Font.headline.resolve(in: context).weight == 600)
    #expect(Font.headline.weight(.regular).resolve(in: context).weight == 400)
    #expect(Font.body.bold().resolve(in: context).weight == 700)
  }

  @Test("Bold text raises weights by two steps and stops at bold")
  func legibilityWeight() {
    var context = context
    context.legibilityWeight = .bold
    #expect(Font.body.resolve(in: context).weight == 600)
    #expect(Font.headline.resolve(in: context).weight == 700)
    #expect(Font.body.weight(.black).resolve(in: context).weight == 900)
  }

  @Test("Variants change what they name and nothing else")
  func variants() {
    #expect(Font.body.monospaced().resolve(in: context).family == .monospaced)
    #expect(Font.code.resolve(in: context).family == .monospaced)
    #expect(Font.body.italic().resolve(in: context).isItalic)
    #expect(Font.body.monospacedDigit().resolve(in: context).features == [.tabularFigures])
    #expect(Font.body.leading(.tight).resolve(in: context).leading == 20)
    #expect(Font.body.leading(.loose).resolve(in: context).leading == 24)
    #expect(Font.system(size: 15).lineHeight(24).resolve(in: context).leading == 24)
  }

  @Test("A custom font grows with its text style; a fixed one does not")
  func customFonts() {
    var context = context
    context.dynamicTypeSize = .accessibility5
    // Body leadings: 62 at accessibility5, 22 by default.
    let scaled = Font.custom("Brand", size: 22, relativeTo: .body).resolve(in: context)
    #expect(scaled.size == 62)
    #expect(scaled.family == .named("Brand"))
    #expect(Font.custom("Brand", fixedSize: 22).resolve(in: context).size == 22)
  }

  @Test("Sizes that are no size become the smallest", arguments: [-Double.infinity, -3, 0, .nan])
  func hostileSizes(size: Double) {
    #expect(Font.system(size: size).resolve(in: context).size == 1)
  }

  @Test("Lengths scale by the ratio of leadings")
  func scaledLengths() {
    let scale = Theme.standard.typeScale
    // 17 × 21 / 22 and 17 × 62 / 22.
    #expect(abs(scale.scaled(17, at: .medium) - 16.2272727) < 1e-6)
    #expect(abs(scale.scaled(17, at: .accessibility5) - 47.9090909) < 1e-6)
    #expect(scale.scaled(17, at: .large) == 17)
  }
}

@Suite("Dynamic type sizes")
struct DynamicTypeSizeTests {
  @Test("Names and short names are read back")
  func names() {
    for size in DynamicTypeSize.allCases {
      #expect(DynamicTypeSize(name: size.name) == size)
      #expect(DynamicTypeSize(name: size.shortName) == size)
    }
    #expect(DynamicTypeSize(name: "ax3") == .accessibility3)
    #expect(DynamicTypeSize(name: "ax6") == nil)
    #expect(DynamicTypeSize(name: "XLARGE") == nil)
  }

  @Test("Five sizes are for accessibility")
  func accessibilitySizes() {
    #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
    #expect(DynamicTypeSize.xxxLarge < .accessibility1)
  }
}

import Audit
import Components
import Testing

@testable import Render

@Suite("Audit API for tests")
@MainActor
struct ExpectAccessibleTests {
  @Test("A view without barriers passes, one with barriers throws what was found and where")
  func expectation() throws {
    try expectAccessible(Button("Pay") {}.look(.stillframe), profile: .wcagAA)
    let small = Button("Pay") {}.buttonStyle(.plain).hitTarget(.none).look(.stillframe)
    let error = #expect(throws: AccessibilityExpectation.self) {
      try expectAccessible(small, profile: .hig, variants: [.light])
    }
    #expect(error?.findings.map(\.rule) == [.targetSize])
    #expect(error?.findings.first?.source?.file.hasSuffix("ExpectAccessibleTests.swift") == true)
  }

  @Test("A view with nothing to judge throws as well")
  func nothingJudged() {
    let error = #expect(throws: AccessibilityExpectation.self) {
      try expectAccessible(Color.clear.frame(width: 10, height: 10))
    }
    #expect(error?.description.hasPrefix("the audit judged nothing") == true)
  }

  @Test("A scene is rendered as its lens shows it")
  func vision() throws {
    let view = Color(red: 1, green: 0, blue: 0).frame(width: 1, height: 1)
    let renderer = Renderer()
    var scene = renderer.scene(
      for: view, environment: EnvironmentValues(look: .stillframe), width: 1, height: 1)
    #expect(Array(try renderer.render(scene).bytes.prefix(4)) == [255, 0, 0, 255])
    scene.vision = .gray
    // The luminance of red, 0.2126 of linear light, is encoded as 1.055·0.2126^(1/2.4) − 0.055 =
    // 0.4985, level 127.
    #expect(Array(try renderer.render(scene).bytes.prefix(4)) == [127, 127, 127, 255])
  }
}

import Components
import Render
import Testing

@testable import Audit

@Suite("Audit: one look at a picture")
@MainActor
struct AuditedPictureTests {
  private let renderer = Renderer()

  private func scene(_ vision: Vision = .full) -> ResolvedScene {
    let story = Story("look", canvas: StoryCanvas(width: 200, height: 120, look: .stillframe)) {
      VStack(spacing: 4) {
        Text("Red").foregroundStyle(Color(red: 0.9, green: 0.1, blue: 0.1))
        Tile(width: 30, height: 30)
        Tile(width: 20, height: 20, label: "Small")
      }
      .padding(10).background(Color(red: 0.1, green: 0.55, blue: 0.1))
    }
    var scene = renderer.scene(for: story)
    scene.vision = vision
    return scene
  }

  @Test("The report is that of an audit", arguments: [Vision.full, .gray])
  func report(vision: Vision) {
    let scene = scene(vision)
    let tree = renderer.place(scene)
    let audit = Audit(profile: .wcagAA)
    let report = AuditedPicture(tree, of: scene, by: audit).report(story: "look", variant: "light")
    #expect(report == audit.run(on: tree, of: scene, story: "look", variant: "light"))
    #expect(!report.findings.isEmpty)
  }

  @Test("Targets have the grade of each profile")
  func grades() {
    let scene = scene()
    let tree = renderer.place(scene)
    let grades = AuditedPicture(tree, of: scene, by: Audit()).grades(by: AuditProfile.allCases)
    #expect(grades == AuditProfile.allCases.map { AuditedTargets(in: tree, profile: $0) })
    #expect(Set(grades.map { $0.targets.map(\.reason) }).count > 1)
  }

  @Test("Contrasts are those of colours as they are, whatever they are audited for")
  func contrasts() {
    func picture(_ vision: Vision) -> AuditedPicture {
      let scene = scene(vision)
      return AuditedPicture(renderer.place(scene), of: scene, by: Audit())
    }
    let plain = picture(.full).contrasts
    #expect(plain.count == 1)
    let gray = picture(.gray)
    let report = gray.report(story: "look", variant: "gray")
    #expect(gray.contrasts == plain)
    // What was measured for them is not taken for what is seen.
    #expect(gray.report(story: "look", variant: "gray") == report)
  }
}

import Components
import Render
import Stories
import Testing

@testable import Audit

/// Bounds of colours spare the audit a look at points: they must never promise more than points have.
@Suite("Bounds of contrast")
@MainActor
struct ContrastBoundTests {
  private func subject(of story: Story, in variant: Variant = Variant()) -> AuditSubject {
    let renderer = Renderer()
    let scene = renderer.scene(for: story, variant: variant)
    return AuditSubject(
      tree: renderer.place(scene), background: scene.background, profile: .hig, vision: .full)
  }

  private func texts(of id: String, in variant: Variant) throws -> [(ContrastSearch, [Rect])] {
    let story = try #require(StoryCatalog.all.first { $0.id == id })
    let subject = subject(of: story, in: variant)
    return subject.texts.flatMap { text in
      text.styles.map { (subject.contrastSearch(of: text, in: $0.color), text.lines) }
    }
  }

  @Test("A text that is scrolled away is not looked for point by point")
  func scrolledAway() {
    // Eight rows of 100 points in a window of 300.
    let rows = Story("bounds/rows") {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<8, id: \.self) { Text("Row \($0)").frame(height: 100) }
        }
      }
      .frame(width: 200, height: 300)
    }
    let subject = subject(of: rows)
    let isLookedFor = subject.texts.map { text in
      let ink = subject.ink(.color(text.styles[0].color), of: text.element)
      return LocalScene(subject.scene, in: text.lines[0], ink: ink).showsInk
    }
    #expect(isLookedFor == (0..<8).map { $0 < 3 })
  }

  @Test("What bounds promise, points keep")
  func stories() throws {
    var spared = 0
    for (index, story) in StoryCatalog.all.enumerated()
    where index % 9 == 0 || story.id.hasPrefix("screens/") {
      for variant in [Variant(), Variant(colorScheme: .dark)] {
        for (search, lines) in try texts(of: story.id, in: variant) {
          func isAmple(_ ratio: Double) -> Bool {
            if case .ample = search.worst(in: lines, enough: ratio) { true } else { false }
          }
          guard case .contrast(let least, _, _) = search.worst(in: lines) else {
            #expect(!isAmple(1), "\(story.id) \(variant)")
            continue
          }
          for ratio in [1.5, 3, 4.5, 7, 12] where isAmple(ratio) {
            #expect(least.value >= ratio, "\(story.id) \(variant)")
          }
          #expect(!isAmple(least.value), "\(story.id) \(variant)")
          if least.value > 5, isAmple(4.5) { spared += 1 }
        }
      }
    }
    // Of what is not even, which one point stands for.
    #expect(spared > 130, "\(spared)")
  }
}

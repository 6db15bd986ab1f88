import Components
import Render
import Snapshots
import Testing

@testable import Commands

@Suite("Mutations: what nobody would notice")
@MainActor
struct MutationTests {
  private func mutants(
    of story: Story, _ variant: Variant = .light, _ kinds: [MutationKind] = MutationKind.allCases,
    hasGolden: Bool = true
  ) throws -> [Mutant] {
    let reference = StoryReference(story: story.id, document: nil, text: nil)
    let desk = WorkerDesk(try StoryRegistry(stories: [story]))
    let task = MutationTask(
      story: reference, variant: variant, kinds: kinds, sample: 20, seed: 1,
      hasGolden: hasGolden)
    return try task.perform(at: desk)
  }

  private static func story() -> Story {
    Story("pair", variants: [.light, .rtl]) {
      HStack {
        Rectangle().fill(Color(hex: 0x336699)).frame(width: 60, height: 60)
          .accessibilityElement().accessibilityLabel("Blue")
        Button("Save") {}
      }
    }
  }

  @Test("Each kind is noticed by the gates that can know of it")
  func gates() throws {
    let found = try mutants(of: Self.story(), .rtl)
    func gates(_ kind: MutationKind) -> [[MutationGate]] {
      found.filter { $0.kind == kind && !$0.hasNoEffect }.map(\.seenBy)
    }
    // A label is in the tree and never in pixels; without it the element has no name.
    #expect(gates(.label).allSatisfy { $0.contains(.tree) && !$0.contains(.pixels) })
    #expect(gates(.label).contains { $0.contains(.audit) })
    #expect(gates(.target).allSatisfy { $0.contains(.tree) && !$0.contains(.pixels) })
    #expect(!gates(.color).isEmpty)
    #expect(gates(.color).allSatisfy { $0.contains(.pixels) && !$0.contains(.tree) })
    #expect(gates(.order).contains { $0.contains(.pixels) && $0.contains(.tree) })
    #expect(gates(.rtl).contains { $0.contains(.pixels) && $0.contains(.tree) })
    #expect(found.allSatisfy { !$0.isMissed })
    // Nothing is broken right to left where nothing is.
    #expect(try mutants(of: Self.story(), .light, [.rtl]).isEmpty)
  }

  @Test("A tolerance lets a colour pass, and without a golden everything does")
  func missed() throws {
    let tolerant = Story(
      "square", variants: [.light],
      tolerance: SnapshotTolerance(pixelsPerWindow: 1_024, reason: "a test")
    ) { Rectangle().fill(Color(hex: 0x336699)).frame(width: 60, height: 60) }
    let colors = try mutants(of: tolerant, .light, [.color]).filter { !$0.hasNoEffect }
    #expect(!colors.isEmpty && colors.allSatisfy(\.isMissed))
    let all = try mutants(of: Self.story(), hasGolden: false).filter { !$0.hasNoEffect }
    #expect(!all.isEmpty && all.allSatisfy(\.isMissed))
  }

  @Test("The same seed chooses the same places, and another one others")
  func dice() {
    func choice(_ seed: Int, _ words: String = "a") -> [Int] {
      var dice = MutationDice(seed: seed, for: words)
      return dice.choose(5, of: 1_000)
    }
    #expect(choice(1) == choice(1))
    #expect(choice(1) != choice(2) && choice(1) != choice(1, "b"))
    #expect(Set(choice(1)).count == 5)
    var dice = MutationDice(seed: 1, for: "")
    #expect(dice.choose(5, of: 3) == [0, 1, 2] && dice.choose(5, of: 0).isEmpty)
  }

  @Test("The command tells what is missed, and why")
  func command() throws {
    try withTemporaryFolder { folder in
      let story = Story("plain", variants: [.light]) { Text(verbatim: "Words") }
      let goldens = "\(folder)/Snapshots"
      #expect(
        run("record", "--snapshots", goldens, "--jobs", "1", stories: [story]).status == .clean)
      let all = run("verify", "--mutate", "--snapshots", goldens, "--jobs", "1", stories: [story])
      #expect(all.status == .findings, "\(all.output)\(all.messages)")
      #expect(all.output.contains("none is right to left"))
      let color = run(
        "verify", "--mutate", "--only", "color", "--snapshots", goldens, "--jobs", "1",
        stories: [story])
      #expect(color.status == .clean, "\(color.output)\(color.messages)")
      #expect(color.output.contains("1 of 1 mutants are noticed (100 %)"))
      #expect(run("verify", "--seed", "2", stories: [story]).status == .usage)
      #expect(run("verify", "--mutate", "--record", "all", stories: [story]).status == .usage)
    }
  }
}

import Components
import Render
import Snapshots

/// What can notice that a picture is broken: the gates of snapshots, with speech apart from the tree.
enum MutationGate: String, CaseIterable, Codable, Sendable { case pixels, tree, audit, speech }

/// A picture that was broken in one place, and who would notice.
struct Mutant: Codable, Equatable, Sendable {
  var kind: MutationKind
  /// The path of the node; empty where there is nothing to break.
  var path: String
  /// What was done.
  var change: String
  /// The gates in which the broken picture differs and that judge it.
  var seenBy: [MutationGate]
  /// Gates in which it differs, and that let it pass, with the reasons.
  var passedBy: [String: String] = [:]

  /// Whether nothing differs: nobody could notice.
  var hasNoEffect: Bool { seenBy.isEmpty && passedBy.isEmpty }
  var isMissed: Bool { seenBy.isEmpty && !passedBy.isEmpty }
}

/// Breaks one variant of a story in some places, one at a time.
struct MutationTask: WorkerTask {
  static let operation = "mutate"

  var story: StoryReference
  var variant: Variant
  var kinds: [MutationKind]
  /// How many places of each kind are broken, and what chooses them.
  var sample: Int
  var seed: Int
  /// Whether there is a golden that the picture is compared with.
  var hasGolden: Bool

  func perform(at desk: WorkerDesk) throws(CommandFailure) -> [Mutant] {
    let story = try desk.story(story)
    var scene = desk.renderer.scene(for: story, variant: variant)
    // Heard in any case, to say what a gate that is not there would notice.
    scene.speechLanguage = story.language(for: variant)
    let draft = SnapshotDraft(scene, renderer: desk.renderer)
    let original: Snapshot
    do throws(RasterError) {
      original = try draft.snapshot()
    } catch {
      throw CommandFailure(error)
    }
    let isRightToLeft = story.environment(for: variant).layoutDirection == .rightToLeft
    var mutants: [Mutant] = []
    for kind in kinds {
      var dice = MutationDice(seed: seed, for: "\(story.id) \(variant.name) \(kind.rawValue)")
      let resolved = MutationSites<ResolvedNode> {
        kind.change(&$0, isRightToLeft: isRightToLeft)
      }
      let placed = MutationSites<PositionedNode> { kind.change(&$0) }
      let count =
        kind == .target ? placed.count(in: draft.placed.root) : resolved.count(in: scene.root)
      for site in dice.choose(sample, of: count) {
        var broken = scene
        var found: (path: NodePath, words: String)?
        if kind != .target {
          found = resolved.change(site, in: &broken.root).map { ($0.node.path, $0.words) }
        }
        let result = SnapshotDraft(broken, renderer: desk.renderer) { tree in
          guard kind == .target else { return }
          found = placed.change(site, in: &tree.root).map { ($0.node.path, $0.words) }
        }
        guard let found else { continue }
        do throws(RasterError) {
          // What is drawn of the same commands is the same.
          let snapshot =
            result.contentHash == draft.contentHash ? original : try result.snapshot()
          mutants.append(
            judge(
              Mutant(kind: kind, path: found.path.description, change: found.words, seenBy: []),
              original, snapshot, story))
        } catch {
          throw CommandFailure(error)
        }
      }
    }
    return mutants
  }

  private func judge(
    _ mutant: Mutant, _ original: Snapshot, _ broken: Snapshot, _ story: Story
  ) -> Mutant {
    let pixels = PixmapComparison(expected: original.pixmap, actual: broken.pixmap)
    let differs: [(MutationGate, Bool, String?)] = [
      (
        .pixels, !pixels.isMatch,
        pixels.isAccepted(by: story.tolerance) ? "the story's tolerance lets them differ" : nil
      ),
      (.tree, original.tree != broken.tree, nil),
      (.audit, original.audit != broken.audit, nil),
      (
        .speech, original.speech != broken.speech,
        story.keepsSpeech ? nil : "the story does not keep it: snapshots(speech: true)"
      ),
    ]
    var mutant = mutant
    for (gate, differs, reason) in differs where differs {
      if !hasGolden {
        mutant.passedBy[gate.rawValue] = "there is no golden"
      } else if let reason {
        mutant.passedBy[gate.rawValue] = reason
      } else {
        mutant.seenBy.append(gate)
      }
    }
    return mutant
  }
}

import Audit
import Components
import Layout
import Render

/// One variant of a story as the gallery shows it.
struct GalleryFrame: Codable, Sendable {
  var picture: GalleryDrawings.Picture
  /// The hash of what it is drawn from.
  var draft: String
  /// In points.
  var size: Size
  var scale: Double
  var nodes: [GalleryNode]
  /// What VoiceOver says, as JSON: for each stop the path of its node and its lines.
  var heard: String
  var findings: [AuditFinding]
  /// What else the picture leaves out of what its story asks for.
  var gaps: [String]
  /// All that it leaves out, whatever tells of it.
  var omissions: [String]
  var golden: GalleryGolden?
}

/// Shows one variant of a story in a gallery.
struct FrameTask: WorkerTask {
  static let operation = "frame"

  var story: StoryReference
  var variant: Variant
  var sourceRoot: String
  var profile: AuditProfile
  /// The folder of the gallery.
  var folder: String
  /// The folder of the story's goldens.
  var goldens: String
  /// Where pictures are that were drawn before; `nil` draws.
  var cache: SnapshotCache?

  func perform(at desk: WorkerDesk) throws(CommandFailure) -> GalleryFrame {
    let story = try desk.story(story)
    let store = SnapshotStore(root: goldens)
    let gallery = try desk.kept("gallery \(folder)") {
      () throws(CommandFailure) -> GalleryFolder in try GalleryFolder(folder)
    }
    let name = try? SnapshotName(story: story.id, variant: variant.name)
    let drawings = try desk.kept("drawings \(folder)") {
      () throws(CommandFailure) in GalleryDrawings(of: folder)
    }
    let health = try desk.kept("cache") { () throws(CommandFailure) in CacheHealth() }
    return try GalleryJob(
      story: story.id, variant: variant.name,
      scene: desk.renderer.scene(for: story, variant: variant),
      names: TokenNames(story.environment(for: variant).appearance),
      language: story.language(for: variant), sourceRoot: sourceRoot,
      profile: profile, pictures: GalleryPictures(folder: gallery), drawings: drawings,
      golden: name.flatMap { name in
        FileSystem.exists(store.picturePath(of: name)) ? (name, store) : nil
      }, cache: cache, health: health
    ).frame(desk.renderer)
  }
}

/// The part of the work for one variant that needs no view: layout, pixels, audit and comparison.
private struct GalleryJob {
  let story: String
  let variant: String
  let scene: ResolvedScene
  let names: TokenNames
  let language: String
  let sourceRoot: String
  let profile: AuditProfile
  let pictures: GalleryPictures
  /// What an earlier build drew.
  let drawings: GalleryDrawings
  /// The golden, where the variant may have one.
  let golden: (name: SnapshotName, store: SnapshotStore)?
  let cache: SnapshotCache?
  let health: CacheHealth

  func frame(_ renderer: Renderer) throws(CommandFailure) -> GalleryFrame {
    let draft = SnapshotDraft(scene, renderer: renderer)
    let tree = draft.placed
    let hash = draft.contentHash
    let drawn: GalleryDrawings.Picture
    var comparison: GalleryGolden?
    if golden == nil, let known = drawings[hash], pictures.has(known.name) {
      drawn = known
    } else {
      let pixmap: Pixmap
      do throws(RasterError) {
        pixmap = try picture(of: draft)
      } catch {
        throw CommandFailure(error)
      }
      drawn = try pictures.add(pixmap)
      if let golden {
        comparison = try GalleryGolden(
          golden.name, in: golden.store, actual: pixmap, tree: draft.tree, speech: draft.speech,
          pictures: pictures)
      }
    }
    let audit = Audit(profile: profile)
    let report = audit.run(
      on: tree, background: scene.background, story: story, variant: variant, vision: scene.vision,
      gaps: scene.gaps)
    let heard = Utterance.all(of: tree.root, language: language, reader: .voiceOver)
    let nodes = GalleryNodes.nodes(
      of: tree, names: names, sourceRoot: sourceRoot, heard: heard,
      contrasts: audit.contrasts(on: tree, background: scene.background),
      grades: AuditedTargets.graded(in: tree, by: AuditProfile.allCases))
    return GalleryFrame(
      picture: drawn, draft: hash,
      size: tree.size, scale: tree.scale, nodes: nodes, heard: json(of: heard),
      findings: report.findings,
      gaps: scene.gaps.map(\.text).filter { text in
        !report.findings.contains { $0.measured == text }
      }, omissions: scene.gaps.map(\.text), golden: comparison)
  }

  private func picture(of draft: SnapshotDraft) throws(RasterError) -> Pixmap {
    if let cache, !health.isBroken {
      return try cache.snapshot(of: draft) { fault in
        health.isBroken = true
        // What a worker says on standard error is told with the story's name.
        print("the cache is not used: \(fault)")
      }.snapshot.pixmap
    }
    return try draft.pixmap()
  }

  private func json(of heard: [Utterance]) -> String {
    let words = SpeechWords(language: language)
    var json = JSONWriter()
    json.array(.compact) { json in
      for utterance in heard {
        json.array(.compact) { json in
          json.value(utterance.element.path)
          for line in utterance.lines(words) { json.value(line) }
        }
      }
    }
    return json.line
  }
}

import Audit
import Components
import Foundation
import Layout
import Render

/// One variant of a story as the gallery shows it.
struct GalleryFrame: Codable, Sendable {
  /// Without a name until it is written.
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
  /// What can be set, and how it is.
  var controls: [GalleryControl]
  /// The file of the picture, where it is in no folder.
  var bytes: Data?
}

/// Shows one variant of a story in a gallery.
struct FrameTask: WorkerTask {
  static let operation = "frame"

  var story: StoryReference
  var variant: Variant
  var sourceRoot: String
  var profile: AuditProfile
  /// The folder of the gallery; `nil` has the picture in the answer.
  var folder: String?
  /// The folder of the story's goldens.
  var goldens: String
  /// Where pictures of goldens are that are only hashes there.
  var store: GoldenStore?
  /// Where pictures are that were drawn before; `nil` draws.
  var cache: SnapshotCache?
  /// What controls are set to.
  var controls: [String: String] = [:]
  /// The name of the device that the story is on, where that is not its own.
  var device: String?

  func perform(at desk: WorkerDesk) throws(CommandFailure) -> GalleryFrame {
    var (frame, pixmap) = try drawn(at: desk)
    guard let pixmap else { return frame }
    if let pictures = try gallery(at: desk)?.pictures {
      frame.picture = try pictures.add(pixmap)
    } else {
      frame.picture = GalleryDrawings.Picture(pixmap)
      frame.bytes = Data(WebPEncoder.encode(pixmap))
    }
    return frame
  }

  /// The gallery that the picture is for, and what an earlier build drew; `nil` where it is for none.
  @MainActor fileprivate func gallery(
    at desk: WorkerDesk
  ) throws(CommandFailure) -> (pictures: GalleryPictures, drawings: GalleryDrawings)? {
    try folder.map { (root) throws(CommandFailure) in
      try desk.kept("gallery \(root)") { () throws(CommandFailure) in
        let gallery = try GalleryFolder(root)
        return (pictures: GalleryPictures(folder: gallery), drawings: GalleryDrawings(of: root))
      }
    }
  }

  /// The variant, and its picture where that is in no gallery yet.
  @MainActor fileprivate func drawn(
    at desk: WorkerDesk
  ) throws(CommandFailure) -> (frame: GalleryFrame, pixmap: Pixmap?) {
    var story = try desk.story(story)
    let screen = device.flatMap(Device.named)
    if !controls.isEmpty || screen != nil {
      story = story.changingCanvas { [controls] in
        $0.controls.merge(controls) { $1 }
        $0.device = screen ?? $0.device
      }
    }
    let store = SnapshotStore(root: goldens, pictures: store)
    let gallery = try gallery(at: desk)
    let name = controls.isEmpty ? try? SnapshotName(story: story.id, variant: variant.name) : nil
    let health = try desk.kept("cache") { () throws(CommandFailure) in CacheHealth() }
    let scene = desk.renderer.scene(for: story, variant: variant)
    try scene.checkControls(of: story)
    return try GalleryJob(
      story: story.id, variant: variant.name, scene: scene,
      notes: { [story, variant, renderer = desk.renderer] tree in
        renderer.tokenNotes(for: story, variant: variant, of: scene, placed: tree)
      },
      language: story.language(for: variant), sourceRoot: sourceRoot,
      profile: profile, pictures: gallery?.pictures, drawings: gallery?.drawings,
      golden: gallery == nil
        ? nil : name.flatMap { store.mayHave($0) ? ($0, store) : nil }, cache: cache, health: health
    ).frame(desk.renderer)
  }
}

/// Shows variants of a story that differ only in colours: what has the same outlines shares a file.
struct FramesTask: WorkerTask {
  static let operation = "frames"

  var frames: [FrameTask]

  func perform(at desk: WorkerDesk) throws(CommandFailure) -> GalleryFrames {
    var drawn: [(frame: GalleryFrame, pixmap: Pixmap?)] = []
    for frame in frames { drawn.append(try frame.drawn(at: desk)) }
    let places = drawn.indices.filter { drawn[$0].pixmap != nil }
    if let pictures = try frames.first?.gallery(at: desk)?.pictures {
      let added = try pictures.add(places.compactMap { drawn[$0].pixmap })
      for (place, picture) in zip(places, added) { drawn[place].frame.picture = picture }
    }
    return GalleryFrames(frames: drawn.map(\.frame))
  }
}

/// The part of the work for one variant behind its resolved view: layout, pixels, audit and comparison.
private struct GalleryJob {
  let story: String
  let variant: String
  let scene: ResolvedScene
  /// The tokens of the placed scene.
  let notes: @MainActor (PositionedTree) -> TokenNotes
  let language: String
  let sourceRoot: String
  let profile: AuditProfile
  /// Where pictures go; `nil` for the answer.
  let pictures: GalleryPictures?
  /// What an earlier build drew.
  let drawings: GalleryDrawings?
  /// The golden, where the variant may have one.
  let golden: (name: SnapshotName, store: SnapshotStore)?
  let cache: SnapshotCache?
  let health: CacheHealth

  /// What the gallery says of the variant, and its picture where that is still to be written.
  @MainActor func frame(
    _ renderer: Renderer
  ) throws(CommandFailure) -> (frame: GalleryFrame, pixmap: Pixmap?) {
    let draft = SnapshotDraft(scene, renderer: renderer)
    let tree = draft.placed
    let hash = draft.contentHash
    let known = drawings?[hash].flatMap { pictures?.has($0.name) == true ? $0 : nil }
    var comparison: GalleryGolden?
    var pixmap: Pixmap?
    if golden != nil || known == nil {
      let drawn: Pixmap
      do throws(RasterError) {
        drawn = try picture(of: draft)
      } catch {
        throw CommandFailure(error)
      }
      if known == nil { pixmap = drawn }
      if let golden, let pictures {
        comparison = try GalleryGolden(
          golden.name, in: golden.store, actual: drawn, tree: draft.tree, speech: draft.speech,
          pictures: pictures)
      }
    }
    let audited = AuditedPicture(tree, of: scene, by: Audit(profile: profile))
    let report = audited.report(story: story, variant: variant)
    let heard = Utterance.all(of: tree.root, language: language, reader: .voiceOver)
    let nodes = GalleryNodes.nodes(
      of: tree, notes: notes(tree), sourceRoot: sourceRoot, heard: heard,
      contrasts: audited.contrasts, grades: audited.grades(by: AuditProfile.allCases))
    let frame = GalleryFrame(
      picture: known ?? GalleryDrawings.Picture(name: "", width: 0, height: 0, isBlank: false),
      draft: hash,
      size: tree.size, scale: tree.scale, nodes: nodes, heard: json(of: heard),
      findings: report.findings,
      gaps: scene.gaps.map(\.text).filter { text in
        !report.findings.contains { $0.measured == text }
      },
      omissions: scene.gaps.map(\.text)
        + report.findings.filter { $0.rule == .glyphMissing }.compactMap(\.measured),
      golden: comparison,
      controls: GalleryControl.all(of: scene))
    return (frame, pixmap)
  }

  private func picture(of draft: SnapshotDraft) throws(RasterError) -> Pixmap {
    if let cache, !health.isBroken {
      return try cache.snapshot(of: draft) { fault in
        health.fail()
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

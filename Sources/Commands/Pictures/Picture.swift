import Audit
import Components
import Layout
import Render

/// A story in one variant as pixels, with its overlays and its lens.
@MainActor
struct Picture {
  let renderer: Renderer
  let tree: PositionedTree
  /// What the picture leaves out of what its story asks for.
  let gaps: [PictureGap]
  private let scene: ResolvedScene
  private let background: ResolvedColor
  private let vision: Vision
  private let budget: RenderBudget

  /// - Throws: where the story asks for more than its budget.
  init(
    _ story: Story, variant: Variant, renderer: Renderer = Renderer()
  ) throws(CommandFailure) {
    self.renderer = renderer
    let scene = renderer.scene(for: story, variant: variant)
    try scene.checkForCommand()
    self.scene = scene
    budget = story.budget
    tree = renderer.place(scene)
    let lacks = Audit(rules: [.glyphMissing]).run(
      on: tree, background: scene.background, story: story.id, variant: variant.name)
    gaps =
      scene.gaps
      + lacks.findings.map { PictureGap("\($0.path): \($0.measured). \($0.advice)") }
    background = scene.background
    vision = variant.vision
  }

  /// The picture as goldens and caches know it.
  var draft: SnapshotDraft { SnapshotDraft(scene, renderer: renderer) }

  var displayList: DisplayList { renderer.displayList(for: tree, on: background) }

  /// Draws the picture.
  ///
  /// - Parameters:
  ///   - profile: whose requirements colour the hit areas of an overlay.
  ///   - jobs: how many bands are drawn at the same time.
  func pixmap(
    overlays: [OverlayLayer] = [], profile: AuditProfile = .hig, jobs: Int = 1
  ) throws(CommandFailure) -> Pixmap {
    do throws(RasterError) {
      var pixmap = try renderer.render(
        tree, background: background, budget: budget, jobs: jobs)
      if let lens = VisionLens(vision) { pixmap = lens.apply(to: pixmap) }
      guard !overlays.isEmpty else { return pixmap }
      pixmap.draw(try overlay(overlays, profile, jobs: jobs))
      return pixmap
    } catch {
      throw CommandFailure(error)
    }
  }

  private func overlay(
    _ layers: [OverlayLayer], _ profile: AuditProfile, jobs: Int
  ) throws(RasterError) -> Pixmap {
    var environment = EnvironmentValues(look: .stillframe)
    environment.displayScale = tree.scale
    let scene = renderer.scene(
      for: OverlayView(tree: tree, layers: layers, profile: profile), environment: environment,
      width: tree.size.width, height: tree.size.height)
    return try renderer.render(scene, jobs: jobs)
  }
}

extension ResolvedScene {
  /// Refuses a scene whose tree is not whole.
  func checkForCommand() throws(CommandFailure) {
    do throws(RasterError) {
      try check()
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension Pixmap {
  /// Paints a picture of the same size over this one (source-over, premultiplied).
  fileprivate mutating func draw(_ other: Pixmap) {
    guard other.width == width, other.height == height else { return }
    self = Pixmap.composed(other, over: self)
  }
}

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
  private let language: String

  /// - Throws: where the story asks for more than its budget.
  init(
    _ story: Story, variant: Variant, renderer: Renderer = Renderer()
  ) throws(CommandFailure) {
    self.renderer = renderer
    let scene = renderer.scene(for: story, variant: variant)
    try scene.checkForCommand()
    try scene.checkControls(of: story)
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
    language = story.language(for: variant)
  }

  /// What can be set in the picture, and how it is.
  var controls: [ControlState] { scene.controls }

  /// The picture as goldens and caches know it.
  private var draft: SnapshotDraft { SnapshotDraft(scene, renderer: renderer) }

  var displayList: DisplayList { renderer.displayList(for: tree, on: background) }

  /// Draws the picture.
  ///
  /// - Parameters:
  ///   - profile: whose requirements colour the hit areas of an overlay.
  ///   - hasLegend: whether what numbers stand for is written beside it.
  ///   - jobs: how many bands are drawn at the same time.
  func pixmap(
    overlays: [OverlayLayer] = [], profile: AuditProfile = .hig, hasLegend: Bool = true,
    jobs: Int = 1
  ) throws(CommandFailure) -> Pixmap {
    do throws(RasterError) {
      var pixmap = try renderer.render(
        tree, background: background, budget: budget, jobs: jobs)
      if let lens = VisionLens(vision) { pixmap = lens.apply(to: pixmap) }
      guard !overlays.isEmpty else { return pixmap }
      let overlay = OverlayView(
        tree: tree, layers: overlays, profile: profile, language: language)
      pixmap.draw(
        try draw(overlay, width: tree.size.width, height: tree.size.height, jobs: jobs))
      let legends = overlay.legends
      guard hasLegend, !legends.isEmpty else { return pixmap }
      let side = try draw(
        OverlayLegendView(legends: legends), width: OverlayLegendView.width, height: nil, jobs: jobs
      )
      var sheet = try Pixmap.canvas(
        width: pixmap.width + side.width, height: max(pixmap.height, side.height))
      sheet.fill(0xFF)
      sheet.place(pixmap, x: 0, y: 0)
      sheet.place(side, x: pixmap.width, y: 0)
      return sheet
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Draws the picture into a file; the parameters are those of `pixmap`.
  func file(
    _ format: PictureFormat, overlays: [OverlayLayer] = [], profile: AuditProfile = .hig,
    hasLegend: Bool = true, jobs: Int = 1
  ) throws(CommandFailure) -> [UInt8] {
    guard format == .png, overlays.isEmpty else {
      let pixmap = try pixmap(
        overlays: overlays, profile: profile, hasLegend: hasLegend, jobs: jobs)
      return format.encode(pixmap, scale: tree.scale, jobs: jobs)
    }
    do throws(RasterError) {
      return try renderer.png(
        tree, background: background, vision: vision, budget: budget, jobs: jobs)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Takes the picture's file from a cache, or draws it and puts it there.
  ///
  /// - Parameter fault: told why the cache could not be used; the picture is drawn then.
  func file(
    _ format: PictureFormat, cache: SnapshotCache, jobs: Int = 1, fault: (CacheFault) -> Void
  ) throws(CommandFailure) -> (bytes: [UInt8], isCached: Bool) {
    do throws(RasterError) {
      let found = try cache.snapshot(of: draft, fault: fault)
      let bytes =
        format == .png
        ? found.png : format.encode(found.snapshot.pixmap, scale: tree.scale, jobs: jobs)
      return (bytes, found.isCached)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// What the numbers of overlays stand for.
  func legends(of overlays: [OverlayLayer]) -> [OverlayLegend] {
    OverlayView(tree: tree, layers: overlays, language: language).legends
  }

  private func draw(
    _ view: some View, width: Double, height: Double?, jobs: Int
  ) throws(RasterError) -> Pixmap {
    var environment = EnvironmentValues(look: .stillframe)
    environment.displayScale = tree.scale
    let scene = renderer.scene(
      for: view, environment: environment, width: width, height: height)
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

extension ResolvedScene {
  /// Refuses values of controls that the story does not have or does not accept.
  func checkControls(of story: Story) throws(CommandFailure) {
    let given = story.canvas.controls
    guard !given.isEmpty else { return }
    for name in given.keys.sorted() {
      let found = controls.filter { $0.name == name }
      guard !found.isEmpty else {
        let known = controls.map(\.name)
        let nearest = nearestName(to: name, in: known).map { "; did you mean '\($0)'?" } ?? ""
        throw CommandFailure(
          .badInput, "\(story.id) has no control \(messageQuoted(name))\(nearest)",
          advice: known.isEmpty
            ? "It has none: @Control declares one, or \"controls\" of a document."
            : "It has " + known.joined(separator: ", "))
      }
      if let refusal = found.lazy.compactMap(\.refusal).first {
        throw CommandFailure(
          .badInput,
          "the control \(messageQuoted(name)) of \(story.id) is set to "
            + "\(messageQuoted(given[name] ?? "")), which is \(refusal)")
      }
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

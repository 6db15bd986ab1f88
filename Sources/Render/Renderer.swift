import Codecs
public import Components
import Layout

/// The façade of the pipeline: the one file that names all stages.
///
/// A view becomes a scene on the main actor; everything after it runs on any thread, and two
/// renderers give the same bytes.
public struct Renderer: Sendable {
  private let engine: TextEngine

  /// A renderer with the embedded fonts.
  public init() {
    engine = .shared
  }

  // MARK: - Stages 0 and 1: views

  /// Resolves a view in an environment.
  ///
  /// - Parameters:
  ///   - width: the proposed width in points; `nil` proposes the ideal one.
  ///   - height: the proposed height in points; `nil` proposes the ideal one.
  ///   - budget: how much work the view may ask for; a scene that is beyond it says so.
  @MainActor
  public func scene(
    for view: some View, environment: EnvironmentValues, width: Double?, height: Double?,
    background: ResolvedColor = .clear, vision: Vision = .full, budget: RenderBudget = .standard
  ) -> ResolvedScene {
    scene(
      for: view, environment: environment, width: width, height: height, vision: vision,
      budget: budget, background: { _ in background })
  }

  /// Resolves a view in an environment, on a background of the appearance that the view prefers.
  @MainActor
  package func scene(
    for view: some View, environment: EnvironmentValues, width: Double?, height: Double?,
    vision: Vision = .full, budget: RenderBudget = .standard,
    background: (AppearanceContext) -> ResolvedColor
  ) -> ResolvedScene {
    scene(
      of: { view }, environment: environment, width: width, height: height, vision: vision,
      budget: budget, background: background)
  }

  /// Makes a view and resolves it: its texts are looked up in the environment's tables from the start.
  @MainActor
  private func scene<Content: View>(
    of content: () -> Content, environment: EnvironmentValues, width: Double?, height: Double?,
    vision: Vision, budget: RenderBudget, background: (AppearanceContext) -> ResolvedColor
  ) -> ResolvedScene {
    let resolver = Resolver(
      environment: environment, measurer: engine, width: width, height: height, budget: budget)
    let (resolved, found, uses, fonts, controls, hasTables) = PictureGaps.found {
      WordSources.using(environment) {
        let resolution = RepeatableProcess.showing(environment.currentDate) {
          StartedWork.gathering { resolver.resolution(of: content()) }
        }
        return (resolution, background(resolution.window.appearance))
      }
    }
    let (resolution, background) = resolved
    let gaps = found + lacks(of: fonts)
    var scene = ResolvedScene(
      root: resolution.root, width: width, height: height, scale: Double(environment.displayScale),
      background: background, vision: vision, budget: budget,
      overrun: resolution.overrun, gaps: gaps)
    scene.uses = uses
    scene.controls = controls
    scene.hasStringTables = hasTables
    scene.language = environment.localeIdentifier
    return scene
  }

  /// Resolves a story in one of its variants, or in any other.
  @MainActor
  public func scene(for story: Story, variant: Variant = .light) -> ResolvedScene {
    scene(for: story, variant: variant, marks: nil)
  }

  /// - Parameter marks: what makes tokens known by their values; `nil` where nobody asks for names.
  @MainActor
  func scene(for story: Story, variant: Variant, marks: TokenMarks?) -> ResolvedScene {
    var scene = silentScene(for: story, variant: variant, marks: marks)
    if story.keepsSpeech { scene.speechLanguage = story.language(for: variant) }
    return scene
  }

  @MainActor
  private func silentScene(
    for story: Story, variant: Variant, marks: TokenMarks?
  ) -> ResolvedScene {
    var environment = story.environment(for: variant)
    if let marks { environment.mark(with: marks) }
    let canvas = story.canvas
    let room = canvas.device?.size
    let width = variant.width.map { CGFloat($0) } ?? room?.width ?? canvas.width
    let height = variant.height.map { CGFloat($0) } ?? room?.height ?? canvas.height
    if let width, let height { environment.screenSize = CGSize(width: width, height: height) }
    func background(_ appearance: AppearanceContext) -> ResolvedColor {
      switch canvas.backdrop {
      case .transparent: .clear
      case .background: environment.look.values.screen.resolve(in: appearance)
      case .color(let color): color.resolve(in: appearance)
      }
    }
    let backdrop =
      canvas.backdrop == .background && environment.theme.surfaces == .glass
      ? ThemeGradient(.backdrop) : nil
    if let device = canvas.device {
      return scene(
        of: {
          let screen = story.view(in: environment)
            .padding(device.safeArea).keepingSafeArea()
            .frame(
              width: width, height: height,
              alignment: environment.look.values.centersScreens ? .center : .top)
          return Backed(content: screen, backdrop: backdrop)
        },
        environment: environment, width: width.map(Double.init), height: height.map(Double.init),
        vision: variant.vision, budget: story.budget, background: background)
    }
    return scene(
      of: { Backed(content: story.view(in: environment), backdrop: backdrop) },
      environment: environment, width: width.map(Double.init), height: height.map(Double.init),
      vision: variant.vision, budget: story.budget, background: background)
  }

  /// Which fonts that are asked for by name are not there, each once.
  private func lacks(of fonts: [FontRequest]) -> [PictureGap] {
    fonts.reduce(into: []) { gaps, font in
      guard let lack = engine.fonts.lack(of: font) else { return }
      let gap = PictureGap(lack, severity: .failure)
      if !gaps.contains(gap) { gaps.append(gap) }
    }
  }

  /// The graphemes of a text that no font has, each once; empty where all of it can be drawn.
  ///
  /// - Parameters:
  ///   - locale: the language that the text would be set in, such as `ja`.
  ///   - fonts: the fonts beside the embedded ones.
  package func missingGlyphs(in text: String, locale: String, fonts: FontSet) -> [String] {
    let font = FontRequest(size: 17, leading: 22, fonts: fonts)
    let styled = StyledText(
      runs: [StyledText.Run(text, style: TextRunStyle(font: font, color: .black))],
      paragraph: ParagraphStyle(locale: locale))
    return engine.metrics(of: styled, width: .infinity, height: .infinity).missing
  }

  // MARK: - Stages 2 to 6: values

  /// Lays a scene out and places every node on the pixel grid.
  public func place(_ scene: ResolvedScene) -> PositionedTree {
    Placement(measurer: engine, scale: scene.scale)
      .place(scene.root, width: scene.width, height: scene.height)
  }

  /// The lines, runs and glyphs of a placed text; `nil` for other nodes.
  package func textLayout(of node: PositionedNode) -> TextLayout? {
    guard case .text(let content) = node.kind else { return nil }
    // The room that placement measured with: the same lines come back.
    return engine.layout(
      of: content.text, width: node.layoutFrame.width,
      height: node.textMetrics?.room ?? .infinity)
  }

  /// The draw commands of a placed tree.
  package func displayList(for tree: PositionedTree, on background: ResolvedColor) -> DisplayList {
    Painter.paint(tree, on: background, engine: engine)
  }

  /// Draws a placed tree.
  ///
  /// - Parameters:
  ///   - budget: how many pixels may be touched.
  ///   - jobs: how many bands are drawn at the same time; the picture does not depend on it.
  /// - Throws: `RasterError` for a picture without pixels, with too many, or beyond the budget.
  public func render(
    _ tree: PositionedTree, background: ResolvedColor, budget: RenderBudget = .standard,
    jobs: Int = 1
  ) throws(RasterError) -> Pixmap {
    let list = displayList(for: tree, on: background)
    try check(list, of: tree, budget: budget)
    return try Rasterizer.render(list, scale: tree.scale, jobs: jobs, cache: .shared)
  }

  /// Draws a placed tree into a PNG file: the bytes that `PNGEncoder` gives of the drawn picture, a lens between them.
  ///
  /// - Parameters:
  ///   - vision: the kind of vision that the picture is shown for.
  ///   - budget: how many pixels may be touched.
  ///   - jobs: how many threads may work; the bytes are the same for any number.
  /// - Throws: `RasterError` for a picture without pixels, with too many, or beyond the budget.
  package func png(
    _ tree: PositionedTree, background: ResolvedColor, vision: Vision,
    budget: RenderBudget = .standard, jobs: Int = 1
  ) throws(RasterError) -> [UInt8] {
    guard let lens = VisionLens(vision) else {
      let list = displayList(for: tree, on: background)
      try check(list, of: tree, budget: budget)
      return try Rasterizer.png(list, scale: tree.scale, jobs: jobs, cache: .shared)
    }
    let pixmap = try render(tree, background: background, budget: budget, jobs: jobs)
    return PNGEncoder.encode(lens.apply(to: pixmap), scale: tree.scale, jobs: jobs)
  }

  /// Lays out and draws a scene into a PNG file: the bytes that `PNGEncoder.encode` gives of `render(_:jobs:)`.
  ///
  /// It is sooner made than by these two, and a large picture is not in memory as a whole unless a backdrop needs it.
  ///
  /// - Throws: `RasterError` for a picture without pixels, with too many, or beyond its budget.
  public func png(_ scene: ResolvedScene, jobs: Int = 1) throws(RasterError) -> [UInt8] {
    try scene.check()
    return try png(
      place(scene), background: scene.background, vision: scene.vision, budget: scene.budget,
      jobs: jobs)
  }

  /// Refuses a display list that touches more pixels than the budget has.
  ///
  /// - Throws: `RasterError.overBudget`, with the node.
  package func check(
    _ list: DisplayList, of tree: PositionedTree, budget: RenderBudget
  ) throws(RasterError) {
    guard let excess = DrawingCost.excess(of: list, scale: tree.scale, over: budget.pixels)
    else { return }
    let node = Painter.origin(ofCommand: excess.command, in: tree, engine: engine)
    throw .overBudget(
      BudgetError(
        unit: .pixels, count: excess.count, limit: budget.pixels,
        path: node?.path ?? tree.root.path, source: node?.nearestSource))
  }

  /// Lays out and draws a scene, as its lens shows it.
  ///
  /// - Throws: `RasterError` for a picture without pixels, with too many, or beyond its budget.
  public func render(_ scene: ResolvedScene, jobs: Int = 1) throws(RasterError) -> Pixmap {
    try scene.check()
    let pixmap = try render(
      place(scene), background: scene.background, budget: scene.budget, jobs: jobs)
    return VisionLens(scene.vision)?.apply(to: pixmap) ?? pixmap
  }
}

/// A view with the backdrop of a theme of glass behind it.
private struct Backed<Content: View>: View {
  let content: Content
  let backdrop: ThemeGradient?

  var body: some View {
    if let backdrop {
      content.background { Rectangle().fill(backdrop).accessibilityHidden(true) }
    } else {
      content
    }
  }
}

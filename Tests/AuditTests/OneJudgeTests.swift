import Components
import Graphics
import Mutants
import Render
import Stories
import Testing

/// The audit samples what the rasterizer draws: the one judge for paint and audit.
@Suite("Samples and pixels")
struct OneJudgeTests {
  private static let page = ResolvedColor(hex: 0xF2E8D5)
  private static let size = Size(width: 48, height: 48)
  private static let stops = [
    GradientStop(color: ResolvedColor(hex: 0x2040C0), location: 0.1),
    GradientStop(color: ResolvedColor(hex: 0xE0A020), location: 0.6),
    GradientStop(color: ResolvedColor(hex: 0x20A060), location: 1),
  ]

  /// Two shapes over one another, the upper one a group of its own.
  private func pair(_ style: LayerStyle, alpha: Double) -> [DrawCommand] {
    let under = ResolvedColor(red: 0.8, green: 0.3, blue: 0.1, alpha: alpha)
    let over = ResolvedColor(red: 0.2, green: 0.5, blue: 0.9, alpha: alpha)
    return [
      .fill(.rect(Rect(x: 4, y: 4, width: 30, height: 30)), .solid(under)),
      .pushLayer(style),
      .fill(
        .roundedRect(Rect(x: 14, y: 14, width: 30, height: 30), radius: 6), .solid(over)),
      .popLayer,
    ]
  }

  private func expectOneJudge(
    _ commands: [DrawCommand], background: ResolvedColor = page, includesBlurs: Bool = true,
    scales: [Double] = [1, 2, 3], _ name: String
  ) throws {
    for scale in scales {
      var comparison = JudgeComparison(includesBlurs: includesBlurs)
      try comparison.compare(
        DisplayList(size: Self.size, background: background, commands: commands), scale: scale)
      #expect(comparison.faults.isEmpty, "\(name) at \(scale): \(comparison.faults.prefix(3))")
      #expect(comparison.compared > 4 * comparison.skipped / 3, "\(name) at \(scale)")
    }
  }

  @Test(
    "Every blend mode, opaque, translucent and on nothing", arguments: Render.BlendMode.allCases)
  func blendModes(_ mode: Render.BlendMode) throws {
    for alpha in [1, 0.5] {
      for background in [Self.page, .clear, .white, .black] {
        for opacity in [1, 0.6] {
          try expectOneJudge(
            pair(LayerStyle(opacity: opacity, blendMode: mode), alpha: alpha),
            // Blending is asked of colours, which no scale changes.
            background: background, scales: [1], "\(mode) \(alpha) \(opacity)")
        }
      }
    }
  }

  @Test("White at 50 % over white stays white in plusDarker")
  func plusDarker() throws {
    // max(0, 1 − ((1 − 1) + (0.5 − 0.5))) = 1.
    let half = ResolvedColor(red: 1, green: 1, blue: 1, alpha: 0.5)
    let list = DisplayList(
      size: Self.size, background: .white,
      commands: [
        .pushLayer(LayerStyle(blendMode: .plusDarker)),
        .fill(.rect(Rect(x: 0, y: 0, width: 48, height: 48)), .solid(half)), .popLayer,
      ])
    let all = Rect(origin: .zero, size: Self.size)
    let sample = LocalScene(PointScene(list, scale: 1), in: all).sample(at: all.center)
    #expect(sample.bare.straightColor == .white)
    #expect(try Rasterizer.render(list, scale: 1).bytes.allSatisfy { $0 == 255 })
  }

  @Test("Clipped, masked, rotated, scaled, and all of it together")
  func scopes() throws {
    let clip = PlaneShape.ellipse(Rect(x: 2, y: 6, width: 42, height: 34))
    let turn = PlaneTransform.rotation(turns: 0.07).around(Point(x: 24, y: 24))
    let inner = pair(LayerStyle(opacity: 0.7), alpha: 0.8)
    let clipped = [.pushClip(clip)] + inner + [.popClip]
    let turned = [.pushTransform(turn)] + inner + [.popTransform]
    let masked: [DrawCommand] =
      [.pushLayer(LayerStyle())] + inner + [
        .pushMask,
        .fill(clip, .solid(ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.6))), .popMask,
        .popLayer,
      ]
    try expectOneJudge(clipped, "clipped")
    try expectOneJudge(turned, "turned")
    try expectOneJudge(masked, "masked")
    let narrow = [DrawCommand.pushTransform(.scale(x: 0.8, y: -0.9).around(Point(x: 24, y: 24)))]
    try expectOneJudge(
      narrow + [.pushTransform(turn), .pushClip(clip)] + masked
        + [.popClip, .popTransform, .popTransform], "together")
  }

  @Test("Gradients along, around and outwards, in a turned group")
  func gradients() throws {
    let middle = Point(x: 24, y: 24)
    let paints: [Paint] = [
      .linearGradient(Self.stops, start: Point(x: 4, y: 8), end: Point(x: 40, y: 30)),
      .radialGradient(Self.stops, center: middle, startRadius: 2, endRadius: 30, aspect: 0.6),
      .radialGradient(Self.stops, center: middle, startRadius: 30, endRadius: 2),
      .angularGradient(Self.stops, center: middle, startTurns: 0.1, endTurns: 0.9),
      .spreadGradient(
        SpreadGradient(
          Self.stops, .line(from: middle, to: Point(x: 40, y: 30)), spread: .reflect)),
      .spreadGradient(
        SpreadGradient(
          Self.stops,
          .circles(.init(center: middle, radius: 3), .init(center: Point(x: 40, y: 24), radius: 8)),
          spread: .pad)
      ),
      .spreadGradient(
        SpreadGradient(Self.stops, .turn(center: middle, from: 0.2, to: 0.9), spread: .pad)),
    ]
    let turn = PlaneTransform.rotation(turns: 0.11).around(middle)
    for paint in paints {
      // Stretched twelve times, so that neighbours are alike.
      let commands: [DrawCommand] = [
        .pushTransform(.scale(x: 12, y: 12)), .pushTransform(turn),
        .fill(.rect(Rect(x: 0, y: 0, width: 48, height: 48)), paint), .popTransform,
        .popTransform,
      ]
      try expectOneJudge(commands, "\(paint)".prefix(20).description)
    }
  }

  @Test("Lines, dashed, inside and trimmed")
  func lines() throws {
    let shapes: [PlaneShape] = [
      .rect(Rect(x: 8, y: 8, width: 32, height: 30)),
      .roundedRect(Rect(x: 8, y: 8, width: 32, height: 30), radius: 9, style: .continuous),
      .ellipse(Rect(x: 8, y: 8, width: 32, height: 30)),
    ]
    let styles = [
      PenStroke(Pen(width: 6)), PenStroke(Pen(width: 6), placement: .inner),
      PenStroke(Pen(width: 6, cap: .round, join: .round, dash: [14, 9])),
      PenStroke(Pen(width: 6), trim: PathTrim(from: 0.2, to: 0.7)),
    ]
    for shape in shapes {
      for style in styles {
        try expectOneJudge(
          [.stroke(shape, style, .solid(ResolvedColor(hex: 0x336699)))], "\(shape) \(style)")
      }
    }
  }

  @Test("Materials over an even page, and colours through a matrix")
  func filters() throws {
    let glass = BackdropStyle(
      sigma: 8, saturation: 1.8, tint: ResolvedColor(red: 1, green: 1, blue: 1, alpha: 0.4))
    try expectOneJudge(
      [.backdrop(.roundedRect(Rect(x: 6, y: 6, width: 36, height: 36), radius: 8), glass)],
      "material")
    let sepia = ColorMatrix([
      0.4, 0.7, 0.2, 0, 0, 0.3, 0.7, 0.2, 0, 0, 0.3, 0.5, 0.1, 0, 0, 0, 0, 0, 1, 0,
    ])
    for alpha in [1, 0.5] {
      try expectOneJudge(
        pair(LayerStyle(filters: [.colorMatrix(sepia)]), alpha: alpha), "matrix \(alpha)")
    }
  }

  // `stillframe-bench judge` compares all variants of all stories.
  @Test("Stories: what is sampled is what is drawn")
  @MainActor
  func stories() throws {
    let renderer = Renderer()
    var comparison = JudgeComparison(step: 11)
    for (index, story) in StoryCatalog.all.enumerated() where index % 15 == 0 {
      for variant in story.variants.prefix(1) {
        let scene = renderer.scene(for: story, variant: variant)
        let tree = renderer.place(scene)
        let before = comparison.faults.count
        try comparison.compare(
          renderer.displayList(for: tree, on: scene.background), scale: tree.scale)
        let faults = comparison.faults[before...]
        #expect(faults.isEmpty, "\(story.id) \(variant.name): \(faults.prefix(3))")
      }
    }
    // Most of a page is even, and far from shadows.
    #expect(comparison.compared > comparison.skipped)
  }
}

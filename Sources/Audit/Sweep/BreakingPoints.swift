public import Components
import Layout
public import Render

/// Where a story first loses content: the width that is too narrow, and the text that is too large.
///
/// Content is lost where a text is cut, clipped or covered by another, or a target is cut off. Steps that
/// readers know are tried first, then the first one that loses something is halved until one point or one per
/// cent is left.
public struct BreakingPoints: Hashable, Codable, Sendable {
  /// The first loss along one axis.
  public struct Loss: Hashable, Codable, Sendable {
    /// The width in points, or the size of body text in per cent of that at the default type size.
    public var amount: Int
    /// What is lost there.
    public var finding: AuditFinding

    public init(amount: Int, finding: AuditFinding) {
      self.amount = amount
      self.finding = finding
    }
  }

  /// The story's id.
  public var story: String
  /// The appearance that is made narrower and larger.
  public var variant: String
  /// The width in points at which it begins.
  public var fullWidth: Int
  /// The greatest width at which content is lost; `nil` where there is none down to `leastWidth`.
  public var width: Loss?
  /// The least growth of text at which content is lost; `nil` where there is none up to `mostGrowth`.
  public var growth: Loss?
  /// What is lost without any change; no loss of the axes counts these.
  public var lost: [AuditFinding]

  /// The narrowest width that is tried, in points.
  public static let leastWidth = 64
  /// The largest text that is tried, in per cent: that of the largest type size.
  public static let mostGrowth = 312
}

extension Audit {
  /// Looks for the width and the growth of text at which a story first loses content.
  ///
  /// - Throws: `BudgetError` where the story asks for more than its budget.
  @MainActor
  public func breakingPoints(
    of story: Story, variant: Variant, renderer: Renderer = Renderer()
  ) throws(BudgetError) -> BreakingPoints {
    let audit = Audit(profile: profile, rules: AuditRule.contentLoss)
    let scene = renderer.scene(for: story, variant: variant)
    if let overrun = scene.overrun { throw overrun }
    let tree = renderer.place(scene)
    let lost = audit.run(
      on: tree, background: scene.background, story: story.id, variant: variant.name
    ).findings
    let known = Set(lost.map { "\($0.rule) \($0.path)" })

    func loss(_ story: Story, _ variant: Variant) throws(BudgetError) -> AuditFinding? {
      let scene = renderer.scene(for: story, variant: variant)
      if let overrun = scene.overrun { throw overrun }
      let report = audit.run(
        on: renderer.place(scene), background: scene.background, story: story.id,
        variant: variant.name)
      return report.findings.first { !known.contains("\($0.rule) \($0.path)") }
    }

    // What is as wide as its content fits nowhere else; a part of a point more is room enough.
    let fullWidth = Int((scene.width ?? tree.size.width).rounded(.up))
    let width = try firstLoss(
      from: fullWidth, by: Self.widths(below: fullWidth)
    ) { width throws(BudgetError) in
      var narrow = variant
      narrow.width = width
      return try loss(story, narrow)
    }
    let start = TextGrowth.percent(at: variant.dynamicTypeSize)
    let growth = try firstLoss(
      from: start, by: TextGrowth.sizes.map { TextGrowth.percent(at: $0) }.filter { $0 > start }
    ) { percent throws(BudgetError) in
      let growth = TextGrowth(percent: percent)
      var larger = variant
      larger.dynamicTypeSize = growth.size
      return try loss(story.growingText(growth), larger)
    }
    return BreakingPoints(
      story: story.id, variant: variant.name, fullWidth: fullWidth, width: width, growth: growth,
      lost: lost)
  }

  /// Every sixteenth point below a width, and the narrowest width that is tried.
  private static func widths(below width: Int) -> [Int] {
    let least = BreakingPoints.leastWidth
    guard width > least else { return [] }
    return Array(stride(from: width - 16, to: least, by: -16)) + [least]
  }

  /// The first of the steps with a loss, made exact by halving the way from the one before.
  @MainActor
  private func firstLoss(
    from start: Int, by steps: [Int],
    _ loss: @MainActor (Int) throws(BudgetError) -> AuditFinding?
  ) throws(BudgetError) -> BreakingPoints.Loss? {
    var whole = start
    for step in steps {
      guard var finding = try loss(step) else {
        whole = step
        continue
      }
      var broken = step
      while (broken - whole).magnitude > 1 {
        let middle = (broken + whole) / 2
        if let nearer = try loss(middle) {
          (broken, finding) = (middle, nearer)
        } else {
          whole = middle
        }
      }
      return BreakingPoints.Loss(amount: broken, finding: finding)
    }
    return nil
  }
}

/// Text of a size between two type sizes: each style is as far between its own two.
struct TextGrowth {
  /// The type size whose layouts are chosen: the larger one that has been reached.
  let size: DynamicTypeSize
  private let next: DynamicTypeSize
  private let share: Double

  static let sizes = DynamicTypeSize.allCases.filter { $0 >= .large }

  /// Body text in per cent of that at the default type size, rounded up, so that the size is reached.
  static func percent(at size: DynamicTypeSize) -> Int {
    let body = TypeScale()[.body]
    return Int((body[size].size / body[.large].size * 100).rounded(.up))
  }

  init(percent: Int) {
    let sizes = Self.sizes
    let index = sizes.lastIndex { Self.percent(at: $0) <= percent } ?? 0
    size = sizes[index]
    next = sizes[min(index + 1, sizes.count - 1)]
    let (low, high) = (Self.percent(at: size), Self.percent(at: next))
    share = high > low ? Double(percent - low) / Double(high - low) : 0
  }

  func apply(to scale: inout TypeScale) {
    for style in Font.TextStyle.allCases {
      let (low, high) = (scale[style][size], scale[style][next])
      scale[style][size] = TypeScale.Step(
        size: low.size + (high.size - low.size) * share,
        leading: low.leading + (high.leading - low.leading) * share)
    }
  }
}

extension Story {
  /// The story with text between two type sizes.
  @MainActor
  fileprivate func growingText(_ growth: TextGrowth) -> Story {
    var story = Story(id, variants: variants, canvas: { self.canvas }, source: source) {
      AnyView(self.view().transformEnvironment(\.self) { growth.apply(to: &$0.theme.typeScale) })
    }
    story.budget = budget
    return story
  }
}

public import Components

/// A resolved picture before layout: what stage 1 hands on, with the room it is offered.
public struct ResolvedScene: Equatable, Sendable {
  public var root: ResolvedNode
  /// The proposed width in points; `nil` proposes the ideal one.
  public var width: Double?
  /// The proposed height in points; `nil` proposes the ideal one.
  public var height: Double?
  /// Pixels per point.
  public var scale: Double
  /// The colour behind the whole picture.
  public var background: ResolvedColor
  /// The lens through which the picture is seen.
  public var vision: Vision
  /// How much work drawing it may ask for.
  public var budget: RenderBudget
  /// Why the tree is not whole: its view asked for more than the budget. Drawing it throws this.
  public var overrun: BudgetError?
  /// What the view asked for and the picture leaves out, such as `scrollPosition(id:anchor:) is not
  /// drawn`; each once.
  public var gaps: [PictureGap]
  /// The resources that the view was resolved with, sorted.
  public var uses: [ResourceUse] = []
  /// Whether there are string tables that the view's texts were looked up in: without any, nobody can say
  /// whether a text is translated.
  public var hasStringTables = false
  /// The language of the picture, by its BCP 47 tag; `nil` where the scene was made of its parts.
  public var language: String?
  /// The controls that the view has, in the order in which they were evaluated.
  package var controls: [ControlState] = []
  /// The language of what a screen reader says, where its words are kept beside the picture.
  public var speechLanguage: String?

  /// Makes a scene; lengths are in points, `scale` is in pixels per point.
  public init(
    root: ResolvedNode, width: Double?, height: Double?, scale: Double,
    background: ResolvedColor, vision: Vision = .full, budget: RenderBudget = .standard,
    overrun: BudgetError? = nil, gaps: [PictureGap] = []
  ) {
    self.root = root
    self.width = width
    self.height = height
    self.scale = scale
    self.background = background
    self.vision = vision
    self.budget = budget
    self.overrun = overrun
    self.gaps = gaps
  }
}

extension ResolvedScene {
  /// Refuses a scene whose tree is not whole.
  ///
  /// - Throws: `RasterError.overBudget`.
  public func check() throws(RasterError) {
    if let overrun { throw .overBudget(overrun) }
  }
}

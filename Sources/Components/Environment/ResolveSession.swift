/// What outlives one round of resolving a view: its state, and what is done once it is shown.
///
/// A view that acts when it appears or when something changes is resolved again until nothing more
/// happens, so that the picture shows it as it is then. Views that do not act pay nothing: the first
/// round only finds out whether there are any.
@MainActor
final class ResolveSession {
  /// How often a view is resolved again at most; what would still change after that is not shown.
  static let maximumChanges = 5

  /// What a view wants done; it tells whether anything was done.
  typealias Action = (GeometryIndex) -> Bool

  /// Whether a view that acts was met.
  var wantsRounds = false
  /// Whether places of views are followed and actions gathered.
  private(set) var isTracking = false
  /// Whether the place of some view has to be known.
  var usesMarks = false
  /// Whether some container may be arranged by a custom layout, on guides or because its views share its height.
  var usesArrangement = false
  /// Whether something keeps a ratio, for which views of a column share its height.
  var hasRatios = false
  /// How many texts were met that may have several lines, for which they do so, too.
  var longTexts = 0
  /// Which presentations are light and which dark.
  let schemes = PresentationSchemes()
  /// Measures what is drawn on a canvas.
  var placement: Placement?
  /// What is shared by name, such as stored settings.
  var shared: [String: Any] = [:]
  /// What the resolved views and the layouts on the way have asked for.
  let meter: BudgetMeter
  private var actions: [Action] = []
  private var tasks: [ViewTask] = []
  private var links: [() -> Void] = []
  private var root: ViewIdentity?

  init(budget: RenderBudget = .standard) {
    meter = BudgetMeter(budget)
  }

  /// For a view that is resolved only to look at it: what it does leaves no trace but in the budget.
  init(lookingInside session: ResolveSession) {
    meter = session.meter
    placement = session.placement
  }

  /// Begins a round.
  func begin() -> ViewIdentity {
    let root = root ?? ViewIdentity(session: self)
    self.root = root
    root.restart()
    schemes.begin()
    actions = []
    return root
  }

  func track() { isTracking = true }

  /// Does something after the round, in the environment in which it was written.
  func add(in context: ResolveContext, _ action: @escaping Action) {
    let scope = EnvironmentScope.context ?? context
    actions.append { geometry in
      EnvironmentScope.$context.withValue(scope) { action(geometry) }
    }
  }

  /// Starts the work of a view that appears.
  func start(_ task: ViewTask) { tasks.append(task) }

  /// Does what the round asked for, and the work that this starts; whether anything happened.
  func act(_ geometry: () -> GeometryIndex) -> Bool {
    var happened = false
    if !actions.isEmpty {
      let geometry = usesMarks ? geometry() : GeometryIndex()
      for action in actions where action(geometry) { happened = true }
    }
    if StartedWork.settle() { happened = true }
    // What appears at once is there before time goes on.
    return happened || StartedWork.settle(byTheClock: true)
  }

  /// Remembers to let go of what a property keeps.
  func onEnd(_ release: @escaping () -> Void) { links.append(release) }

  /// Releases everything: a view that is resolved later starts without state.
  func end() {
    for task in tasks {
      task.tell()
      task.cancel()
    }
    if !tasks.isEmpty { _ = StartedWork.settle() }
    tasks = []
    for release in links { release() }
    links = []
    actions = []
    root = nil
  }
}

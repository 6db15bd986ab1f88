/// The screens of a navigation stack above its root.
extension View {
  /// Says which screen a value of a type leads to, for the stack around the view.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    describingNavigation {
      $0.destinations.append { value in (value.base as? D).map { AnyView(destination($0)) } }
    }
  }

  /// Shows a screen above this one while the binding is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    pushing(isPresented.wrappedValue ? AnyView(destination()) : nil)
  }

  /// Shows a screen above this one while the binding holds an item.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    pushing(item.wrappedValue.map { AnyView(destination($0)) })
  }

  /// Hides the way back to the screen below.
  public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View {
    describingNavigation { $0.hidesBackButton = hidden }
  }

  /// Shows a screen above the view's, if there is one.
  func pushing(_ screen: AnyView?) -> some View {
    describingNavigation { collector in
      if let screen { collector.pushed = screen }
    }
  }
}

/// The way back from a screen to the one below it.
struct BackButtonContent {
  /// The title of the screen below, if it has one.
  let title: Text?
}

/// Resolves the screens of a stack, from its root to the one that is seen.
@MainActor
struct NavigationLevels {
  /// Nobody leads back and forth more often; a screen that shows itself again ends here.
  private static let most = 32

  let context: ResolveContext
  /// The values of the path that are left to show.
  private var path: ArraySlice<AnyHashable>
  private var destinations: [(AnyHashable) -> AnyView?] = []

  init(path: [AnyHashable], in context: ResolveContext) {
    self.path = path[...]
    self.context = context
  }

  /// What the screen on top says about its bars, and its nodes.
  mutating func top(over root: some View) -> (NavigationCollector, [ResolvedNode]) {
    var shown = level(root, context)
    for depth in 1...Self.most {
      destinations += shown.0.destinations
      path += shown.0.path
      guard let next = next(above: shown.0) else { break }
      let below = shown.0
      shown = level(next, context.entering(.element(AnyHashable("level \(depth)"))))
      if !shown.0.hidesBackButton { shown.0.back = BackButtonContent(title: below.title) }
      if shown.0.displayMode == .automatic { shown.0.displayMode = below.displayMode }
    }
    return shown
  }

  private func level(
    _ screen: some View, _ context: ResolveContext
  ) -> (NavigationCollector, [ResolvedNode]) {
    let collector = NavigationCollector()
    for describe in context.environment.outerSearch { describe(&collector.search) }
    let inner = context.with { environment in
      environment.navigationCollector = collector
      environment.outerSearch = []
    }
    let nodes = screen._resolve(in: inner)
    return (collector, nodes)
  }

  /// The screen above one; a value that leads nowhere is passed over.
  private mutating func next(above screen: NavigationCollector) -> AnyView? {
    while let value = path.popFirst() {
      for destination in destinations.reversed() {
        if let view = destination(value) { return view }
      }
    }
    return screen.pushed ?? (screen.leadsOn ? screen.nextColumn : nil)
  }
}

extension NavigationPath {
  /// The values of a path, which is one of these or a collection of values.
  static func values(of path: Any) -> [AnyHashable] {
    if let path = path as? NavigationPath { return path.values }
    guard let values = path as? any Sequence else { return [] }
    return values.compactMap { value in (value as? any Hashable).map { AnyHashable($0) } }
  }
}

/// The way back: an arrow, with the title of the screen below where the look shows it and it fits.
struct BackButton: View {
  let content: BackButtonContent

  @Environment(\.bars) private var bars
  @Environment(\.theme) private var theme
  @Environment(\.localeIdentifier) private var locale

  private var back: String { ControlWord.back.text(in: locale) }

  var body: some View {
    Group {
      if bars.showsBackTitle {
        ViewThatFits(in: .horizontal) {
          if let title = content.title { row(title) }
          row(Text(verbatim: back))
          arrow.accessibilityElement(children: .ignore).accessibilityLabel(Text(verbatim: back))
        }
      } else {
        arrow
      }
    }
    .foregroundStyle(Color.accentColor)
    // The title is its name, so that who says it goes back.
    .control(.button, named: "back", label: bars.showsBackTitle ? nil : .back)
  }

  private func row(_ title: Text) -> some View {
    HStack(spacing: theme.space.xxs) {
      arrow
      title.lineLimit(1).fixedSize()
    }
  }

  private var arrow: some View {
    Image(systemName: "chevron.backward")
      .font(.system(size: bars.backArrowSize, weight: .medium))
      .accessibilityHidden(true)
  }
}

extension EnvironmentValues {
  /// The look of the view and everything in it.
  public var look: Look {
    get { dressedTheme.value.look }
    set { dress { $0.wearing(newValue) } }
  }

  /// The tokens that colours, fonts and lengths come from: the team's, and the look's where the team
  /// set none.
  public var theme: Theme {
    get { dressedTheme.value }
    set {
      let theme = tokenMarks?.plain(newValue) ?? newValue
      dress { theme.wearing($0.look) }
    }
  }

  /// Has the tokens of this theme, and of those further in, marked.
  package mutating func mark(with marks: TokenMarks) {
    tokenMarks = marks
    dressedTheme = Shared(marks.marked(theme))
  }

  /// Changes the theme without its marks, since looks compare values, and marks what comes of it.
  private mutating func dress(_ change: (Theme) -> Theme) {
    let changed = tokenMarks.map { $0.marked(change($0.plain(theme))) } ?? change(theme)
    dressedTheme = Shared(changed)
  }

  /// How controls get their least hit area: the look's way unless it is set.
  public var hitTargetMode: HitTargetMode {
    get { chosenHitTargetMode ?? look.values.hitTargetMode }
    set { chosenHitTargetMode = newValue }
  }
}

extension EnvironmentValues {
  /// How the look of the place draws controls.
  var controlChrome: ControlChrome { look.values.chrome }
}

extension EnvironmentValues {
  /// How the look draws bars.
  var bars: BarMetrics { look.values.bars }
  /// How the look draws what is over a screen.
  var presentationMetrics: PresentationMetrics { look.values.presentation }
}

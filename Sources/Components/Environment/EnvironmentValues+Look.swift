extension EnvironmentValues {
  /// The look of the view and everything in it.
  public var look: Look {
    get { dressedTheme.look }
    set { dress { $0.wearing(newValue) } }
  }

  /// The tokens that colours, fonts and lengths come from: the team's, and the look's where the team
  /// set none.
  public var theme: Theme {
    get { dressedTheme }
    set {
      let theme = tokenMarks?.plain(newValue) ?? newValue
      dress { theme.wearing($0.look) }
    }
  }

  /// Has the tokens of this theme, and of those further in, marked.
  package mutating func mark(with marks: TokenMarks) {
    tokenMarks = marks
    dressedTheme = marks.marked(dressedTheme)
  }

  /// Changes the theme without its marks, since looks compare values, and marks what comes of it.
  private mutating func dress(_ change: (Theme) -> Theme) {
    guard let tokenMarks else { return dressedTheme = change(dressedTheme) }
    dressedTheme = tokenMarks.marked(change(tokenMarks.plain(dressedTheme)))
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

extension EnvironmentValues {
  /// The look of the view and everything in it.
  public var look: Look {
    get { theme.look }
    set { dressedTheme = dressedTheme.wearing(newValue) }
  }

  /// The tokens that colours, fonts and lengths come from: the team's, and the look's where the team
  /// set none.
  public var theme: Theme {
    get { dressedTheme }
    set { dressedTheme = newValue.wearing(dressedTheme.look) }
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

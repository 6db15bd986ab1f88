/// The colour scheme for which the views of a presentation ask; the first that asks is heard.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// No wish.
  public static var defaultValue: ColorScheme? { nil }

  /// Keeps the first wish.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    if value == nil { value = nextValue() }
  }
}

/// Which colour scheme each presentation of a picture is shown in: the window and all that is shown
/// over it, in the order in which they are resolved.
///
/// Views ask once they are resolved, so a round that finds a wish unmet is followed by another.
@MainActor
final class PresentationSchemes {
  private struct Presentation {
    let scope: PreferenceScope
    /// The scheme of what presents it.
    let inherited: ColorScheme
    let shown: ColorScheme
  }

  private var presentations: [Presentation] = []
  /// What each presentation asked for in the last round.
  private var wishes: [ColorScheme?] = []

  /// What several previews on one picture are shown in.
  enum Previews: Equatable {
    /// All in the window's scheme.
    case alike
    case apart([ColorScheme])
    /// In the window's scheme, since none of them can be made without the others.
    case inseparable
  }

  private(set) var previews = Previews.alike
  private var previewsChanged = false

  nonisolated init() {}

  /// Begins a round.
  func begin() {
    presentations = []
    previewsChanged = false
  }

  /// Says how several previews on one picture are to be shown.
  func show(_ previews: Previews) {
    previewsChanged = previews != self.previews
    self.previews = previews
  }

  /// The context of the next presentation: its own wish, or else what it covers.
  func enter(_ context: ResolveContext) -> ResolveContext {
    let index = presentations.count
    let inherited = context.environment.colorScheme
    let wish = wishes.indices.contains(index) ? wishes[index] : nil
    let presentation = Presentation(
      scope: PreferenceScope(), inherited: inherited, shown: wish ?? inherited)
    presentations.append(presentation)
    return context.with { environment in
      environment.preferenceScope = presentation.scope
      environment.presenterColorScheme = inherited
      environment.colorScheme = presentation.shown
    }
  }

  /// Hears what was asked for in a round; whether a presentation was shown otherwise.
  func hear() -> Bool {
    wishes = presentations.map { $0.scope.value(of: PreferredColorSchemeKey.self) }
    return previewsChanged
      || zip(presentations, wishes).contains { presentation, wish in
        presentation.shown != wish ?? presentation.inherited
      }
  }

  /// The scheme that the window is shown in; `nil` before the first round.
  var window: ColorScheme? { presentations.first?.shown }
}

private struct PresenterColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme? { nil }
}

extension EnvironmentValues {
  /// The colour scheme of what the nearest presentation covers; `nil` outside of any.
  var presenterColorScheme: ColorScheme? {
    get { self[PresenterColorSchemeKey.self] }
    set { self[PresenterColorSchemeKey.self] = newValue }
  }
}

extension ResolveContext {
  /// The context of something that this one presents.
  @MainActor
  func enteringPresentation() -> ResolveContext {
    environment.identity?.session.schemes.enter(self) ?? self
  }
}

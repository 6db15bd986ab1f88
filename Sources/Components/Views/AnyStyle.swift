/// The style of a kind of component that holds in a place, its type hidden.
struct AnyStyle<Configuration> {
  let makeBody: @MainActor (Configuration) -> AnyView

  @MainActor
  init<Body: View>(@ViewBuilder makeBody: @escaping @MainActor (Configuration) -> Body) {
    self.makeBody = { configuration in AnyView(StyledBody { makeBody(configuration) }) }
  }
}

/// Evaluates a style's body where the component is, so that the style can read the environment.
struct StyledBody<Content: View>: View {
  private let content: @MainActor () -> Content

  init(_ content: @escaping @MainActor () -> Content) {
    self.content = content
  }

  var body: some View { content() }
}

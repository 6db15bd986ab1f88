/// The style of a kind of component that holds in a place, its type hidden.
struct AnyStyle<Configuration> {
  let makeBody: @MainActor (Configuration) -> AnyView
  /// What authors call the style.
  let name: @MainActor () -> String

  /// - Parameter kind: the protocol of the style.
  @MainActor
  init<Style, Body: View>(
    _ style: Style, of kind: String,
    @ViewBuilder makeBody: @escaping @MainActor (Configuration) -> Body
  ) {
    name = { styleName(style, of: kind) }
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

/// The name of a style as authors write it, such as `checkbox` for a `CheckboxToggleStyle`.
///
/// - Parameter kind: the protocol of the style, by which its type's name ends.
func styleName(_ style: Any, of kind: String) -> String {
  let type = String(String(describing: Swift.type(of: style)).prefix { $0 != "<" })
  let ending = [kind, "Style"].first { type.hasSuffix($0) && type != $0 } ?? ""
  let name = type.dropLast(ending.count)
  // The style where none is set is called so.
  return name == "Default" ? "automatic" : name.prefix(1).lowercased() + name.dropFirst()
}

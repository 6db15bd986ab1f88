/// A label that recedes while its control is unavailable.
struct DimmedLabel<Content: View>: View {
  let content: Content

  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    if isEnabled {
      content
    } else {
      content.foregroundStyle(Color.textDisabled)
    }
  }
}

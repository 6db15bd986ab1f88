import Components
import Testing

/// A row that is a view around its content and, without one, a layout.
private struct Flow<Content: View>: View {
  let row: HStackLayout
  let content: Content

  init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    row = HStackLayout(spacing: spacing)
    self.content = content()
  }

  var body: some View { row { content } }
}

extension Flow: Animatable where Content == EmptyView {}

extension Flow: Layout where Content == EmptyView {
  init(spacing: CGFloat? = nil) {
    self.init(spacing: spacing) { EmptyView() }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    row.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

@Suite("Layouts called with their views")
@MainActor
struct CalledLayoutTests {
  @Test("An initialiser that takes the closure goes before the call of a layout")
  func ownInitializer() {
    let view = Flow(spacing: 4) {
      Text(verbatim: "a")
      Text(verbatim: "b")
    }
    // The view around its content, not a layout without content that is called.
    #expect(type(of: view) != Flow<EmptyView>.self)
    #expect(resolved { view }.texts == ["a", "b"])
  }

  @Test("A layout's own initialiser may hand an empty view to the one that takes a closure")
  func delegating() {
    let layout = Flow(spacing: 4)
    #expect(layout.row.spacing == 4)
    #expect(
      resolved {
        layout {
          Text(verbatim: "a")
          Text(verbatim: "b")
        }
      }.texts == ["a", "b"])
    #expect(resolved { AnyLayout(layout).callAsFunction { Text(verbatim: "c") } }.texts == ["c"])
  }
}

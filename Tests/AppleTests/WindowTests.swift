import Components
import SwiftUI
import Testing

private struct Probe: View {
  let seen: Seen

  var body: some View {
    let scene =
      UIApplication.shared.connectedScenes
      .filter { $0.activationState == .foregroundActive }.first as? UIWindowScene
    seen.insets = [
      UIApplication.shared.windows.first?.safeAreaInsets.top,
      scene?.windows.first { $0.isKeyWindow }?.safeAreaInsets.bottom,
    ]
    return Color.red.frame(width: 4, height: 4)
  }
}

private final class Seen {
  var insets: [CGFloat?] = []
}

@MainActor @Suite struct WindowTests {
  @Test func `The window has the insets of the phone that a picture shows`() throws {
    let seen = Seen()
    let story = Story("a", canvas: StoryCanvas(device: .iPhone15)) { Color.red }
    let insets = story.environment(for: .light).screenInsets
    #expect(insets.top == 59)
    let view = Probe(seen: seen).environment(\.safeAreaInsets, EdgeInsets())
      .environment(\.screenInsets, insets)
    _ = try ImageRenderer(content: view).pixmap()
    #expect(seen.insets == [59, 34])
  }
}

import Components

struct OnboardingPager: View {
  struct Page: Identifiable {
    let id = UUID()
    let symbol: String
    let title: LocalizedStringKey
    let text: LocalizedStringKey
    let tint: Color
  }

  let pages: [Page]
  @State private var selection = 0
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  private var isLast: Bool { selection == pages.count - 1 }

  var body: some View {
    VStack(spacing: 24) {
      TabView(selection: $selection) {
        ForEach(Array(pages.enumerated()), id: \.element.id) { index, page in
          PageView(page: page)
            .tag(index)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      .animation(reduceMotion ? nil : .easeInOut, value: selection)

      HStack(spacing: 8) {
        ForEach(pages.indices, id: \.self) { index in
          Capsule()
            .fill(index == selection ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
            .frame(width: index == selection ? 24 : 8, height: 8)
        }
      }
      .accessibilityHidden(true)

      Button(isLast ? "Get started" : "Continue") {
        withAnimation { selection = min(selection + 1, pages.count - 1) }
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .keyboardShortcut(.defaultAction)
    }
    .padding(.vertical, 32)
    .interactiveDismissDisabled()
  }

  private struct PageView: View {
    let page: Page

    var body: some View {
      VStack(spacing: 16) {
        Spacer()
        Image(systemName: page.symbol)
          .resizable()
          .aspectRatio(contentMode: .fit)
          .frame(height: 96)
          .foregroundStyle(page.tint)
          .symbolEffect(.bounce, value: page.id)
        Text(page.title)
          .font(.title.weight(.bold))
        Text(page.text)
          .font(.body)
          .foregroundStyle(.secondary)
        Spacer()
      }
      .multilineTextAlignment(.center)
      .padding(.horizontal, 32)
      .transition(.asymmetric(insertion: .move(edge: .trailing), removal: .opacity))
    }
  }
}

import Components

private struct ButtonWidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// Buttons as wide as the widest of them.
struct EqualButtons: View {
  let titles: [String]
  let choose: (String) -> Void
  @State private var width: CGFloat?
  @State private var highlighted: String?

  var body: some View {
    VStack(spacing: 12) {
      ForEach(titles, id: \.self) { title in
        Button {
          choose(title)
        } label: {
          Text(title)
            .background {
              GeometryReader { proxy in
                Color.clear.preference(key: ButtonWidthKey.self, value: proxy.size.width)
              }
            }
            .frame(width: width)
        }
        .buttonStyle(.borderedProminent)
        .opacity(highlighted == nil || highlighted == title ? 1 : 0.6)
      }
    }
    .onPreferenceChange(ButtonWidthKey.self) { width = $0 }
    .onChange(of: width) { _, new in
      if new != nil { highlighted = titles.first }
    }
  }
}

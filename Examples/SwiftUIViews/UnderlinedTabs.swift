import Components

/// The frames of tabs, by their index.
private struct TabCountKey: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) {
    value += nextValue()
  }
}

struct Wave: Shape {
  var strength: Double
  var phase: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(strength, phase) }
    set { (strength, phase) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      let step = rect.width / 8
      for index in 0..<8 {
        let start = rect.minX + CGFloat(index) * step
        let lift = (index.isMultiple(of: 2) ? 1 : -1) * strength
        path.addQuadCurve(
          to: CGPoint(x: start + step, y: rect.midY),
          control: CGPoint(x: start + step / 2, y: rect.midY + lift))
      }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

struct UnderlinedTabs: View {
  let titles: [String]
  @Binding var selection: Int
  @Namespace private var namespace

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 24) {
        ForEach(Array(zip(titles.indices, titles)), id: \.0) { index, title in
          Button {
            selection = index
          } label: {
            VStack(spacing: 6) {
              Text(title)
                .fontWeight(index == selection ? .semibold : .regular)
                .foregroundStyle(index == selection ? .primary : .secondary)
              if index == selection {
                Rectangle()
                  .fill(.tint)
                  .frame(height: 2)
                  .matchedGeometryEffect(id: "underline", in: namespace)
              } else {
                Color.clear.frame(height: 2)
              }
            }
            .fixedSize()
          }
          .buttonStyle(.plain)
          .preference(key: TabCountKey.self, value: 1)
        }
      }
      .overlayPreferenceValue(TabCountKey.self, alignment: .trailing) { count in
        Text("\(count)")
          .font(.caption2)
          .offset(x: 20)
      }
      Divider()
      Wave(strength: 12, phase: 0)
        .fill(.blue.opacity(0.3))
        .frame(height: 48)
    }
    .onPreferenceChange(TabCountKey.self) { _ in }
  }
}

import Components

extension EnvironmentValues {
  @Entry var loadBarHeight: CGFloat = 10
  @Entry var warningLoad = 0.7
}

struct CourierLoadBar: View {
  let load: Double
  @Environment(\.loadBarHeight) private var height
  @Environment(\.warningLoad) private var warningLoad
  var capacity = 1.0

  private var fraction: Double { min(max(load / capacity, 0), 1) }

  private var color: Color {
    switch fraction {
    case ..<warningLoad: return .green
    case ..<0.9: return .orange
    default: return .red
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(alignment: .firstTextBaseline) {
        Label("Load", systemImage: fraction < 0.9 ? "shippingbox" : "exclamationmark.triangle")
        Spacer()
        Text(fraction, format: .percent)
          .monospacedDigit()
          .contentTransition(.numericText(value: fraction))
      }
      .font(.subheadline)
      .foregroundStyle(.secondary)

      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule()
            .fill(Color.gray.opacity(0.2))
          Capsule()
            .fill(color)
            .frame(width: proxy.size.width * fraction)
        }
      }
      .frame(height: height)
      .animation(.easeInOut(duration: 0.4), value: fraction)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Courier load")
    .accessibilityValue(Text(fraction, format: .percent))
  }
}

#Preview(traits: .sizeThatFitsLayout) {
  VStack {
    CourierLoadBar(load: 0.4)
    CourierLoadBar(load: 0.95)
      .environment(\.loadBarHeight, 16)
  }
  .padding()
}

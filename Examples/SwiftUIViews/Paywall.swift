import Components

struct Paywall: View {
  enum Plan: String, CaseIterable, Identifiable {
    case monthly = "Monthly"
    case yearly = "Yearly"

    var id: String { rawValue }
    var price: Double { self == .monthly ? 4.99 : 39.99 }
  }

  @State private var plan = Plan.yearly
  let features: [String]

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(spacing: 24) {
          Text("Go **Pro**")
            .font(.system(.largeTitle, design: .rounded))
            .foregroundStyle(
              .linearGradient(
                colors: [.purple, .orange], startPoint: .leading, endPoint: .trailing)
            )

          Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 12) {
            ForEach(features, id: \.self) { feature in
              GridRow {
                Image(systemName: "checkmark.seal.fill")
                  .foregroundStyle(.green)
                Text(feature)
                  .gridColumnAlignment(.leading)
              }
            }
          }
          .padding()
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 20))

          ForEach(Plan.allCases) { plan in
            PlanRow(plan: plan, isSelected: plan == self.plan)
              .onTapGesture { self.plan = plan }
          }
        }
        .padding(24)
      }
    }
    .safeAreaInset(edge: .bottom) {
      VStack(spacing: 8) {
        Button("Continue for \(plan.price, format: .currency(code: "USD"))") {}
          .buttonStyle(PaywallButtonStyle())
        Text("Cancel any time.")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      .padding()
      .background(.ultraThinMaterial)
    }
    .background {
      RadialGradient(
        colors: [.purple.opacity(0.25), .clear], center: .top, startRadius: 0, endRadius: 400
      )
      .ignoresSafeArea()
    }
  }
}

private struct PlanRow: View {
  let plan: Paywall.Plan
  let isSelected: Bool

  var body: some View {
    HStack {
      Image(systemName: isSelected ? "largecircle.fill.circle" : "circle")
        .foregroundStyle(isSelected ? Color.purple : .secondary)
        .imageScale(.large)
      VStack(alignment: .leading) {
        Text(plan.rawValue).font(.headline)
        Text(plan.price, format: .currency(code: "USD"))
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if plan == .yearly {
        Text("-33%")
          .font(.caption.bold())
          .padding(6)
          .background(.purple.opacity(0.15), in: .capsule)
      }
    }
    .padding()
    .overlay {
      RoundedRectangle(cornerRadius: 16)
        .strokeBorder(
          isSelected ? Color.purple : Color.gray.opacity(0.3), lineWidth: isSelected ? 2 : 1)
    }
    .contentShape(.rect(cornerRadius: 16))
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
  }
}

private struct PaywallButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .frame(maxWidth: .infinity, minHeight: 52)
      .foregroundStyle(.white)
      .background(
        LinearGradient(colors: [.purple, .pink], startPoint: .leading, endPoint: .trailing)
          .opacity(isEnabled ? 1 : 0.4),
        in: .rect(cornerRadius: 14)
      )
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .animation(.snappy, value: configuration.isPressed)
  }
}

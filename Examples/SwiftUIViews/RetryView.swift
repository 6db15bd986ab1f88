import Components

/// An error with a way out of it.
struct RetryView: View {
  let title: LocalizedStringKey
  let message: String
  var isRetrying = false
  let retry: () async -> Void

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "wifi.slash")
        .font(.system(size: 44))
        .symbolRenderingMode(.hierarchical)
        .foregroundStyle(.red)
        .padding(24)
        .background(.red.opacity(0.12), in: Circle())
        .accessibilityHidden(true)

      VStack(spacing: 8) {
        Text(title)
          .font(.title2.bold())
        Text(message)
          .font(.callout)
          .foregroundStyle(.secondary)
          .fixedSize(horizontal: false, vertical: true)
      }
      .multilineTextAlignment(.center)

      Button {
        Task { await retry() }
      } label: {
        if isRetrying {
          ProgressView()
        } else {
          Label("Try again", systemImage: "arrow.clockwise")
            .frame(maxWidth: .infinity)
        }
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .disabled(isRetrying)
    }
    .padding(32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.systemGroupedBackground))
    .animation(.default, value: isRetrying)
    .sensoryFeedback(.error, trigger: message)
  }
}

#Preview("Offline") {
  RetryView(title: "No connection", message: "Check your network and try again.") {}
}

#Preview {
  RetryView(title: "No connection", message: "One moment.", isRetrying: true) {}
    .environment(\.layoutDirection, .rightToLeft)
}

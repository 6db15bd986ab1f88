/// Whether something that an app depends on can be used.
public enum Availability: String, Hashable, CaseIterable, Sendable {
  case available, unavailable, unknown

  var tone: Tone {
    switch self {
    case .available: .success
    case .unavailable: .error
    case .unknown: .neutral
    }
  }

  var symbol: String {
    switch self {
    case .available: "checkmark.circle.fill"
    case .unavailable: "xmark.circle.fill"
    case .unknown: "questionmark.circle.fill"
    }
  }

  var title: LocalizedStringKey {
    switch self {
    case .available: "Available"
    case .unavailable: "Unavailable"
    case .unknown: "Unknown"
    }
  }
}

/// A dependency with its availability.
public struct StatusRow: View {
  private let title: LocalizedStringKey
  private let status: Availability

  /// A title with the availability at its end.
  public init(_ title: LocalizedStringKey, status: Availability) {
    self.title = title
    self.status = status
  }

  public var body: some View {
    LabeledContent(title) {
      Label(status.title, systemImage: status.symbol)
        .font(.system(.subheadline, weight: .medium))
        .foregroundStyle(status.tone.text)
    }
    .component("statusRow", source: nil)
  }
}

/// A limited amount with how much of it is used.
public struct QuotaRow: View {
  private let title: LocalizedStringKey
  private let used: Double
  private let limit: Double
  private let detail: LocalizedStringKey?

  /// A row; a limit of 0 or less counts as used up.
  public init(
    _ title: LocalizedStringKey, used: Double, limit: Double, detail: LocalizedStringKey? = nil
  ) {
    self.title = title
    self.used = used
    self.limit = limit
    self.detail = detail
  }

  @Environment(\.theme) private var theme

  public var body: some View {
    VStack(alignment: .leading, spacing: theme.space.xxs) {
      ProgressBar(title, value: limit > 0 ? used / limit : 1, showsPercentage: true)
      if let detail {
        Text(detail).font(.footnote).foregroundStyle(Color.textSecondary)
      }
    }
    .component("quotaRow", source: nil)
  }
}

/// Whether the device is connected, as a badge.
public struct NetworkBadge: View {
  private let isOnline: Bool

  /// A badge that says “Online” or “Offline”.
  public init(isOnline: Bool) {
    self.isOnline = isOnline
  }

  public var body: some View {
    if isOnline {
      Badge("Online", systemImage: "wifi", tone: .success)
    } else {
      Badge("Offline", systemImage: "wifi.slash", tone: .warning)
    }
  }
}

/// What is below a list that is loaded in pieces.
public struct PaginationFooter: View {
  /// What became of the next piece.
  public enum State: Hashable, Sendable { case loading, end, failed }

  private let state: State
  private let retry: @MainActor () -> Void

  /// A footer; `retry` belongs to the button that it has after a failure.
  public init(_ state: State, retry: @escaping @MainActor () -> Void = {}) {
    self.state = state
    self.retry = retry
  }

  @Environment(\.theme) private var theme

  public var body: some View {
    VStack(spacing: theme.space.xs) {
      switch state {
      case .loading:
        HStack(spacing: theme.space.xs) {
          ActivityIndicator().controlSize(.small)
          Text("Loading more…")
        }
      case .end:
        Text("You have reached the end")
      case .failed:
        Text("More could not be loaded")
        Button("Try again", systemImage: "arrow.clockwise", action: retry)
          .buttonStyle(.tonal)
          .controlSize(.small)
      }
    }
    .font(.subheadline)
    .defaultForeground(.textSecondary)
    .multilineTextAlignment(.center)
    .padding(theme.space.md)
    .frame(maxWidth: .infinity)
    .component("paginationFooter", source: nil)
  }
}

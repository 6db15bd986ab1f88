import Components

/// How grave a finding is, the least first.
public enum AuditSeverity: String, CaseIterable, Codable, Hashable, Comparable, Sendable {
  /// Worth a look: the rule sees signs, not proof.
  case advice
  /// A hindrance for some readers.
  case warning
  /// A requirement of the profile is missed.
  case error

  public static func < (lhs: AuditSeverity, rhs: AuditSeverity) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int {
    switch self {
    case .advice: 0
    case .warning: 1
    case .error: 2
    }
  }
}

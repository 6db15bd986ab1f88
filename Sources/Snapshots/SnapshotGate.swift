/// The three comparisons that a variant passes together or not at all.
public enum SnapshotGate: String, CaseIterable, Hashable, Codable, Sendable {
  case pixels
  case tree
  case audit
}

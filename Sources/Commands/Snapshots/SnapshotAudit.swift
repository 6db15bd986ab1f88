import Components

/// The third gate's text: one line a finding.
enum SnapshotAudit {
  static func text(of tree: PositionedTree) -> String { "" }
}

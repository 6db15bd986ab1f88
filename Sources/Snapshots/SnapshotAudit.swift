import Components

/// The third gate's text: one line a finding, in the order of the rules and of the tree.
enum SnapshotAudit {
  static func text(of tree: PositionedTree, background: ResolvedColor) -> String {
    let audit = Audit(pictures: PNGPictureSampling())
    let report = audit.run(on: tree, background: background, story: "", variant: "")
    return report.findings.map { finding in
      "\(finding.severity.rawValue) \(finding.rule.rawValue) \(finding.path): "
        + "measured \(finding.measured), required \(finding.required)\n"
    }.joined()
  }
}

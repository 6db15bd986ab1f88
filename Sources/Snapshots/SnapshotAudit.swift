import Audit
import Components
package import Render

/// The third gate's text: one line a finding, in the order of the rules and of the tree.
enum SnapshotAudit {
  static func text(of tree: PositionedTree, background: ResolvedColor) -> String {
    let report = Audit().run(on: tree, background: background, story: "", variant: "")
    return report.findings.map { finding in
      "\(finding.severity.rawValue) \(finding.rule.rawValue) \(finding.path): "
        + "measured \(finding.measured), required \(finding.required)\n"
    }.joined()
  }
}

extension Renderer {
  /// Lays out, draws and audits a scene.
  ///
  /// - Throws: `RasterError` for a picture without pixels or with too many.
  package func snapshot(of scene: ResolvedScene) throws(RasterError) -> Snapshot {
    try SnapshotDraft(scene, renderer: self).snapshot()
  }
}

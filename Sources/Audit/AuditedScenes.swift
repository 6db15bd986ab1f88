import Components
import Render

/// Scenes of a sweep with what was found in them: a setting that changes nothing needs no second audit.
///
/// Scenes are compared whole, with those of the same type size, direction, scheme and contrast only.
@MainActor
package final class AuditedScenes {
  private struct Entry {
    let variant: Variant
    let scene: ResolvedScene
    let report: AuditReport
  }

  private var story = ""
  private var audit: Audit?
  private var size: DynamicTypeSize?
  private var entries: [Entry] = []

  package init() {}

  /// The report of an equal scene of the same story, in the name of another variant; `nil` where none is
  /// known.
  func report(
    of scene: ResolvedScene, in variant: Variant, of story: String, by audit: Audit
  ) -> AuditReport? {
    if story != self.story || audit != self.audit || variant.dynamicTypeSize != size {
      (self.story, self.audit, size) = (story, audit, variant.dynamicTypeSize)
      entries = []
    }
    let equal = entries.first { entry in
      entry.variant.isComparable(to: variant) && entry.scene == scene
    }
    guard var report = equal?.report else { return nil }
    for index in report.pictures.indices { report.pictures[index].variant = variant.name }
    for index in report.findings.indices { report.findings[index].variant = variant.name }
    return report
  }

  /// Keeps a report for the scenes that follow.
  func keep(_ report: AuditReport, of scene: ResolvedScene, in variant: Variant) {
    entries.append(Entry(variant: variant, scene: scene, report: report))
  }
}

extension Variant {
  /// Whether the scenes of both may be equal, and what they miss is as grave.
  fileprivate func isComparable(to other: Variant) -> Bool {
    layoutDirection == other.layoutDirection && colorScheme == other.colorScheme
      && contrast == other.contrast && textSpacing == other.textSpacing && isLow == other.isLow
  }
}

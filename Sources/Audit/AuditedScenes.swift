import Components
import Render

/// Scenes of a sweep with what was found in them: a setting that changes nothing needs no second audit, and
/// one that changes colours alone neither another layout nor rules that do not look at colours.
@MainActor
package final class AuditedScenes {
  private struct Entry {
    let variant: Variant
    let scene: ResolvedScene
    let subject: AuditSubject
    let report: AuditReport
  }

  /// What is known of a scene before it is audited.
  enum Knowledge {
    /// The report of an equal scene.
    case same(AuditReport)
    /// The scene's own subject, and the report of one that differs in colours alone.
    case recolored(AuditSubject, AuditReport)
  }

  private var story = ""
  private var audit: Audit?
  private var size: DynamicTypeSize?
  private var entries: [Entry] = []

  package init() {}

  /// What is known of a scene from those of the same story and type size.
  func knowledge(
    of scene: ResolvedScene, in variant: Variant, of story: String, by audit: Audit
  ) -> Knowledge? {
    if story != self.story || audit != self.audit || variant.dynamicTypeSize != size {
      (self.story, self.audit, size) = (story, audit, variant.dynamicTypeSize)
      entries = []
    }
    var twin: (entry: Entry, tree: PositionedTree)?
    for entry in entries {
      let isRecolored = entry.variant.isRecolored(as: variant)
      guard isRecolored ? twin == nil : entry.variant.isComparable(to: variant),
        entry.scene.hasRoom(of: scene)
      else { continue }
      switch entry.scene.root.difference(from: scene.root) {
      case .none where entry.scene.background == scene.background:
        return .same(entry.report.named(variant.name))
      case .none, .colors:
        guard isRecolored, let tree = entry.subject.tree.recolored(as: scene.root) else { continue }
        twin = (entry, tree)
      case .more: continue
      }
    }
    return twin.map { entry, tree in
      .recolored(
        AuditSubject(entry.subject, recoloredAs: tree, on: scene.background),
        entry.report.named(variant.name))
    }
  }

  /// Keeps a report for the scenes that follow.
  func keep(
    _ report: AuditReport, on subject: AuditSubject, of scene: ResolvedScene, in variant: Variant
  ) {
    entries.append(Entry(variant: variant, scene: scene, subject: subject, report: report))
  }
}

extension Variant {
  /// Whether the scenes of both may be equal, and what they miss is as grave.
  fileprivate func isComparable(to other: Variant) -> Bool {
    layoutDirection == other.layoutDirection && colorScheme == other.colorScheme
      && contrast == other.contrast && textSpacing == other.textSpacing && isLow == other.isLow
  }

  /// Whether both differ in nothing but what changes colours.
  fileprivate func isRecolored(as other: Variant) -> Bool {
    var same = self
    (same.colorScheme, same.contrast) = (other.colorScheme, other.contrast)
    return same == other
  }
}

extension ResolvedScene {
  /// Whether all but the tree and the background is the same.
  fileprivate func hasRoom(of other: ResolvedScene) -> Bool {
    width == other.width && height == other.height && scale == other.scale
      && vision == other.vision && gaps == other.gaps && overrun == other.overrun
      && language == other.language && hasStringTables == other.hasStringTables
      && (background.alpha >= 1) == (other.background.alpha >= 1)
  }
}

extension AuditReport {
  /// The report in the name of another variant.
  fileprivate func named(_ variant: String) -> AuditReport {
    var report = self
    for index in report.pictures.indices { report.pictures[index].variant = variant }
    for index in report.findings.indices { report.findings[index].variant = variant }
    return report
  }
}

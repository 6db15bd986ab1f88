package import Components
package import Render

/// A placed picture whose nodes and targets are collected once for all that is asked of it.
package struct AuditedPicture {
  private let subject: AuditSubject
  private let audit: Audit

  /// - Parameters:
  ///   - tree: what the picture shows, placed.
  ///   - scene: what it was placed from.
  ///   - audit: how it is audited.
  package init(_ tree: PositionedTree, of scene: ResolvedScene, by audit: Audit) {
    subject = AuditSubject(tree, of: scene, profile: audit.profile)
    self.audit = audit
  }

  /// What `Audit.run` finds.
  package func report(story: String, variant: String) -> AuditReport {
    audit.run(on: subject, story: story, variant: variant)
  }

  /// Measures every text and symbol, in the order of the tree, in colours as they are, whatever the scene is seen
  /// through. What is not seen, and what lies on nothing opaque, is left out.
  package var contrasts: [MeasuredContrast] {
    var subject = subject
    subject.vision = .full
    return subject.nodes.compactMap { element in
      guard !element.isInvisible else { return nil }
      switch element.node.kind {
      case .text: return AuditedText(element).flatMap(subject.contrast)
      case .icon(let content): return subject.contrast(of: content, in: element)
      default: return nil
      }
    }
  }

  /// The grades of the targets by each of several profiles.
  package func grades(by profiles: [AuditProfile]) -> [AuditedTargets] {
    profiles.map { profile in
      var subject = subject
      subject.profile = profile
      return AuditedTargets(subject)
    }
  }
}

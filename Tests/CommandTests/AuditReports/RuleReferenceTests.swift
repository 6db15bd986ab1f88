import Audit
import Components
import Foundation
import Render
import Testing

@testable import Commands

/// The pictures and headings of the rule reference, `docs/audit.md`.
///
/// `STILLFRAME_AUDIT_PICTURES=docs/images/audit swift test --filter RuleReferenceTests` writes the
/// pictures anew from the documents in `Tests/Fixtures/Audit`.
@Suite("Audit: rule reference")
@MainActor
struct RuleReferenceTests {
  private static let docs = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "docs").path

  @Test("Every rule has a section with its severity and both pictures")
  func hasSections() throws {
    let text = try #require(
      FileManager.default.contents(atPath: "\(Self.docs)/audit.md").map {
        String(decoding: $0, as: UTF8.self)
      })
    for rule in AuditRule.allCases {
      #expect(text.contains("### \(rule.rawValue) · \(rule.severity.rawValue)\n"), "\(rule)")
      for kind in ["fails", "passes"] {
        #expect(text.contains("(images/audit/\(rule.rawValue)-\(kind).png)"), "\(rule) \(kind)")
      }
    }
  }

  @Test("The pictures are those of the documents", arguments: AuditRule.allCases)
  func isUpToDate(_ rule: AuditRule) throws {
    for kind in ["fails", "passes"] {
      let drawn = try picture(of: rule, kind)
      let name = "\(rule.rawValue)-\(kind).png"
      // What the encoder does otherwise is no reason to store a picture again.
      if try pixels(in: Self.docs + "/images/audit", name) == PNGDecoder.decode(drawn) { continue }
      if let folder = ProcessInfo.processInfo.environment["STILLFRAME_AUDIT_PICTURES"] {
        try FileSystem.createFolder(folder)
        try FileSystem.write(drawn, to: "\(folder)/\(name)")
      } else {
        Issue.record("docs/images/audit/\(name) is stale; write it with STILLFRAME_AUDIT_PICTURES")
      }
    }
  }

  private func pixels(in folder: String, _ name: String) throws -> Pixmap? {
    try FileManager.default.contents(atPath: "\(folder)/\(name)").map {
      try PNGDecoder.decode(Array($0))
    }
  }

  private func picture(of rule: AuditRule, _ kind: String) throws -> [UInt8] {
    if rule == .symbolMissing { return try symbol(isKnown: kind == "passes") }
    if rule == .missingResource { return try file(exists: kind == "passes") }
    let document = try #require(
      PlantedDefects.documents.first { $0.name == "\(rule.rawValue)/\(kind)" })
    let fault = PlantedDefects.documents.first { $0.name == "\(rule.rawValue)/fails" }
    let story = try Subject.document(document.path).story
    // Both are shown in the appearance with the fault.
    let variant = fault?.expectation.variants?.first.flatMap { Variant(name: $0) }
    let picture = try Picture(story, variant: variant ?? story.variants[0])
    let pixmap = try picture.pixmap(overlays: rule.overlays)
    return PNGEncoder.encode(pixmap, scale: picture.tree.scale)
  }

  /// A symbol in Swift, where a name that does not exist draws a placeholder.
  private func symbol(isKnown: Bool) throws -> [UInt8] {
    try png(Image(systemName: isKnown ? "leaf" : "no.such.symbol"))
  }

  /// A picture in Swift: one from bytes, and a name that no bundle has.
  private func file(exists: Bool) throws -> [UInt8] {
    guard exists else { return try png(Image("no-such-picture")) }
    return try png(Image(pngData: try png(Image(systemName: "photo")), scale: 3))
  }

  private func png(_ image: Image) throws -> [UInt8] {
    let story = Story("picture", canvas: StoryCanvas(width: nil, look: .stillframe)) {
      image.font(.system(size: 40)).accessibilityHidden(true).padding(16)
    }
    let picture = try Picture(story, variant: .light)
    return PNGEncoder.encode(try picture.pixmap(), scale: picture.tree.scale)
  }
}

extension AuditRule {
  /// What the eye does not see of the rule's matter.
  fileprivate var overlays: [OverlayLayer] {
    switch self {
    case .targetSize, .targetOverlap, .targetClipped, .targetCovered, .nestedInteractive: [.hit]
    case .labelMissing, .labelDuplicate, .roleMissing, .imageLabel, .redundantLabel,
      .controlHidden, .controlCovered, .controlUnresponsive, .labelInName, .labelUnclear,
      .labelRepeated, .progressLabel, .decorationLabelled, .elementEmpty, .tabSelection,
      .headingMissing, .imageOfText:
      [.labels]
    default: []
    }
  }
}

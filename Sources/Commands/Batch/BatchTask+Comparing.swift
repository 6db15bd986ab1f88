import Components
import Render
import Snapshots

@MainActor
extension BatchTask {
  /// What a picture is compared with, in the same form.
  private func other(
    _ other: BatchOther, than name: (Story, Variant), _ reference: StoryReference,
    _ desk: WorkerDesk
  ) throws(CommandFailure) -> Snapshot {
    switch other {
    case .story(let reference, let flags):
      let (story, variant) = try shown(reference, flags, desk)
      return try snapshot(story, variant, desk)
    case .golden:
      let (story, variant) = name
      guard reference.text == nil, flags.allSatisfy({ $0.hasPrefix("--variant=") }) else {
        throw CommandFailure(
          .badInput, "only variants of stories and files have goldens",
          advice: "Name a variant as the appearance, and no flags.")
      }
      let folder = reference.document.map { FileSystem.parent(of: $0) + "/Snapshots" }
      let store = SnapshotStore(root: folder ?? "Snapshots", pictures: goldens)
      do {
        let name = try SnapshotName(story: story.id, variant: variant.name)
        if let golden = try store.read(name) { return golden }
        guard try store.loneHashes(of: name) == nil else {
          throw CommandFailure(
            .missingInput, "the golden of \(name) is only hashes here",
            advice: "Name where its picture is by --store.")
        }
        throw CommandFailure(
          .missingInput, "there is no golden of \(name)", advice: "'record' writes goldens.")
      } catch let failure as CommandFailure {
        throw failure
      } catch {
        throw CommandFailure(.badInput, "\(error)")
      }
    }
  }

  private func snapshot(
    _ story: Story, _ variant: Variant, _ desk: WorkerDesk
  ) throws(CommandFailure) -> Snapshot {
    let scene = desk.renderer.scene(for: story, variant: variant)
    try scene.checkControls(of: story)
    do throws(RasterError) {
      let draft = SnapshotDraft(scene, renderer: desk.renderer)
      var snapshot = try draft.finished.get().snapshot()
      snapshot.tokens = draft.notes(for: story, variant: variant).text
      return snapshot
    } catch {
      throw CommandFailure(error)
    }
  }

  func compared(
    _ story: Story, _ variant: Variant, _ reference: StoryReference, _ other: BatchOther,
    _ form: BatchPicture, _ desk: WorkerDesk
  ) throws(CommandFailure) -> Answer {
    let before = try self.other(other, than: (story, variant), reference, desk)
    let after = try snapshot(story, variant, desk)
    let comparison = PixmapComparison(expected: before.pixmap, actual: after.pixmap)
    var sheet: Pixmap
    do throws(RasterError) {
      sheet = try DifferenceImage.sideBySide(expected: before.pixmap, actual: after.pixmap)
      if let longest = form.longestSide, max(sheet.width, sheet.height) > longest {
        sheet = try DifferenceImage.overlay(expected: before.pixmap, actual: after.pixmap)
      }
    } catch {
      throw CommandFailure(error)
    }
    if let longest = form.longestSide, max(sheet.width, sheet.height) > longest {
      throw CommandFailure(
        .badInput,
        "the picture of the difference is \(sheet.width)×\(sheet.height) pixels, "
          + "and at most \(longest) fit", advice: "Use a smaller scale or width.")
    }
    return try written(sheet, 1, form, desk) { $0.members(of: comparison) }
  }

  func differences(
    _ story: Story, _ variant: Variant, _ reference: StoryReference, _ other: BatchOther,
    _ desk: WorkerDesk
  ) throws(CommandFailure) -> Answer {
    let before = try self.other(other, than: (story, variant), reference, desk)
    let after = try snapshot(story, variant, desk)
    let comparison = SnapshotComparison(expected: before, actual: after)
    let words = DesignWords(
      comparison, tree: after.tree, before: before.pixmap, after: after.pixmap,
      in: story.environment(for: variant).appearance)
    var lines = words.phrases.map(\.text)
    for value in words.values { lines += [value.text] + value.contrasts }
    for line in comparison.audit.lines where line.kind != .same {
      lines.append("audit: \(line.kind == .added ? "new" : "gone"): \(line.text)")
    }
    for line in comparison.tree.lines where line.kind != .same {
      lines.append((line.kind == .added ? "+ " : "- ") + line.text)
    }
    return Answer { json in
      json.member("isMatch", before.tree == after.tree && before.audit == after.audit)
      json.member(
        "text",
        lines.isEmpty ? "the trees and findings are the same" : lines.joined(separator: "\n"))
    }
  }
}

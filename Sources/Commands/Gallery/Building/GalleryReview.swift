import Components
import Render

/// The data of the page on which people decide about changes: `review.html` of the gallery.
@MainActor
struct GalleryReview {
  static let path = "data/review.js"
  /// More lines of a tree's difference than this are not read by people.
  private static let lineLimit = 200
  private static let nodeLimit = 200

  let report: ChangeReport
  let title: String
  let pictures: GalleryPictures

  /// Writes the page's data and the pictures that it shows.
  func write(to folder: GalleryFolder) throws(CommandFailure) {
    var json = JSONWriter()
    let changes = report.changes
    var lines: [String] = []
    for change in changes { lines.append(try line(of: change)) }
    json.object(.compact) { json in
      json.member("title", title)
      json.member("against", report.reference)
      json.member("tool", toolVersion)
      // Decisions that a browser keeps belong to these very changes.
      json.member(
        "id",
        String(
          SHA256.digest(
            changes.map {
              "\($0.identity.golden) \($0.identity.before ?? "-") \($0.identity.after ?? "-")"
            }.joined(separator: "\n")
          ).prefix(16)))
      json.member("faults", report.faults)
      if let note = report.note { json.member("note", note) }
      json.member("groups", array: .compact) { json in
        for group in report.groups {
          json.object(.compact) { json in
            json.member("cause", group.cause)
            json.member("further", group.further)
            json.member("count", group.pictures.count)
          }
        }
        for (cause, pictures) in [("New", report.new), ("Gone", report.gone)]
        where !pictures.isEmpty {
          json.object(.compact) { json in
            json.member("cause", cause)
            json.member("further", [String]())
            json.member("count", pictures.count)
          }
        }
      }
      json.key("changes")
      json.raw("[\n" + lines.joined(separator: ",\n") + "]")
    }
    try folder.write("stillframe.review(\(json.line));\n", to: Self.path)
  }

  private func line(of change: ChangedPicture) throws(CommandFailure) -> String {
    let before: (name: String, width: Int, height: Int)?
    var scale = change.scale
    if change.kind == .gone {
      let golden: Snapshot?
      do throws(SnapshotStoreError) {
        golden = try change.store.read(change.name)
      } catch {
        throw CommandFailure(error)
      }
      before = try golden.map { (golden) throws(CommandFailure) in try add(golden.pixmap) }
      if let golden, let canvas = TreeOutline(golden.tree).nodes.first?.frame, canvas.width > 0 {
        scale = Double(golden.pixmap.width) / canvas.width
      }
    } else {
      before = try picture(change.files.expected)
    }
    let now = try picture(change.files.actual)
    var json = JSONWriter()
    json.object(.compact) { json in
      json.member("kind", change.kind.rawValue)
      json.member("golden", change.identity.golden)
      json.member("story", change.name.story)
      json.member("variant", change.name.variant)
      for (key, hash) in [("before", change.identity.before), ("after", change.identity.after)] {
        if let hash { json.member(key, hash) }
      }
      json.member("share", (change.share * 10_000).rounded() / 10_000)
      json.member("words", change.words)
      if let source = change.source { json.member("source", "\(source.file):\(source.line)") }
      for (key, picture) in [("was", before), ("now", now)] {
        guard let picture else { continue }
        json.member(key, array: .compact) { json in
          json.value(picture.name)
          json.value(Double(picture.width) / scale)
          json.value(Double(picture.height) / scale)
        }
      }
      json.member("regions", array: .compact) { json in
        for region in change.regions {
          json.array(.compact) { json in for side in region { json.value(side) } }
        }
      }
      let lines = change.details.split(separator: "\n", omittingEmptySubsequences: false)
      var details = lines.prefix(Self.lineLimit).joined(separator: "\n")
      if lines.count > Self.lineLimit {
        details += "\n… and \(lines.count - Self.lineLimit) more lines"
      }
      json.member("details", details)
      json.member("nodes", array: .compact) { json in
        for node in nodes(of: change) {
          json.array(.compact) { json in
            json.value(node.title)
            for side in [
              node.frame.minX, node.frame.minY, node.frame.width, node.frame.height,
            ] { json.value(side) }
          }
        }
      }
    }
    return json.line
  }

  /// The nodes that a comment may be on: what has a label, and what holds it.
  private func nodes(of change: ChangedPicture) -> ArraySlice<TreeOutline.Node> {
    guard let actual = change.files.actual, actual.hasSuffix(".png"),
      let bytes = try? FileSystem.read(
        actual.dropLast(".png".utf8.count) + ".tree.txt", limit: FileSystem.dataLimit)
    else { return [] }
    return TreeOutline(String(decoding: bytes, as: UTF8.self)).nodes.prefix(Self.nodeLimit)
  }

  private func picture(
    _ path: String?
  ) throws(CommandFailure) -> (name: String, width: Int, height: Int)? {
    guard let path else { return nil }
    return try add(PictureFile.read(path))
  }

  private func add(
    _ pixmap: Pixmap
  ) throws(CommandFailure) -> (name: String, width: Int, height: Int) {
    (try pictures.add(pixmap).name, pixmap.width, pixmap.height)
  }
}

import Render

@testable import Commands

/// A report with one entry of every kind, and its pictures.
enum SampleReport {
  static func card(title: String = "Pro", button: Int = 44, dot: Bool = false) throws -> Snapshot {
    var pixmap = try Pixmap(width: 240, height: 120)
    for y in 0..<120 {
      for x in 0..<240 {
        let isButton = (16..<224).contains(x) && (60..<60 + button).contains(y)
        let color: [UInt8] = isButton ? [11, 87, 208, 255] : [244, 245, 247, 255]
        pixmap.bytes.replaceSubrange((y * 240 + x) * 4..<(y * 240 + x) * 4 + 4, with: color)
      }
    }
    if dot { pixmap.bytes[(20 * 240 + 30) * 4] = 0 }
    let tree = """
      canvas 0,0 120×60
        text "\(title)" 8,8 30×12 baseline 17
        button "Buy <now> & here" 8,30 104×\(button / 2) hit 8,30 104×\(button / 2)

      """
    return Snapshot(pixmap: pixmap, tree: tree, audit: "")
  }

  static func results() throws -> [SnapshotResult] {
    func name(_ story: String, _ variant: String) throws -> SnapshotName {
      try SnapshotName(story: story, variant: variant)
    }
    func compared(
      _ story: String, _ variant: String, _ actual: Snapshot
    ) throws -> SnapshotResult {
      SnapshotResult(
        name: try name(story, variant), golden: try card(), entry: nil, actual: actual)
    }
    let found = Snapshot(
      pixmap: try card().pixmap, tree: try card().tree, audit: "contrast-text error text \"Pro\"\n")
    return [
      try compared("plan/card", "light", try card(button: 42)),
      try compared("plan/card", "dark", try card(dot: true)),
      try compared("plan/card", "rtl", try card(title: "Prö |`x`")),
      try compared("plan/audit", "light", found),
      try compared("plan/same", "light", try card()),
      SnapshotResult(name: try name("new", "light"), outcome: .missing),
      SnapshotResult(
        name: try name("broken", "light"),
        outcome: .unusable(.damagedPicture(path: "Snapshots/broken/light.png", .notPNG))),
    ]
  }

  static func report() throws -> Report {
    let wording = SnapshotWording(tool: "render-cli")
    let entries = try results().map { result in
      let folder = "failures/\(result.name.path)"
      let pictures =
        result.status == .differs
        ? ReportEntry.Pictures(
          expected: folder + ".expected.png", difference: folder + ".difference.png",
          actual: folder + ".actual.png") : ReportEntry.Pictures()
      return ReportEntry(result, wording: wording, scale: 2, pictures: pictures)
    }
    return Report(tool: "render-cli", engine: 1, entries: entries)
  }

  static func html() throws -> String {
    let actual = ["light": try card(button: 42), "dark": try card(dot: true)]
    let expected = try card()
    return HTMLReport.text(of: try report()) { entry in
      guard entry.status == .differs else { return .none }
      let shown = actual[entry.variant] ?? expected
      let overlay = try? DifferenceImage.overlay(
        expected: expected.pixmap, actual: shown.pixmap)
      return HTMLReport.Pictures(
        expected: PNGEncoder.encode(expected.pixmap),
        difference: overlay.map { PNGEncoder.encode($0) },
        actual: PNGEncoder.encode(shown.pixmap))
    }
  }
}

import Audit
import Components
import Render

/// Looks for the width and the growth of text at which one story first loses content.
struct BreakingPointTask: WorkerTask {
  static let operation = "breaking-point"

  var story: StoryReference
  var variant: Variant
  var profile: AuditProfile

  func perform(at desk: WorkerDesk) throws(CommandFailure) -> BreakingPoints {
    let story = try desk.story(story)
    do throws(BudgetError) {
      return try Audit(profile: profile)
        .breakingPoints(of: story, variant: variant, renderer: desk.renderer)
    } catch {
      throw CommandFailure(RasterError.overBudget(error))
    }
  }
}

/// The breaking points of stories, as text, CSV or JSON.
struct BreakingPointTable {
  var rows: [BreakingPoints] = []

  var text: String {
    var lines: [String] = []
    for row in rows {
      lines.append("\(row.story) [\(row.variant)]")
      if !row.lost.isEmpty {
        lines.append("  lost already: \(count(row.lost.count, "place"))")
        lines += row.lost.map { "    \($0.line)" }
      }
      lines += lossLines(
        row.width, axis: "width", unit: "pt",
        none: row.fullWidth > BreakingPoints.leastWidth
          ? "none from \(row.fullWidth) down to \(BreakingPoints.leastWidth) pt" : "not narrowed")
      lines += lossLines(
        row.growth, axis: "text", unit: "%", none: "none up to \(BreakingPoints.mostGrowth) %")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func lossLines(
    _ loss: BreakingPoints.Loss?, axis: String, unit: String, none: String
  ) -> [String] {
    guard let loss else { return ["  \(axis): \(none)"] }
    return ["  \(axis): \(loss.amount) \(unit)", "    \(loss.finding.line)"]
  }

  private static let heads = [
    "story", "appearance", "full width", "lost already", "width in points", "lost at that width",
    "text in per cent", "lost with that text",
  ]

  var csv: String {
    let cells = rows.map(Self.cells)
    return ([Self.heads] + cells).map(CSVText.line).joined()
  }

  private static func cells(_ row: BreakingPoints) -> [String] {
    var cells = [row.story, row.variant, String(row.fullWidth), String(row.lost.count)]
    for loss in [row.width, row.growth] {
      if let loss {
        cells += [String(loss.amount), loss.finding.line]
      } else {
        cells += ["", ""]
      }
    }
    return cells
  }

  var json: String {
    var json = JSONWriter()
    json.object { root in
      root.member("schemaVersion", 1)
      root.member("leastWidth", BreakingPoints.leastWidth)
      root.member("mostGrowth", BreakingPoints.mostGrowth)
      root.member("stories", array: .block) { list in
        for row in rows { list.object { Self.write(row, &$0) } }
      }
    }
    return json.text
  }

  private static func write(_ row: BreakingPoints, _ json: inout JSONWriter) {
    json.member("story", row.story)
    json.member("variant", row.variant)
    json.member("fullWidth", row.fullWidth)
    json.member("lost", array: .block) { list in
      for finding in row.lost { list.object { write(finding, &$0) } }
    }
    for (name, loss) in [("width", row.width), ("growth", row.growth)] {
      guard let loss else { continue }
      json.member(name, object: .block) { json in
        json.member(name == "width" ? "points" : "percent", loss.amount)
        write(loss.finding, &json)
      }
    }
  }

  private static func write(_ finding: AuditFinding, _ json: inout JSONWriter) {
    json.member("rule", finding.rule.rawValue)
    json.member("node", finding.path)
    json.member("measured", finding.measured)
  }
}

import Components
import Render

/// The report for programs, which `report --from` reads again.
enum JSONReport {
  static func text(of report: Report) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("schemaVersion", Report.schemaVersion)
      json.member("tool", report.tool)
      json.member("engine", report.engine)
      if let shards = report.shards {
        json.member("shards", object: .inline) { json in
          json.member("count", shards.count)
          json.member("parts", shards.parts.map(Double.init))
        }
      }
      json.member("summary", object: .inline) { json in
        for status in SnapshotResult.Status.allCases {
          json.member(status.rawValue, report.count(status))
        }
      }
      json.member("results", array: .block) { json in
        for entry in report.entries { write(entry, to: &json) }
      }
    }
    return json.text
  }

  private static func write(_ entry: ReportEntry, to json: inout JSONWriter) {
    json.object { json in
      json.member("story", entry.story)
      json.member("variant", entry.variant)
      if let source = entry.source {
        json.member("source", object: .inline) { json in
          json.member("file", source.file)
          json.member("line", source.line)
        }
      }
      json.member("status", entry.status.rawValue)
      json.member("gates", entry.gates.map(\.rawValue))
      json.member("summary", entry.summary)
      json.member("scale", entry.scale)
      if !entry.nodes.isEmpty { json.member("nodes", entry.nodes) }
      if let pixels = entry.pixels { write(pixels, to: &json) }
      if !entry.details.isEmpty { json.member("details", entry.details) }
      if !entry.tree.isEmpty { json.member("tree", entry.tree) }
      if !entry.audit.isEmpty { json.member("audit", entry.audit) }
      if !entry.pictures.isEmpty { write(entry.pictures, to: &json) }
      if let accept = entry.accept { json.member("accept", accept) }
      if let snapshots = entry.snapshots { json.member("snapshots", snapshots) }
    }
  }

  private static func write(_ pixels: ReportEntry.Pixels, to json: inout JSONWriter) {
    json.member("pixels", object: .block) { json in
      json.member("differing", pixels.differing)
      json.member("compared", pixels.compared)
      json.member("largestDifference", pixels.largestDifference)
      json.member("expectedSize", pixels.expectedSize.map(Double.init))
      json.member("actualSize", pixels.actualSize.map(Double.init))
      json.member("regions", array: .block) { json in
        for region in pixels.regions {
          json.array(.inline) { json in for number in region { json.value(number) } }
        }
      }
    }
  }

  private static func write(_ pictures: ReportEntry.Pictures, to json: inout JSONWriter) {
    json.member("pictures", object: .inline) { json in
      if let path = pictures.expected { json.member("expected", path) }
      if let path = pictures.difference { json.member("difference", path) }
      if let path = pictures.actual { json.member("actual", path) }
    }
  }
}

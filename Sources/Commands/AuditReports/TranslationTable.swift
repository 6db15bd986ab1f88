import Audit
import Components
import Graphics
import Layout

/// The texts of string tables that are cut, for those who translate them.
struct TranslationTable {
  struct Row: Hashable {
    var language: String
    var table: String
    var key: String
    var text: String
    var story: String
    /// Where the text is in its tree.
    var node: String
    /// The smallest of the type sizes that were tried at which it is cut.
    var typeSize: String
    /// How much wider and higher its place would have to be, in points.
    var missing: Size
  }

  private(set) var rows: [Row] = []
  /// Texts that are cut and stand in no table.
  private(set) var others = 0

  private struct Place: Hashable {
    var language: String
    var story: String
    var node: String
    var text: String
  }

  private var known: Set<Place> = []

  /// Adds what an audit found in a story; a text that is cut at several sizes is told at the first.
  ///
  /// - Parameter variants: the appearances of the audit by their names.
  mutating func add(
    _ findings: [AuditFinding], _ variants: [String: Variant], of tables: StringTables
  ) {
    for finding in findings {
      guard let cut = finding.cut, let variant = variants[finding.variant],
        let language = variant.locale
      else { continue }
      let place = Place(
        language: language, story: finding.story, node: finding.path, text: cut.text)
      guard known.insert(place).inserted else { continue }
      let keys = tables.keys(shownAs: cut.text, locale: language)
      if keys.isEmpty { others += 1 }
      for key in keys {
        rows.append(
          Row(
            language: language, table: key.table, key: key.key, text: cut.text,
            story: finding.story, node: finding.path, typeSize: variant.dynamicTypeSize.shortName,
            missing: cut.missing))
      }
    }
  }

  static let heads = [
    "language", "table", "key", "text", "story", "node", "type size", "points too wide",
    "points too high",
  ]

  var headline: String {
    let cut = rows.isEmpty ? "No text of a table is cut." : "\(count(rows.count, "text")) cut."
    return others == 0 ? cut : "\(cut) \(count(others, "other text")) cut from no table."
  }

  // MARK: - Formats

  /// The columns under their names, with two spaces between.
  var text: String {
    let lines = [Self.heads] + rows.map(\.cells)
    let widths = Self.heads.indices.map { column in
      lines.map { $0[column].count }.max() ?? 0
    }
    let table = lines.map { cells in
      let padded = zip(cells, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      return padded.joined(separator: "  ").trimmingTrailingSpaces + "\n"
    }
    return (rows.isEmpty ? "" : table.joined()) + headline + "\n"
  }

  var csv: String {
    ([Self.heads] + rows.map(\.cells)).map(CSVText.line).joined()
  }

  var json: String {
    var json = JSONWriter()
    json.object { root in
      root.member("schemaVersion", 1)
      root.member("cutElsewhere", others)
      root.member("texts", array: .block) { list in
        for row in rows {
          list.object { row.write(&$0) }
        }
      }
    }
    return json.text + "\n"
  }
}

extension TranslationTable.Row {
  func write(_ json: inout JSONWriter) {
    json.member("language", language)
    json.member("table", table)
    json.member("key", key)
    json.member("text", text)
    json.member("story", story)
    json.member("node", node)
    json.member("typeSize", typeSize)
    json.member("pointsTooWide", missing.width)
    json.member("pointsTooHigh", missing.height)
  }

  var cells: [String] {
    [
      language, table, key, text, story, node, typeSize, decimalText(missing.width),
      decimalText(missing.height),
    ]
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

import Audit
import Components

/// A draft of a conformance report in GSA's OpenACR format, as JSON, which is YAML too.
enum AuditOpenACRReport {
  /// The catalog whose chapters and requirements the report has.
  private static let catalog = "2.5-edition-wcag-2.2-508-eu-en"

  /// A chapter with the requirements in it and what they are said of.
  private struct Chapter: Sendable {
    let name: String
    let standard: ConformanceStandard
    var component = "software"
    let holds: @Sendable (ConformanceStandard.Row) -> Bool
  }

  /// The catalog leaves the criteria of clause 11 to the tables of WCAG, which are of another version: they
  /// are a chapter of their own, which it does not know.
  private static let chapters: [Chapter] = [
    Chapter(name: "success_criteria_level_a", standard: .wcag22) { $0.level == .a },
    Chapter(name: "success_criteria_level_aa", standard: .wcag22) { $0.level == .aa },
    Chapter(
      name: "en_301_549_generic_requirements", standard: .en301549, component: "none"
    ) { $0.number.hasPrefix("5.") },
    Chapter(name: "en_301_549_software_criteria", standard: .en301549) { $0.level != nil },
    Chapter(name: "en_301_549_software", standard: .en301549, component: "none") {
      $0.level == nil && $0.number.hasPrefix("11.")
    },
  ]

  static func write(_ paper: AuditPaper) -> String {
    let drafts = Dictionary(
      uniqueKeysWithValues: ConformanceStandard.allCases.map { standard in
        (
          standard,
          ConformanceDraft(
            standard, report: paper.report, findings: paper.allFindings,
            checklist: paper.checklist, command: paper.command, digest: paper.digest)
        )
      })
    var json = JSONWriter()
    json.object { root in
      root.member("title", "\(paper.checklist.product) Accessibility Conformance Report (draft)")
      root.member("product", object: .inline) { $0.member("name", paper.checklist.product) }
      root.member("author", object: .inline) { $0.member("email", paper.checklist.contact) }
      root.member(
        "notes",
        "A draft by Stillframe \(toolVersion): rules show what breaks a requirement; that one is met only "
          + "a person says, by name and date.")
      root.member("evaluation_methods_used", paper.headline + " " + paper.command)
      root.member("catalog", catalog)
      root.member("chapters", object: .block) { list in
        for chapter in chapters {
          let verdicts = drafts[chapter.standard]?.verdicts.filter { chapter.holds($0.row) } ?? []
          list.member(chapter.name, object: .block) { json in
            json.member("notes", chapter.standard.rawValue)
            json.member("criteria", array: .block) { rows in
              for verdict in verdicts {
                rows.object { write(verdict, of: chapter.component, &$0) }
              }
            }
          }
        }
      }
    }
    return json.text
  }

  private static func write(
    _ verdict: ConformanceDraft.Verdict, of component: String, _ json: inout JSONWriter
  ) {
    json.member("num", verdict.row.number)
    json.member("components", array: .block) { list in
      list.object { part in
        part.member("name", component)
        part.member("adherence", object: .block) { adherence in
          adherence.member("level", verdict.level.rawValue)
          adherence.member("notes", verdict.notes)
        }
      }
    }
  }
}

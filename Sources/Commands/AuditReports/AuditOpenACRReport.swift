import Audit
import Components

/// A draft of a conformance report in GSA's OpenACR format, as JSON, which is YAML too.
enum AuditOpenACRReport {
  /// The chapters of the format by the standard and level of their requirements.
  private static let chapters:
    [(String, ConformanceStandard, @Sendable (ConformanceStandard.Row) -> Bool)] =
      [
        ("success_criteria_level_a", .wcag22, { $0.level == .a }),
        ("success_criteria_level_aa", .wcag22, { $0.level == .aa }),
        ("en_301_549_generic_requirements", .en301549, { $0.number.hasPrefix("5.") }),
        ("en_301_549_software", .en301549, { $0.number.hasPrefix("11.") }),
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
      root.member("catalog", "2.5-edition-wcag-2.2-en")
      root.member("chapters", object: .block) { list in
        for (name, standard, holds) in chapters {
          let verdicts = drafts[standard]?.verdicts.filter { holds($0.row) } ?? []
          list.member(name, object: .block) { chapter in
            chapter.member("notes", standard.rawValue)
            chapter.member("criteria", array: .block) { rows in
              for verdict in verdicts { rows.object { write(verdict, &$0) } }
            }
          }
        }
      }
    }
    return json.text
  }

  private static func write(_ verdict: ConformanceDraft.Verdict, _ json: inout JSONWriter) {
    json.member("num", verdict.row.number)
    json.member("components", array: .block) { list in
      list.object { component in
        component.member("name", "software")
        component.member("adherence", object: .block) { adherence in
          adherence.member("level", verdict.level.rawValue)
          adherence.member("notes", verdict.notes)
        }
      }
    }
  }
}

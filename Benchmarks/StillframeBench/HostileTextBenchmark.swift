import Components
import Render

/// `stillframe-bench text --hostile`: texts made to be slow, set once each at twice two lengths.
///
/// Each line is `text-<name>-<characters> median_ms min_ms`; work is linear where the second length,
/// four times the first, takes about four times as long.
func runHostileTextBenchmark() {
  for hostile in HostileText.all {
    for count in [hostile.count / 4, hostile.count] {
      let unit = hostile.unit
      let repeated = String(repeating: unit, count: count / unit.unicodeScalars.count)
      let text = StyledText(
        runs: [
          StyledText.Run(
            hostile.prefix + repeated,
            style: TextRunStyle(font: FontRequest(size: 17, leading: 22), color: .black))
        ],
        paragraph: ParagraphStyle(lineLimit: hostile.lineLimit))
      report(
        "text-\(hostile.name)-\(count)",
        measure(reps: 1, warmup: 0) {
          let engine = TextEngine()
          keep(engine.minimumWidth(of: text))
          keep(engine.layout(of: text, width: 300, height: .infinity))
        })
    }
  }
}

private struct HostileText {
  let name: String
  let unit: String
  var prefix = ""
  var count = 1_000_000
  var lineLimit: Int?

  static let all = [
    HostileText(name: "letters", unit: "x"),
    HostileText(name: "arabic-letters", unit: "ب"),
    HostileText(name: "thai-letters", unit: "ก"),
    HostileText(name: "thai-words", unit: "การ"),
    HostileText(name: "marks", unit: "\u{301}", prefix: "a", count: 100_000),
    HostileText(name: "hebrew-marks", unit: "\u{5B8}\u{5B4}", prefix: "א", count: 100_000),
    HostileText(name: "isolates", unit: "\u{2068}a\u{5D0}"),
    HostileText(name: "closed-isolates", unit: "\u{2067}a\u{2069}"),
    HostileText(name: "embeddings", unit: "\u{202B}a\u{202C}"),
    HostileText(name: "brackets", unit: "(\u{5D0}"),
    HostileText(name: "pairs", unit: "(\u{5D0})[a]"),
    HostileText(name: "line-breaks", unit: "\n"),
    HostileText(name: "soft-hyphens", unit: "a\u{AD}"),
    HostileText(name: "joiners", unit: "\u{200D}"),
    HostileText(name: "flags", unit: "🇮🇱"),
    HostileText(name: "truncated", unit: "ab ", lineLimit: 3),
    HostileText(name: "truncated-letters", unit: "ب", lineLimit: 1),
    HostileText(name: "fallbacks", unit: "aאب"),
  ]
}

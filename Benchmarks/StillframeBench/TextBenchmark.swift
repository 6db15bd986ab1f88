import Components
import Render

/// `stillframe-bench text [--reps N] [--only ROW] | text --hostile`: the shaper, and the paragraph engine on a thousand words per
/// language.
///
/// Each line is `text-<what>-<language> median_ms min_ms`:
/// - `set`: everything, as for a text seen for the first time;
/// - `rewrap`: breaking the shaped text at a width it was not broken at before;
/// - `place`: rewrapping and putting every glyph in its place.
func runTextBenchmark(_ arguments: BenchmarkArguments) throws {
  if CommandLine.arguments.contains("--hostile") { return runHostileTextBenchmark() }
  let reps = arguments.number("--reps", default: 50)
  let only = arguments.value("--only")
  func row(_ name: String, reps: Int, warmup: Int? = nil, _ work: () -> Void) {
    guard only == nil || only == name else { return }
    report(name, warmup.map { measure(reps: reps, warmup: $0, work) } ?? measure(reps: reps, work))
  }
  for (language, direction, words) in specimens {
    let text = paragraph(of: 1000, words: words, direction: direction, locale: language)
    let engine = TextEngine()
    keep(engine.metrics(of: text, width: 300, height: .infinity))
    row("text-set-\(language)", reps: max(reps / 5, 3), warmup: 1) {
      keep(TextEngine().metrics(of: text, width: 300, height: .infinity))
    }
    // Every width is new, so nothing comes from the results of earlier ones.
    var width = 300.0
    row("text-rewrap-\(language)", reps: reps) {
      width += 1
      keep(engine.metrics(of: text, width: width, height: .infinity))
    }
    row("text-place-\(language)", reps: reps) {
      width += 1
      keep(engine.layout(of: text, width: width, height: .infinity))
    }
  }
  if only == nil { runShapingBenchmark(arguments) }
}

private func paragraph(
  of count: Int, words: String, direction: LayoutDirection, locale: String
) -> StyledText {
  let list = words.split(separator: " ")
  // A stride that shares no factor with the list visits its words in ever new neighbourhoods.
  let text = (0..<count).map { list[($0 * 7 + $0 / list.count) % list.count] }
    .joined(separator: " ")
  let style = TextRunStyle(font: FontRequest(size: 17, leading: 22), color: .black)
  return StyledText(
    runs: [StyledText.Run(text, style: style)],
    paragraph: ParagraphStyle(layoutDirection: direction, locale: locale))
}

private let specimens: [(language: String, direction: LayoutDirection, words: String)] = [
  (
    "en", .leftToRight,
    """
    the quick brown fox jumps over a lazy dog while committee members review the quarterly \
    report, including every self-contained appendix and table of figures
    """
  ),
  (
    "ru", .leftToRight,
    """
    съешь же ещё этих мягких французских булок, да выпей чаю пока комиссия рассматривает \
    квартальный отчёт со всеми приложениями и таблицами
    """
  ),
  (
    "he", .rightToLeft,
    """
    הזמנה חדשה נשלחה אל הכתובת שלך בשעה שהוועדה דנה בדוח הרבעוני, כולל כל הנספחים והטבלאות \
    שצורפו אליו בסוף השנה
    """
  ),
  (
    "ar", .rightToLeft,
    """
    تم إرسال الطلب الجديد إلى العنوان بينما تراجع اللجنة التقرير الفصلي، بما في ذلك جميع \
    الملاحق والجداول المرفقة به في نهاية العام
    """
  ),
]

import Foundation
import Render
import Typography

/// Shapes whole paragraphs of Latin and Arabic text and reports millions of characters per second.
///
/// `scripts/shape-speed.py` measures HarfBuzz on the same paragraphs. With `--runs FILE` the runs of that file are shaped
/// instead.
func runShapingBenchmark(_ arguments: BenchmarkArguments) {
  let repetitions = arguments.number("--reps", default: 50)
  if let runs = arguments.value("--runs") {
    measureRuns(runs, repetitions: repetitions)
    return
  }
  let only = arguments.value("--only")
  for sample in ShapingSample.all where only == nil || only == sample.name {
    guard let face = EmbeddedFonts.face(named: sample.face) else { continue }
    let request = ShapeRequest(
      scalars: sample.paragraph, script: FontTag(sample.script), direction: sample.direction)
    let timing = measure(reps: repetitions) { keep(Shaper.shape(request, face: face)) }
    report("shape-\(sample.name)", timing)
    let speed = Double(sample.paragraph.count) / timing.median / 1000
    print("  \(sample.paragraph.count) characters, \((speed * 10).rounded() / 10) million a second")
  }
}

/// Shapes the runs of a file and prints the shortest time of each, in nanoseconds of the processor.
///
/// A line is the path of a font, a script, `ltr` or `rtl` and code points, with tabs between them.
private func measureRuns(_ path: String, repetitions: Int) {
  let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  for line in text.split(separator: "\n") {
    let fields = line.split(separator: "\t")
    guard fields.count == 4, let data = FileManager.default.contents(atPath: String(fields[0])),
      let face = try? FontFace(bytes: [UInt8](data))
    else {
      print("unreadable")
      continue
    }
    let request = ShapeRequest(
      scalars: fields[3].split(separator: " ").compactMap { UInt32($0, radix: 16) },
      script: FontTag(fields[1]),
      direction: fields[2] == "rtl" ? .rightToLeft : .leftToRight)
    var best = clock_t.max
    for _ in 0..<repetitions {
      // Ten at once: the clock of the processor counts microseconds.
      let start = clock()
      for _ in 0..<10 { keep(Shaper.shape(request, face: face)) }
      best = min(best, clock() - start)
    }
    print(Int(best) * 100 * 1_000_000 / Int(CLOCKS_PER_SEC))
  }
}

/// A paragraph of one script.
private struct ShapingSample {
  let name: String
  let face: String
  let script: String
  let direction: ShapeRequest.Direction
  let sentence: String

  /// The sentence again and again, to about 6,000 characters.
  var paragraph: [UInt32] {
    let scalars = Array((sentence + " ").unicodeScalars.map(\.value))
    return Array((0..<max(1, 6000 / scalars.count)).map { _ in scalars }.joined())
  }

  static let all = [
    ShapingSample(
      name: "latin", face: "StillframeSans-Regular", script: "Latn", direction: .leftToRight,
      sentence: """
        The quick brown fox jumps over the lazy dog; AVATAR Typography, Wave To You, 1,234.50 — \
        “quoted” text (with brackets) and offices, affine flows.
        """),
    ShapingSample(
      name: "cyrillic", face: "StillframeSans-Regular", script: "Cyrl", direction: .leftToRight,
      sentence: "Съешь же ещё этих мягких французских булок, да выпей чаю. Рейтинг 404."),
    ShapingSample(
      name: "arabic", face: "StillframeSansArabic-Regular", script: "Arab",
      direction: .rightToLeft,
      sentence: "الإعدادات والخصوصية متاحة الآن لجميع المستخدمين، اضغط على «حفظ» للمتابعة. لا إله"),
    ShapingSample(
      name: "arabic-marks", face: "StillframeSansArabic-Regular", script: "Arab",
      direction: .rightToLeft,
      sentence: "بِسْمِ اللَّهِ الرَّحْمَٰنِ الرَّحِيمِ الْحَمْدُ لِلَّهِ رَبِّ الْعَالَمِينَ"),
    ShapingSample(
      name: "hebrew", face: "StillframeSansHebrew-Regular", script: "Hebr",
      direction: .rightToLeft,
      sentence: "בְּרֵאשִׁית בָּרָא אֱלֹהִים אֵת הַשָּׁמַיִם וְאֵת הָאָרֶץ. הגדרות ופרטיות"),
  ]
}

package import Components
import Layout

/// Measures text on a character grid: every character is half an em wide, every line one em high.
///
/// Lines break at spaces; a trailing space hangs. The baseline lies 0.8 em below a line's top.
package struct GridTextMeasurer: TextMeasuring {
  package init() {}

  package func metrics(of text: StyledText, width: Double, height: Double) -> TextMetrics {
    let em = text.runs.first?.style.font.size ?? 10
    var lines = self.lines(of: text, em: em, width: width)
    let limit = min(text.paragraph.lineLimit ?? .max, max(Int(min(height / em, 1e6)), 1))
    let isTruncated = lines.count > limit
    lines = Array(lines.prefix(limit))
    let boxes = lines.enumerated().map { index, line in
      Rect(
        x: 0, y: Double(index) * em, width: min(Double(line.count) * em / 2, width), height: em)
    }
    return TextMetrics(
      size: Size(width: boxes.map(\.width).max() ?? 0, height: Double(lines.count) * em),
      firstBaseline: em * 0.8, lastBaseline: em * (Double(lines.count) - 0.2), lines: boxes,
      isTruncated: isTruncated)
  }

  /// The lines of a text; what separates two lines is in neither.
  private func lines(of text: StyledText, em: Double, width: Double) -> [String] {
    var lines: [String] = []
    for paragraph in text.plainText.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let candidate = line.isEmpty ? String(word) : line + " " + word
        if !line.isEmpty, Double(candidate.count) * em / 2 > width {
          lines.append(line)
          line = String(word)
        } else {
          line = candidate
        }
      }
      lines.append(line)
    }
    return lines
  }

  package func boxes(of text: StyledText, width: Double, height: Double) -> [[Rect]] {
    let em = text.runs.first?.style.font.size ?? 10
    let shown = metrics(of: text, width: width, height: height).lines.count
    var boxes = [[Rect]](repeating: [], count: text.runs.count)
    var lineStart = 0
    for (number, line) in lines(of: text, em: em, width: width).prefix(shown).enumerated() {
      var runStart = 0
      for (run, count) in text.runs.map(\.text.count).enumerated() {
        let start = max(runStart, lineStart)
        let end = min(runStart + count, lineStart + line.count)
        if start < end {
          boxes[run].append(
            Rect(
              x: Double(start - lineStart) * em / 2, y: Double(number) * em,
              width: Double(end - start) * em / 2, height: em))
        }
        runStart += count
      }
      lineStart += line.count + 1
    }
    return boxes
  }

  package func minimumWidth(of text: StyledText) -> Double {
    let em = text.runs.first?.style.font.size ?? 10
    let words = text.plainText.split { $0 == " " || $0 == "\n" }
    return Double(words.map(\.count).max() ?? 0) * em / 2
  }
}

/// The tree text of a view in a proposal, with text on the character grid and whole points.
@MainActor
package func placedText(
  width: Double? = 200, height: Double? = nil,
  environment change: (inout EnvironmentValues) -> Void = { _ in },
  @ViewBuilder _ content: () -> some View
) -> String {
  var environment = EnvironmentValues(look: .stillframe)
  environment.displayScale = 1
  environment.font = .system(size: 10)
  change(&environment)
  let measurer = GridTextMeasurer()
  let resolver = Resolver(
    environment: environment, measurer: measurer, width: width, height: height)
  let root = resolver.resolve(content())
  return Placement(measurer: measurer, scale: 1).place(root, width: width, height: height).dump()
}

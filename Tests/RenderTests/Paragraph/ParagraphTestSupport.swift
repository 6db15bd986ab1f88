import Components
import Layout

@testable import Render

/// Sets text in the monospaced face at 10 pt with 20 pt leading, where arithmetic is easy: every
/// character is 6 pt wide (600 of 1000 units), the face reaches 10.2 pt up and 3 pt down, so the
/// baseline lies 10.2 + (20 − 13.2) / 2 = 13.6 pt below the top of its line.
struct Specimen {
  var text: StyledText
  var width = Double.infinity
  var height = Double.infinity
  private let engine = TextEngine()

  init(
    _ text: String, family: FontRequest.Family = .monospaced, size: Double = 10,
    _ edit: (inout Specimen) -> Void = { _ in }
  ) {
    let font = FontRequest(family: family, size: size, leading: 20)
    self.text = StyledText(
      runs: [StyledText.Run(text, style: TextRunStyle(font: font, color: .black))],
      paragraph: ParagraphStyle())
    edit(&self)
  }

  var style: TextRunStyle {
    get { text.runs[0].style }
    set { text.runs[0].style = newValue }
  }

  var layout: TextLayout { engine.layout(of: text, width: width, height: height) }

  var minimumWidth: Double { engine.minimumWidth(of: text) }

  /// The runs of the first line that show something, from left to right.
  var visibleRuns: [TextRun] {
    layout.lines.first?.runs.filter { !$0.text.visible.isEmpty } ?? []
  }

  /// The characters of each line from left to right, as a reader sees the runs: each run is in
  /// logical order, runs are separated by a bar.
  var lines: [String] {
    layout.lines.map { line in
      line.runs.map { $0.text.visible }.filter { !$0.isEmpty }.joined(separator: "|")
    }
  }

  /// The left edge and width of each line.
  var boxes: [[Double]] { layout.lines.map { [$0.frame.minX, $0.frame.width] } }
}

extension String {
  /// Without the directional formatting characters, which show nothing.
  var visible: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.filter {
          !(0x200E...0x200F).contains($0.value) && !(0x202A...0x202E).contains($0.value)
            && !(0x2066...0x2069).contains($0.value)
        }))
  }
}

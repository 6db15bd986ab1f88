import Components
import Layout
import Render

/// `render-cli diff A B [-o DIFF.png]`: compares two pictures.
struct DiffCommand: Command {
  static let manual = CommandManual(
    name: "diff", summary: "Compare two pictures pixel by pixel.",
    operands: "A.png B.png", operandCount: 2...2,
    discussion: """
      Pictures may be PNG, PPM or PAM. Equal pictures exit 0, different ones 1. The picture that -o
      writes shows A, the difference and B beside each other. Colours are compared as the files store
      them, so that almost transparent ones count; where alpha is 0 there is no colour.
      """,
    options: [
      OptionManual("--output", short: "-o", .file("DIFF.png"), "Write a picture of the difference.")
    ] + OutputFormat.options,
    examples: [
      .init("diff before.png after.png", "Count pixels and print the boxes that changed."),
      .init("diff before.png after.png -o diff.png", "See them too."),
    ])

  private let paths: (String, String)
  private let output: String?
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    paths = (arguments.operands[0], arguments.operands[1])
    output = arguments.text("--output")
    format = try OutputFormat(arguments)
    if output == "-", format == .json {
      throw .conflict("--output -", "--json", reason: "both write to standard output")
    }
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    let first = try PictureFile.readStraight(paths.0)
    let second = try PictureFile.readStraight(paths.1)
    let comparison = PixmapComparison(expected: first, actual: second)
    if let output {
      let sheet: Pixmap
      do throws(RasterError) {
        sheet = try DifferenceImage.sideBySide(expected: first, actual: second)
      } catch {
        throw CommandFailure(.badInput, "the pictures are too large for a sheet: \(error)")
      }
      try FileSystem.write(PNGEncoder.encode(sheet), to: output, console: &context.console)
    }
    if output != "-" { report(comparison, to: &context.console) }
    return comparison.isMatch ? .clean : .findings
  }

  private func report(_ comparison: PixmapComparison, to console: inout Console) {
    switch format {
    case .text: for line in lines(comparison) { console.print(line) }
    case .json:
      console.write(
        JSONWriter.answer { json in
          json.member("isMatch", comparison.isMatch)
          json.member(
            "sizes", array: .inline,
            { json in
              json.array(.inline) {
                $0.values([comparison.expectedWidth, comparison.expectedHeight])
              }
              json.array(.inline) { $0.values([comparison.actualWidth, comparison.actualHeight]) }
            })
          json.member("differingPixels", comparison.differingPixels)
          json.member("comparedPixels", comparison.comparedPixels)
          json.member("regions", array: .block) { json in
            for box in comparison.regions {
              json.array(.inline) { $0.values([box.x, box.y, box.width, box.height]) }
            }
          }
        })
    }
  }

  private func lines(_ comparison: PixmapComparison) -> [String] {
    guard !comparison.isMatch else { return ["the pictures are equal"] }
    var lines: [String] = []
    if !comparison.isSameSize {
      lines.append(
        "the sizes differ: \(comparison.expectedWidth)×\(comparison.expectedHeight) and "
          + "\(comparison.actualWidth)×\(comparison.actualHeight)")
    }
    let share = Double(comparison.differingPixels) * 100 / Double(max(comparison.comparedPixels, 1))
    lines.append(
      "\(comparison.differingPixels) of \(comparison.comparedPixels) pixels differ "
        + "(\(decimalText(share)) %)")
    for box in comparison.regions { lines.append("  changed box \(box)") }
    return lines
  }
}

extension JSONWriter {
  fileprivate mutating func values(_ numbers: [Int]) {
    for number in numbers { value(number) }
  }
}

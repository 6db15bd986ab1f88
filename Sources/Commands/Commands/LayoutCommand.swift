import Components
import Layout

/// `render-cli layout FILE`: lays out the cases of a conformance file, so that the engine can be judged
/// from outside.
struct LayoutCommand: Command {
  static let manual = CommandManual(
    name: "layout", summary: "Lay out the cases of a file and print their rectangles as JSON.",
    operands: "FILE|-", operandCount: 1...1,
    discussion: """
      FILE is {"cases": [{"name", "tree": {"style": {…}, "text", "children": […]}}]}, with CSS
      properties in camelCase. Text is made of squares of 10 points; the root lies in 10,000 × 10,000.
      The answer is {"results": [{"name", "ltr": [[x, y, width, height], …], "rtl": […]}]}: one
      rectangle a node in document order, relative to its parent, unrounded.
      """,
    examples: [
      .init(
        "layout cases.json", "Print the rectangles of all cases, left-to-right and right-to-left."),
      .init("layout - < cases.json > rectangles.json", "The same between two other programs."),
    ])

  private let path: String

  init(_ arguments: Arguments) throws(UsageError) {
    path = arguments.operands[0]
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    let document = try JSONInput.read(path)
    let file = FileSystem.displayName(path)
    var cases: [LayoutCase] = []
    do throws(DocumentError) {
      for value in try document.root.requiredElements("cases", of: "the file") {
        cases.append(try LayoutCase(value, position: cases.count))
      }
    } catch {
      throw CommandFailure(error, in: file)
    }

    var json = JSONWriter()
    try json.object { json in
      try json.member("results", array: .block) { json in
        for layoutCase in cases { try write(layoutCase, file, to: &json) }
      }
    }
    context.console.write(json.text)
    return .clean
  }

  private func write(_ layoutCase: LayoutCase, _ file: String, to json: inout JSONWriter) throws {
    var tree = layoutCase.tree
    try json.object(.inline) { json in
      json.member("name", layoutCase.name)
      for (key, direction) in [
        ("ltr", LayoutStyle.Direction.leftToRight), ("rtl", .rightToLeft),
      ] {
        let frames: [Rect]
        do {
          frames = try tree.layout(direction: direction)
        } catch {
          throw CommandFailure(.badInput, "\(file): case \"\(layoutCase.name)\": \(error)")
        }
        json.member(key, array: .inline) { json in
          for frame in frames {
            json.array(.inline) { json in
              json.value(frame.minX)
              json.value(frame.minY)
              json.value(frame.width)
              json.value(frame.height)
            }
          }
        }
      }
    }
  }
}

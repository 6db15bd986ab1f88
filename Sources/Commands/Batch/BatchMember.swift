import Audit
import Components

/// A member of a request: what it may be, and what it says.
struct BatchMember {
  enum Kind {
    case id, appearance, text, texts, textOrObject
    case words([String])
    case list([String])
    case number(ClosedRange<Double>)
    case integer(ClosedRange<Int>)
  }

  var kind: Kind
  var help: String

  init(_ kind: Kind, _ help: String) {
    self.kind = kind
    self.help = help
  }

  /// The member of an operation.
  init(_ key: String, of operation: String) {
    (kind, help) =
      Self.table["\(operation).\(key)"] ?? Self.table[key] ?? (.text, "")
  }

  private static let table: [String: (Kind, String)] = [
    "story": (.text, "The id of a story."),
    "document": (.textOrObject, "A document: its path below the root, or the document itself."),
    "appearance": (
      .appearance,
      "The name of a variant, such as \"dark\", or an object with the flags of render, such as "
        + "{\"scheme\": \"dark\", \"typeSize\": \"ax3\", \"width\": 320, \"scale\": 1}."
    ),
    "seconds": (.number(0.01...86_400), "The time that it may take."),
    "megabytes": (.integer(WorkerLimits.memoryRange), "The memory that it may take."),
    "budget": (
      .number(0.000_001...1_000_000), "The work that it may ask for, in standard budgets."
    ),
    "job": (.id, "The id of the request to give up."),
    "format": (.words(PictureFormat.allCases.map(\.rawValue)), "The format of the picture."),
    "as": (.words(["file", "base64"]), "Whether the picture is a file or in the answer."),
    "longestSide": (
      .integer(16...16_384),
      "The most pixels of the longer side; render draws at a smaller scale where it would be larger."
    ),
    "overlay": (
      .list(OverlayLayer.allCases.map(\.rawValue)),
      "What is drawn on top; speech, focus and switch number what is heard or focused."
    ),
    "axes": (
      .list(MatrixAxis.allCases.map(\.rawValue)),
      "What varies: the last one down the sheet, the others across."
    ),
    "profile": (.words(AuditProfile.allCases.map(\.rawValue)), "Whose requirements apply."),
    "rules": (.list(AuditRule.allCases.map(\.rawValue)), "Only these rules."),
    "audit.format": (.words(OutputFormat.allCases.map(\.rawValue)), "Text or JSON."),
    "speech.format": (.words(OutputFormat.allCases.map(\.rawValue)), "Text or JSON."),
    "tree.format": (
      .words(BatchTreeForm.allCases.map(\.rawValue)),
      "JSON, the text of goldens, or an outline of what is seen, heard or touched."
    ),
    "stage": (.words(TreeStage.allCases.map(\.rawValue)), "The stage of the pipeline."),
    "node": (.text, "The path of a node: an outline shows what is in it."),
    "depth": (.integer(1...1_000), "The levels that an outline shows."),
    "reader": (.words(ScreenReader.allCases.map(\.rawValue)), "The screen reader."),
    "expected": (.text, "The path of a picture."), "actual": (.text, "The path of a picture."),
    "against": (
      .textOrObject,
      "\"golden\", or an object with story or document, and appearance: what it is compared with."
    ),
  ]

  /// Writes the member's schema.
  ///
  /// - Parameter isShort: whether the flags of an appearance are left to its help.
  func write(_ key: String, isShort: Bool = false, into json: inout JSONWriter) {
    switch kind {
    case .id: return json.reference(named: key, to: "id")
    case .appearance where !isShort: return json.reference(named: key, to: "appearance")
    default: break
    }
    json.member(key, object: .inline) { json in
      switch kind {
      case .id, .text: json.member("type", "string")
      case .appearance, .textOrObject: json.member("type", ["string", "object"])
      case .texts:
        json.member("type", "array")
        json.member("items", object: .inline) { $0.member("type", "string") }
      case .words(let words): json.member("enum", words)
      case .list(let words):
        json.member("type", "array")
        json.member("minItems", 1)
        json.member("items", object: .inline) { $0.member("enum", words) }
      case .number(let range):
        json.member("type", "number")
        json.member("minimum", range.lowerBound)
        json.member("maximum", range.upperBound)
      case .integer(let range):
        json.member("type", "integer")
        json.member("minimum", range.lowerBound)
        json.member("maximum", range.upperBound)
      }
      json.member("description", help)
    }
  }
}

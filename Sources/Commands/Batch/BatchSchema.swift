import Audit
import Components

/// The JSON Schema (2020-12) of the lines of a batch, made from the tables that read them.
@MainActor
enum BatchSchema {
  static func text() -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      json.member("title", "A line of render-cli batch, protocol \(BatchSession.protocolVersion)")
      json.member("anyOf", array: .block) { json in
        for name in ["request", "line"] { json.reference(name) }
      }
      json.member("$defs", object: .block) { json in
        requests(into: &json)
        lines(into: &json)
        json.member("id", object: .block) { json in
          json.member("type", ["string", "integer"])
          json.member("minLength", 1)
        }
        json.member("appearance", object: .block) { appearance(into: &$0) }
      }
    }
    return json.text
  }

  // MARK: Requests

  private static func requests(into json: inout JSONWriter) {
    json.member("request", object: .block) { json in
      json.member("oneOf", array: .block) { json in
        for name in BatchReader.operations { json.object { request(name, into: &$0) } }
      }
    }
  }

  private static func request(_ name: String, into json: inout JSONWriter) {
    let keys = BatchReader.keys[name] ?? []
    json.closed { json in
      json.reference(named: "id", to: "id")
      json.constant("op", name)
      for key in keys { BatchMember(key, of: name).write(key, into: &json) }
    }
    let needed = BatchReader.needed[name] ?? []
    json.member("required", ["id", "op"] + needed)
    if keys.contains("story") {
      json.member("oneOf", array: .inline) { json in
        for key in ["story", "document"] {
          json.object(.inline) { $0.member("required", [key]) }
        }
      }
    }
  }

  private static func appearance(into json: inout JSONWriter) {
    json.member("oneOf", array: .block) { json in
      json.object(.inline) { $0.member("type", "string") }
      json.object { json in
        json.closed { json in
          for (name, option) in BatchReader.appearance {
            switch option.value {
            case .none: json.types(name, ["boolean"])
            case .number(_, let range): json.number(name, in: range)
            case .integer(_, let range):
              json.number(name, in: Double(range.lowerBound)...Double(range.upperBound))
            case .choice(let words), .choices(let words): json.words(name, words)
            case .text, .file:
              json.types(name, option.repeats ? ["string", "array"] : ["string"])
            }
          }
        }
      }
    }
  }

  // MARK: Lines

  private static func lines(into json: inout JSONWriter) {
    json.member("line", object: .block) { json in
      json.member("oneOf", array: .block) { json in
        for name in ["hello", "answer", "error", "end"] { json.reference(name) }
      }
    }
    line("hello", needs: ["protocol", "tool", "version", "engine", "operations"], into: &json) {
      json in
      for name in ["protocol", "engine", "jobs", "queue"] { json.types(name, ["integer"]) }
      for name in ["tool", "version", "sources", "root", "output"] { json.types(name, ["string"]) }
      json.list("operations")
    }
    line("answer", needs: ["id", "result"], into: &json) { json in
      json.reference(named: "id", to: "id")
      json.types("result", ["object"])
      json.types("printed", ["string"])
    }
    line("error", needs: ["id", "kind", "status", "message"], into: &json) { json in
      json.member("id", object: .block) { json in
        json.member("anyOf", array: .inline) { json in
          json.reference("id")
          json.object(.inline) { $0.member("type", "null") }
        }
      }
      json.words("kind", BatchSession.errorKinds)
      json.types("status", ["integer"])
      for name in ["message", "advice", "printed"] { json.types(name, ["string"]) }
      json.types("place", ["object"])
      json.list("details")
    }
    line("end", needs: ["done", "failed"], into: &json) { json in
      for name in ["done", "failed"] { json.types(name, ["integer"]) }
    }
  }

  private static func line(
    _ name: String, needs keys: [String], into json: inout JSONWriter,
    _ members: (inout JSONWriter) -> Void
  ) {
    json.member(name, object: .block) { json in
      json.closed { json in
        json.constant("type", name)
        members(&json)
      }
      json.member("required", ["type"] + keys)
    }
  }
}

/// The phrases of a schema.
extension JSONWriter {
  fileprivate mutating func reference(_ name: String) {
    object(.inline) { $0.member("$ref", "#/$defs/\(name)") }
  }

  mutating func reference(named key: String, to name: String) {
    self.key(key)
    reference(name)
  }

  fileprivate mutating func constant(_ key: String, _ word: String) {
    member(key, object: .inline) { $0.member("const", word) }
  }

  fileprivate mutating func types(_ key: String, _ names: [String]) {
    member(key, object: .inline) { json in
      if let name = names.first, names.count == 1 {
        json.member("type", name)
      } else {
        json.member("type", names)
      }
    }
  }

  fileprivate mutating func words(_ key: String, _ words: [String]) {
    member(key, object: .inline) { $0.member("enum", words) }
  }

  fileprivate mutating func number(_ key: String, in range: ClosedRange<Double>) {
    member(key, object: .inline) { json in
      json.member("type", "number")
      json.member("minimum", range.lowerBound)
      json.member("maximum", range.upperBound)
    }
  }

  fileprivate mutating func list(_ key: String) {
    member(key, object: .inline) { json in
      json.member("type", "array")
      json.types("items", ["string"])
    }
  }

  /// The members that an object has, and that it has no others.
  mutating func closed(_ members: (inout JSONWriter) -> Void) {
    member("type", "object")
    member("additionalProperties", false)
    member("properties", object: .block, members)
  }
}

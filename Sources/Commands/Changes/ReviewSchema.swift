import Components

/// The JSON Schema (2020-12) of a review's file.
@MainActor
enum ReviewSchema {
  static func text() -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      json.member("title", "A review of changed pictures, version \(Review.version)")
      json.member("type", "object")
      json.member("required", ["schemaVersion", "against", "signatures", "changes"])
      json.member("properties", object: .block) { json in
        json.member("schemaVersion", object: .inline) { $0.member("const", Review.version) }
        text("against", most: 200, into: &json)
        list("signatures", of: "signature", into: &json)
        list("changes", of: "change", most: Review.changeLimit, into: &json)
      }
      json.member("$defs", object: .block) { json in
        object("signature", needs: ["by", "date"], into: &json) { signature(into: &$0) }
        object("change", needs: ["golden", "story", "variant"], into: &json) { json in
          text("golden", most: 4_000, into: &json)
          for key in ["story", "variant"] { text(key, most: 400, into: &json) }
          for key in ["before", "after"] { pattern(key, "^[0-9a-f]{64}$", into: &json) }
          json.member("decision", object: .inline) { json in
            json.member("enum", Review.Decision.allCases.map(\.rawValue))
          }
          signature(into: &json)
          list("comments", of: "comment", most: Review.commentLimit, into: &json)
        }
        object("comment", needs: ["by", "date"], into: &json) { json in
          text("text", most: Review.textLimit, into: &json)
          signature(into: &json)
          json.member("region", object: .inline) { json in
            json.member("type", "array")
            json.member("items", object: .inline) { $0.member("type", "number") }
            json.member("minItems", 4)
            json.member("maxItems", 4)
          }
          text("node", most: 1_000, into: &json)
          pattern("edited", time, into: &json)
        }
      }
    }
    return json.text
  }

  private static func signature(into json: inout JSONWriter) {
    text("by", most: 200, into: &json)
    pattern("date", time, into: &json)
  }

  private static let time =
    #"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$"#

  private static func text(_ key: String, most: Int, into json: inout JSONWriter) {
    json.member(key, object: .inline) { json in
      json.member("type", "string")
      json.member("minLength", 1)
      json.member("maxLength", most)
    }
  }

  private static func pattern(_ key: String, _ pattern: String, into json: inout JSONWriter) {
    json.member(key, object: .inline) { json in
      json.member("type", "string")
      json.member("pattern", pattern)
    }
  }

  private static func list(
    _ key: String, of name: String, most: Int? = nil, into json: inout JSONWriter
  ) {
    json.member(key, object: .inline) { json in
      json.member("type", "array")
      if let most { json.member("maxItems", most) }
      json.member("items", object: .inline) { $0.member("$ref", "#/$defs/\(name)") }
    }
  }

  private static func object(
    _ name: String, needs keys: [String], into json: inout JSONWriter,
    _ members: (inout JSONWriter) -> Void
  ) {
    json.member(name, object: .block) { json in
      json.member("type", "object")
      json.member("required", keys)
      if name == "change" {
        // Whoever decides says who and when.
        json.member("dependentRequired", object: .inline) { $0.member("decision", ["by", "date"]) }
      }
      if name == "comment" {
        // One without words was deleted, at the time of its edit.
        json.member("anyOf", array: .inline) { json in
          for key in ["text", "edited"] {
            json.object(.inline) { $0.member("required", [key]) }
          }
        }
      }
      json.member("properties", object: .block, members)
    }
  }
}

import Components
import Render
import Typography

/// One run of a shaping file: `{"id", "font", "text", "script", "direction", "features", "language"}`.
struct ShapeCase {
  var identifier: String
  /// A path, or the PostScript name of an embedded face.
  var font: JSONValue
  var request: ShapeRequest

  init(_ value: JSONValue) throws(DocumentError) {
    let owner = "a run"
    identifier = try value.requiredString("id", of: owner)
    font = try value.required("font", of: owner)
    guard font.string != nil else { throw font.wrongKind(expected: "a path or a font name") }
    let text = try value.requiredString("text", of: owner)
    request = ShapeRequest(
      scalars: text.unicodeScalars.map(\.value), script: try Self.script(value, owner),
      direction: try Self.direction(value), language: try Self.language(value),
      features: try Self.features(value))
  }

  private static func language(_ value: JSONValue) throws(DocumentError) -> String? {
    guard let member = value["language"] else { return nil }
    guard let tag = member.string, !tag.isEmpty, tag.utf8.count <= 64 else {
      throw member.wrongKind(expected: "a language tag (BCP 47) such as \"sr\" or \"zh-Hant\"")
    }
    return tag
  }

  private static func script(
    _ value: JSONValue, _ owner: String
  ) throws(DocumentError) -> FontTag {
    let member = try value.required("script", of: owner)
    let expected = "a four-letter script code (ISO 15924) such as \"Latn\""
    guard let name = member.string, name.utf8.count == 4, name.utf8.allSatisfy(isLetter) else {
      throw member.wrongKind(expected: expected)
    }
    // Codes are title case whatever the case they are written in.
    let letters = name.utf8.enumerated().map { $0 == 0 ? $1 & 0xDF : $1 | 0x20 }
    return FontTag(String(decoding: letters, as: UTF8.self))
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func direction(_ value: JSONValue) throws(DocumentError) -> ShapeRequest.Direction
  {
    let member = try value.required("direction", of: "a run")
    switch member.string {
    case "ltr": return .leftToRight
    case "rtl": return .rightToLeft
    default: throw member.wrongKind(expected: "\"ltr\" or \"rtl\"")
    }
  }

  private static func features(_ value: JSONValue) throws(DocumentError) -> [FontFeature] {
    guard let member = value["features"] else { return [] }
    guard member.kind == .object else {
      throw member.wrongKind(expected: "an object of features such as {\"kern\": 0}")
    }
    var features: [FontFeature] = []
    for feature in member.members {
      guard feature.key.utf8.count == 4 else {
        throw DocumentError(
          atKeyOf: feature,
          .wrongKind(expected: "a four-letter feature tag", found: messageQuoted(feature.key)))
      }
      let setting = feature.value.boolean.map { $0 ? 1 : 0 } ?? feature.value.integer
      guard let setting, let number = UInt32(exactly: setting) else {
        throw feature.value.wrongKind(expected: "true, false or a whole number from 0")
      }
      features.append(FontFeature(tag: FontTag(feature.key), value: number))
    }
    return features
  }
}

import Components
import Documents
import JSON

/// A picture that a page asks for: `{"story": "sale", "variant": "dark", "controls": {"discount": "0.8"}}`.
struct FrameWish {
  private static let mostControls = 200

  var story: String
  var variant: Variant
  var controls: [String: String] = [:]

  init(_ body: [UInt8]) throws(CommandFailure) {
    let root: JSONValue
    do throws(JSONError) {
      root = try JSONDocument(
        parsing: body, limits: JSONLimits(byteCount: HTTPReader.longestBody, depth: 8)
      ).root
    } catch {
      throw CommandFailure(.badInput, "the request cannot be read: \(error)")
    }
    guard root.kind == .object, let story = root["story"]?.string,
      let name = root["variant"]?.string,
      root.members.allSatisfy({ ["story", "variant", "controls"].contains($0.key) })
    else {
      throw CommandFailure(
        .badInput, "a request is an object with \"story\", \"variant\" and \"controls\"")
    }
    guard let variant = Variant(name: name), variant.isPlausible else {
      throw CommandFailure(.badInput, "there is no variant \(messageQuoted(name))")
    }
    self.story = story
    self.variant = variant
    guard let given = root["controls"] else { return }
    guard given.kind == .object else {
      throw CommandFailure(
        .badInput, "\"controls\" is an object of texts")
    }
    for member in given.members {
      guard controls.count < Self.mostControls else {
        throw CommandFailure(.badInput, "at most \(Self.mostControls) controls are set")
      }
      guard let value = member.value.string else {
        throw CommandFailure(
          .badInput, "the value of the control \(messageQuoted(member.key)) is a text")
      }
      controls[member.key] = value
    }
  }
}

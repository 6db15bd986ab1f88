public import Graphics
import JSON

/// A colour with a value for each appearance.
public struct ColorSet: Hashable, Sendable {
  /// What a colour is in one appearance.
  public enum Value: Hashable, Sendable {
    case color(ResolvedColor)
    /// A colour of the system, by its name, such as `systemBackgroundColor`.
    case system(String)
  }

  /// Where it comes from.
  public let source: AssetSource
  let entries: [ColorEntry]

  /// The value for a place; `nil` where the set has none for it.
  public func value(for traits: AssetTraits) -> Value? { entries.best(for: traits)?.value }
}

struct ColorEntry: AssetEntry, Hashable, Sendable {
  let slot: AssetSlot
  let value: ColorSet.Value
}

extension ColorSet.Value {
  static let spaces = [
    "srgb", "display-p3", "extended-srgb", "extended-linear-srgb", "gray-gamma-22", "extended-gray",
  ]

  /// Reads the `color` of an entry.
  init(_ json: JSONValue) throws(DocumentError) {
    guard json.kind == .object else { throw json.wrongKind(expected: "a colour") }
    if let reference = json["reference"] {
      guard let name = reference.string else { throw reference.wrongKind(expected: "a name") }
      self = .system(name)
      return
    }
    guard let components = json["components"] else {
      throw DocumentError(
        at: json, .missingKey("components", of: "a colour", expected: "red, green, blue and alpha"))
    }
    let space = json["color-space"]?.string ?? "srgb"
    guard Self.spaces.contains(space) else {
      throw (json["color-space"] ?? json).unknownName(
        space, kind: "colour space", known: Self.spaces)
    }
    // "1" is the whole beside "0.5", and of 255 beside "128". The alpha is always a share.
    let areShares = ["red", "green", "blue", "white"].contains {
      components[$0]?.string?.contains(".") ?? false
    }
    func component(_ name: String) throws(DocumentError) -> Double {
      guard let value = components[name] else {
        throw DocumentError(
          at: components, .missingKey(name, of: "a colour in \(space)", expected: "a number"))
      }
      return try Self.component(value, isShare: areShares)
    }
    var alpha = 1.0
    if let json = components["alpha"] { alpha = try Self.component(json, isShare: true) }
    if space.contains("gray") {
      let white = try component("white")
      self = .color(
        space == "gray-gamma-22"
          ? ColorConversion.gray22(white, alpha: alpha)
          : ResolvedColor(red: white, green: white, blue: white, alpha: alpha))
      return
    }
    let (red, green, blue) = (
      try component("red"), try component("green"), try component("blue")
    )
    switch space {
    case "display-p3":
      self = .color(
        ColorConversion.displayP3(red: red, green: green, blue: blue, alpha: alpha))
    case "extended-linear-srgb":
      self = .color(ColorConversion.linear(red: red, green: green, blue: blue, alpha: alpha))
    default:
      self = .color(ResolvedColor(red: red, green: green, blue: blue, alpha: alpha))
    }
  }

  /// A component as Xcode writes it: `0.5`, `"0.500"`, `"128"` of 255, or `"0x80"`.
  ///
  /// - Parameter isShare: whether `"1"` is the whole.
  static func component(_ json: JSONValue, isShare: Bool = false) throws(DocumentError) -> Double {
    if let number = json.number { return number }
    guard let text = json.string else { throw json.wrongKind(expected: "a number") }
    if text.hasPrefix("0x") || text.hasPrefix("0X"), let value = UInt8(text.dropFirst(2), radix: 16)
    {
      return Double(value) / 255
    }
    if isShare, text == "1" { return 1 }
    if let value = Int(text), (0...255).contains(value) { return Double(value) / 255 }
    if text.contains("."), let value = Double(text), value.isFinite { return value }
    throw DocumentError(
      at: json,
      .outOfRange(
        messageQuoted(text), expected: "a number such as \"0.5\", \"128\" of 255, or \"0x80\""))
  }
}

import JSON

/// A picture with a file for each scale and appearance.
public struct ImageSet: Hashable, Sendable {
  /// Where it comes from.
  public let source: AssetSource
  let entries: [ImageEntry]

  /// The file for a place; `nil` where the set has none for it.
  package func entry(for traits: AssetTraits) -> ImageEntry? { entries.best(for: traits) }
}

/// One file of an image set.
package struct ImageEntry: AssetEntry, Hashable, Sendable {
  let slot: AssetSlot
  package let file: ResourceFile
  /// Whether it takes the foreground style; `nil` where nobody says.
  package let isTemplate: Bool?
  package let slices: ImageSlices?

  /// Pixels per point of the file; 1 of one that is made of shapes.
  package var scale: Double { Double(slot.scale ?? 1) }
}

/// How a picture that is stretched is cut.
package struct ImageSlices: Hashable, Sendable {
  /// What is kept as it is at each side, in points.
  package var top: Double
  package var left: Double
  package var bottom: Double
  package var right: Double
  /// How much of the middle is used, from the caps on, in points; `nil` for all of it.
  package var centerWidth: Double?
  package var centerHeight: Double?
  /// Whether the middle is repeated rather than stretched.
  package var isTiled: Bool

  package init(
    top: Double, left: Double, bottom: Double, right: Double, centerWidth: Double? = nil,
    centerHeight: Double? = nil, isTiled: Bool
  ) {
    func length(_ value: Double) -> Double { value.isFinite ? max(value, 0) : 0 }
    self.top = length(top)
    self.left = length(left)
    self.bottom = length(bottom)
    self.right = length(right)
    self.centerWidth = centerWidth
    self.centerHeight = centerHeight
    self.isTiled = isTiled
  }
}

extension ImageSlices {
  private static let modes = ["9-part", "3-part-horizontal", "3-part-vertical"]

  /// Reads the `resizing` of an entry; its lengths are in pixels of the file.
  init(_ json: JSONValue, scale: Double) throws(DocumentError) {
    guard json.kind == .object else { throw json.wrongKind(expected: "how the picture is cut") }
    let mode = json["mode"]?.string ?? "9-part"
    guard Self.modes.contains(mode) else {
      throw (json["mode"] ?? json).unknownName(mode, kind: "way to cut", known: Self.modes)
    }
    func length(_ owner: JSONValue?, _ name: String) throws(DocumentError) -> Double? {
      guard let value = owner?[name] else { return nil }
      guard let number = value.number, number >= 0, number <= 1e6 else {
        throw value.wrongKind(expected: "a number of pixels")
      }
      return number / scale
    }
    let (caps, center) = (json["cap-insets"], json["center"])
    let isVertical = mode != "3-part-horizontal"
    let isHorizontal = mode != "3-part-vertical"
    self.init(
      top: isVertical ? try length(caps, "top") ?? 0 : 0,
      left: isHorizontal ? try length(caps, "left") ?? 0 : 0,
      bottom: isVertical ? try length(caps, "bottom") ?? 0 : 0,
      right: isHorizontal ? try length(caps, "right") ?? 0 : 0,
      centerWidth: isHorizontal ? try length(center, "width") : nil,
      centerHeight: isVertical ? try length(center, "height") : nil,
      isTiled: center?["mode"]?.string == "tile")
  }
}

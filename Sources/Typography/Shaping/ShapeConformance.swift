/// One run as a conformance file names it: everything as text.
package struct ShapeConformanceRun: Equatable, Sendable {
  package var scalars: [UInt32]
  /// An ISO 15924 code such as `Arab`.
  package var script: String
  /// `ltr` or `rtl`.
  package var direction: String
  /// Feature tags and values, in order.
  package var features: [(tag: String, value: UInt32)]

  package init(
    scalars: [UInt32], script: String, direction: String,
    features: [(tag: String, value: UInt32)] = []
  ) {
    self.scalars = scalars
    self.script = script
    self.direction = direction
    self.features = features
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.scalars == right.scalars && left.script == right.script
      && left.direction == right.direction
      && left.features.elementsEqual(right.features) { $0 == $1 }
  }

  /// Shapes the run with one face, without fallback, as text with nothing before or after it.
  ///
  /// - Returns: per glyph, in visual order: glyph, cluster, x advance, y advance, x offset,
  ///   y offset, in font units.
  package func glyphRows(with face: FontFace) throws(ShapeConformanceError) -> [[Int]] {
    guard script.utf8.count == 4 else { throw .invalidScript(script) }
    let direction: ShapeRequest.Direction
    switch self.direction {
    case "ltr": direction = .leftToRight
    case "rtl": direction = .rightToLeft
    default: throw .invalidDirection(self.direction)
    }
    var fontFeatures: [FontFeature] = []
    for (tag, value) in features {
      guard (1...4).contains(tag.utf8.count) else { throw .invalidFeature(tag) }
      fontFeatures.append(FontFeature(tag: FontTag(tag), value: value))
    }
    let request = ShapeRequest(
      scalars: scalars, script: FontTag(script), direction: direction, features: fontFeatures)
    return Shaper.shape(request, face: face).map { glyph in
      [
        Int(glyph.glyph), glyph.cluster, Int(glyph.xAdvance), Int(glyph.yAdvance),
        Int(glyph.xOffset), Int(glyph.yOffset),
      ]
    }
  }
}

/// What a conformance run can get wrong.
package enum ShapeConformanceError: Error, Equatable, CustomStringConvertible {
  case invalidScript(String)
  case invalidDirection(String)
  case invalidFeature(String)

  package var description: String {
    switch self {
    case .invalidScript(let script):
      "'\(script)' is not a script; use an ISO 15924 code such as Latn or Arab"
    case .invalidDirection(let direction):
      "'\(direction)' is not a direction; use ltr or rtl"
    case .invalidFeature(let tag):
      "'\(tag)' is not a feature; use a tag of one to four characters such as tnum"
    }
  }
}

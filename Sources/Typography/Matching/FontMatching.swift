/// A request for a face of a family.
package struct FontQuery: Hashable, Sendable {
  /// 1 to 1000.
  package var weight: Int
  /// In per cent of the normal width.
  package var width: Double
  package var isItalic: Bool
  /// In points, for faces that are drawn for sizes.
  package var size: Double

  package init(
    weight: Int = 400, width: Double = 100, isItalic: Bool = false, size: Double = 12
  ) {
    self.weight = weight
    self.width = width
    self.isItalic = isItalic
    self.size = size
  }
}

/// The font-style matching of CSS Fonts 4, §5.2: width before slope before weight. A variable face
/// counts with all that its axes reach.
enum FontMatching {
  /// The best of some faces of one family; the first of several that are as good.
  static func best(of faces: [FontFace], for query: FontQuery) -> FontFace? {
    var faces = nearest(faces, to: query.width, isNarrowFirst: query.width <= 100) {
      $0.range(of: "wdth", standard: $0.traits.width)
    }
    let sloped = faces.filter { $0.canBeItalic == query.isItalic || $0.hasSlopeAxis }
    if !sloped.isEmpty { faces = sloped }
    return nearestWeight(faces, to: Double(query.weight)).first
  }

  /// Those whose range has the value or comes nearest to it on the side that counts first.
  private static func nearest(
    _ faces: [FontFace], to wanted: Double, isNarrowFirst: Bool,
    _ range: (FontFace) -> ClosedRange<Double>
  ) -> [FontFace] {
    let below = faces.map { range($0) }.filter { $0.lowerBound <= wanted }
      .map { min($0.upperBound, wanted) }.max()
    let above = faces.map { range($0) }.filter { $0.upperBound >= wanted }
      .map { max($0.lowerBound, wanted) }.min()
    guard let chosen = isNarrowFirst ? below ?? above : above ?? below else { return faces }
    return faces.filter { range($0).contains(chosen) }
  }

  /// 400 to 500 look up to 500 first, then down, then further up; lighter ones down first, heavier
  /// ones up first.
  private static func nearestWeight(_ faces: [FontFace], to wanted: Double) -> [FontFace] {
    func range(_ face: FontFace) -> ClosedRange<Double> {
      face.range(of: "wght", standard: Double(face.traits.weight))
    }
    if (400...500).contains(wanted) {
      let near = faces.filter { range($0).upperBound >= wanted && range($0).lowerBound <= 500 }
      if !near.isEmpty { return nearest(near, to: wanted, isNarrowFirst: false, range) }
      return nearest(faces, to: wanted, isNarrowFirst: true, range)
    }
    return nearest(faces, to: wanted, isNarrowFirst: wanted < 400, range)
  }
}

extension FontFace {
  /// What an axis reaches; for faces without it the one value that they have.
  fileprivate func range(of tag: FontTag, standard: Double) -> ClosedRange<Double> {
    guard let axis = axes.first(where: { $0.tag == tag }) else { return standard...standard }
    return axis.minimum...axis.maximum
  }

  fileprivate var hasSlopeAxis: Bool { axes.contains { $0.tag == "ital" || $0.tag == "slnt" } }
  fileprivate var canBeItalic: Bool { traits.isItalic }

  /// Where a variable face meets a request; empty for other faces.
  func values(for query: FontQuery) -> [FontAxisValue] {
    axes.compactMap { axis in
      let value: Double
      switch axis.tag {
      case "wght": value = Double(query.weight)
      case "wdth": value = query.width
      case "opsz": value = query.size
      case "ital": value = query.isItalic ? 1 : 0
      // Degrees counterclockwise: a face that leans to the right has a negative minimum.
      case "slnt" where !axes.contains { $0.tag == "ital" }:
        value = query.isItalic ? (axis.minimum < 0 ? axis.minimum : axis.maximum) : 0
      default: return nil
      }
      return FontAxisValue(tag: axis.tag, value: value)
    }
  }
}

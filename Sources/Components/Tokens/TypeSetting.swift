/// How a look sets lines of text.
package struct TypeSetting: Sendable {
  /// The height of a line; leading and baseline are the same for every face that stands in for the
  /// system font.
  enum Line: Sendable {
    /// As high as its leading.
    case leading
    /// As high as the system font's ascent and descent; leading only parts lines, and by these
    /// proportions texts keep their distance from other views.
    case system(TextProportions)
  }

  /// How high one line is.
  var line = Line.leading
  /// What is added to the published distance of lines, in points; a team's own scale is taken as it is.
  var pitchChange = 0.0
  /// The size in points from which the display cut of the sans family is used.
  var displaySize = Double.infinity
  /// Whether the sans family is tracked to the widths of the system font.
  var isTracked = false
  /// Whether texts measure whole device pixels.
  var measuresPixels = false
  /// Whether the base direction of texts is that of their content, and not that of the layout.
  var directionFollowsContent = false

  /// SF Pro's own extent, tracked; the optical size changes at 20 points. SwiftUI's default writing direction is
  /// that of the content.
  static let iOS18 = TypeSetting(
    line: .system(.sanFrancisco), displaySize: 20, isTracked: true, measuresPixels: true,
    directionFollowsContent: true)

  /// Lines a point closer than published, as body and subheadline are in a picture of iOS 26.
  static let iOS26: TypeSetting = {
    var setting = iOS18
    setting.pitchChange = -1
    return setting
  }()
}

extension TypeSetting {
  /// The tracking in points that is part of a family at a size and weight.
  func tracking(of family: FontRequest.Family, size: Double, weight: Int) -> Double {
    guard isTracked, family == .sans || family == .rounded else { return 0 }
    // The rounded cut has the advances of the text cut.
    let isText = size < displaySize || family == .rounded
    let curve = isText ? TrackingCurve.text : TrackingCurve.display
    return curve.ems(size: size, weight: weight) * size
  }

  /// The family that sets text of a size.
  func cut(of family: FontRequest.Family, size: Double) -> FontRequest.Family {
    family == .sans && size >= displaySize ? .sansDisplay : family
  }

  /// How far apart the lines of the system's font are without a leading; `nil` where every size has one.
  func naturalHeight(size: Double) -> Double? {
    guard case .system(let font) = line else { return nil }
    return (font.ascent + font.descent) * size
  }

  /// How high a line of a family is.
  func lineBox(of family: FontRequest.Family, size: Double) -> FontRequest.LineBox {
    guard case .system(let font) = line else { return .leading }
    if case .named = family { return .face }
    return .extent(ascent: font.ascent * size, descent: font.descent * size)
  }
}

/// Tracking as a function of size and weight: between two sizes of the table on a line, outside as at
/// its ends.
struct TrackingCurve: Sendable {
  private let sizes: [Double]
  /// For regular, medium, semibold and bold, in ten-thousandths of the em.
  private let tenThousandths: [[Int]]

  init(sizes: [Double], tenThousandths: [[Int]]) {
    self.sizes = sizes
    self.tenThousandths = tenThousandths
  }

  /// The space after every character, in ems.
  func ems(size: Double, weight: Int) -> Double {
    // The weights that have a face; of two that are as near the heavier, as faces are chosen.
    let row = tenThousandths[min(max((weight - 350) / 100, 0), tenThousandths.count - 1)]
    guard size > sizes[0] else { return Double(row[0]) / 10_000 }
    guard let upper = sizes.firstIndex(where: { size <= $0 }) else {
      return Double(row[row.count - 1]) / 10_000
    }
    let share = (size - sizes[upper - 1]) / (sizes[upper] - sizes[upper - 1])
    let low = Double(row[upper - 1])
    return (low + (Double(row[upper]) - low) * share) / 10_000
  }
}

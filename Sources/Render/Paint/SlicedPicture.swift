import Components
import Graphics
import Resources

/// The parts of a picture that keep their size, and the middle that is stretched or repeated, in a frame.
struct SlicedPicture {
  /// A part of the picture in its own points, where it goes, and whether it is repeated there.
  struct Part: Equatable {
    var source: Rect
    var frame: Rect
    var isTiled: Bool

    /// Where the part is drawn first where it is repeated: as large as it is, or as the frame where only
    /// the other side is repeated.
    var tile: Rect {
      Rect(x: frame.minX, y: frame.minY, width: source.width, height: source.height)
    }
  }

  /// The parts with an area, row by row.
  let parts: [Part]

  /// - Parameter size: the natural size in points.
  init(_ slices: ImageSlices, of size: Size, in frame: Rect) {
    let columns = Self.spans(
      first: slices.left, last: slices.right, center: slices.centerWidth, length: size.width,
      from: frame.minX, room: frame.width)
    let rows = Self.spans(
      first: slices.top, last: slices.bottom, center: slices.centerHeight, length: size.height,
      from: frame.minY, room: frame.height)
    var parts: [Part] = []
    for (y, row) in rows.enumerated() {
      for (x, column) in columns.enumerated() {
        let part = Part(
          source: Rect(
            x: column.source, y: row.source, width: column.length, height: row.length),
          frame: Rect(x: column.start, y: row.start, width: column.room, height: row.room),
          isTiled: slices.isTiled && (x == 1 || y == 1))
        if !part.source.isEmpty, !part.frame.isEmpty { parts.append(part) }
      }
    }
    self.parts = parts
  }

  private typealias Span = (source: Double, length: Double, start: Double, room: Double)

  /// The first cap, the middle and the last cap along one axis; caps shrink together where they do not fit.
  private static func spans(
    first: Double, last: Double, center: Double?, length: Double, from start: Double,
    room: Double
  ) -> [Span] {
    let first = min(first, length)
    let last = min(last, length - first)
    let middle = min(center ?? .infinity, length - first - last)
    let shrink = first + last > room ? room / (first + last) : 1
    let (head, tail) = (first * shrink, last * shrink)
    return [
      (0, first, start, head), (first, middle, start + head, max(room - head - tail, 0)),
      (length - last, last, start + room - tail, tail),
    ]
  }
}

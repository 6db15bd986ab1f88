import Components
import Foundation
import Layout
import Render

/// Pictures in labelled rows and columns on one sheet.
@MainActor
struct ContactSheet {
  /// In points; pictures keep their own size.
  private static let gap = 16.0
  private static let labelHeight = 24.0

  let title: String
  let columns: [String]
  let rows: [String]
  /// Row by row; as many as rows times columns.
  let cells: [Pixmap]
  /// Pixels per point of the cells.
  let scale: Double

  /// Draws the sheet.
  func pixmap(_ renderer: Renderer) throws(CommandFailure) -> Pixmap {
    let widths = columns.indices.map { column in
      rows.indices.map { cells[$0 * columns.count + column].width }.max() ?? 0
    }
    let heights = rows.indices.map { row in
      columns.indices.map { cells[row * columns.count + $0].height }.max() ?? 0
    }
    let gap = pixels(Self.gap)
    let labelHeight = pixels(Self.labelHeight)
    let minimum = pixels(160)
    do throws(RasterError) {
      var sheet = try Pixmap.canvas(
        width: max(gap + widths.reduce(0) { $0 + $1 + gap }, minimum),
        height: gap + labelHeight * 2 + heights.reduce(0) { $0 + $1 + labelHeight + gap })
      sheet.fill(0xE4)
      sheet.place(try label(title, weight: .bold, renderer), x: gap, y: gap / 2)
      var y = gap + labelHeight
      for row in rows.indices {
        var x = gap
        for column in columns.indices {
          let names = [columns[column], rows[row]].filter { !$0.isEmpty }
          sheet.place(
            try label(names.joined(separator: " · "), weight: .medium, renderer), x: x, y: y)
          sheet.place(cells[row * columns.count + column], x: x, y: y + labelHeight)
          x += widths[column] + gap
        }
        y += heights[row] + labelHeight + gap
      }
      return sheet
    } catch {
      throw CommandFailure(
        .badInput, "the sheet is too large: \(error)", advice: "Choose fewer axes or --scale 1.")
    }
  }

  private func label(
    _ text: String, weight: Font.Weight, _ renderer: Renderer
  ) throws(RasterError) -> Pixmap {
    var environment = EnvironmentValues(look: .stillframe)
    environment.displayScale = scale
    let view = Text(verbatim: text).font(.system(size: 11, weight: weight))
      .foregroundStyle(Color.black)
    return try renderer.render(
      renderer.scene(for: view, environment: environment, width: nil, height: nil))
  }

  private func pixels(_ points: Double) -> Int { Int((points * scale).rounded()) }
}

extension Pixmap {
  /// Fills the picture with an opaque grey.
  mutating func fill(_ level: UInt8) {
    for index in bytes.indices { bytes[index] = index % 4 == 3 ? 255 : level }
  }

  /// Paints a picture over this one; what would lie outside is left out.
  mutating func place(_ picture: Pixmap, x: Int, y: Int) {
    for row in 0..<max(0, min(picture.height, height - y)) {
      for column in 0..<max(0, min(picture.width, width - x)) {
        let source = (row * picture.width + column) * 4
        let target = ((y + row) * width + x + column) * 4
        let remaining = 255 - UInt32(picture.bytes[source + 3])
        for channel in 0..<4 {
          let covered = UInt32(bytes[target + channel]) * remaining + 128
          let below = (covered + covered >> 8) >> 8
          bytes[target + channel] = UInt8(
            min(UInt32(picture.bytes[source + channel]) + below, 255))
        }
      }
    }
  }
}

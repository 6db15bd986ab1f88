import Components
import Foundation
import Layout
import Render

/// The fixed scenes, in device pixels at one pixel per point.
struct RasterScenes {
  static let size = Size(width: 1170, height: 2532)

  let directory: String

  /// A page of cards, capsules and buttons, with or without a shadow under each card.
  func page(shadows: Bool) throws -> DisplayList {
    let shadow = Shadow(
      color: ResolvedColor(hex: 0, alpha: 0.25), sigma: 15, offset: Point(x: 0, y: 12))
    let commands = try lines("a.txt").flatMap { v -> [DrawCommand] in
      let rect = Rect(x: v[1], y: v[2], width: v[3], height: v[4])
      let box = PlaneShape.roundedRect(rect, radius: v[5])
      let (first, second) = (color(v[6...9]), color(v[10...13]))
      func gradient(to end: Point) -> Paint {
        .linearGradient(
          [GradientStop(color: first, location: 0), GradientStop(color: second, location: 1)],
          start: rect.origin, end: end)
      }
      switch v[0] {
      case 0: return [.fill(.rect(rect), gradient(to: Point(x: rect.maxX, y: rect.maxY)))]
      case 1: return (shadows ? [.dropShadow(box, shadow)] : []) + [.fill(box, .solid(first))]
      case 3: return [.fill(box, gradient(to: Point(x: rect.minX, y: rect.maxY)))]
      default: return [.fill(box, .solid(first))]
      }
    }
    return DisplayList(size: Self.size, commands: commands)
  }

  /// A thousand rounded rectangles on white.
  func roundedRects() throws -> DisplayList {
    let commands = try lines("b.txt").map { v -> DrawCommand in
      .fill(
        .roundedRect(Rect(x: v[0], y: v[1], width: v[2], height: v[3]), radius: v[4]),
        .solid(color(v[5...8])))
    }
    return DisplayList(size: Self.size, background: .white, commands: commands)
  }

  /// Ten thousand outlines of two contours, the size of small letters, on white.
  func glyphPaths() throws -> DisplayList {
    let ink = Paint.solid(ResolvedColor(hex: 0x1A1A1A))
    let commands = try lines("c.txt").map { v -> DrawCommand in
      var path = VectorPath()
      func contour(_ first: Int, _ quads: Int) {
        func point(_ index: Int) -> Point {
          let at = (first + index % (quads * 2)) * 2
          return Point(x: v[at], y: v[at + 1])
        }
        path.move(to: point(0))
        for quad in 0..<quads {
          path.addQuad(to: point(quad * 2 + 2), control: point(quad * 2 + 1))
        }
        path.close()
      }
      contour(0, 8)
      contour(16, 4)
      return .fill(.path(path, .nonZero), ink)
    }
    return DisplayList(size: Self.size, background: .white, commands: commands)
  }

  private func color(_ levels: ArraySlice<Double>) -> ResolvedColor {
    let v = levels.map { $0 / 255 }
    return ResolvedColor(red: v[0], green: v[1], blue: v[2], alpha: v[3])
  }

  private func lines(_ name: String) throws -> [[Double]] {
    try sceneNumbers(directory + "/" + name)
  }
}

/// Writes a picture as binary PPM, without its alpha.
func writePPM(_ pixmap: Pixmap, to path: String) throws {
  var bytes = Array("P6\n\(pixmap.width) \(pixmap.height)\n255\n".utf8)
  bytes.reserveCapacity(bytes.count + pixmap.width * pixmap.height * 3)
  for start in stride(from: 0, to: pixmap.bytes.count, by: 4) {
    bytes += pixmap.bytes[start..<start + 3]
  }
  try Data(bytes).write(to: URL(fileURLWithPath: path))
}

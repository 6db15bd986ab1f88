import Components
import Render

/// A picture of a view at one pixel a point, and questions about its pixels.
@MainActor
struct PixelProbe {
  private let picture: Pixmap

  init(
    _ view: some View, width: CGFloat = 40, height: CGFloat = 40,
    environment change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws {
    let renderer = ImageRenderer(content: view.frame(width: width, height: height))
    change(&renderer.environment)
    picture = try renderer.pixmap()
  }

  /// Red, green, blue and alpha, premultiplied.
  func color(_ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * picture.width + x) * 4
    return Array(picture.bytes[start..<(start + 4)])
  }

  /// The sum of all coverage, in pixels.
  var area: Double {
    stride(from: 3, to: picture.bytes.count, by: 4)
      .reduce(0) { $0 + Double(picture.bytes[$1]) } / 255
  }

  /// The largest difference of a channel from another picture of the same size.
  func difference(from other: PixelProbe) -> Int {
    zip(picture.bytes, other.picture.bytes).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }
}

let clear: [UInt8] = [0, 0, 0, 0]
let pureRed: [UInt8] = [255, 0, 0, 255]
let pureBlue: [UInt8] = [0, 0, 255, 255]

extension Color {
  static let pureRed = Color(.sRGB, red: 1, green: 0, blue: 0)
  static let pureBlue = Color(.sRGB, red: 0, green: 0, blue: 1)
}

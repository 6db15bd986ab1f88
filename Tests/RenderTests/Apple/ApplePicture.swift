import Components
import Foundation
import Layout
import Render

/// A view as the tool places and draws it, and what can be measured on it in points.
@MainActor
struct ApplePicture {
  let tree: PositionedTree
  let pixels: Pixmap
  let scale: Double

  /// Draws a view on white; without a width or height it has its ideal one.
  init(
    look: Look = .iOS18, scale: Double = 3, size: DynamicTypeSize = .large,
    scheme: ColorScheme = .light, width: Double? = nil, height: Double? = nil, safeTop: CGFloat = 0,
    @ViewBuilder _ content: () -> some View
  ) throws {
    var environment = EnvironmentValues(look: look)
    environment.displayScale = CGFloat(scale)
    environment.dynamicTypeSize = size
    environment.colorScheme = scheme
    environment.safeAreaInsets.top = safeTop
    let renderer = Renderer()
    let scene = renderer.scene(
      for: content(), environment: environment, width: width, height: height,
      background: scheme == .dark ? .black : .white)
    tree = renderer.place(scene)
    pixels = try renderer.render(scene)
    self.scale = scale
  }

  /// The texts from top to bottom.
  var texts: [PositionedNode] {
    all { node in
      if case .text = node.kind { true } else { false }
    }
  }

  /// The nodes that a condition holds for, parents first.
  func all(where condition: (PositionedNode) -> Bool) -> [PositionedNode] {
    var found: [PositionedNode] = []
    tree.root.forEach { if condition($0) { found.append($0) } }
    return found
  }

  /// The nodes of a component.
  func named(_ name: String) -> [PositionedNode] { all { $0.name == name } }

  /// The colour of the pixel at a place in points, as `rrggbb`.
  func color(_ x: Double, _ y: Double) -> String { hex(Int(x * scale), Int(y * scale)) }

  func hex(_ column: Int, _ row: Int) -> String {
    let start = (row * pixels.width + column) * 4
    return pixels.bytes[start..<start + 3].map { byte in
      String(format: "%02x", byte)
    }.joined()
  }

  private func luma(_ column: Int, _ row: Int) -> Int {
    let start = (row * pixels.width + column) * 4
    return pixels.bytes[start..<start + 3].reduce(0) { $0 + Int($1) }
  }

  /// The box of all pixels in a part of the picture that differ from its first one, in points.
  func ink(in part: Rect? = nil) -> Rect {
    let part = part ?? Rect(x: 0, y: 0, width: tree.size.width, height: tree.size.height)
    let columns = Int(part.x * scale)..<min(Int((part.x + part.width) * scale), pixels.width)
    let rows = Int(part.y * scale)..<min(Int((part.y + part.height) * scale), pixels.height)
    let paper = hex(columns.lowerBound, rows.lowerBound)
    var box = (left: Int.max, top: Int.max, right: -1, bottom: -1)
    for row in rows {
      for column in columns where hex(column, row) != paper {
        box.left = min(box.left, column)
        box.top = min(box.top, row)
        box.right = max(box.right, column)
        box.bottom = max(box.bottom, row)
      }
    }
    guard box.right >= 0 else { return Rect(x: 0, y: 0, width: 0, height: 0) }
    return Rect(
      x: Double(box.left) / scale, y: Double(box.top) / scale,
      width: Double(box.right - box.left + 1) / scale,
      height: Double(box.bottom - box.top + 1) / scale)
  }

  /// The darkest colour in a part of the picture.
  func darkest(in part: Rect) -> String {
    var best = (luma: Int.max, hex: "")
    for row in Int(part.y * scale)..<Int((part.y + part.height) * scale) {
      for column in Int(part.x * scale)..<Int((part.x + part.width) * scale) {
        let luma = luma(column, row)
        if luma < best.luma { best = (luma, hex(column, row)) }
      }
    }
    return best.hex
  }

  /// Where a colour begins and ends on a line across or down the picture, in points.
  func spans(of color: String, x: Double? = nil, y: Double? = nil) -> [(start: Double, end: Double)]
  {
    let count = x == nil ? pixels.width : pixels.height
    var spans: [(start: Double, end: Double)] = []
    var start: Int?
    for index in 0...count {
      let isIn =
        index < count
        && (x.map { hex(Int($0 * scale), index) } ?? hex(index, Int((y ?? 0) * scale))) == color
      if isIn, start == nil { start = index }
      if !isIn, let begin = start {
        spans.append((Double(begin) / scale, Double(index) / scale))
        start = nil
      }
    }
    return spans
  }
}

/// Short words for the edges that measures are taken from.
extension Rect {
  var x: Double { origin.x }
  var y: Double { origin.y }
}

import Graphics

/// The point that transforms leave where it is (CSS Transforms 1, §4).
extension SVGDrawing {
  func around(_ origin: Point, _ transform: PlaneTransform) -> PlaneTransform {
    origin == .zero ? transform : transform.around(origin)
  }

  /// The value of `transform-origin` in user units.
  mutating func origin(
    _ properties: [String: String], of element: Int, _ style: SVGStyle
  ) throws(PictureError) -> Point {
    let text = properties["transform-origin"]?.trimmed ?? ""
    let kind = properties["transform-box"]?.trimmed ?? "view-box"
    var frame = Rect(origin: .zero, size: viewport)
    switch kind {
    case "view-box": break
    case "fill-box", "content-box": frame = try box(of: element, style) ?? .zero
    default: note(element, "transform-box=\"\(kind.prefix(40))\" is not drawn")
    }
    // In a box of its own an element turns around the middle of it.
    let standard = kind == "fill-box" || kind == "content-box" ? "center" : ""
    let words = (text.isEmpty ? standard : text).split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return .zero }
    guard let place = Self.origin(words.map(String.init), in: frame) else {
      note(element, "transform-origin=\"\(text.prefix(40))\" is not understood")
      return .zero
    }
    return place
  }

  /// One to three words; a name may be before or after the one that it belongs to. The third is a depth.
  private static func origin(_ words: [String], in frame: Rect) -> Point? {
    guard words.count <= 3 else { return nil }
    var words = Array(words.prefix(2))
    if words.count == 1 { words.append("center") }
    let isAcross = ["left", "right"]
    let isDown = ["top", "bottom"]
    if isDown.contains(words[0]) || isAcross.contains(words[1]) { words.swapAt(0, 1) }
    guard !isDown.contains(words[0]), !isAcross.contains(words[1]) else { return nil }
    func place(_ word: String, _ start: Double, _ length: Double) -> Double? {
      switch word {
      case "left", "top": return start
      case "center": return start + length / 2
      case "right", "bottom": return start + length
      default:
        var scanner = SVGScanner(word)
        return scanner.length(of: length).map { start + $0 }
      }
    }
    guard let x = place(words[0], frame.minX, frame.width),
      let y = place(words[1], frame.minY, frame.height)
    else { return nil }
    return Point(x: x, y: y)
  }
}

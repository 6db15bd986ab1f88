import Graphics
import XML

/// A piece of text from one place on, in one style.
package struct VectorText: Equatable, Sendable {
  package enum Anchor: String, Sendable { case start, middle, end }

  package struct Run: Equatable, Sendable {
    package var text: String
    /// Names of families, best first.
    package var families: [String]
    package var size: Double
    /// 100 to 900.
    package var weight: Int
    package var isItalic: Bool
    package var color: ResolvedColor
    package var letterSpacing: Double
    package var keepsSpace: Bool
    /// How far it is moved from where the run before it ends.
    package var offset: Point
  }

  /// Where the baseline begins, ends or has its middle.
  package var origin: Point
  package var anchor: Anchor
  package var runs: [Run]

  /// Forgets the one space that may be left at the end of a line (SVG 2 §11.4).
  fileprivate mutating func removeSpaceAtEnd() {
    guard let last = runs.last, !last.keepsSpace, last.text.hasSuffix(" ") else { return }
    runs[runs.count - 1].text.removeLast()
  }
}

/// Text (SVG 2 §11) in lines: every place that is given begins a new one.
extension SVGDrawing {
  private struct Lines {
    var all: [VectorText] = []
    var offset = Point.zero
    var endsWithSpace = true
  }

  mutating func drawText(_ element: Int, _ style: SVGStyle) throws(PictureError) {
    var lines = Lines()
    try collect(element, style, &lines)
    for var line in lines.all where !line.runs.isEmpty {
      line.removeSpaceAtEnd()
      try add(.text(line), for: element)
    }
  }

  private mutating func collect(
    _ element: Int, _ style: SVGStyle, _ lines: inout Lines
  ) throws(PictureError) {
    guard depthOfText < 64 else { return }
    depthOfText += 1
    defer { depthOfText -= 1 }
    let attributes = document.attributes[element]
    func first(_ name: String, _ whole: Double) -> Double? {
      guard let text = attributes[name] else { return nil }
      var scanner = SVGScanner(text)
      let value = scanner.length(of: whole)
      scanner.skipSpace()
      if !scanner.isAtEnd { note(element, "\(name) of single letters is not drawn") }
      return value
    }
    let (x, y) = (first("x", viewport.width), first("y", viewport.height))
    if x != nil || y != nil || lines.all.isEmpty {
      let before = lines.all.last?.origin ?? .zero
      lines.all.append(
        VectorText(
          origin: Point(x: x ?? before.x, y: y ?? before.y), anchor: style.font.anchor, runs: []))
      lines.endsWithSpace = true
    }
    lines.offset.x += first("dx", viewport.width) ?? 0
    lines.offset.y += first("dy", viewport.height) ?? 0
    for name in ["rotate", "textLength"] where attributes[name] != nil {
      note(element, "\(name) is not drawn")
    }
    for child in document.children[element] {
      switch document.names[child] {
      case "#text": append(document.texts[child], element, style, &lines)
      case "tspan", "a":
        let properties = sheet.properties(of: child, in: document)
        guard properties["display"]?.trimmed != "none" else { continue }
        var inner = style
        for value in inner.apply(properties, diagonal: viewport.width) {
          note(child, "\(value) is not understood")
        }
        try collect(child, inner, &lines)
      case let name where Self.silent.contains(name): continue
      case let name: note(child, "the element \(name) is not drawn")
      }
    }
  }

  private mutating func append(
    _ text: String, _ element: Int, _ style: SVGStyle, _ lines: inout Lines
  ) {
    var words = ""
    for character in text {
      let isSpace =
        character == " " || character == "\n" || character == "\t" || character == "\r\n"
      if style.font.keepsSpace {
        words.append(isSpace ? " " : character)
      } else if !isSpace || !lines.endsWithSpace {
        words.append(isSpace ? " " : character)
        lines.endsWithSpace = isSpace
      }
    }
    guard !words.isEmpty, style.isVisible, style.font.size > 0 else { return }
    if style.stroke != .none { note(element, "the outline of text is not drawn") }
    let color: ResolvedColor
    switch style.fill {
    case .none: color = .clear
    case .current: color = style.color
    case .color(let own): color = own
    case .reference:
      note(element, "text is drawn in one colour")
      color = .black
    }
    let run = VectorText.Run(
      text: words, families: style.font.families, size: style.font.size, weight: style.font.weight,
      isItalic: style.font.isItalic, color: color.opacity(style.fillOpacity),
      letterSpacing: style.font.letterSpacing, keepsSpace: style.font.keepsSpace,
      offset: lines.offset)
    lines.offset = .zero
    lines.all[lines.all.count - 1].runs.append(run)
  }
}

/// The properties of text that elements inherit.
struct SVGFont: Equatable {
  var families: [String] = []
  var size = 16.0
  var weight = 400
  var isItalic = false
  var letterSpacing = 0.0
  var anchor = VectorText.Anchor.start
  var keepsSpace = false

  static let names = [
    "font-size", "font-family", "font-weight", "font-style", "letter-spacing", "text-anchor",
    "xml:space", "white-space",
  ]

  /// - Returns: whether the value is understood.
  mutating func set(_ name: String, _ value: String) -> Bool {
    switch name {
    case "font-size":
      let named = [
        "xx-small": 9.0, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24,
        "xx-large": 32,
      ]
      var scanner = SVGScanner(value)
      if value.hasSuffix("em"), !value.hasSuffix("rem"), let number = scanner.number() {
        size *= number
        return number.isFinite
      }
      guard let own = named[value] ?? scanner.length(of: size), own >= 0, own <= 10_000 else {
        return false
      }
      size = own
    case "font-family":
      families = value.split(separator: ",").map {
        String($0).trimmed.filter { $0 != "\"" && $0 != "'" }
      }
    case "font-weight":
      let named = ["normal": 400, "bold": 700, "bolder": min(weight + 300, 900), "lighter": 300]
      guard let own = named[value] ?? Int(value), (1...1_000).contains(own) else { return false }
      weight = min(max(own, 100), 900)
    case "font-style": isItalic = value != "normal"
    case "letter-spacing":
      var scanner = SVGScanner(value)
      guard let own = value == "normal" ? 0 : scanner.length(of: size) else { return false }
      letterSpacing = own
    case "text-anchor":
      guard let own = VectorText.Anchor(rawValue: value) else { return false }
      anchor = own
    default: keepsSpace = value.hasPrefix("pre")
    }
    return true
  }
}

import Layout

/// The icons that `Image(systemName:)` knows.
public enum IconTable {
  /// The names of all icons, in the order of their UTF-8 bytes.
  public static let names: [String] = index.names

  /// The icon of a name, or `nil` where there is none.
  public static func icon(named name: String) -> Icon? {
    guard let position = index.positions[name] else { return nil }
    return IconParser(line: index.lines[position]).icon(name: name)
  }

  /// The known name that is most like an unknown one, or `nil` where none is close.
  public static func nearestName(to name: String) -> String? {
    Components.nearestName(to: name, in: names)
  }

  private static let index = Index(text: IconData.text)

  /// Where each icon's line is in the data.
  private struct Index {
    var names: [String] = []
    /// Each line past the name.
    var lines: [Substring] = []
    var positions: [String: Int] = [:]

    init(text: String) {
      for line in text.split(separator: "\n") {
        let parts = line.split(separator: " ", maxSplits: 1)
        guard parts.count == 2 else { continue }
        let name = String(parts[0])
        positions[name] = names.count
        names.append(name)
        lines.append(parts[1])
      }
    }
  }
}

/// Reads one line of the generated icon data; `scripts/generate-icons.py` describes the format.
private struct IconParser {
  private let bytes: [UInt8]
  private var position = 0

  init(line: Substring) {
    bytes = Array(line.utf8)
  }

  func icon(name: String) -> Icon {
    var parser = self
    let mirrors = parser.next() == UInt8(ascii: "m")
    parser.position += 1
    var layers: [Icon.Layer] = []
    while let letter = parser.next() {
      guard let operation = Icon.Operation(rawValue: Character(Unicode.Scalar(letter))) else {
        continue
      }
      layers.append(Icon.Layer(operation: operation, path: parser.path()))
    }
    return Icon(name: name, mirrorsInRTL: mirrors, layers: layers)
  }

  /// The commands up to the end of the layer.
  private mutating func path() -> VectorPath {
    var path = VectorPath()
    while let command = next(), command != UInt8(ascii: ";") {
      switch command {
      case UInt8(ascii: "M"): path.append(.move(point()))
      case UInt8(ascii: "L"): path.append(.line(point()))
      case UInt8(ascii: "Q"): path.append(.quad(control: point(), end: point()))
      case UInt8(ascii: "C"):
        path.append(.cubic(control1: point(), control2: point(), end: point()))
      default: path.append(.close)
      }
    }
    return path
  }

  private mutating func point() -> Point {
    let x = number()
    return Point(x: x, y: number())
  }

  /// A whole number of thousandths, with the space before it.
  private mutating func number() -> Double {
    if position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
    var isNegative = false
    if position < bytes.count, bytes[position] == UInt8(ascii: "-") {
      isNegative = true
      position += 1
    }
    var value = 0
    while position < bytes.count, case let digit = bytes[position], digit >= 48, digit <= 57 {
      value = value * 10 + Int(digit - 48)
      position += 1
    }
    return Double(isNegative ? -value : value) / 1_000
  }

  private mutating func next() -> UInt8? {
    guard position < bytes.count else { return nil }
    position += 1
    return bytes[position - 1]
  }
}

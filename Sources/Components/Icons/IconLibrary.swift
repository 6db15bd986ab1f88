import Foundation
import Layout

/// The drawings that symbols are composed of, by name: what `scripts/generate-icons.py` wrote.
///
/// A name is looked up by bisection of the lines, so that nothing is made of those that nobody asks for.
enum IconLibrary {
  private static let text = IconData.text.utf8

  /// The drawing of a name; names with an underscore are parts that only the grammar asks for.
  static func record(_ name: String) -> IconRecord? {
    guard var line = line(of: name) else { return nil }
    // Other names for a drawing lead to it in a step or two.
    for _ in 0..<4 {
      guard line.first == UInt8(ascii: "=") else { return IconRecord(line: line) }
      guard let next = self.line(of: String(decoding: line.dropFirst(), as: UTF8.self)) else {
        return nil
      }
      line = next
    }
    return nil
  }

  /// Whether there is a line for a name.
  static func contains(_ name: String) -> Bool { line(of: name) != nil }

  /// All names with a drawing of their own, in the order of their bytes.
  static let names: [String] = IconData.text.split(separator: "\n").compactMap { line in
    guard line.first != "_" else { return nil }
    return String(line.prefix { $0 != " " })
  }

  /// Where each line begins, and where one behind the last would.
  private static let starts: [Int] = {
    var starts = [0]
    let scanned: Void? = unsafe text.withContiguousStorageIfAvailable { bytes in
      guard let base = bytes.baseAddress else { return }
      while let last = starts.last, let end = unsafe memchr(base + last, 10, bytes.count - last) {
        starts.append(unsafe UnsafeRawPointer(end) - UnsafeRawPointer(base) + 1)
      }
    }
    precondition(scanned != nil, "a literal is in one piece")
    return starts + [text.count + 1]
  }()

  /// What a line has past the name.
  private static func line(of name: String) -> [UInt8]? {
    let wanted = Array(name.utf8)
    guard !wanted.isEmpty else { return nil }
    var (lower, upper) = (0, starts.count - 1)
    while lower < upper {
      let middle = (lower + upper) / 2
      let start = text.index(text.startIndex, offsetBy: starts[middle])
      let line = text[start...].prefix(starts[middle + 1] - starts[middle] - 1)
      let name = line.prefix { $0 != UInt8(ascii: " ") }
      if name.elementsEqual(wanted) { return Array(line[name.endIndex...].dropFirst()) }
      if name.lexicographicallyPrecedes(wanted) { lower = middle + 1 } else { upper = middle }
    }
    return nil
  }
}

/// A drawing in both of its forms.
struct IconRecord {
  /// Whether it follows the line of reading.
  let mirrorsInRTL: Bool
  /// Whether its badges are marks without a disc.
  let hasPlainBadges: Bool
  /// Line art, in painting order.
  let outline: [Icon.Layer]
  /// The solid form, in painting order; `nil` for a symbol without one.
  let filled: [Icon.Layer]?

  init(line: [UInt8]) {
    var parser = IconParser(bytes: line)
    let flags = parser.flags()
    mirrorsInRTL = flags.contains(UInt8(ascii: "m"))
    hasPlainBadges = flags.contains(UInt8(ascii: "p"))
    var outline: [Icon.Layer] = []
    var fills: [Icon.Layer] = []
    var cuts: [Icon.Layer] = []
    var lines: [Icon.Layer] = []
    while let layer = parser.layer() {
      if let operation = layer.outline {
        outline.append(Icon.Layer(operation: operation, path: layer.path))
      }
      guard let operation = layer.filled else { continue }
      let drawn = Icon.Layer(operation: operation, path: layer.path)
      switch operation {
      case .fill: fills.append(drawn)
      case .cut, .hole: cuts.append(drawn)
      default: lines.append(drawn)
      }
    }
    self.outline = outline
    filled = fills.isEmpty ? nil : fills + cuts + lines
  }
}

/// Reads one line of the generated icon data; `scripts/generate-icons.py` describes the format.
private struct IconParser {
  private let bytes: [UInt8]
  private var position = 0
  /// Where a relative coordinate counts from.
  private var current = Point.zero

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func flags() -> ArraySlice<UInt8> {
    let end = bytes[position...].firstIndex(of: UInt8(ascii: " ")) ?? bytes.endIndex
    defer { position = min(end + 1, bytes.endIndex) }
    return bytes[position..<end]
  }

  /// The next path with what it does in each form.
  mutating func layer() -> (outline: Icon.Operation?, filled: Icon.Operation?, path: VectorPath)? {
    guard let outline = next(), let filled = next() else { return nil }
    func operation(_ letter: UInt8) -> Icon.Operation? {
      Icon.Operation(rawValue: Character(Unicode.Scalar(letter)))
    }
    return (operation(outline), operation(filled), path())
  }

  /// The commands up to the end of the layer.
  private mutating func path() -> VectorPath {
    var path = VectorPath()
    var start = Point.zero
    while let command = next(), command != UInt8(ascii: ";") {
      let isRelative = command & 0x20 != 0
      switch command & 0xDF {
      case UInt8(ascii: "M"):
        start = point(isRelative)
        current = start
        path.append(.move(start))
      case UInt8(ascii: "L"):
        let end = point(isRelative)
        current = end
        path.append(.line(end))
      case UInt8(ascii: "Q"):
        let control = point(isRelative)
        let end = point(isRelative)
        current = end
        path.append(.quad(control: control, end: end))
      case UInt8(ascii: "C"):
        let control1 = point(isRelative)
        let control2 = point(isRelative)
        let end = point(isRelative)
        current = end
        path.append(.cubic(control1: control1, control2: control2, end: end))
      default:
        current = start
        path.append(.close)
      }
    }
    current = .zero
    return path
  }

  private mutating func point(_ isRelative: Bool) -> Point {
    let x = number()
    let y = number()
    guard isRelative else { return Point(x: Double(x) / 1_000, y: Double(y) / 1_000) }
    // Sums of hundredths are kept whole, so that a long path gathers no error.
    return Point(
      x: ((current.x * 100).rounded() + Double(x)) / 100,
      y: ((current.y * 100).rounded() + Double(y)) / 100)
  }

  /// A whole number, with the space before it.
  private mutating func number() -> Int {
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
    return isNegative ? -value : value
  }

  private mutating func next() -> UInt8? {
    guard position < bytes.count else { return nil }
    position += 1
    return bytes[position - 1]
  }
}

import Components
import Graphics
import Layout

/// A size in points, such as `43 × 44 pt`.
func sizeText(_ size: Size) -> String {
  "\(decimalText(size.width)) × \(decimalText(size.height)) pt"
}

/// A square in points, such as `44 × 44 pt`.
func squareText(_ side: Double) -> String { sizeText(Size(width: side, height: side)) }

/// A contrast such as `4.499:1`, cut and not rounded: what misses a requirement never looks as if it
/// met it.
func ratioText(_ value: Double) -> String {
  decimalText((value * 1000).rounded(.down) / 1000) + ":1"
}

/// A colour such as `#1A2B3C`, each component rounded to a byte.
func colorText(_ color: ResolvedColor) -> String {
  func byte(_ component: Double) -> String {
    let digits = String(Int((component * 255).rounded(.toNearestOrAwayFromZero)), radix: 16)
    return digits.utf8.count < 2 ? "0" + digits : digits
  }
  let hex = byte(color.red) + byte(color.green) + byte(color.blue)
  return "#"
    + String(decoding: hex.utf8.map { (0x61...0x66).contains($0) ? $0 - 0x20 : $0 }, as: UTF8.self)
}

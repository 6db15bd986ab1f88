import Foundation

/// Numbers of a scene file, line by line.
func sceneNumbers(_ path: String) throws -> [[Double]] {
  let data = try Data(contentsOf: URL(fileURLWithPath: path))
  return data.split(separator: UInt8(ascii: "\n")).map { line in
    line.split(separator: UInt8(ascii: " ")).compactMap { decimal($0) }
  }
}

/// A decimal number as the scene files write them: a sign, digits and a point.
private func decimal(_ word: Data) -> Double? {
  var value = 0.0
  var scale = 0.0
  for byte in word {
    switch byte {
    case UInt8(ascii: "-"): continue
    case UInt8(ascii: "."): scale = 1
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      value = value * 10 + Double(byte - UInt8(ascii: "0"))
      scale *= 10
    default: return Double(String(decoding: word, as: UTF8.self))
    }
  }
  let size = scale > 0 ? value / scale : value
  return word.first == UInt8(ascii: "-") ? -size : size
}

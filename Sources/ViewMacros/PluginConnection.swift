import Foundation

/// Messages of the compiler to a macro plugin and back, over standard input and output.
enum PluginConnection {
  /// The longest accepted message, in bytes: far more than any source file.
  private static let longest = 1 << 28

  static func read() -> [String: Any]? {
    guard let header = bytes(8) else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard (0...longest).contains(length), let body = bytes(length) else { return nil }
    return (try? JSONSerialization.jsonObject(with: body)) as? [String: Any]
  }

  static func write(_ message: [String: Any]) {
    guard let body = try? JSONSerialization.data(withJSONObject: message) else { return }
    var output = Data()
    for shift in 0..<8 { output.append(UInt8(truncatingIfNeeded: body.count >> (shift * 8))) }
    FileHandle.standardOutput.write(output + body)
  }

  /// Exactly so many bytes, or `nil` where the compiler has hung up.
  private static func bytes(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      guard let part = try? FileHandle.standardInput.read(upToCount: count - data.count),
        !part.isEmpty
      else { return nil }
      data.append(part)
    }
    return data
  }
}

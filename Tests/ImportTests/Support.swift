import Foundation

/// A folder for one test, which goes with it.
final class Scratch {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "import-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to inner: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(inner)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(_ inner: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(inner)", encoding: .utf8)
  }

  func exists(_ inner: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(path)/\(inner)")
  }

  func link(_ inner: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(inner)", withDestinationPath: target)
  }
}

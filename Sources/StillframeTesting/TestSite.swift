import Foundation
import Testing

/// Where in a package a snapshot is expected.
struct TestSite {
  let fileID: String
  let filePath: StaticString
  let line: UInt
  let column: UInt
  let function: String

  /// The running test, as far as its framework tells, and the line.
  var owner: String {
    let test = Test.current.map { "\($0.id)" } ?? "\(fileID) \(function)"
    return "\(test), line \(line)"
  }

  /// The package that has the file: the nearest folder above it with a `Package.swift`, or else the
  /// file's own.
  var packageFolder: String {
    let start = URL(fileURLWithPath: "\(filePath)").deletingLastPathComponent()
    var folder = start
    while folder.pathComponents.count > 1 {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return folder.path }
      folder = folder.deletingLastPathComponent()
    }
    return start.path
  }

  /// The command that runs the test again and takes what it renders as goldens.
  var acceptCommand: String {
    // A test's specifier is Module.Suite/function, or Module.function where it is in no suite.
    let name = function.prefix { $0 != "(" }
    return "STILLFRAME_RECORD=failed swift test --filter '[./]\(name)\\b'"
  }
}

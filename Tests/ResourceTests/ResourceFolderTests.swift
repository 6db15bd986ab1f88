import Foundation
import Testing

@testable import Resources

@Suite("Resources: folders")
struct ResourceFolderTests {
  @Test("Nothing outside a folder is read: links are named and left alone")
  func links() throws {
    let folder = try TemporaryFolder()
    let outside = try TemporaryFolder()
    try outside.write("secret.ttf", "no")
    try folder.write("a.ttf", "yes")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/b.ttf", withDestinationPath: outside.path + "/secret.ttf")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/more", withDestinationPath: outside.path)
    let resources = try Resources(folder: folder.path)
    #expect(resources.fonts.map(\.path) == ["a.ttf"])
    #expect(resources.issues.map(\.path) == ["b.ttf", "more"])
  }

  @Test("A missing folder is an error, with or without a NUL in its name")
  func missing() {
    #expect(throws: ResourceError.self) { try Resources(folder: "/nowhere/at/all") }
    #expect(throws: ResourceError.self) { try Resources(folder: "/tmp\0/x") }
  }
}

/// A folder that is there as long as the value.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/resources-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

  func write(_ name: String, _ bytes: [UInt8]) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }
}

import Foundation
import Testing

@testable import Commands

@Suite("Shell: files")
struct FileSystemTests {
  @Test("Writing replaces the whole content and leaves no other file behind")
  func replacesContent() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/a.txt"
      try FileSystem.write([1, 2, 3], to: path)
      try FileSystem.write([4], to: path)
      #expect(try FileSystem.read(path, limit: 10) == [4])
      #expect(try FileSystem.names(inFolder: folder) == ["a.txt"])
    }
  }

  @Test("Missing, too large and folder inputs are refused with their names")
  func refusesInputs() throws {
    try withTemporaryFolder { folder in
      #expect(
        failure { try FileSystem.read("\(folder)/none", limit: 10) }
          == CommandFailure(.missingInput, "cannot read \(folder)/none: no such file or folder"))
      #expect(
        failure { try FileSystem.read(folder, limit: 10) }
          == CommandFailure(.missingInput, "cannot read \(folder): it is a folder"))
      try FileSystem.write([UInt8](repeating: 0, count: 11), to: "\(folder)/big")
      #expect(
        failure { try FileSystem.read("\(folder)/big", limit: 10) }
          == CommandFailure(.badInput, "\(folder)/big is too large: at most 10 bytes are read"))
    }
  }

  @Test("Unwritable outputs are refused, and nothing is left half-written")
  func refusesOutputs() throws {
    try withTemporaryFolder { folder in
      #expect(
        failure { try FileSystem.write([1], to: folder) }
          == CommandFailure(.cannotCreate, "cannot write \(folder): it is a folder"))
      #expect(
        failure { try FileSystem.write([1], to: "\(folder)/no/a") }
          == CommandFailure(.cannotCreate, "cannot write \(folder)/no/a: no such file or folder"))
      try FileSystem.write([1], to: "\(folder)/file")
      #expect(
        failure { try FileSystem.createFolder("\(folder)/file/sub") }
          == CommandFailure(
            .cannotCreate,
            "cannot create the folder \(folder)/file/sub: a part of the path is not a folder"))
      #expect(try FileSystem.names(inFolder: folder) == ["file"])
    }
  }

  #if os(Linux)
    @Test("A full disk is an input/output failure")
    func reportsFullDisk() {
      #expect(
        failure { try FileSystem.write([1], to: "/dev/full") }
          == CommandFailure(.inputOutput, "cannot write /dev/full: no space left on the device"))
    }
  #endif

  @Test("Names in a folder are sorted by bytes")
  func sortsNames() throws {
    try withTemporaryFolder { folder in
      for name in ["b", "a", "B", "é", "a0"] { try FileSystem.write([], to: "\(folder)/\(name)") }
      #expect(try FileSystem.names(inFolder: folder) == ["B", "a", "a0", "b", "é"])
    }
  }

  @Test(
    "The parent of a path",
    arguments: [("a", "."), ("a/b", "a"), ("/a", "/"), ("/a/b/", "/a"), ("", "."), ("a//b", "a")])
  func findsParent(path: String, parent: String) {
    #expect(FileSystem.parent(of: path) == parent)
  }

  private func failure<Result>(_ body: () throws -> Result) -> CommandFailure? {
    do {
      _ = try body()
      return nil
    } catch {
      return error as? CommandFailure
    }
  }
}

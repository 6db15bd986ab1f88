import Foundation
import Testing

@testable import Resources

@Suite("Resources: pictures of the network")
struct NetworkMapTests {
  @Test("Addresses have pictures, phases and a rule for the rest")
  func phases() throws {
    let folder = try TemporaryFolder()
    try folder.write("pictures/a.png", "bytes")
    try folder.write(
      "map.json",
      """
      {"https://x/a": "pictures/a.png", "https://x/b": {"phase": "empty"},
       "https://x/c": {"phase": "failure", "error": "offline"},
       "*": {"file": "pictures/a.png", "scale": 2}}
      """)
    let resources = try Resources(networkMap: folder.path + "/map.json")
    #expect(resources.issues == [])
    #expect(resources.networkPicture(at: "https://x/a") == .picture(Array("bytes".utf8)))
    #expect(resources.networkPicture(at: "https://x/b") == .empty)
    #expect(resources.networkPicture(at: "https://x/c") == .failure("offline"))
    #expect(resources.networkPicture(at: "https://y") == .picture(Array("bytes".utf8), scale: 2))
  }

  @Test(
    "Nothing outside the map's folder is read",
    arguments: ["../secret.png", "/etc/passwd", "link/secret.png", "link.png", "a\\u0000b", ""])
  func outside(path: String) throws {
    let folder = try TemporaryFolder()
    let outside = try TemporaryFolder()
    try outside.write("secret.png", "no")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: outside.path)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link.png", withDestinationPath: outside.path + "/secret.png")
    try folder.write("map.json", #"{"https://x/a": "\#(path)"}"#)
    let resources = try Resources(networkMap: folder.path + "/map.json")
    #expect(resources.network.isEmpty)
    #expect(resources.issues.count == 1)
    #expect(resources.issues.first?.place?.contains("1:") == true)
  }
}

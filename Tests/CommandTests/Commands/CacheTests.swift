import Components
import Foundation
import Render
import Synchronization
import Testing

@testable import Commands

@Suite("Cache: pictures that were drawn before")
@MainActor
struct CacheTests {
  private func draft(_ text: String) -> SnapshotDraft {
    let renderer = Renderer()
    let story = Story("card", canvas: StoryCanvas(width: 60, height: 30, scale: 1)) { Text(text) }
    return SnapshotDraft(renderer.scene(for: story), renderer: renderer)
  }

  private func look(
    _ text: String, in cache: SnapshotCache
  ) throws -> (snapshot: Snapshot, isCached: Bool, fault: String?) {
    var fault: CacheFault?
    let found = try cache.snapshot(of: draft(text)) { fault = $0 }
    return (found.snapshot, found.isCached, fault?.description)
  }

  private func files(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.split(separator: "/").last?.utf8.count == 64 }.sorted()
  }

  @Test("What was drawn is found again, and only that")
  func finds() throws {
    try withTemporaryFolder { folder in
      let cache = SnapshotCache(folder: "\(folder)/cache")
      let first = try look("A", in: cache)
      let again = try look("A", in: cache)
      let other = try look("B", in: cache)
      #expect((first.isCached, again.isCached, other.isCached) == (false, true, false))
      #expect(again.snapshot == first.snapshot)
      #expect(other.snapshot.pixmap != first.snapshot.pixmap)
      #expect(try files(in: "\(folder)/cache").count == 2)
    }
  }

  @Test("An entry that is damaged, cut, another's or empty is drawn again and replaced")
  func distrusts() throws {
    try withTemporaryFolder { folder in
      let cache = SnapshotCache(folder: folder)
      let expected = try look("A", in: cache).snapshot
      let path = URL(fileURLWithPath: "\(folder)/\(try #require(try files(in: folder).first))")
      let whole = try Data(contentsOf: path)
      var damages: [Data] = [Data(), whole.dropLast(), whole + [0]]
      for place in stride(from: 0, to: whole.count, by: 7) {
        var damaged = whole
        damaged[place] ^= 0x10
        damages.append(damaged)
      }
      let other = CacheEntry(audit: "", png: [UInt8](whole))
      damages.append(Data(other.bytes(key: SHA256.digest("another"))))
      for damage in damages {
        try damage.write(to: path)
        let found = try look("A", in: cache)
        #expect(!found.isCached)
        #expect(found.snapshot == expected)
        #expect(try Data(contentsOf: path) == whole)
      }
    }
  }

  @Test("The folder keeps what was used last")
  func trims() throws {
    try withTemporaryFolder { folder in
      let cache = SnapshotCache(folder: folder, limit: 1)
      let size = 300_000
      let entry = CacheEntry(audit: "", png: [UInt8](repeating: 7, count: size))
      let keys = (0..<5).map { SHA256.digest("\($0)") }
      for (age, key) in keys.enumerated() {
        try cache.store(entry, as: key)
        let path = "\(folder)/\(ContentFolder.place(of: key))"
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: 1_000_000 + Double(age))],
          ofItemAtPath: path)
      }
      // 5 × 0.3 MB are more than 1 MiB; 3 × 0.3 are within nine tenths of it.
      cache.trim()
      let kept = try keys.map { try cache.entry($0) != nil }
      #expect(kept == [false, false, true, true, true])
    }
  }

  @Test("Addresses are of plain HTTP, without a query")
  func addresses() {
    let good = HTTPAddress("http://cache.local:8080/a/b/")
    #expect(good?.host == "cache.local")
    #expect(good?.port == 8_080)
    #expect(good?.path == "/a/b")
    #expect(HTTPAddress("http://10.0.0.1")?.port == 80)
    for text in [
      "https://a", "http://", "http://a:0", "http://a:70000", "http://a:1:2", "http://a/?b",
      "http://u@a", "http://a/ b", "http://a/\r\nX: y",
    ] {
      #expect(HTTPAddress(text) == nil, "\(text)")
    }
  }

  @Test("An answer is its status and its body, or nothing where it is cut or coded")
  func answers() {
    func parts(_ text: String) -> String? {
      HTTPAddress.parts(of: Array(text.utf8)).map {
        "\($0.status) \(String(decoding: $0.body, as: UTF8.self))"
      }
    }
    #expect(parts("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nabc") == "200 ab")
    #expect(parts("HTTP/1.0 404 Not Found\r\n\r\n") == "404 ")
    #expect(parts("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nabc") == nil)
    #expect(parts("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n") == nil)
    #expect(parts("HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n") == nil)
    let long = String(repeating: "9", count: 30)
    #expect(parts("HTTP/1.1 200 OK\r\nContent-Length: \(long)\r\n\r\nabc") == nil)
    #expect(parts("nonsense") == nil)
  }

  @Test("A cache that does not answer is told, and the picture is drawn")
  func faults() throws {
    // Nobody listens at the port that is reserved for tests of this kind (discard).
    let place = CommandManual(
      name: "", summary: "", options: SnapshotCache.options, examples: [])
    let cache = try #require(
      try SnapshotCache(Arguments(["--cache", "http://127.0.0.1:9/x"], manual: place)))
    let found = try look("A", in: cache)
    #expect(!found.isCached)
    #expect(found.fault?.contains("http://127.0.0.1:9") == true)
    #expect(throws: UsageError.self) {
      try SnapshotCache(Arguments(["--cache-limit", "10"], manual: place))
    }
  }
}

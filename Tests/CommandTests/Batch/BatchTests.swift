import Components
import Foundation
import Testing

@testable import Commands

@Suite("Batch: a line for every request, whatever becomes of it")
@MainActor
struct BatchTests {
  private struct Line {
    var type: String
    var id: String
    var members: [String: Any]

    init(_ text: Substring) throws {
      members = try #require(
        JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      type = try #require(members["type"] as? String)
      id = members["id"].map { "\($0)" } ?? ""
    }

    var kind: String { members["kind"] as? String ?? "" }
    var message: String { members["message"] as? String ?? "" }
    var result: [String: Any] { members["result"] as? [String: Any] ?? [:] }
  }

  /// What the tool with harmful stories answers; the lines between the first and the last one.
  private func answers(
    _ requests: [String], _ flags: [String] = [], status: Int32, in folder: String
  ) throws -> [Line] {
    let run = try FaultyTool.run(
      ["batch", "--story-timeout", "120"] + flags, in: folder,
      input: requests.joined(separator: "\n") + "\n")
    #expect(run.status == status, "\(run.messages)")
    let lines = try run.output.split(separator: "\n").map(Line.init)
    #expect(lines.first?.type == "hello")
    #expect(lines.last?.type == "end")
    return Array(lines.dropFirst().dropLast())
  }

  @Test("A story that stops its process, hangs or takes all memory is an error of its own")
  func harm() throws {
    try withTemporaryFolder { folder in
      let requests = ["trap", "exit", "overflow", "hang", "memory", "print"].map { id -> String in
        // Only what hangs is to run out of time.
        let seconds = id == "hang" ? 2 : 60
        return """
          {"id":"\(id)","op":"render","story":"bad/\(id)","seconds":\(seconds),"megabytes":512}
          """
      }
      let good = (0..<12).map { #"{"id":\#($0),"op":"render","story":"good/number-\#($0)"}"# }
      let lines = try answers(requests + good, ["-o", "Pictures"], status: 2, in: folder)
      #expect(Set(lines.map(\.id)).count == 18)
      let kinds = Dictionary(uniqueKeysWithValues: lines.map { ($0.id, $0.kind) })
      let expected = [
        "trap": "stopped", "exit": "stopped", "overflow": "stopped", "hang": "hung",
        "memory": "memory",
      ]
      for (id, kind) in expected { #expect(kinds[id] == kind, "\(id)") }
      let printing = try #require(lines.first { $0.id == "print" })
      #expect(printing.type == "answer")
      #expect(printing.members["printed"] as? String == "said by the story\n")
      for line in lines where line.type == "answer" {
        let path = try #require(line.result["path"] as? String)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/Pictures/\(path)"))
        #expect(path.hasSuffix("\(SHA256.digest([UInt8](bytes))).png"))
      }
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/Pictures/.partial"))
    }
  }

  @Test("A request that is given up is told so, and what comes behind it is done")
  func cancels() throws {
    try withTemporaryFolder { folder in
      let lines = try answers(
        [
          #"{"id":"h","op":"render","story":"bad/hang"}"#,
          #"{"id":"g","op":"tree","story":"good/number-1"}"#,
          #"{"id":"c","op":"cancel","job":"h"}"#, #"{"id":"d","op":"cancel","job":"none"}"#,
        ], ["--jobs", "1"], status: 0, in: folder)
      #expect(lines.first { $0.id == "h" }?.kind == "cancelled")
      #expect(lines.first { $0.id == "c" }?.result["wasOpen"] as? Bool == true)
      #expect(lines.first { $0.id == "d" }?.result["wasOpen"] as? Bool == false)
      #expect(lines.first { $0.id == "g" }?.type == "answer")
    }
  }

  @Test("An id that is open is not taken twice; a line that cannot be read has none")
  func refusals() throws {
    try withTemporaryFolder { folder in
      let lines = try answers(
        [
          #"{"id":1,"op":"tree","story":"good/number-1"}"#,
          #"{"id":1,"op":"tree","story":"good/number-2"}"#, "{", "[]",
          #"{"id":"x","op":"tree","story":"good/number-1","scheme":"dark"}"#,
        ], status: 2, in: folder)
      #expect(lines.filter { $0.type == "answer" }.map(\.id) == ["1"])
      #expect(lines.contains { $0.message == "there is an open request with the id 1" })
      #expect(
        lines.contains { $0.id == "x" && $0.message.contains("unknown key \"scheme\"") })
      #expect(lines.filter { $0.kind == "request" }.count == 4)
    }
  }

  @Test("Nothing is read outside of the root, by requests, documents and links")
  func root() throws {
    try withTemporaryFolder { folder in
      let text = #"{"version":1,"view":{"type":"image","file":"../secret.png"}}"#
      let files = FileManager.default
      try files.createDirectory(atPath: "\(folder)/in", withIntermediateDirectories: true)
      try text.write(toFile: "\(folder)/secret.png", atomically: true, encoding: .utf8)
      try text.write(toFile: "\(folder)/in/card.json", atomically: true, encoding: .utf8)
      try files.createSymbolicLink(
        atPath: "\(folder)/in/link.json", withDestinationPath: "../secret.png")
      let lines = try answers(
        [
          #"{"id":"inside","op":"tree","document":"card.json"}"#,
          #"{"id":"inline","op":"tree","document":\#(text)}"#,
          #"{"id":"above","op":"tree","document":"../secret.png"}"#,
          #"{"id":"whole","op":"diff","expected":"\#(folder)/secret.png","actual":"card.json"}"#,
          #"{"id":"link","op":"tree","document":"link.json"}"#,
          #"{"id":"theme","op":"tree","document":"card.json","appearance":{"theme":"link.json"}}"#,
        ], ["--root", "in"], status: 2, in: folder)
      let messages = Dictionary(uniqueKeysWithValues: lines.map { ($0.id, $0.message) })
      for id in ["inside", "inline"] {
        #expect(messages[id]?.contains("it is outside of the folder in") == true, "\(id)")
      }
      for id in ["above", "whole", "link", "theme"] {
        #expect(messages[id]?.contains("is no path inside of the folder in") == true, "\(id)")
      }
    }
  }

  @Test("Lines are the same however they arrive, and one that is too long takes no other with it")
  func lines() {
    let text = Array("one\n  \r\nfar too long\ntwo\nrest".utf8)
    func line(_ text: String) -> BatchLines.Line { .text(Array(text.utf8)) }
    for size in 1...text.count {
      var splitter = BatchLines(longest: 6)
      var lines: [BatchLines.Line] = []
      for start in stride(from: 0, to: text.count, by: size) {
        lines += splitter.add(Array(text[start..<min(start + size, text.count)]))
      }
      if let last = splitter.end() { lines.append(last) }
      #expect(lines == [line("one"), .tooLong, line("two"), line("rest")], "\(size)")
    }
  }

  @Test("The schema in the documentation is the one that the tool prints")
  func schema() throws {
    let file = URL(fileURLWithPath: #filePath)
    let root = (0..<4).reduce(file) { url, _ in url.deletingLastPathComponent() }
    let stored = try String(
      contentsOf: root.appending(path: "docs/batch.schema.json"), encoding: .utf8)
    #expect(stored == BatchSchema.text(), "render-cli batch --schema > docs/batch.schema.json")
  }
}

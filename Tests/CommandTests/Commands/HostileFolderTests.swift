import Components
import Foundation
import Render
import Testing

@testable import Commands

/// Folders as somebody else may have left them: with links, strangers, damage and odd names.
@Suite("Commands: hostile folders")
@MainActor
struct HostileFolderTests {
  private let files = FileManager.default

  private func write(_ text: String, to path: String) throws {
    try FileSystem.write(Array(text.utf8), to: path, createsFolders: true)
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try FileSystem.read(path, limit: 1_000_000), as: UTF8.self)
  }

  // MARK: The folder of partial files

  @Test(
    "A link in the place of partial files is refused, and nothing behind it is touched",
    arguments: [["record"], ["record", "--record", "all"], ["verify", "--record", "all"]])
  func refusesPartialLink(words: [String]) throws {
    try withTemporaryFolder { folder in
      try write("mine", to: "\(folder)/diary.txt")
      try files.createDirectory(
        atPath: "\(folder)/Snapshots", withIntermediateDirectories: true)
      try files.createSymbolicLink(
        atPath: "\(folder)/Snapshots/.partial", withDestinationPath: "..")
      try FileSystem.write(rectangleDocument(), to: "\(folder)/box.json")
      var words = words + ["\(folder)/box.json"]
      if words[0] == "verify" { words += ["--artifacts", "\(folder)/F"] }
      let result = run(words)
      #expect(result.status == .cannotCreate)
      #expect(result.messages.hasPrefix("error: \(folder)/Snapshots/.partial cannot be written: "))
      #expect(try text("\(folder)/diary.txt") == "mine")
      #expect(
        try FileSystem.names(inFolder: folder).filter { $0 != "F" }
          == ["Snapshots", "box.json", "diary.txt"])
      #expect(try FileSystem.names(inFolder: "\(folder)/Snapshots") == [".partial"])
    }
  }

  @Test("What is not the tool's own stays in its folder of partial files; what it left goes")
  func keepsStrangers() throws {
    try withTemporaryFolder { folder in
      let partial = "\(folder)/Snapshots/.partial"
      let strangers = ["1-a", "999999999-half", "notes.md", "stillframe-notes-1"]
      for name in strangers { try write(name, to: "\(partial)/\(name)") }
      try write("", to: "\(partial)/stillframe-999999999-17")
      try files.createSymbolicLink(
        atPath: "\(partial)/stillframe-999999999-18", withDestinationPath: "notes.md")
      try FileSystem.write(rectangleDocument(), to: "\(folder)/box.json")
      #expect(run("record", folder).status == .clean)
      #expect(
        try FileSystem.names(inFolder: partial) == [
          "1-a", "999999999-half", "notes.md", "stillframe-999999999-18", "stillframe-notes-1",
        ])
      for name in strangers { #expect(try text("\(partial)/\(name)") == name) }
    }
  }

  // MARK: Scanning

  @Test("Links to the folder itself end, and a folder is preferred to links that lead to it")
  func endsAtLinks() throws {
    try withTemporaryFolder { folder in
      for name in ["b/one", "a-two", "b/b.json/three"] {
        try FileSystem.write(
          rectangleDocument(), to: "\(folder)/\(name).json", createsFolders: true)
      }
      for (link, target) in [("a", "."), ("c", "."), ("b/up", ".."), ("0", "b")] {
        try files.createSymbolicLink(
          atPath: "\(folder)/\(link)", withDestinationPath: target)
      }
      try withTemporaryFolder { other in
        try FileSystem.write(rectangleDocument(name: "far"), to: "\(other)/far.json")
        for link in ["y", "x"] {
          try files.createSymbolicLink(atPath: "\(folder)/\(link)", withDestinationPath: other)
        }
        let result = run("list", folder, "--json")
        #expect(result.status == .clean)
        let found = result.output.split(separator: "\"document\": \"").dropFirst().map {
          $0.prefix { $0 != "\"" }.dropFirst(folder.count + 1)
        }
        #expect(
          found == ["a-two.json", "b/b.json/three.json", "b/one.json", "x/far.json"])
      }
    }
  }

  @Test("Names in other scripts stay apart; equal and invalid names are refused by every command")
  func tellsNamesApart() throws {
    for (path, name) in [
      ("My Card.json", "my-card"), ("日本.json", "u65e5-u672c"), ("中国.json", "u4e2d-u56fd"),
      ("café.json", "caf-ue9"), ("cafe\u{301} 2.json", "caf-ue9-2"), ("-", "document"),
    ] {
      #expect(Subject.fallbackName(path) == name)
    }
    let long = String(repeating: "ä", count: 40)
    let names = ["\(long)1.json", "\(long)2.json"].map(Subject.fallbackName)
    #expect(names[0] != names[1] && names.allSatisfy { $0.utf8.count == 100 })

    func story(_ id: String) -> Story { Story(id, variants: [.light]) { EmptyView() } }
    try withTemporaryFolder { folder in
      for words in [
        ["list"], ["render", "a", "-o", "\(folder)/a.png"], ["gallery", "-o", "\(folder)/g"],
        ["tree", "a"], ["audit"], ["verify", "--artifacts", "\(folder)/F"],
      ] {
        let twins = run(words, stories: [story("a"), story("b"), story("a")])
        #expect(twins.status == .badInput)
        #expect(
          twins.messages
            == "error: two stories are called “a”; rename one of them\nNothing was done.\n")
        let invalid = run(words, stories: [story("a"), story("B c")])
        #expect(invalid.status == .badInput)
        #expect(invalid.messages.contains("the segment “B c” of the story id"))
      }
      #expect(try FileSystem.names(inFolder: folder) == [])
      for name in ["one", "two"] {
        let text = String(decoding: rectangleDocument(), as: UTF8.self)
        try write(text, to: "\(folder)/\(name).json")
      }
      let twins = run("list", folder)
      #expect(twins.status == .badInput)
      #expect(
        twins.messages.contains("(\(folder)/one.json and \(folder)/two.json)"))
    }
  }

  #if os(Linux)
    @Test("A name that is not UTF-8 is told and leaves the rest of its folder alone")
    func leavesOutOddNames() throws {
      try withTemporaryFolder { folder in
        try FileSystem.write(rectangleDocument(), to: "\(folder)/box.json")
        let odd = Array("\(folder)/".utf8) + [0xFF] + Array(".json".utf8)
        let file = odd.map { CChar(bitPattern: $0) } + [0]
        close(unsafe open(file, O_WRONLY | O_CREAT, 0o644))
        let result = run("list", folder)
        #expect(result.output == "box  light dark\n")
        #expect(
          result.messages
            == "warning: \(folder)/\u{FFFD}.json was left out: its name is not UTF-8; rename it\n")
        #expect(result.status == .incomplete)
      }
    }
  #endif

  // MARK: Files that documents name

  @Test("Missing pictures, includes and themes exit 66 and say where; a NUL ends no name")
  func namesMissingFiles() throws {
    let view = #"{"type": "spacer"}"#
    try withTemporaryFolder { folder in
      let file = "\(folder)/a.json"
      let reason = "no such file or folder"
      for (members, place, name, reason) in [
        (
          #""view": {"type": "image", "file": "none.png"}"#, "1:50: $.view.file", "none.png", reason
        ),
        (#""view": {"type": "include", "file": "b.json"}"#, "1:52: $.view.file", "b.json", reason),
        (#""theme": "t.json", "view": "# + view, "1:25: $.theme", "t.json", reason),
        (#""theme": ".", "view": "# + view, "1:25: $.theme", ".", "it is a folder"),
        (
          #""view": {"type": "include", "file": "a.json\u0000.png"}"#, "1:52: $.view.file",
          #"a.json\u{0}.png"#, "the name is not valid: it has a NUL character"
        ),
      ] {
        try write(#"{"version": 1, "# + members + "}", to: file)
        let result = run("tree", file)
        #expect(result.status == .missingInput)
        #expect(
          result.messages.hasPrefix("error: \(file):\(place): cannot use \"\(name)\": \(reason)\n"),
          "\(result.messages)")
      }
      #expect(run("render", file, "-o", "\(folder)/a.png", "--theme", "no").status == .missingInput)
    }
  }

  // MARK: Goldens

  @Test("A deleted manifest comes back whole, and none is made of nothing")
  func restoresManifest() throws {
    try withTemporaryFolder { folder in
      let flags = ["--snapshots", "\(folder)/S"]
      _ = run(["record"] + flags, stories: smallStories)
      let manifest = try text("\(folder)/S/manifest.txt")
      try files.removeItem(atPath: "\(folder)/S/manifest.txt")
      let result = run(["record"] + flags, stories: smallStories)
      #expect(result.output == "3 kept\n")
      #expect(try text("\(folder)/S/manifest.txt") == manifest)
    }
  }

  @Test(
    "A golden that is empty or cut short is not kept",
    arguments: ["dot/light.png", "dot/light.tree.txt"], [0, 20])
  func findsDamage(name: String, length: Int) throws {
    try withTemporaryFolder { folder in
      let flags = ["--snapshots", "\(folder)/S"]
      _ = run(["record"] + flags, stories: smallStories)
      let path = "\(folder)/S/shapes/\(name)"
      let bytes = try FileSystem.read(path, limit: 100_000)
      try FileSystem.write(Array(bytes.prefix(length)), to: path)
      let result = run(["record"] + flags, stories: smallStories)
      #expect(result.status == (name.hasSuffix(".png") ? .badInput : .findings))
      #expect(result.output.contains("error: shapes/dot · light: "))
      #expect(
        run(["record", "--record", "failed"] + flags, stories: smallStories).status == .clean)
      #expect(run(["record"] + flags, stories: smallStories).output == "3 kept\n")
    }
  }

  @Test("Goldens and manifests may end their lines with CR LF")
  func readsCarriageReturns() throws {
    try withTemporaryFolder { folder in
      let flags = ["--snapshots", "\(folder)/S"]
      _ = run(["record"] + flags, stories: smallStories)
      for name in ["manifest.txt", "shapes/dot/light.tree.txt", "shapes/square/dark.tree.txt"] {
        let path = "\(folder)/S/\(name)"
        try write(try text(path).replacing("\n", with: "\r\n"), to: path)
      }
      let verify = run(["verify", "--artifacts", "\(folder)/F"] + flags, stories: smallStories)
      #expect(verify.output == "3 passed\n")
      #expect(run(["record"] + flags, stories: smallStories).output == "3 kept\n")
    }
  }

  @Test("A file that is replaced keeps its permissions")
  func keepsPermissions() throws {
    try withTemporaryFolder { folder in
      let picture = "\(folder)/a.png"
      try write("", to: picture)
      try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: picture)
      #expect(run("render", "shapes/dot", "-o", picture, stories: smallStories).status == .clean)
      let mode = try files.attributesOfItem(atPath: picture)[.posixPermissions] as? Int
      #expect(mode == 0o600)
    }
  }

  @Test("Colours of almost transparent pixels count; what is transparent has none")
  func comparesStraightColors() throws {
    try withTemporaryFolder { folder in
      func picture(_ name: String, _ pixels: [UInt8]) throws -> String {
        let header = "P7\nWIDTH 2\nHEIGHT 1\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n"
        try FileSystem.write(Array(header.utf8) + pixels, to: "\(folder)/\(name).pam")
        return "\(folder)/\(name).pam"
      }
      let a = try picture("a", [255, 0, 0, 1, 9, 9, 9, 0])
      let b = try picture("b", [240, 0, 0, 1, 9, 9, 9, 0])
      let c = try picture("c", [255, 0, 0, 1, 0, 7, 9, 0])
      let result = run("diff", a, b)
      #expect(result.output == "1 of 2 pixels differ (50 %)\n  changed box 0,0 1×1\n")
      #expect(result.status == .findings)
      #expect(run("diff", a, c).output == "the pictures are equal\n")
    }
  }
}

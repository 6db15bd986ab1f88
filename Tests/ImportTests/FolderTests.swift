import Testing

@testable import Import

@Suite("Import: the folder")
struct FolderTests {
  @Test("A folder with foreign files is refused, and stays as it is")
  func refusesForeignFiles() throws {
    let scratch = try Scratch()
    try scratch.write("mine", to: "out/mine.txt")
    #expect {
      try ImportFolder("out", workingFolder: scratch.path)
    } throws: { "\($0)" == "out: it holds files that are no import" }
    #expect(try scratch.text("out/mine.txt") == "mine")
    #expect(!scratch.exists("out/\(ImportFolder.marker)"))
  }

  @Test("What an import no longer writes goes; what others put there stays")
  func removesItsOwn() throws {
    let scratch = try Scratch()
    var folder = try ImportFolder("out", workingFolder: scratch.path)
    try folder.write("a", to: "Sources/A/a.swift")
    try folder.write("b", to: "b.txt")
    try folder.finish()
    try scratch.write("mine", to: "out/mine.txt")
    folder = try ImportFolder("out", workingFolder: scratch.path)
    try folder.write("b", to: "b.txt")
    try folder.finish()
    #expect(scratch.exists("out/b.txt"))
    #expect(scratch.exists("out/mine.txt"))
    #expect(!scratch.exists("out/Sources"))
  }

  @Test("A link to a file of the app is replaced, and never written through")
  func keepsTheAppAsItIs() throws {
    let scratch = try Scratch()
    try scratch.write("original", to: "app/A.swift")
    let folder = try ImportFolder("out", workingFolder: scratch.path)
    try folder.link("A.swift", to: "\(scratch.path)/app/A.swift")
    try folder.write("changed", to: "A.swift")
    #expect(try scratch.text("out/A.swift") == "changed")
    #expect(try scratch.text("app/A.swift") == "original")
  }

  @Test("Nothing is written through a folder that leads elsewhere")
  func staysInside() throws {
    let scratch = try Scratch()
    try scratch.write("", to: "elsewhere/x")
    let folder = try ImportFolder("out", workingFolder: scratch.path)
    try scratch.link("out/Sources", to: "\(scratch.path)/elsewhere")
    #expect(throws: ImportError.self) { try folder.write("a", to: "Sources/a.swift") }
    #expect(!scratch.exists("elsewhere/a.swift"))
  }

  @Test("A list that leads out of the folder removes nothing there")
  func distrustsItsList() throws {
    let scratch = try Scratch()
    try scratch.write("mine", to: "mine.txt")
    try scratch.write("stillframe-import 1\n../mine.txt\n", to: "out/\(ImportFolder.marker)")
    try ImportFolder("out", workingFolder: scratch.path).finish()
    #expect(scratch.exists("mine.txt"))
  }
}

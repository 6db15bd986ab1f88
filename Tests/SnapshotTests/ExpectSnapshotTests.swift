import Commands
import Components
import Foundation
import Snapshots
import Testing

@testable import StillframeTesting

@Suite("Test helper: expectSnapshot")
@MainActor
struct ExpectSnapshotTests {
  @Test("A missing golden fails the test, names the picture, and ends with the command")
  func missing() throws {
    try withKnownIssue {
      try expectSnapshot(of: Color.red.frame(width: 4), named: "helper/missing", variants: [.dark])
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.hasPrefix("helper/missing · dark: has no golden\n  picture: ")
        && text.contains("/.build/test-snapshot-failures/helper/missing/dark.actual.png\n")
        && text.hasSuffix(
          #"accept with: STILLFRAME_RECORD=failed swift test --filter '[./]missing\b'"#)
    }
  }

  @Test("A name that another line has, or that stands for two views, is an error")
  func names() throws {
    func expect(_ side: CGFloat) throws {
      try expectSnapshot(of: Color.red.frame(width: side), named: "helper/name", variants: [.light])
    }
    withKnownIssue { try expect(4) }
    #expect(throws: SnapshotTestError.ambiguousName("helper/name")) { try expect(5) }
    let error = #expect(throws: SnapshotTestError.self) {
      try expectSnapshot(of: Color.red, named: "helper/name")
    }
    #expect("\(error, default: "")".hasPrefix("the snapshot name “helper/name” is taken by "))
  }

  @Test(
    "Names that cannot be files are refused",
    arguments: ["", "a//b", "../a", "Card", "a b", "😀", String(repeating: "a", count: 300)])
  func illegalNames(name: String) {
    let error = #expect(throws: SnapshotTestError.self) {
      try expectSnapshot(of: Color.red, named: name)
    }
    guard case .invalidName? = error else {
      Issue.record("\(name) is \(String(describing: error))")
      return
    }
  }

  @Test("Nothing to compare is an error, and so is a tolerance without a reason")
  func nothingToCompare() {
    #expect(throws: SnapshotTestError.noVariants("helper/none")) {
      try expectSnapshot(of: Color.red, named: "helper/none", variants: [])
    }
    let tolerance = SnapshotTolerance(pixelsPerWindow: 3, reason: "")
    #expect(throws: SnapshotTestError.self) {
      try expectSnapshot(of: Color.red, named: "helper/tolerance", tolerance: tolerance)
    }
  }

  @Test(
    "Goldens that are only hashes are compared with their pictures in the store of the environment")
  func store() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("stillframe-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let site = TestSite(
      fileID: #fileID, filePath: #filePath, line: #line, column: #column, function: #function)
    // Goldens of a test are below its package.
    let up = String(repeating: "../", count: site.packageFolder.split(separator: "/").count)
    let (goldens, pictures) = ("\(up)\(folder.dropFirst())/S", "\(folder)/pictures")
    let named = ["STILLFRAME_STORE": pictures]
    func story(_ side: CGFloat) -> Story {
      Story("helper/store", variants: [.light], canvas: StoryCanvas(width: 8)) {
        Color.red.frame(width: side, height: 4)
      }
    }
    var runs = 0
    func expect(
      _ story: Story, record: SnapshotRecording? = nil, _ environment: [String: String]
    ) throws {
      // By another path of the folder, each is as in another run of the tests.
      runs += 1
      let folder = goldens + String(repeating: "/.", count: runs)
      try SnapshotCheck(
        story, folder: folder, record: record, site: site, environment: environment
      ).report(ofStory: false)
    }
    func fails(_ words: String..., body: () throws -> Void) throws {
      try withKnownIssue {
        try body()
      } matching: { issue in
        let text = issue.comments.map(\.rawValue).joined()
        return words.allSatisfy(text.contains)
      }
    }
    try fails("recorded; look at \(pictures)") { try expect(story(4), record: .missing, named) }
    #expect(try SnapshotStore(root: "\(folder)/S").list() == ["manifest.txt"])
    try expect(story(4), named)
    try fails(
      "32 of 96 differ", "accept with: STILLFRAME_STORE=\(pictures) STILLFRAME_RECORD=failed"
    ) {
      try expect(story(6), named)
    }
    try fails("by its hashes", "STILLFRAME_STORE=DIR|URL names where") {
      try expect(story(6), [:])
    }
    #expect(throws: SnapshotTestError.invalidStore("https://a/b")) {
      try expect(story(6), ["STILLFRAME_STORE": "https://a/b"])
    }
  }

  @Test("Under CI nothing is recorded, whatever test and environment say")
  func modes() throws {
    #expect(try SnapshotCheck.mode(nil, [:]) == .never)
    #expect(try SnapshotCheck.mode(nil, ["STILLFRAME_RECORD": "missing"]) == .missing)
    #expect(try SnapshotCheck.mode(.all, ["STILLFRAME_RECORD": "missing"]) == .all)
    #expect(try SnapshotCheck.mode(.all, ["CI": "true", "STILLFRAME_RECORD": "all"]) == .never)
    #expect(try SnapshotCheck.mode(.all, ["CI": "false"]) == .all)
    #expect(throws: SnapshotTestError.invalidRecording("sometimes")) {
      try SnapshotCheck.mode(nil, ["STILLFRAME_RECORD": "sometimes"])
    }
  }
}

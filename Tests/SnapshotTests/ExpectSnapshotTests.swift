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

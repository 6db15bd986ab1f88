import Foundation
import Testing
import XCTest

/// Tells the running test of a failure: Swift Testing where its test is current, or else XCTest.
@MainActor
struct TestReporter {
  struct Picture {
    let name: String
    let bytes: [UInt8]
  }

  let site: TestSite

  func fail(_ text: String, attachments: [Picture]) throws(SnapshotTestError) {
    if Test.current != nil {
      let location = SourceLocation(
        fileID: site.fileID, filePath: "\(site.filePath)", line: Int(site.line),
        column: Int(site.column))
      for picture in attachments {
        Attachment.record(picture.bytes, named: picture.name, sourceLocation: location)
      }
      Issue.record(Comment(rawValue: text), sourceLocation: location)
      return
    }
    #if canImport(Darwin)
      XCTContext.runActivity(named: "Snapshot") { activity in
        for picture in attachments {
          let attachment = XCTAttachment(
            data: Data(picture.bytes), uniformTypeIdentifier: "public.png")
          attachment.name = picture.name
          activity.add(attachment)
        }
      }
      XCTFail(text, file: site.filePath, line: site.line)
    #else
      // This XCTest has no attachments; the text names the files.
      let listener = FailureListener()
      XCTestObservationCenter.shared.addTestObserver(listener)
      XCTFail(text, file: site.filePath, line: site.line)
      XCTestObservationCenter.shared.removeTestObserver(listener)
      // XCTest drops failures that no running test case hears.
      guard listener.hasHeard else { throw .outsideOfTest(text) }
    #endif
  }
}

#if !canImport(Darwin)
  /// Whether a failure reached a test case.
  private final class FailureListener: XCTestObservation {
    private(set) var hasHeard = false

    func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      hasHeard = true
    }
  }
#endif

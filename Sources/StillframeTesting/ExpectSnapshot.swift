public import Components

/// Expects a view to look, to be laid out and to be heard as its goldens say, in every variant.
///
/// Works in Swift Testing and in XCTest: `try expectSnapshot(of: MyCard(), named: "card")`. Goldens are
/// in `TestSnapshots/<name>` of the package that has the test. Every variant that is not as its golden
/// is a failure of the running test; its words tell what differs, where the pictures are, and the
/// command that accepts it. Pictures are attached to the test where the framework can.
///
/// Nothing is recorded unless `record`, or else the environment variable `STILLFRAME_RECORD`, says
/// `missing`, `failed` or `all`; where `CI` is set nothing is recorded at all, and a test that is tried
/// again never records. A golden that was recorded has been compared with nothing: the test fails,
/// and passes in the next run.
///
/// Where the environment variable `STILLFRAME_STORE` names a folder or an `http://` address, the pictures
/// of goldens that are only hashes in the package are there, and new goldens are recorded so.
///
/// - Parameters:
///   - view: the view.
///   - name: segments of `[a-z0-9-]+` joined by `/`; no other test may have it.
///   - variants: the appearances to compare.
///   - canvas: the size and background; by default 390 points wide, as high as the content.
///   - tolerance: an exception from exact pixels, with its reason.
///   - record: which goldens to write.
/// - Throws: `SnapshotTestError` where nothing can be compared.
@MainActor
public func expectSnapshot(
  of view: some View, named name: String, variants: [Variant] = .standard,
  canvas: StoryCanvas = StoryCanvas(), tolerance: SnapshotTolerance? = nil,
  record: SnapshotRecording? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, function: String = #function
) throws(SnapshotTestError) {
  let story = Story(name, variants: variants, canvas: canvas, tolerance: tolerance) { view }
  let site = TestSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  try SnapshotCheck(story, folder: "TestSnapshots", record: record, site: site)
    .report(ofStory: false)
}

/// Expects a story to be as its goldens say: those that the command-line tool records in `Snapshots`
/// of the package that has the test.
///
/// - Parameters:
///   - story: the story.
///   - variants: the appearances to compare; by default all of the story.
///   - record: which goldens to write.
/// - Throws: `SnapshotTestError` where nothing can be compared.
@MainActor
public func expectSnapshot(
  of story: Story, variants: [Variant]? = nil, record: SnapshotRecording? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, function: String = #function
) throws(SnapshotTestError) {
  var story = story
  if let variants { story.variants = variants }
  let site = TestSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  try SnapshotCheck(story, folder: "Snapshots", record: record, site: site).report(ofStory: true)
}

/// Which goldens a test writes.
public enum SnapshotRecording: String, CaseIterable, Sendable {
  case never
  /// Those that are not there.
  case missing
  /// Those that are not there, and those that differ.
  case failed
  case all
}

/// Why a test has nothing to compare.
public enum SnapshotTestError: Error, Equatable, Sendable {
  /// The name cannot be that of a golden.
  case invalidName(String)
  /// Another test, or another line of this one, has the name.
  case nameTaken(String, by: String)
  /// One line of a test shows two views by one name.
  case ambiguousName(String)
  case noVariants(String)
  case invalidTolerance(String)
  /// What `STILLFRAME_RECORD` says is not a way to record.
  case invalidRecording(String)
  /// What `STILLFRAME_STORE` says is no place of pictures.
  case invalidStore(String)
  /// The goldens cannot be read or written.
  case unusableGoldens(String)
  /// A failure that no running test would hear of.
  case outsideOfTest(String)
}

extension SnapshotTestError: CustomStringConvertible {
  /// The error in one line.
  public var description: String {
    switch self {
    case .invalidName(let reason): reason
    case .nameTaken(let name, let owner):
      "the snapshot name “\(name)” is taken by \(owner); give each a name of its own"
    case .ambiguousName(let name):
      """
      the snapshot name “\(name)” stands for two different views; where a test runs for several \
      arguments, put the argument into the name
      """
    case .noVariants(let name):
      "the snapshot “\(name)” has no variants, so nothing is compared; name at least one"
    case .invalidTolerance(let reason): reason
    case .invalidRecording(let word):
      """
      STILLFRAME_RECORD is “\(word)”; it may be \
      \(SnapshotRecording.allCases.map(\.rawValue).joined(separator: ", "))
      """
    case .invalidStore(let text):
      """
      STILLFRAME_STORE is “\(text)”; it may be a folder or an address such as \
      http://127.0.0.1:8080/goldens
      """
    case .unusableGoldens(let reason): reason
    case .outsideOfTest(let failure):
      "a snapshot failed where no test is running that could fail:\n\(failure)"
    }
  }
}

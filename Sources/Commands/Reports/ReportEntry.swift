import Components
import Render

/// One variant as reports show it: plain words and numbers, free of pictures in memory, so that
/// results of several machines can be put together from files.
struct ReportEntry: Equatable, Sendable {
  /// What the pixel gate found.
  struct Pixels: Equatable, Sendable {
    var differing: Int
    var compared: Int
    var largestDifference: Int
    var expectedSize: [Int]
    var actualSize: [Int]
    /// Boxes around changed pixels: x, y, width and height of each.
    var regions: [[Int]]
  }

  /// Where the pictures of a failure lie.
  struct Pictures: Equatable, Sendable {
    var expected: String?
    var difference: String?
    var actual: String?

    var isEmpty: Bool { expected == nil && difference == nil && actual == nil }
  }

  var story: String
  var variant: String
  var status: SnapshotResult.Status
  /// Where the story or document was written.
  var source: SourceLocation?
  /// How long the variant took; only the run itself knows, and only JUnit is told.
  var duration: Duration?
  var gates: [SnapshotGate] = []
  /// What happened, on one line, without the name.
  var summary: String
  /// The nodes that changed.
  var nodes: [String] = []
  var pixels: Pixels?
  /// Changed lines with their surroundings; empty where the gate passed.
  var tree = ""
  var audit = ""
  /// Where a story that could not be rendered was written, and what the process was doing.
  var details = ""
  /// The command that accepts the change.
  var accept: String?
  /// The folder of the golden, as the run was told it.
  var snapshots: String?
  /// Pixels per point.
  var scale = 1.0
  var pictures = Pictures()

  var name: String { "\(story) · \(variant)" }
}

extension ReportEntry {
  /// - Parameters:
  ///   - wording: the words, with the name of the tool.
  ///   - pictures: where the artefacts of the variant lie.
  init(
    _ result: SnapshotResult, wording: SnapshotWording, scale: Double = 1,
    pictures: Pictures = Pictures()
  ) {
    self.init(
      story: result.name.story, variant: result.name.variant, status: result.status,
      gates: result.failedGates, summary: wording.statement(result),
      accept: wording.acceptCommand(result), scale: scale, pictures: pictures)
    guard case .differs(let comparison) = result.outcome else { return }
    nodes = comparison.allChangedNodes
    if comparison.failedGates.contains(.pixels) { pixels = Pixels(comparison.pixels) }
    tree = comparison.treeText
    audit = comparison.audit.text()
  }
}

extension ReportEntry.Pixels {
  init(_ comparison: PixmapComparison) {
    self.init(
      differing: comparison.differingPixels, compared: comparison.comparedPixels,
      largestDifference: Int(comparison.worst?.difference ?? 0),
      expectedSize: [comparison.expectedWidth, comparison.expectedHeight],
      actualSize: [comparison.actualWidth, comparison.actualHeight],
      regions: comparison.regions.prefix(100).map { [$0.x, $0.y, $0.width, $0.height] })
  }

  /// “1,204 of 343,200 pixels, by up to 87 of 255”.
  var text: String {
    let size =
      expectedSize == actualSize
      ? ""
      : """
      ; the size was \(expectedSize.map(String.init).joined(separator: "×")), \
      is \(actualSize.map(String.init).joined(separator: "×"))
      """
    return "\(differing) of \(compared) pixels, by up to \(largestDifference) of 255\(size)"
  }
}

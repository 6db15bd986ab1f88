import Render

/// Reports as files, in the form that the name says.
enum ReportFile {
  enum Format: String, CaseIterable {
    case html, json, xml, md

    /// The format of a file by the end of its name.
    init?(path: String) {
      let suffix = path.split(separator: "/").last?.split(separator: ".").last.map(String.init)
      guard let format = Format(rawValue: suffix ?? "") else { return nil }
      self = format
    }
  }

  static let expected = "a name that ends in .html, .json, .xml (JUnit) or .md"

  static func write(_ report: Report, to path: String) throws(CommandFailure) {
    let text: String
    switch Format(path: path) {
    case .json?: text = JSONReport.text(of: report)
    case .xml?: text = JUnitReport.text(of: report)
    case .md?: text = MarkdownReport.text(of: report)
    case .html?, nil:
      text = HTMLReport.text(of: report) { entry in
        HTMLReport.Pictures(
          expected: read(entry.pictures.expected), difference: read(entry.pictures.difference),
          actual: read(entry.pictures.actual))
      }
    }
    try FileSystem.write(Array(text.utf8), to: path)
  }

  /// A picture that is gone is left out: the rest of the report still says what happened.
  private static func read(_ path: String?) -> [UInt8]? {
    path.flatMap { try? FileSystem.read($0, limit: FileSystem.pictureLimit) }
  }
}

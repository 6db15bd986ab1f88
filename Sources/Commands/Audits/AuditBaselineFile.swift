import Audit
import Components
import Foundation

/// The baseline that an audit reads and, where it is told to, writes back.
struct AuditBaselineFile {
  static let options = [
    OptionManual(
      "--baseline", .file("FILE"), "Findings that are accepted, each with a reason."),
    OptionManual(
      "--ratchet", .none, "Take what is stale out of the baseline; it never grows by this."),
    OptionManual(
      "--accept", .text("REASON"), "Add what is found to the baseline, for this reason."),
    OptionManual("--owner", .text("NAME"), "Who sees to what --accept adds."),
    OptionManual(
      "--expires", .text("DATE"), "The last day of what --accept adds, such as 2026-03-31."),
  ]

  private let path: String
  private let ratchets: Bool
  private let reason: String?
  private let owner: String?
  private let expires: CalendarDate?

  /// The file that the flags name; `nil` where they name none.
  init?(_ arguments: Arguments) throws(UsageError) {
    guard let path = arguments.text("--baseline") else {
      let flag = ["--ratchet", "--accept", "--owner", "--expires"].first { arguments.has($0) }
      guard let flag else { return nil }
      throw .missingOption("--baseline", reason: "\(flag) needs the file of a baseline")
    }
    self.path = path
    ratchets = arguments.has("--ratchet")
    reason = try Self.words("--accept", arguments)
    owner = try Self.words("--owner", arguments)
    expires = try arguments.text("--expires").map { text throws(UsageError) in
      guard let date = CalendarDate(text) else {
        throw arguments.invalid("--expires", text, expected: "a day such as 2026-03-31")
      }
      return date
    }
    if reason == nil, let flag = ["--owner", "--expires"].first(where: { arguments.has($0) }) {
      throw .missingOption("--accept", reason: "\(flag) is for findings that are accepted")
    }
  }

  private static func words(
    _ option: String, _ arguments: Arguments
  ) throws(UsageError) -> String? {
    guard let text = arguments.text(option) else { return nil }
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw arguments.invalid(option, text, expected: "words that say something")
    }
    return text
  }

  /// Whether the file is written after the audit.
  var isWritten: Bool { ratchets || reason != nil }

  /// The baseline in the file; an empty one where it is yet to be made.
  func read() throws(CommandFailure) -> AuditBaseline {
    if reason != nil, !FileSystem.exists(path) { return AuditBaseline() }
    let bytes = try FileSystem.read(path, limit: FileSystem.documentLimit)
    do {
      return try AuditBaseline(parsing: bytes, file: path)
    } catch {
      throw CommandFailure(.badInput, "\(error)")
    }
  }

  /// Writes the baseline back as the flags ask, and says what it makes of the report then.
  func update(
    _ baseline: AuditBaseline, by outcome: AuditBaseline.Outcome, for report: AuditReport
  ) throws(CommandFailure) -> AuditBaseline.Outcome {
    guard isWritten else { return outcome }
    var updated = ratchets ? baseline.ratcheted(by: outcome) : baseline
    if let reason {
      updated.entries +=
        AuditBaseline(
          accepting: outcome.findings, reason: reason, owner: owner, expires: expires
        ).entries
    }
    if updated != baseline || !FileSystem.exists(path) {
      try FileSystem.write(Array(updated.json.utf8), to: path)
    }
    return updated.apply(to: report, today: Self.today)
  }

  /// The day by which entries expire, in universal time.
  static var today: CalendarDate? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents([.year, .month, .day], from: Date())
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
    return CalendarDate(year: year, month: month, day: day)
  }
}

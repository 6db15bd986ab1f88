/// What a command tells the shell that ran it. Where two apply, the graver (greater) one is told.
enum ExitStatus: Int32, Codable, Comparable, Sendable {
  /// All was done, and nothing was found.
  case clean = 0
  /// Differences from goldens, or audit findings.
  case findings = 1
  /// Something was not judged: a golden is missing, or nothing was checked.
  case incomplete = 2
  /// The command line is wrong (EX_USAGE).
  case usage = 64
  /// The input is there but wrong (EX_DATAERR).
  case badInput = 65
  /// The input is missing or cannot be read (EX_NOINPUT).
  case missingInput = 66
  /// A fault of this program (EX_SOFTWARE).
  case internalError = 70
  /// The output cannot be created (EX_CANTCREAT).
  case cannotCreate = 73
  /// Reading or writing failed on the way (EX_IOERR).
  case inputOutput = 74

  static func < (one: ExitStatus, other: ExitStatus) -> Bool {
    one.rawValue < other.rawValue
  }
}

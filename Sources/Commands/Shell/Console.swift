import Render

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where a command speaks: data to standard output, messages to standard error.
///
/// Data is collected and written in large pieces, in order with the messages. A console made by
/// `recording()` keeps everything, so that tests read whole messages.
struct Console {
  /// What was written, for a recording console.
  private(set) var recordedOutput: [UInt8] = []
  private(set) var recordedMessages = ""
  /// The first failure to write data, which the tool reports when the command is done.
  private(set) var writeFailure: String?

  private let isRecording: Bool
  private let usesColor: Bool
  private let showsProgress: Bool
  private var pending: [UInt8] = []
  private var hasProgressLine = false

  /// The console of the process. Colour and progress appear on a terminal only, colour not where
  /// `NO_COLOR` is set (no-color.org).
  static func standard(environment: [String: String]) -> Console {
    let isTerminal = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
    return Console(
      isRecording: false, usesColor: isTerminal && (environment["NO_COLOR"] ?? "").isEmpty,
      showsProgress: isTerminal)
  }

  static func recording(showsProgress: Bool = false) -> Console {
    Console(isRecording: true, usesColor: false, showsProgress: showsProgress)
  }

  private init(isRecording: Bool, usesColor: Bool, showsProgress: Bool) {
    self.isRecording = isRecording
    self.usesColor = usesColor
    self.showsProgress = showsProgress
  }

  /// The recorded data as text.
  var recordedText: String { String(decoding: recordedOutput, as: UTF8.self) }

  // MARK: Data

  mutating func print(_ line: String) { write(Array(line.utf8) + [0x0A]) }

  mutating func write(_ text: String) { write(Array(text.utf8)) }

  mutating func write(_ bytes: [UInt8]) {
    pending += bytes
    if pending.count > 1 << 16 { flush() }
  }

  mutating func flush() {
    clearProgress()
    guard !pending.isEmpty else { return }
    if isRecording {
      recordedOutput += pending
    } else if writeFailure == nil {
      do throws(SystemError) {
        try writeAll(pending, to: STDOUT_FILENO)
      } catch {
        writeFailure = error.description
      }
    }
    pending = []
  }

  // MARK: Messages

  mutating func message(_ line: String) {
    flush()
    emit(line + "\n")
  }

  mutating func error(_ text: String, advice: String? = nil) {
    flush()
    emit(styled("error:", "1;31") + " \(text)\n")
    if let advice { emit(advice + "\n") }
  }

  mutating func warning(_ text: String) {
    flush()
    emit(styled("warning:", "1;33") + " \(text)\n")
  }

  /// Shows how far a long run is, on a terminal; silent elsewhere.
  mutating func progress(_ done: Int, of total: Int, _ label: String) {
    guard showsProgress, total > 1 else { return }
    let line = "[\(done)/\(total)] \(String(label.prefix(60)))"
    emit((isRecording ? "" : "\r\u{1B}[2K") + line + (isRecording ? "\n" : ""))
    hasProgressLine = true
  }

  private mutating func clearProgress() {
    guard hasProgressLine else { return }
    hasProgressLine = false
    if !isRecording { emit("\r\u{1B}[2K") }
  }

  private func styled(_ text: String, _ code: String) -> String {
    usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  private mutating func emit(_ text: String) {
    if isRecording {
      recordedMessages += text
    } else {
      // Nobody is left to tell when standard error fails.
      try? writeAll(Array(text.utf8), to: STDERR_FILENO)
    }
  }
}

/// Why a story has no picture: it stopped the process that showed it, or asks for too much.
public struct StoryFault: Error, Hashable, Codable, Sendable {
  /// How the process ended.
  public enum Kind: String, Hashable, Codable, Sendable {
    /// The process ended by a trap, another signal, or a call to `exit`.
    case stopped
    /// The story took longer than it may.
    case hung
    /// The story took more memory than it may.
    case memory
    /// The story asks for more work than its budget allows, and was not begun.
    case exceeded
  }

  /// How the process ended.
  public var kind: Kind
  /// What happened, in one line.
  public var reason: String
  /// Where the story was written, as messages name it.
  public var source: SourceLocation
  /// What the process was doing, a call a line, the innermost first; empty where the system did not
  /// tell.
  public var backtrace: [String]

  /// Makes a fault from how the process ended, why in one line, and where the story was written.
  public init(kind: Kind, reason: String, source: SourceLocation, backtrace: [String] = []) {
    self.kind = kind
    self.reason = reason
    self.source = source
    self.backtrace = backtrace
  }

  /// What readers are told beside the reason, a line each.
  public var details: [String] {
    ["the story is at \(source.file):\(source.line)"] + backtrace
  }
}

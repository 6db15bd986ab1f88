/// An exception for one story: scattered noise passes, a local change does not.
///
/// It limits how many pixels may differ in any window of 32×32 pixels, wherever it is, and never
/// a share of the whole picture, in which a small change disappears. Only pixels have a tolerance;
/// the tree and the audit have none.
public struct SnapshotTolerance: Hashable, Codable, Sendable {
  /// The side of the window in pixels.
  public static let windowSide = 32

  /// At most this many pixels of any window may differ, 1 to 1,024.
  public let pixelsPerWindow: Int
  /// Why the story needs it; shown in reports.
  public let reason: String

  /// Creates an exception; commands refuse a story whose exception has a `fault`.
  public init(pixelsPerWindow: Int, reason: String) {
    self.pixelsPerWindow = pixelsPerWindow
    self.reason = reason
  }

  /// What is wrong with an exception.
  public enum Fault: Error, Hashable, Sendable {
    case pixelsOutOfRange(Int)
    case noReason
  }

  /// Why the exception does not count, if it does not.
  public var fault: Fault? {
    guard (1...Self.windowSide * Self.windowSide).contains(pixelsPerWindow) else {
      return .pixelsOutOfRange(pixelsPerWindow)
    }
    return reason.utf8.contains { $0 > 0x20 } ? nil : .noReason
  }
}

extension SnapshotTolerance.Fault: CustomStringConvertible {
  /// The fault in one line.
  public var description: String {
    switch self {
    case .pixelsOutOfRange(let count):
      "a tolerance allows 1 to 1024 pixels in a window of 32×32, not \(count)"
    case .noReason:
      "a tolerance says why it is needed; its reason is empty"
    }
  }
}

/// The regions that keep content clear of the screen's edges.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// A set by its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What the device takes, such as the status bar.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The area of the keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Both areas.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

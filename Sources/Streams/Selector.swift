#if os(Linux)
  public import Foundation

  /// The name of a method, as `#selector` would give it. Nothing here can call a method by its name: whoever is
  /// given one never uses it.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    private let name: String

    public init(_ name: String) { self.name = name }
    public init(stringLiteral name: String) { self.name = name }
  }

  extension NotificationCenter {
    /// Nothing: no notification comes in a picture.
    public func addObserver(
      _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
    ) {}
  }

  extension Timer {
    /// A timer that never fires, as time does not pass.
    public static func scheduledTimer(
      timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
      Timer(timeInterval: timeInterval, repeats: repeats) { _ in }
    }

    /// A timer that never fires, as time does not pass.
    public convenience init(
      timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
      self.init(timeInterval: timeInterval, repeats: repeats) { _ in }
    }
  }

  extension NSObject {
    /// Nothing is called.
    public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    }
  }
#endif

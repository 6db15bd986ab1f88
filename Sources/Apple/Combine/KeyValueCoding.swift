public import Foundation

// Values by the names of properties, which need the runtime of Objective-C: nothing is set, and nothing is known.
// Defaults have no properties by these names: they keep the values. Here and not in UIKit, as models use them.

extension NSObject {
  public func setValue(_ value: Any?, forKey key: String) {
    (self as? UserDefaults)?.set(value, forKey: key)
  }

  public func setValue(_ value: Any?, forKeyPath keyPath: String) {}

  public func value(forKey key: String) -> Any? { (self as? UserDefaults)?.object(forKey: key) }

  public func value(forKeyPath keyPath: String) -> Any? { nil }
}

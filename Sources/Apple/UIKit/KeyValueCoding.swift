public import Foundation

// Values by the names of properties, which need the runtime of Objective-C: nothing is set, and nothing is known.

extension NSObject {
  public func setValue(_ value: Any?, forKey key: String) {}
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
  public func value(forKey key: String) -> Any? { nil }
  public func value(forKeyPath keyPath: String) -> Any? { nil }
}

import Components
public import Foundation

// Values by the names of properties, which need the runtime of Objective-C: nothing is set, nothing is known, and the
// picture says so. Defaults have no properties by these names: they keep the values. Here and not in UIKit, as models
// use them.

extension NSObject {
  public func setValue(_ value: Any?, forKey key: String) {
    if let defaults = self as? UserDefaults { return defaults.set(value, forKey: key) }
    PictureGaps.note("setValue(_:forKey: \"\(key)\") of \(Self.self) sets nothing")
  }

  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }

  public func value(forKey key: String) -> Any? {
    if let defaults = self as? UserDefaults { return defaults.object(forKey: key) }
    PictureGaps.note("value(forKey: \"\(key)\") of \(Self.self) is nil")
    return nil
  }

  public func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
}

import Foundation

/// The locale and time zone that an app's own code finds in `Locale.current` and `TimeZone.current`: those of
/// a device set up in American English, in Greenwich, on whatever machine a picture is made.
///
/// They hold for the process and not for a picture: formatters that an app keeps in constants take the locale
/// when they are first used, so what came of a picture would depend on those made before it.
package enum ProcessLocale {
  package static let identifier = "en_US"

  /// Has Foundation find them; once in a process, and before Foundation first looks if possible.
  package static func pin() { _ = isPinned }

  static let isPinned: Bool = {
    #if canImport(Darwin)
      false
    #else
      takePlaceOfCurrent()
    #endif
  }()

  #if !canImport(Darwin)
    /// Foundation outside of Apple's systems has no setting of its locale: it is `en_001`, or in later versions
    /// what `LANG` says (swiftlang/swift-foundation, `LocaleCache.preferences()`). All readers share one object
    /// that holds its name, and that is given another one while nothing has been computed from it.
    private static func takePlaceOfCurrent() -> Bool {
      guard Locale.current.identifier != identifier else { return true }
      // A locale is an object and the table of its protocol.
      guard MemoryLayout<Locale>.size == MemoryLayout<(AnyObject, Int)>.size else { return false }
      let locale = Locale.current
      let object = unsafe unsafeBitCast(locale, to: (AnyObject, Int).self).0
      let fields = Mirror(reflecting: object).children.prefix(2)
      // Properties are stored in their order behind the object's header, which is two words long.
      guard fields.map(\.label) == ["identifier", "identifierCapturingPreferences"],
        fields.allSatisfy({ $0.value is String })
      else { return false }
      let header = 2 * MemoryLayout<Int>.size
      let names = unsafe Unmanaged.passUnretained(object).toOpaque().advanced(by: header)
        .assumingMemoryBound(to: String.self)
      for index in 0..<2 { unsafe names[index] = identifier }
      return Locale.current.identifier == identifier
    }
  #endif
}

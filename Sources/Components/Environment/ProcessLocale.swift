import Foundation

/// The locale and time zone that an app's own code finds in `Locale.current` and `TimeZone.current`: those of
/// a device set up in American English, in Greenwich, on whatever machine a picture is made.
///
/// They hold for the process and not for a picture: formatters that an app keeps in constants take the locale
/// when they are first used, so what came of a picture would depend on those made before it.
package enum ProcessLocale {
  package static let identifier = "en_US"

  /// Has Foundation find them; once in a process, and before Foundation first looks if possible. A picture for which
  /// it does not says so; Apple's systems have a setting of their own.
  package static func pin() {
    #if !canImport(Darwin)
      if !isPinned {
        PictureGaps.note("Locale.current is that of the machine in the app's own code")
      }
    #endif
  }

  #if !canImport(Darwin)
    static let isPinned = takePlaceOfCurrent()

    /// Foundation outside of Apple's systems has no setting of its locale: it is `en_001`, or in later versions
    /// what `LANG` says (swiftlang/swift-foundation, `LocaleCache.preferences()`). All readers share one object
    /// that holds its name, and that is given another one while nothing has been computed from it.
    private static func takePlaceOfCurrent() -> Bool {
      guard Locale.current.identifier != identifier else { return true }
      // A locale is an object and the table of its protocol; the object's first properties, behind a header of two
      // words, are `identifier` and `identifierCapturingPreferences`. That they still are is seen by the bits of a
      // name so short that it is kept in place: reflection would take a millisecond in every start of the tool.
      typealias Bits = (UInt64, UInt64)
      guard MemoryLayout<Locale>.size == MemoryLayout<(AnyObject, Int)>.size,
        MemoryLayout<String>.size == MemoryLayout<Bits>.size
      else { return false }
      let locale = Locale.current
      let object = unsafe unsafeBitCast(locale, to: (AnyObject, Int).self).0
      let name = locale.identifier
      guard _typeName(type(of: object), qualified: false) == "_LocaleICU", name.utf8.count <= 15
      else { return false }
      let bits = unsafe unsafeBitCast(name, to: Bits.self)
      let fields = unsafe Unmanaged.passUnretained(object).toOpaque()
        .advanced(by: 2 * MemoryLayout<Int>.size)
      for index in 0..<2 {
        let field = unsafe fields.assumingMemoryBound(to: Bits.self)[index]
        guard field == bits else { return false }
      }
      let names = unsafe fields.assumingMemoryBound(to: String.self)
      for index in 0..<2 { unsafe names[index] = identifier }
      return Locale.current.identifier == identifier
    }
  #endif
}

import Combine
import Components
import Testing

// A file of an app that imports Foundation alone sees what Combine has here, as each of its files does.

@Test func `Texts are looked up by the library where only Foundation is imported`() {
  // Foundation's function has five parameters, and no form of two.
  let lookUp: (String, String) -> String = NSLocalizedString
  #expect(lookUp("no.such.key", "") == "no.such.key")
}

@Test func `Defaults keep values by the names of NSObject`() throws {
  let suite = "stillframe.values-by-name"
  let defaults = try #require(UserDefaults(suiteName: suite))
  defer { defaults.removePersistentDomain(forName: suite) }
  defaults.setValue(7, forKey: "count")
  #expect(defaults.integer(forKey: "count") == 7)
  #expect(defaults.value(forKey: "count") as? Int == 7)
  #expect(defaults.value(forKey: "none") == nil)
}

@Test func `Values by the names of properties are told as not set`() {
  let found = PictureGaps.found {
    NSObject().setValue(1, forKey: "size")
    return NSObject().value(forKeyPath: "size.width") == nil
  }
  #expect(found.value)
  #expect(
    found.gaps.map(\.text) == [
      "setValue(_:forKey: \"size\") of NSObject sets nothing",
      "value(forKey: \"size.width\") of NSObject is nil",
    ])
}

import Foundation

/// The `Info.plist` of an app as Xcode makes it, which `Bundle.main` reads.
enum InfoList {
  /// What Xcode adds to a list, and from where.
  private static let added = [
    ("CFBundleName", "$(PRODUCT_NAME)"),
    ("CFBundleDisplayName", "$(INFOPLIST_KEY_CFBundleDisplayName)"),
    ("CFBundleIdentifier", "$(PRODUCT_BUNDLE_IDENTIFIER)"),
    ("CFBundleShortVersionString", "$(MARKETING_VERSION)"),
    ("CFBundleVersion", "$(CURRENT_PROJECT_VERSION)"),
  ]

  /// - Parameter list: the app's own list, if it has one.
  /// - Returns: `nil` where there is nothing to say, or the app's list cannot be read.
  static func bytes(_ list: [UInt8]?, settings: BuildSettings) -> [UInt8]? {
    var entries: [String: Any] = [:]
    if let list {
      // The other forms of lists are not found among sources, and their readers are not made for damaged ones.
      guard list.firstRange(of: Array("<plist".utf8)) != nil else { return nil }
      let own = unsafe try? PropertyListSerialization.propertyList(
        from: Data(list), options: [], format: nil)
      guard let own = own as? [String: Any] else { return nil }
      entries = own.mapValues { expanded($0, settings) }
    }
    for (key, value) in added where entries[key] == nil {
      let value = settings.expanding(value)
      if !value.isEmpty { entries[key] = value }
    }
    // Foundation looks for a program by this name, which is not the app's here.
    entries["CFBundleExecutable"] = nil
    guard !entries.isEmpty else { return nil }
    return
      (try? PropertyListSerialization.data(fromPropertyList: entries, format: .xml, options: 0))
      .map(Array.init)
  }

  private static func expanded(_ value: Any, _ settings: BuildSettings) -> Any {
    switch value {
    case let text as String: settings.expanding(text)
    case let list as [Any]: list.map { expanded($0, settings) }
    case let entries as [String: Any]: entries.mapValues { expanded($0, settings) }
    default: value
    }
  }
}

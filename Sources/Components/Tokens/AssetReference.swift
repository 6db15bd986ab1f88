import Foundation
import Resources
import Synchronization

/// The name of a picture or colour, and the bundle that it is looked for in first.
package struct AssetReference: Hashable, Sendable {
  package let name: String
  /// The folder of the bundle; `nil` for that of the program itself.
  let folder: String?

  init(_ name: String, bundle: Bundle?) {
    self.name = name
    folder = bundle.flatMap { bundle in
      // The program's own folder holds the program and not its resources, which are given to it.
      bundle.bundlePath == Bundle.main.bundlePath
        ? nil : bundle.resourcePath ?? bundle.bundlePath
    }
  }

  /// - Parameter folder: that of a bundle, readable or not.
  init(_ name: String, folder: String) {
    self.name = name
    self.folder = folder
  }

  /// Bundles that have been read, by their folders.
  private static let bundles = Mutex<[String: Resources]>([:])

  /// What is wrong with the bundles that views have asked so far, sorted by their folders; paths are
  /// from the folder that holds the bundle's.
  package static var issuesOfBundles: [ResourceIssue] {
    let read = bundles.withLock { $0 }.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return read.flatMap { folder, resources in
      resources.issues.map { issue in
        var issue = issue
        let name = folder.split(separator: "/").last.map(String.init) ?? folder
        if issue.path != folder { issue.path = "\(name)/\(issue.path)" }
        return issue
      }
    }
  }

  /// The catalogs to look in, one after the other.
  func catalogs(besides resources: Resources) -> [AssetCatalog] {
    self.resources(besides: resources).map(\.catalogs)
  }

  /// The resources to look in, one after the other; a bundle is read once.
  func resources(besides resources: Resources) -> [Resources] {
    guard let folder else { return [resources] }
    let own = Self.bundles.withLock { bundles in
      if let known = bundles[folder] { return known }
      let read = Resources(bundleFolder: folder)
      bundles[folder] = read
      return read
    }
    return [own, resources]
  }
}

extension AppearanceContext {
  /// What colours of asset catalogs are chosen by.
  var assetTraits: AssetTraits {
    AssetTraits(
      isDark: colorScheme == .dark, hasHighContrast: contrast == .increased, idiom: idiom)
  }
}

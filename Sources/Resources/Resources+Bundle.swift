public import Foundation

extension Resources {
  /// The resources of a bundle, such as `.module` of a package's target.
  ///
  /// A bundle that cannot be read is among `issues`.
  public static func bundle(_ bundle: Bundle) -> Resources {
    Resources(bundleFolder: bundle.resourcePath ?? bundle.bundlePath)
  }

  /// The resources of a bundle's folder; why it cannot be read is among their issues.
  package init(bundleFolder path: String) {
    do throws(ResourceError) {
      try self.init(folder: path)
    } catch {
      var contents = ResourceContents()
      contents.origins = [path]
      contents.issues = [ResourceIssue(path: path, reason: error.reason)]
      self.init(contents)
    }
  }
}

public import Foundation

extension Resources {
  /// The resources of a bundle, such as `.module` of a package's target.
  ///
  /// A bundle that cannot be read is among `issues`.
  public static func bundle(_ bundle: Bundle) -> Resources {
    let path = bundle.resourcePath ?? bundle.bundlePath
    do throws(ResourceError) {
      return try Resources(folder: path)
    } catch {
      var contents = ResourceContents()
      contents.origins = [path]
      contents.issues = [ResourceIssue(path: path, reason: error.reason)]
      return Resources(contents)
    }
  }
}

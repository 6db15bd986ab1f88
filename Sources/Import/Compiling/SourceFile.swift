/// A file of an app on its way into a module.
package final class SourceFile {
  /// Why a file is not compiled.
  package struct Omission: Equatable, Sendable {
    package var line: Int?
    package var reason: String
    /// Files that are left out and declare what this one needs.
    package var needs: [String] = []
    /// A module that is not here and that it imports.
    package var module: String?
    /// What is written there and not known here, with the nearest name that is.
    package var form: String?
    package var nearest: String?
  }

  /// The path in the app.
  let original: String
  /// The path from the root of the app, for reports.
  let shown: String
  /// The path of the copy or link that is compiled.
  let compiled: String
  /// The content as it is compiled.
  let bytes: [UInt8]
  /// The digest of the file in the app.
  let raw: String
  /// The digest of that content.
  let sha256: String
  let isRewritten: Bool
  var omission: Omission?
  /// The modules that it imports.
  var imports: [String] = []
  /// The types that other modules see.
  var publicTypes: [String] = []
  /// The digest of what other files see of it, as it was when the file was last tried.
  var interface: String?
  private(set) lazy var facts = SourceFacts(bytes)

  init(
    original: String, shown: String, compiled: String, bytes: [UInt8], raw: String,
    sha256: String, isRewritten: Bool
  ) {
    self.original = original
    self.shown = shown
    self.compiled = compiled
    self.bytes = bytes
    self.raw = raw
    self.sha256 = sha256
    self.isRewritten = isRewritten
  }
}

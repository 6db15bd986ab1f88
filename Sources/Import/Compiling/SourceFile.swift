import Resources

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

  /// What is taken out of a file that compiles without it.
  package struct Gap: Equatable, Sendable {
    /// What it is, in a few words.
    package var name: String
    package var cause: Omission
  }

  /// The path in the app.
  let original: String
  /// The path from the root of the app, for reports.
  let shown: String
  /// The path of the copy or link that is compiled.
  let compiled: String
  /// The content with nothing taken out.
  let whole: [UInt8]
  /// The content as it is compiled.
  private(set) var bytes: [UInt8]
  /// The digest of the file in the app.
  let raw: String
  /// The digest of that content.
  private(set) var sha256: String
  /// Whether it is a copy even with nothing taken out.
  let isRewritten: Bool
  var omission: Omission?
  /// What is taken out.
  private(set) var gaps: [Gap] = []
  /// How often something was taken out of a member, by its line.
  var tries: [Int: Int] = [:]
  /// The modules that it imports.
  var imports: [String] = []
  /// The types that other modules see.
  var publicTypes: [String] = []
  /// The digest of what other files see of it, as it was when the file was last tried.
  var interface: String?
  private(set) lazy var facts = SourceFacts(whole)

  init(
    original: String, shown: String, compiled: String, bytes: [UInt8], raw: String,
    sha256: String, isRewritten: Bool
  ) {
    self.original = original
    self.shown = shown
    self.compiled = compiled
    whole = bytes
    self.bytes = bytes
    self.raw = raw
    self.sha256 = sha256
    self.isRewritten = isRewritten
  }

  /// Whether it compiles with nothing taken out.
  var isWhole: Bool { omission == nil && gaps.isEmpty }

  /// Whether a copy is compiled.
  var isCopy: Bool { isRewritten || !gaps.isEmpty }

  /// Takes something out; with nothing taken out it is as in the app.
  func set(_ gaps: [Gap], _ bytes: [UInt8]) {
    self.gaps = gaps
    self.bytes = bytes
    sha256 = SHA256.digest(bytes)
  }
}

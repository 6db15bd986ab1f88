/// A module of an app while it is imported.
package final class ModuleWork {
  let module: AppModule
  /// The name that it is compiled by: its own, unless a module of the library has that.
  let name: String
  var files: [SourceFile] = []
  /// The files before they have their places.
  var drafts: [ModuleSources.Draft] = []
  /// Files that cannot be compiled whatever is in them, by their paths in the app.
  var refused: [(path: String, reason: String)] = []
  /// The files of the modules that it imports.
  var elsewhere: [SourceFile] = []
  /// Names of modules of the app that it imports.
  var dependencies: [String] = []
  /// Paths of sources that are written for it.
  var generated: [String] = []
  /// Their digests.
  var generatedDigests: [String] = []
  /// The modules that its files import.
  var imports: Set<String> = []
  /// The path of the list of its previews.
  var list: String?
  /// The digest of that list.
  var listDigest = ""
  /// Why there is no list although there are previews.
  var listFailure: String?
  /// How many previews of it are listed.
  var previewCount = 0
  /// Previews that are no stories, and why.
  var previewWarnings: [String] = []
  /// Changes whenever a resource of it does.
  var resources = ""
  /// A digest of what its objects are made from.
  var built = ""
  /// A digest of what other modules see of it.
  var interface = ""
  /// Why nothing of it can be used.
  var failure: String?

  init(_ module: AppModule, name: String) {
    self.module = module
    self.name = name
  }

  var included: [SourceFile] { files.filter { $0.omission == nil } }

  /// The types that are compiled and that other modules see.
  var seenTypes: Set<String> {
    guard failure == nil else { return [] }
    return Set(
      included.flatMap { $0.gaps.isEmpty ? $0.publicTypes : SourceFacts($0.bytes).publicTypes })
  }

  /// The paths of all that is compiled.
  var sources: [String] { included.map(\.compiled) + generated + (list.map { [$0] } ?? []) }

  /// The identifier of the list of its previews.
  var previewList: String { "\(name)Previews" }
}

/// What an import found, took and left out.
package struct ImportReport: Sendable {
  /// A file that is left out, or a part of one.
  package struct Omission: Sendable {
    /// What of the file is left out; `nil` for all of it.
    package var part: String?
    /// The path from the root of the app.
    package var path: String
    package var line: Int?
    package var reason: String
    /// Files that are left out and that it needs.
    package var needs: [String] = []
    /// A module that is not here and that it imports.
    package var module: String?
    /// A name that is not known here, and the nearest that is.
    package var form: String?
    package var nearest: String?
  }

  /// A module of the app.
  package struct Module: Sendable {
    package var name: String
    package var title: String
    package var origin: AppModule.Origin
    package var fileCount: Int
    /// How many of the files are copies with their conditions decided.
    package var rewrittenCount: Int
    package var omissions: [Omission]
    /// What is left out of files that compile without it.
    package var gaps: [Omission] = []
    package var previewCount: Int
    /// Why nothing of it can be used.
    package var failure: String?

    /// How many files compile as they are.
    package var includedCount: Int {
      failure == nil ? fileCount - omissions.count - partCount : 0
    }
    /// How many files compile without a part.
    package var partCount: Int { failure == nil ? Set(gaps.map(\.path)).count : 0 }
  }

  /// A module that is a name and nothing else.
  package struct Stub: Sendable {
    package var name: String
    /// How many files import it.
    package var fileCount: Int
    /// How many of them compile all the same.
    package var includedCount: Int
  }

  /// What came of one preview.
  package struct Preview: Sendable {
    package enum State: String, Sendable { case drawn, blank, failed }

    package var id: String
    package var file: String
    package var line: Int
    package var state: State
    /// What failed, or is missing in the picture.
    package var details: [String]

    package init(id: String, file: String, line: Int, state: State, details: [String]) {
      self.id = id
      self.file = file
      self.line = line
      self.state = state
      self.details = details
    }
  }

  package var name: String
  package var form: String
  package var root: String
  package var folder: String
  package var modules: [Module] = []
  package var stubs: [Stub] = []
  package var notes: [ImportNote] = []
  /// What is wrong in the resources.
  package var resourceIssues: [String] = []
  /// `nil` where none has been drawn.
  package var previews: [Preview]?

  init(_ project: AppProject, folder: String) {
    name = project.name
    form = project.form
    root = project.root
    self.folder = folder
    notes = project.notes
  }

  /// The modules of the app itself.
  package var ownModules: [Module] { modules.filter { $0.origin != .thirdParty } }
  package var fileCount: Int { ownModules.reduce(0) { $0 + $1.fileCount } }
  package var includedCount: Int { ownModules.reduce(0) { $0 + $1.includedCount } }
  package var partCount: Int { ownModules.reduce(0) { $0 + $1.partCount } }
  package var listedPreviewCount: Int { ownModules.reduce(0) { $0 + $1.previewCount } }

  package func count(_ state: Preview.State) -> Int {
    previews?.count { $0.state == state } ?? 0
  }

  /// Whether everything of the app is there and drawn.
  package var isWhole: Bool {
    includedCount == fileCount && resourceIssues.isEmpty
      && (previews ?? []).allSatisfy { $0.state == .drawn && $0.details.isEmpty }
  }

  /// One line.
  package var summary: String {
    var text = "\(name): \(includedCount) of \(fileCount) files"
    if partCount > 0 { text += ", \(partCount) in part" }
    if let previews {
      text += ", \(count(.drawn)) of \(previews.count) previews drawn"
      if count(.blank) > 0 { text += ", \(count(.blank)) blank" }
      if count(.failed) > 0 { text += ", \(count(.failed)) failed" }
    } else {
      text += ", \(listedPreviewCount) previews"
    }
    return text
  }
}

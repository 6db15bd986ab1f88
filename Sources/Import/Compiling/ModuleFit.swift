/// Finds the files of a module that compile together, by trying: those with errors are left out, then those
/// that need them, until nothing is wrong. As many as possible stay.
struct ModuleFit {
  /// Type-checks some files among others.
  typealias Check = (_ primaries: [SourceFile], _ others: [SourceFile]) throws(ImportError) ->
    [CompilerRun.Outcome]

  private let files: [SourceFile]
  private let byPath: [String: SourceFile]
  private let check: Check
  /// Names of modules that are stubs.
  private let stubs: Set<String>
  private let names: () -> KnownNames
  /// Files that have errors which may be gone with what has been left out.
  private var pending: Set<String> = []
  /// Files of modules that this one imports.
  private let elsewhere: [SourceFile]
  /// Who declares a name, among all files of the module and those elsewhere.
  private var owners: [String: [SourceFile]] = [:]

  init(
    _ files: [SourceFile], elsewhere: [SourceFile], stubs: Set<String>,
    names: @escaping () -> KnownNames,
    check: @escaping Check
  ) {
    self.files = files
    self.elsewhere = elsewhere
    self.stubs = stubs
    self.names = names
    self.check = check
    byPath = Dictionary(files.map { ($0.compiled, $0) }) { first, _ in first }
  }

  private var included: [SourceFile] { files.filter { $0.omission == nil } }

  /// Tries some files, and then whatever depends on those that are left out.
  mutating func settle(_ first: [SourceFile]) throws(ImportError) {
    if owners.isEmpty {
      for file in files + elsewhere {
        for name in file.facts.declared { owners[name, default: []].append(file) }
      }
    }
    var primaries = first.filter { $0.omission == nil }
    // Each round leaves out a file at least.
    while !primaries.isEmpty {
      let removed = try round(primaries)
      guard !removed.isEmpty else { return }
      primaries = dependents(of: removed)
    }
  }

  /// Leaves out what errors of a build name, and then what depends on it.
  ///
  /// - Returns: whether something could be left out.
  mutating func settle(after outcome: CompilerRun.Outcome) throws(ImportError) -> Bool {
    let removed = remove(Diagnostics(outcome.output))
    guard !removed.isEmpty else { return false }
    try settle(dependents(of: removed))
    return true
  }

  private mutating func round(_ primaries: [SourceFile]) throws(ImportError) -> [SourceFile] {
    var removed: [SourceFile] = []
    var crashed: [SourceFile] = []
    for outcome in try check(primaries, included) where !outcome.succeeded {
      let diagnostics = Diagnostics(outcome.output)
      removed += remove(diagnostics)
      guard outcome.crashed, diagnostics.errors.isEmpty else { continue }
      if let path = diagnostics.crashPath, let file = byPath[path], file.omission == nil {
        file.omission = .init(reason: "the compiler stops at it by a fault of its own")
        removed.append(file)
      } else {
        crashed = primaries
      }
    }
    if removed.isEmpty, !crashed.isEmpty {
      // One of them stops the compiler: each is tried alone.
      for file in crashed {
        for outcome in try check([file], included) where outcome.crashed {
          file.omission = .init(reason: "the compiler stops at it by a fault of its own")
          removed.append(file)
        }
      }
    }
    return removed
  }

  /// Leaves out the files that have errors, or those that cause them.
  private mutating func remove(_ diagnostics: Diagnostics) -> [SourceFile] {
    let errors = diagnostics.errors.filter { byPath[$0.path]?.omission == nil }
    let clashes = errors.filter { Diagnostics.isClash($0.text) }
    pending.formUnion(errors.map(\.path))
    var removed: [SourceFile] = []
    func omit(_ path: String, _ omission: SourceFile.Omission) {
      guard let file = byPath[path], file.omission == nil else { return }
      file.omission = omission
      removed.append(file)
    }
    // A file that clashes with what several others use goes, and those stay.
    var blamed: [String: Set<String>] = [:]
    for clash in clashes {
      for path in Set(clash.notes) where path != clash.path && byPath[path] != nil {
        blamed[path, default: []].insert(clash.path)
      }
    }
    for path in blamed.keys.sorted() where (blamed[path]?.count ?? 0) > 1 {
      let clash = clashes.first { $0.notes.contains(path) }
      omit(
        path,
        .init(
          reason: "it makes \(blamed[path]?.count ?? 0) files ambiguous: \(clash?.text ?? "")"))
    }
    if !removed.isEmpty { return removed }
    // What is declared twice makes errors elsewhere: they may be gone with one of the two.
    let redeclared = clashes.filter { $0.text.hasPrefix("invalid redeclaration") }
    for error in redeclared.isEmpty ? errors : redeclared {
      omit(error.path, omission(for: error))
    }
    return removed
  }

  private func omission(for error: Diagnostics.Message) -> SourceFile.Omission {
    var omission = SourceFile.Omission(line: error.line, reason: error.text)
    guard let file = byPath[error.path] else { return omission }
    let missing = Diagnostics.names(in: error.text)
    // What another file declares that is left out is not missing here.
    let needed = missing.flatMap { owners[$0.lastName] ?? [] }.filter { $0.omission != nil }
    omission.needs = Array(Set(needed.map(\.shown))).sorted()
    guard omission.needs.isEmpty else { return omission }
    let form = Self.form(of: error.text)
    if form == nil {
      // What an error says of a type may come of another file that it names.
      let words = file.facts.words
      let gone = (files + elsewhere).filter {
        $0.omission != nil && $0 !== file && !$0.facts.types.isDisjoint(with: words)
      }
      omission.needs = gone.map(\.shown).sorted()
      guard omission.needs.isEmpty else { return omission }
    }
    omission.module = file.facts.imports.first(where: stubs.contains)
    if let form, owners[form] == nil {
      omission.form = form
      let names = names()
      if !names.contains(form) { omission.nearest = names.nearest(to: form) }
    }
    return omission
  }

  /// The name that an error says to be missing.
  private static func form(of text: String) -> String? {
    let names = Diagnostics.names(in: text)
    if text.hasPrefix("cannot find") { return names.first?.lastName }
    if text.contains("has no member") { return names.last?.lastName }
    if text.hasPrefix("extra argument") || text.hasPrefix("incorrect argument label") {
      return names.last?.lastName
    }
    return nil
  }

  /// The files that name something that is not declared any more, and those whose errors may be gone.
  private mutating func dependents(of removed: [SourceFile]) -> [SourceFile] {
    var gone: Set<String> = []
    for file in removed { gone.formUnion(file.facts.declared) }
    defer { pending = [] }
    return included.filter {
      pending.contains($0.compiled) || !$0.facts.words.isDisjoint(with: gone)
    }
  }
}

extension String {
  /// The last part of a name, without the labels of its arguments.
  fileprivate var lastName: String {
    let name = prefix { $0 != "(" && $0 != "<" }
    return name.split(separator: ".").last.map(String.init) ?? self
  }
}

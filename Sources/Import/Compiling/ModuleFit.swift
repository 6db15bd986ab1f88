/// Finds the files of a module that compile together, by trying: those with errors are left out, then those
/// that need them, until nothing is wrong. As many as possible stay.
struct ModuleFit {
  /// Type-checks some files among others, each expression in a number of megabytes at most.
  typealias Check = (
    _ primaries: [SourceFile], _ others: [SourceFile], _ megabytes: Int
  ) throws(ImportError) -> [CompilerRun.Outcome]

  /// How much memory the compiler may take for an expression before it gives up, in megabytes: one with an error in it
  /// can take all that there is, which is more than a minute. It has the compiler's own limit where the file has no
  /// other error that is a cause.
  private static let megabytes = (first: 100, last: 512)

  private let files: [SourceFile]
  private let byPath: [String: SourceFile]
  private let check: Check
  /// Puts a file of which something has been taken out in its place.
  private let write: (SourceFile) throws(ImportError) -> Void
  /// Names of modules that are stubs.
  private let stubs: Set<String>
  private let names: () -> KnownNames
  /// Files that have errors which may be gone with what has been left out.
  private var pending: Set<String> = []
  /// Names that are not declared any more.
  private var gone: Set<String> = []
  /// The most that is taken out of one file.
  private static let gapLimit = 40
  /// Files of modules that this one imports.
  private let elsewhere: [SourceFile]
  /// Who declares a name, among all files of the module and those elsewhere.
  private var owners: [String: [SourceFile]] = [:]

  init(
    _ files: [SourceFile], elsewhere: [SourceFile], stubs: Set<String>,
    names: @escaping () -> KnownNames,
    write: @escaping (SourceFile) throws(ImportError) -> Void = { _ in },
    check: @escaping Check
  ) {
    self.files = files
    self.elsewhere = elsewhere
    self.stubs = stubs
    self.names = names
    self.write = write
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
    // Each round leaves out a part of a file at least.
    while !primaries.isEmpty {
      guard try round(primaries) else { return }
      primaries = dependents()
    }
  }

  /// Leaves out what errors of a build name, and then what depends on it.
  ///
  /// - Returns: whether something could be left out.
  mutating func settle(after outcome: CompilerRun.Outcome) throws(ImportError) -> Bool {
    guard try remove(Diagnostics(outcome.output)) else { return false }
    try settle(dependents())
    return true
  }

  /// - Returns: whether something is left out.
  private mutating func round(_ primaries: [SourceFile]) throws(ImportError) -> Bool {
    var hasRemoved = false
    var crashed: [SourceFile] = []
    let outcomes = try outcomes(primaries).filter { !$0.succeeded }
    // All at once: what is taken out for one moves what others say.
    if try remove(Diagnostics(outcomes.map(\.output).joined(separator: "\n"))) { hasRemoved = true }
    for outcome in outcomes {
      let diagnostics = Diagnostics(outcome.output)
      guard outcome.crashed, diagnostics.errors.isEmpty else { continue }
      if let path = diagnostics.crashPath, let file = byPath[path], file.omission == nil {
        omit(file, .init(reason: "the compiler stops at it by a fault of its own"))
        hasRemoved = true
      } else {
        crashed = primaries
      }
    }
    if !hasRemoved, !crashed.isEmpty {
      // One of them stops the compiler: each is tried alone.
      for file in crashed {
        for outcome in try check([file], included, Self.megabytes.last) where outcome.crashed {
          omit(file, .init(reason: "the compiler stops at it by a fault of its own"))
          hasRemoved = true
        }
      }
    }
    return hasRemoved
  }

  /// Checks some files: first with little memory for an expression, then with more those of which nothing else is
  /// known than that an expression took too much, or what may come of that.
  private func outcomes(_ primaries: [SourceFile]) throws(ImportError) -> [CompilerRun.Outcome] {
    var outcomes = try check(primaries, included, Self.megabytes.first)
    let errors = Dictionary(
      grouping: Diagnostics(outcomes.map(\.output).joined(separator: "\n")).errors, by: \.path)
    let slow = primaries.filter { file in
      Diagnostics.causes(errors[file.compiled] ?? []).contains { Diagnostics.isTimeout($0.text) }
    }
    guard !slow.isEmpty else { return outcomes }
    for index in outcomes.indices { outcomes[index].removeErrors(of: slow.map(\.compiled)) }
    return outcomes + (try check(slow, included, Self.megabytes.last))
  }

  private mutating func omit(_ file: SourceFile, _ omission: SourceFile.Omission) {
    file.omission = omission
    gone.formUnion(file.facts.declared)
  }

  /// Leaves out what has errors, or the files that cause them.
  ///
  /// - Returns: whether something is left out.
  private mutating func remove(_ diagnostics: Diagnostics) throws(ImportError) -> Bool {
    // An error in what is generated names nothing that could be left out.
    let errors = diagnostics.errors.filter { error in
      byPath[error.path].map { $0.omission == nil } ?? false
    }
    let clashes = errors.filter { Diagnostics.isClash($0.text) }
    pending.formUnion(errors.map(\.path))
    // A file that clashes with what several others use goes, and those stay.
    var blamed: [String: Set<String>] = [:]
    for clash in clashes {
      for path in Set(clash.notes) where path != clash.path && byPath[path] != nil {
        blamed[path, default: []].insert(clash.path)
      }
    }
    let causes = blamed.filter { $0.value.count > 1 }
    for (path, users) in causes.sorted(by: { $0.key < $1.key }) {
      guard let file = byPath[path], file.omission == nil else { continue }
      let clash = clashes.first { $0.notes.contains(path) }
      omit(file, .init(reason: "it makes \(users.count) files ambiguous: \(clash?.text ?? "")"))
    }
    if !causes.isEmpty { return true }
    // What is declared twice makes errors elsewhere: they may be gone with one of the two.
    let redeclared = clashes.filter { $0.text.hasPrefix("invalid redeclaration") }
    let places = Dictionary(grouping: redeclared.isEmpty ? errors : redeclared, by: \.path)
    let old = Set(files.flatMap(\.removedProperties))
    var removed = old
    for (path, all) in places {
      guard let file = byPath[path] else { continue }
      removed.formUnion(SourceCut(file.bytes).properties(with: Diagnostics.causes(all)))
    }
    for (path, all) in places.sorted(by: { $0.key < $1.key }) {
      var errors = Diagnostics.causes(all)
      guard let file = byPath[path], file.omission == nil else { continue }
      if removed.count > old.count {
        // What has such a property had an error, and so had what uses that.
        let source = SourceCut(file.bytes)
        errors.removeAll {
          !$0.text.hasPrefix("cannot find") && source.properties(with: [$0]).isEmpty
        }
        if errors.isEmpty { continue }
      }
      if redeclared.isEmpty, try cut(file, errors, without: removed) { continue }
      omit(file, omission(for: errors[0]))
    }
    return !places.isEmpty
  }

  /// Takes what has errors out of a file.
  ///
  /// - Returns: whether something is left.
  private mutating func cut(
    _ file: SourceFile, _ errors: [Diagnostics.Message], without removed: Set<String>
  ) throws(ImportError) -> Bool {
    guard file.gaps.count < Self.gapLimit else { return false }
    let source = SourceCut(file.bytes, removed: removed)
    guard let (bytes, pieces) = source.without(errors, tries: &file.tries) else { return false }
    var gaps = file.gaps
    for (piece, error) in zip(pieces, errors) {
      guard let piece else { continue }
      let cause = omission(for: error)
      if !gaps.contains(where: { $0.name == piece.name && $0.cause.line == cause.line }) {
        gaps.append(SourceFile.Gap(name: piece.name, cause: cause))
      }
      gone.formUnion(piece.gone)
    }
    file.set(gaps, bytes)
    try write(file)
    return true
  }

  private func omission(for error: Diagnostics.Message) -> SourceFile.Omission {
    var omission = SourceFile.Omission(line: error.line, reason: error.text)
    guard let file = byPath[error.path] else { return omission }
    let missing = Diagnostics.names(in: error.text)
    // What another file declares that is left out is not missing here.
    let needed = missing.flatMap { owners[$0.lastName] ?? [] }.filter {
      !$0.isWhole && $0 !== file
    }
    omission.needs = Array(Set(needed.map(\.shown))).sorted()
    guard omission.needs.isEmpty else { return omission }
    let form = Self.form(of: error.text)
    if form == nil {
      // What an error says of a type may come of another file that it names.
      let words = file.facts.words
      let gone = (files + elsewhere).filter {
        !$0.isWhole && $0 !== file && !$0.facts.types.isDisjoint(with: words)
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
  private mutating func dependents() -> [SourceFile] {
    defer { (pending, gone) = ([], []) }
    return included.filter {
      pending.contains($0.compiled) || !$0.facts.words.isDisjoint(with: gone)
    }
  }
}

extension SourceFile {
  /// The properties that have been taken out of the file.
  fileprivate var removedProperties: [String] {
    gaps.compactMap { gap in
      let words = gap.name.split(separator: " ")
      return words.count == 2 && ["let", "var"].contains(words[0]) ? String(words[1]) : nil
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

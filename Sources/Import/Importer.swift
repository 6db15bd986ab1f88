import Resources

/// Imports an app: writes a package that builds its views here, and says what came of it.
package final class Importer {
  let project: AppProject
  let folder: ImportFolder
  let toolchain: Toolchain
  private let run: CompilerRun
  private let progress: (String) -> Void
  private var state: ImportState
  private var next = ImportState()
  var report: ImportReport
  private(set) var works: [ModuleWork] = []
  private(set) var aliases: [String: String] = [:]
  private var conditions: Conditions
  private let names: () -> KnownNames

  private static let statePath = ".build/state.json"

  /// - Parameters:
  ///   - jobs: the most compilers at the same time.
  ///   - progress: told what is being done.
  package init(
    _ project: AppProject, to folder: ImportFolder, toolchain: Toolchain, jobs: Int,
    progress: @escaping (String) -> Void
  ) {
    self.project = project
    self.folder = folder
    self.toolchain = toolchain
    self.progress = progress
    run = CompilerRun(width: max(1, jobs))
    report = ImportReport(project, folder: folder.root)
    let bytes = try? readFile(
      folder.path(Self.statePath), limit: 256_000_000, only: .file, followsLink: false)
    state = ImportState(parsing: bytes ?? [])
    conditions = Conditions(defines: [], modules: toolchain.modules)
    var known: KnownNames?
    names = {
      if let known { return known }
      let read = KnownNames(checkout: toolchain.checkout)
      known = read
      return read
    }
  }

  /// Imports the app.
  package func importApp() throws(ImportError) -> ImportReport {
    name()
    fill()
    try makeFolder(".build")
    let stubs = missingModules()
    let build = ModuleBuild(
      folder: folder, root: project.root, toolchain: toolchain, run: run, stubs: Set(stubs),
      names: names, previews: PreviewLists())
    try folder.note()
    try build.makeStubs(stubs)
    for work in ordered() { try compile(work, with: build) }
    describe(stubs)
    try writePackage(stubs)
    try folder.write(next.text, to: Self.statePath)
    try folder.finish()
    return report
  }

  /// A digest of all that the pictures of the previews come from.
  package var drawing: String {
    SHA256.digest(([next.program] + works.map(\.resources)).joined(separator: "\n"))
  }

  /// Links the program that shows the previews.
  ///
  /// - Returns: its path, or `nil` where there are none.
  package func linkProgram() throws(ImportError) -> String? {
    let usable = works.filter { $0.failure == nil }
    guard usable.contains(where: { $0.previewCount > 0 }) else { return nil }
    let program = Program(folder: folder, toolchain: toolchain, run: run)
    next.library = try program.linkLibrary(known: state.library)
    let main = folder.path("Sources/previews/main.swift")
    let made = usable.map { "\($0.name) \($0.built)" } + [next.library, mainSource(usable)]
    next.program = SHA256.digest(made.joined(separator: "\n"))
    if next.program != state.program || FileKind(ofLink: program.path) == nil {
      progress("linking")
      let build = ModuleBuild(
        folder: folder, root: project.root, toolchain: toolchain, run: run, stubs: [],
        names: names,
        previews: PreviewLists())
      try makeFolder(".build/bin")
      try program.link(main, objects: usable.flatMap(build.objects), modules: usable.map(\.name))
    }
    try folder.write(next.text, to: Self.statePath)
    return program.path
  }

  private func makeFolder(_ inner: String) throws(ImportError) {
    do throws(SystemError) {
      try makeFolders(folder.path(inner))
    } catch {
      throw ImportError(.output, folder.path(inner), "\(error)")
    }
  }

  // MARK: Modules

  /// Gives every module the name that it is compiled by.
  private func name() {
    for module in project.modules {
      var name = module.name
      if toolchain.taken.contains(name) || name == "previews" {
        name = "App" + name
        aliases[module.name] = name
        report.notes.append(
          ImportNote(
            .other, module.name, "a module here has this name: the app's is built as \(name)"))
      }
      works.append(ModuleWork(module, name: name))
    }
    conditions.modules.formUnion(project.modules.map(\.name))
  }

  private func conditions(of module: AppModule) -> Conditions {
    var conditions = conditions
    conditions.module = module.name
    conditions.renames = aliases
    conditions.defines = Set(module.settings.defines)
    return conditions
  }

  /// A digest of the flags and conditions of a module.
  private func key(of work: ModuleWork) -> String {
    let conditions = conditions(of: work.module)
    var words = [toolchain.stamp, work.name] + work.module.settings.flags
    words += conditions.defines.sorted() + conditions.modules.sorted()
    words += aliases.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    words += conditions.preferred.sorted { $0.key < $1.key }.flatMap { [$0.key] + $0.value }
    return SHA256.digest(words.joined(separator: "\n"))
  }

  private func known(_ work: ModuleWork) -> ImportState.Module {
    let known = state.modules[work.name] ?? ImportState.Module()
    return known.key == key(of: work) ? known : ImportState.Module()
  }

  /// Reads the files of all modules.
  private func fill() {
    let sources = ModuleSources(project: project, folder: folder)
    for work in works {
      sources.read(work, known: state.modules[work.name]?.files ?? [:])
      work.dependencies = works.filter {
        $0 !== work && work.imports.contains($0.module.name)
      }.map(\.name)
    }
    // Types that an app's module shares with the library are meant where that module is imported.
    for work in works where works.contains(where: { $0.dependencies.contains(work.name) }) {
      let types = work.drafts.flatMap(\.publicTypes)
      guard !types.isEmpty else { continue }
      let known = names()
      let clashing = types.filter { type in
        known.contains(type.split(separator: " ").last.map(String.init) ?? "")
      }
      if !clashing.isEmpty { conditions.preferred[work.module.name] = clashing.sorted() }
    }
  }

  /// Types of a module that are not compiled are the library's again to whoever imports it.
  private func forgetPreferred(of work: ModuleWork) {
    let name = work.module.name
    guard let types = conditions.preferred[name]?.filter(work.seenTypes.contains) else { return }
    conditions.preferred[name] = types.isEmpty ? nil : types
  }

  /// Modules that files import and nobody has.
  private func missingModules() -> [String] {
    var missing: Set<String> = []
    for work in works { missing.formUnion(work.imports) }
    missing.subtract(toolchain.modules)
    missing.subtract(project.modules.map(\.name))
    // The names of the library's own parts are not an app's to import.
    return missing.subtracting(toolchain.taken).filter(BuildSettings.isName).sorted()
  }

  /// The modules, each after those that it imports.
  private func ordered() -> [ModuleWork] {
    var order: [ModuleWork] = []
    var visited: Set<String> = []
    func visit(_ work: ModuleWork) {
      guard visited.insert(work.name).inserted else { return }
      for name in work.dependencies {
        if let other = works.first(where: { $0.name == name }) { visit(other) }
      }
      order.append(work)
    }
    for work in works { visit(work) }
    return order
  }

  private func compile(_ work: ModuleWork, with build: ModuleBuild) throws(ImportError) {
    progress("compiling \(work.name)")
    let known = known(work)
    try ModuleSources(project: project, folder: folder)
      .place(work, conditions(of: work.module), known: known.files)
    var record = ImportState.Module()
    record.key = key(of: work)
    try makeFolder(".build/\(work.name)")
    record.issues = try generate(work, known: known)
    report.resourceIssues += record.issues
    let needed = works.filter { work.dependencies.contains($0.name) }
    work.elsewhere = needed.flatMap(\.files)
    let seen = needed.map { "\($0.name) \($0.failure ?? $0.interface)" } + work.generatedDigests
    record.context = SHA256.digest(seen.joined(separator: "\n"))
    if !work.files.isEmpty {
      try build.fit(work, known: known, context: record.context)
    } else {
      work.failure = "it has no file that can be compiled"
    }
    for file in work.files {
      var entry = ImportState.File()
      entry.raw = file.raw
      entry.compiled = file.sha256
      entry.isRewritten = file.isRewritten
      entry.imports = file.imports
      entry.publicTypes = file.publicTypes
      entry.interface = file.interface ?? file.facts.interface
      entry.omission = file.omission
      entry.gaps = file.gaps
      record.files[file.shown] = entry
    }
    let interface = work.included.map { file in
      let gaps = file.gaps.map(\.name).joined(separator: " ")
      return "\(file.shown) \(record.files[file.shown]?.interface ?? "") \(gaps)"
    }
    work.interface = SHA256.digest(interface.joined(separator: "\n"))
    record.interface = work.interface
    record.resources = work.resources
    record.built = work.failure == nil ? work.built : ""
    next.modules[work.name] = record
    if work.failure != nil {
      // Those that only mention it are compiled with a name.
      try build.makeStubs([work.name])
    }
    forgetPreferred(of: work)
    try folder.note()
  }

  /// Writes what Xcode writes of a module's resources.
  ///
  /// - Returns: what is wrong in them.
  private func generate(
    _ work: ModuleWork, known: ImportState.Module
  ) throws(ImportError) -> [String] {
    let copier = ModuleResources(project: project, folder: folder)
    var issues: [String] = []
    let changed = try copier.copy(work, issues: &issues)
    work.resources = state.modules[work.name]?.resources ?? ""
    if changed == true { work.resources = SHA256.digest(work.resources + "changed") }
    let place = ModuleResources.place(of: work.name)
    var bundle = "Bundle.main"
    if work.module.hasOwnBundle {
      bundle = "Bundle.module"
      let path = folder.path(place)
      try add(
        """
        import Foundation

        extension Foundation.Bundle {
          static let module = Bundle(path: \(Self.literal(path))) ?? .main
        }

        """, "BundleOfModule.swift", to: work)
    }
    guard let changed else { return issues }
    let symbols = "Sources/\(work.name)/AssetSymbols.swift"
    let isKnown = !changed && !known.key.isEmpty && FileKind(ofLink: folder.path(symbols)) == .file
    if isKnown, let text = try? readFile(folder.path(symbols), limit: 16_000_000, only: .file) {
      try add(String(decoding: text, as: UTF8.self), "AssetSymbols.swift", to: work)
      return known.issues
    }
    let resources: Resources
    do throws(ResourceError) {
      resources = try Resources(folder: folder.path(place))
    } catch {
      return issues + ["\(error)"]
    }
    issues += resources.issues.map { "\(work.name): \($0)" }
    var declared: [String: Set<String>] = [:]
    for file in work.files { declared.merge(file.facts.extensions) { $0.union($1) } }
    try add(
      AssetSymbols.source(of: resources.catalogs, importing: "SwiftUI", bundle: bundle)
        + AssetSymbols.extensions(of: resources.catalogs, besides: declared),
      "AssetSymbols.swift", to: work)
    return issues
  }

  private func add(_ text: String, _ name: String, to work: ModuleWork) throws(ImportError) {
    let place = "Sources/\(work.name)/\(name)"
    try folder.write(text, to: place)
    work.generated.append(folder.path(place))
    work.generatedDigests.append(SHA256.digest(text))
  }

  static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

import JSON
import Resources

/// Compiles the modules of an app, each as far as it can be.
struct ModuleBuild {
  let folder: ImportFolder
  /// The root of the app.
  let root: String
  let toolchain: Toolchain
  let run: CompilerRun
  /// Names of modules that are nothing but a name.
  let stubs: Set<String>
  let names: () -> KnownNames
  /// Which files' previews are listed, and by what names.
  let previews: PreviewLists

  /// The folder of what compilers write.
  private var output: String { folder.path(".build") }

  /// What every compiler of a module is told.
  func flags(of work: ModuleWork, frontend: Bool) -> [String] {
    // What is `package` is seen in all of the app: what compiles at home names nothing of another package.
    return ["-module-name", work.name, "-package-name", "app", "-parse-as-library", "-I", output]
      + work.module.settings.flags + toolchain.flags(frontend: frontend)
  }

  // MARK: Trying

  /// Finds the files that compile.
  ///
  /// - Parameters:
  ///   - known: what the last import found out.
  ///   - context: the digest of what the module sees of others.
  func fit(
    _ work: ModuleWork, known: ImportState.Module, context: String
  ) throws(ImportError) {
    var fit = makeFit(work)
    let present = Set(work.files.map(\.shown))
    let isWhole =
      known.files.isEmpty || known.context != context
      || known.files.keys.contains { !present.contains($0) }
    var primaries: [SourceFile] = []
    if isWhole {
      for file in work.files { try makeWhole(file) }
      primaries = work.files
    } else {
      var changed: Set<String> = []
      for file in work.files {
        let before = known.files[file.shown]
        file.interface = before?.interface
        if before?.raw == file.raw {
          file.omission = before?.omission
          continue
        }
        let isSame =
          before?.interface == file.facts.interface && before?.omission == nil
          && before?.gaps.isEmpty == true
        if isSame { continue }
        file.interface = nil
        changed.formUnion(file.facts.declared)
        primaries.append(file)
      }
      if !primaries.isEmpty {
        for file in work.files where !file.facts.words.isDisjoint(with: changed) {
          // What was left out may compile now.
          file.omission = nil
          try makeWhole(file)
          if !primaries.contains(where: { $0 === file }) { primaries.append(file) }
        }
      }
    }
    try fit.settle(primaries)
    try build(work, &fit, known: known, context: context)
  }

  private func makeFit(_ work: ModuleWork) -> ModuleFit {
    ModuleFit(work.files, elsewhere: work.elsewhere, stubs: stubs, names: names, write: put) {
      primaries, included, megabytes throws(ImportError) in
      try check(primaries, among: included, of: work, megabytes: megabytes)
    }
  }

  private func makeWhole(_ file: SourceFile) throws(ImportError) {
    guard !file.gaps.isEmpty else { return }
    file.set([], file.whole)
    try put(file)
  }

  /// Puts a file as it is compiled in its place.
  private func put(_ file: SourceFile) throws(ImportError) {
    guard let place = FilePath.relative(file.compiled, to: folder.root) else { return }
    if file.isCopy {
      try folder.write(file.bytes, to: place)
    } else {
      try folder.link(place, to: file.original)
    }
  }

  /// Type-checks files, shared out among the processes.
  private func check(
    _ primaries: [SourceFile], among files: [SourceFile], of work: ModuleWork, megabytes: Int
  ) throws(ImportError) -> [CompilerRun.Outcome] {
    let count = max(1, min(run.width, primaries.count / 4))
    var shares: [[SourceFile]] = Array(repeating: [], count: count)
    for (index, file) in primaries.enumerated() { shares[index % count].append(file) }
    var calls: [CompilerRun.Call] = []
    for (index, share) in shares.enumerated() {
      let chosen = Set(share.map(\.compiled))
      var arguments = ["-frontend", "-typecheck", "-diagnostic-style", "llvm"]
      arguments += flags(of: work, frontend: true)
      arguments.append("-solver-memory-threshold=\(megabytes)000000")
      for file in files {
        arguments +=
          chosen.contains(file.compiled) ? ["-primary-file", file.compiled] : [file.compiled]
      }
      for path in work.generated { arguments.append(path) }
      calls.append(
        .init(
          program: toolchain.compiler, arguments: arguments,
          log: "\(output)/\(work.name)/check-\(index)"))
    }
    return try run.run(calls)
  }

  // MARK: Building

  private func build(
    _ work: ModuleWork, _ fit: inout ModuleFit, known: ImportState.Module, context: String
  ) throws(ImportError) {
    while true {
      guard !work.included.isEmpty else {
        work.failure = "no file of it compiles"
        return
      }
      // It may be there from a run in which the module was empty.
      folder.keep(".build/\(work.name).swiftmodule")
      try previews.write(of: work, to: folder)
      var sources = work.included.map { "\($0.compiled) \($0.sha256)" } + work.generated
      sources.append("\(work.listDigest) \(known.key) \(context)")
      work.built = SHA256.digest(sources.joined(separator: "\n"))
      if work.built == known.built, FileKind(ofLink: "\(output)/\(work.name).swiftmodule") != nil {
        return
      }
      let outcome = try compile(work)
      if outcome.succeeded { return }
      if try fit.settle(after: outcome) { continue }
      if work.list != nil, outcome.output.contains(PreviewLists.fileName) {
        // The app's views are worth more than the list of them.
        let errors = Diagnostics(outcome.output).errors
        previews.drop(work, because: errors.first?.text ?? "the compiler refuses the list")
        continue
      }
      // Nothing to leave out is found: the module stays out, and its last words are told.
      let lines = outcome.output.split(separator: "\n").filter { $0.contains("error:") }
      work.failure = "the compiler fails: \(lines.first ?? "it says nothing")"
      return
    }
  }

  private func compile(_ work: ModuleWork) throws(ImportError) -> CompilerRun.Outcome {
    let inner = "\(output)/\(work.name)"
    let sources = work.sources
    var map = JSONWriter()
    map.object { json in
      json.member("", object: .inline) {
        $0.member("swift-dependencies", "\(inner)/module.swiftdeps")
      }
      for (source, stem) in zip(sources, Self.stems(sources)) {
        json.member(source, object: .inline) { json in
          json.member("object", "\(inner)/\(stem).o")
          json.member("swift-dependencies", "\(inner)/\(stem).swiftdeps")
        }
      }
    }
    try folder.write(map.text, to: ".build/\(work.name)/files.json")
    var arguments = flags(of: work, frontend: false)
    arguments += [
      "-emit-module", "-emit-module-path", "\(output)/\(work.name).swiftmodule", "-c", "-Onone",
      "-gline-tables-only", "-incremental", "-output-file-map", "\(inner)/files.json",
      "-enable-batch-mode", "-j\(run.width)",
      "-Xfrontend", "-diagnostic-style", "-Xfrontend", "llvm",
      // Places in the app's own files.
      "-file-prefix-map", "\(folder.path("Sources/\(work.name)"))=\(root)",
      // An app's own entry is not that of the program.
      "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(work.name)_main",
    ]
    let call = CompilerRun.Call(
      program: toolchain.compiler, arguments: arguments + sources, log: "\(inner)/build")
    return try run.run([call])[0]
  }

  /// Names for the objects of files: those of the files, each once.
  private static func stems(_ sources: [String]) -> [String] {
    var used: Set<String> = []
    return sources.map { path in
      let stem = FilePath.stem(path)
      var name = stem
      var number = 2
      while !used.insert(name.lowercased()).inserted {
        name = "\(stem)-\(number)"
        number += 1
      }
      return name
    }
  }

  func objects(of work: ModuleWork) -> [String] {
    Self.stems(work.sources)
      .map { "\(output)/\(work.name)/\($0).o" }
  }

  // MARK: Stubs

  /// Makes modules that have a name and nothing else.
  func makeStubs(_ stubs: [String]) throws(ImportError) {
    // An empty module of an earlier import would hide one that is here now.
    for name in toolchain.modules { try? removeFile("\(output)/\(name).swiftmodule") }
    var calls: [CompilerRun.Call] = []
    for stub in stubs {
      let source = "Sources/\(stub)/\(stub).swift"
      let isNew = try folder.write("// What the app mentions of \(stub) is not here.\n", to: source)
      let module = "\(output)/\(stub).swiftmodule"
      folder.keep(".build/\(stub).swiftmodule")
      if !isNew, FileKind(ofLink: module) != nil { continue }
      calls.append(
        .init(
          program: toolchain.compiler,
          arguments: [
            "-frontend", "-emit-module", "-module-name", stub, "-parse-as-library", "-o", module,
            folder.path(source),
          ], log: "\(output)/\(stub)"))
    }
    for outcome in try run.run(calls) where !outcome.succeeded {
      throw ImportError(
        .tool, toolchain.compiler, "it cannot make an empty module: \(outcome.output.prefix(500))")
    }
  }
}

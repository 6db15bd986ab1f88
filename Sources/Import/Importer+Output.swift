import Resources

extension Importer {
  /// Says what has become of files and modules.
  func describe(_ stubs: [String]) {
    for work in works {
      var omissions = work.refused.map { path, reason in
        ImportReport.Omission(
          path: FilePath.relative(path, to: project.root) ?? path, reason: reason)
      }
      var gaps: [ImportReport.Omission] = []
      for file in work.files {
        if let cause = file.omission {
          omissions.append(ImportReport.Omission(file.shown, cause))
        } else {
          gaps += file.gaps.map { ImportReport.Omission(file.shown, $0.cause, part: $0.name) }
        }
      }
      omissions.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
      gaps.sort { ($0.path, $0.line ?? 0) < ($1.path, $1.line ?? 0) }
      report.modules.append(
        ImportReport.Module(
          name: work.name, title: work.module.title, origin: work.module.origin,
          fileCount: work.module.sources.count,
          rewrittenCount: work.files.count(where: \.isCopy),
          omissions: omissions, gaps: gaps,
          previewCount: work.failure == nil ? work.previewCount : 0,
          failure: work.failure))
      if let failure = work.listFailure {
        report.notes.append(
          ImportNote(.other, work.name, "its previews cannot be listed: \(failure)"))
      }
      for warning in work.previewWarnings {
        let parts = warning.split(separator: ": warning: ", maxSplits: 1).map(String.init)
        report.notes.append(
          ImportNote(
            .other, FilePath.relative(parts[0], to: project.root) ?? parts[0],
            parts.count > 1 ? parts[1] : warning))
      }
    }
    for stub in stubs {
      let users = works.flatMap { work in
        work.files.filter { $0.imports.contains(stub) }.map { (work, $0) }
      }
      let kept = users.count { $0.0.failure == nil && $0.1.isWhole }
      report.stubs.append(
        ImportReport.Stub(name: stub, fileCount: users.count, includedCount: kept))
    }
  }

  /// Writes the manifest and the entry of the program.
  func writePackage(_ stubs: [String]) throws(ImportError) {
    let usable = works.filter { $0.failure == nil }
    let failed = works.filter { $0.failure != nil }.map(\.name)
    var targets = (stubs + failed).map { PackageText.Target(name: $0) }
    let empty = Set(targets.map(\.name))
    for index in targets.indices where failed.contains(targets[index].name) {
      targets[index].excluded = excluded(works.first { $0.name == targets[index].name })
    }
    for work in usable {
      let own = work.dependencies + work.imports.filter(empty.contains).sorted()
      var seen: Set<String> = []
      targets.append(
        PackageText.Target(
          name: work.name, dependencies: own.filter { seen.insert($0).inserted },
          excluded: excluded(work), settings: work.module.settings))
    }
    let text = PackageText(
      name: project.name, checkout: toolchain.checkout, targets: targets)
    try folder.write(text.source(products: Toolchain.apple.sorted()), to: "Package.swift")
    try folder.write(mainSource(usable), to: "Sources/previews/main.swift")
  }

  /// The ways of files that are not compiled, from the folder of their target.
  private func excluded(_ work: ModuleWork?) -> [String] {
    guard let work else { return [] }
    let isFailed = work.failure != nil
    let target = folder.path("Sources/\(work.name)")
    return work.files.filter { isFailed || $0.omission != nil }
      .compactMap { FilePath.relative($0.compiled, to: target) }
  }

  /// The program that shows the previews.
  func mainSource(_ works: [ModuleWork]) -> String {
    let listed = works.filter { $0.previewCount > 0 && $0.list != nil }
    var text = "// Shows the previews of \(project.name.replacing("\n", with: " ")).\n"
    text += "import Commands\nimport Components\nimport Foundation\nimport Resources\n"
    for work in listed { text += "import \(work.name)\n" }
    text += "\nvar stories: [Story] = []\n"
    for work in listed {
      text += "stories += \(work.previewList).stories(variants: [.light])\n"
    }
    text += "var resources = Resources.none\n"
    for work in works {
      let path = folder.path(ModuleResources.place(of: work.name))
      guard FileKind(ofLink: path) == .folder else { continue }
      text += "resources = resources.merging(\n"
      text += "  .bundle(Bundle(path: \(Self.literal(path))) ?? .main))\n"
    }
    return text + "Stillframe.run(stories: stories, resources: resources)\n"
  }
}

import Resources

/// Puts the files of a module where they are compiled: a link to each, or a copy with its conditions decided.
struct ModuleSources {
  /// A file as it is in the app.
  struct Draft {
    var path: String
    var shown: String
    var bytes: [UInt8]
    var sha256: String
    var imports: [String]
    /// The types that other modules see.
    var publicTypes: [String]
  }

  let project: AppProject
  let folder: ImportFolder

  /// Reads the files.
  ///
  /// - Parameter known: what the last import knew of them.
  func read(_ work: ModuleWork, known: [String: ImportState.File]) {
    var names: Set<String> = []
    for path in work.module.sources {
      let name = FilePath.name(path)
      if name == "main.swift" {
        work.refused.append((path, "it is a program of its own, not a part of a module"))
      } else if !names.insert(name).inserted {
        work.refused.append((path, "there is another file with this name in the module"))
      } else {
        read(path, of: work, known: known)
      }
    }
  }

  private func read(_ path: String, of work: ModuleWork, known: [String: ImportState.File]) {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try readFile(path, limit: ProjectFolder.fileLimit, only: .file)
    } catch {
      return work.refused.append((path, "\(error)"))
    }
    let shown = FilePath.relative(path, to: project.root) ?? path
    let digest = SHA256.digest(bytes)
    var draft = Draft(
      path: path, shown: shown, bytes: bytes, sha256: digest, imports: [], publicTypes: [])
    if let known = known[shown], known.raw == digest {
      draft.imports = known.imports
      draft.publicTypes = known.publicTypes
    } else {
      let facts = SourceFacts(bytes)
      draft.imports = facts.imports
      draft.publicTypes = facts.publicTypes
    }
    work.drafts.append(draft)
    work.imports.formUnion(draft.imports)
  }

  /// The way of a file from the folder of an import.
  private func place(of path: String, in module: String) -> String {
    let inner = FilePath.relative(path, to: project.root) ?? "elsewhere/" + path.drop { $0 == "/" }
    return "Sources/\(module)/\(inner)"
  }

  /// Puts the files in their places.
  ///
  /// - Parameter known: what the last import knew, if it decided conditions in the same way.
  func place(
    _ work: ModuleWork, _ conditions: Conditions, known: [String: ImportState.File]
  ) throws(ImportError) {
    for draft in work.drafts {
      let place = place(of: draft.path, in: work.name)
      let compiled = folder.path(place)
      var copy: [UInt8]?
      var cut: [UInt8]?
      var gaps: [SourceFile.Gap] = []
      if let known = known[draft.shown], known.raw == draft.sha256 {
        if known.isRewritten || !known.gaps.isEmpty {
          // The copy is there already, unless somebody has changed it.
          copy = try? readFile(
            compiled, limit: ProjectFolder.fileLimit, only: .file, followsLink: false)
          if copy.map({ SHA256.digest($0) }) != known.compiled {
            copy = conditions.rewritten(draft.bytes)
          } else if !known.gaps.isEmpty {
            (cut, gaps) = (copy, known.gaps)
            copy = conditions.rewritten(draft.bytes)
          }
        }
      } else {
        copy = conditions.rewritten(draft.bytes)
      }
      if let content = cut ?? copy {
        try folder.write(content, to: place)
      } else {
        try folder.link(place, to: draft.path)
      }
      let file = SourceFile(
        original: draft.path, shown: draft.shown, compiled: compiled, bytes: copy ?? draft.bytes,
        raw: draft.sha256, sha256: copy.map { SHA256.digest($0) } ?? draft.sha256,
        isRewritten: copy != nil)
      if let cut { file.set(gaps, cut) }
      file.imports = draft.imports
      file.publicTypes = draft.publicTypes
      work.files.append(file)
    }
    work.drafts = []
  }
}

import Resources
import SwiftSource

/// Puts the files of a module where they are compiled: a link to each, or a copy with its conditions decided.
struct ModuleSources {
  let project: AppProject
  let folder: ImportFolder
  let conditions: Conditions
  /// What the last import knew of the module.
  let known: ImportState.Module

  /// The way of a file from the folder of an import.
  static func place(of path: String, in module: String, root: String) -> String {
    let inner = FilePath.relative(path, to: root) ?? "elsewhere/" + path.drop { $0 == "/" }
    return "Sources/\(module)/\(inner)"
  }

  func fill(_ work: ModuleWork) throws(ImportError) {
    var names: Set<String> = []
    var files: [SourceFile] = []
    for path in work.module.sources {
      let name = FilePath.name(path)
      if name == "main.swift" {
        work.refused.append((path, "it is a program of its own, not a part of a module"))
      } else if !names.insert(name).inserted {
        work.refused.append((path, "there is another file with this name in the module"))
      } else if let file = try file(path, work) {
        files.append(file)
      }
    }
    work.files = files
  }

  private func file(_ path: String, _ work: ModuleWork) throws(ImportError) -> SourceFile? {
    let shown = FilePath.relative(path, to: project.root) ?? path
    let raw: [UInt8]
    do throws(SystemError) {
      raw = try readFile(path, limit: ProjectFolder.fileLimit, only: .file)
    } catch {
      work.refused.append((path, "\(error)"))
      return nil
    }
    let digest = SHA256.digest(raw)
    let place = Self.place(of: path, in: work.name, root: project.root)
    let compiled = folder.path(place)
    var bytes = raw
    var isRewritten = false
    if let known = known.files[shown], known.raw == digest {
      if known.isRewritten {
        // The copy is there already, unless somebody has changed it.
        if let copy = try? readFile(compiled, limit: ProjectFolder.fileLimit, only: .file),
          SHA256.digest(copy) == known.compiled
        {
          (bytes, isRewritten) = (copy, true)
        } else if let copy = conditions.rewritten(raw) {
          (bytes, isRewritten) = (copy, true)
        }
      }
    } else if let copy = conditions.rewritten(raw) {
      (bytes, isRewritten) = (copy, true)
    }
    if isRewritten {
      try folder.write(bytes, to: place)
    } else {
      try folder.link(place, to: path)
    }
    let file = SourceFile(
      original: path, shown: shown, compiled: compiled, bytes: bytes, raw: digest,
      sha256: isRewritten ? SHA256.digest(bytes) : digest, isRewritten: isRewritten)
    let isKnown = known.files[shown]?.raw == digest
    file.imports = isKnown ? known.files[shown]?.imports ?? [] : file.facts.imports
    work.imports.formUnion(file.imports)
    return file
  }
}

import Resources
import SwiftSource

/// Writes the lists of the previews of modules. A file that several modules have is listed for the first.
final class PreviewLists {
  static let fileName = "PreviewStories.swift"

  /// The ids of the stories of each module that has been listed.
  private var ids: [String: Set<String>] = [:]
  /// The files that are listed for each module.
  private var files: [String: Set<String>] = [:]

  /// Lists the previews of the files that compile.
  func write(of work: ModuleWork, to folder: ImportFolder) throws(ImportError) {
    guard work.listFailure == nil, work.module.origin != .thirdParty else { return }
    let others = files.filter { $0.key != work.name }.values.reduce(into: Set()) {
      $0.formUnion($1)
    }
    let taken = ids.filter { $0.key != work.name }.values.reduce(into: Set()) { $0.formUnion($1) }
    var list = PreviewList(module: work.name, taken: taken)
    var own: Set<String> = []
    for file in work.included where !others.contains(file.original) {
      // Only these are worth a look for previews.
      guard file.bytes.mentionsPreview else { continue }
      list.add(file.bytes, path: file.original)
      own.insert(file.original)
    }
    files[work.name] = own
    ids[work.name] = list.ids.subtracting(taken)
    work.previewCount = list.count
    work.previewWarnings = list.warnings
    let source = list.source
    work.listDigest = SHA256.digest(source)
    let place = "Sources/\(work.name)/\(Self.fileName)"
    try folder.write(source, to: place)
    work.list = folder.path(place)
  }

  /// Does without the list of a module.
  func drop(_ work: ModuleWork, because reason: String) {
    work.listFailure = reason
    work.list = nil
    work.listDigest = ""
    work.previewCount = 0
    ids[work.name] = nil
    files[work.name] = nil
  }
}

extension [UInt8] {
  /// Whether the word `Preview` is in it.
  fileprivate var mentionsPreview: Bool {
    let word = Array("Preview".utf8)
    var index = startIndex
    while let start = self[index...].firstIndex(of: word[0]) {
      if self[start...].starts(with: word) { return true }
      index = start + 1
    }
    return false
  }
}

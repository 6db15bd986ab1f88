import Render
import Resources

/// A folder of files that are named after what they hold: each is there whole or not at all, whoever
/// else writes it at the same time.
///
/// Files are not flushed to the disk one by one: all of them can be made again.
package final class ContentFolder {
  package let root: String
  private let partial: PartialFolder
  /// The folders that are known to be there.
  private var folders: Set<String> = []

  /// Opens the folder, and creates it where it is missing.
  package init(_ root: String) throws(SystemError) {
    self.root = root
    partial = try PartialFolder(in: root)
  }

  /// The path of a file in the folder, without a suffix: two digits make a folder, so that none has
  /// too many files.
  package static func place(of digest: String) -> String { "\(digest.prefix(2))/\(digest)" }

  /// Writes a file, over one that is there.
  ///
  /// - Parameter path: the way from the folder, through one other folder.
  package func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    if let slash = path.lastIndex(of: "/") {
      let folder = "\(root)/\(path[..<slash])"
      if !folders.contains(folder) {
        _ = try makeFolders(folder)
        folders.insert(folder)
      }
    }
    let name = try partial.stage(bytes, permissions: nil, isFlushed: false)
    do throws(SystemError) {
      try partial.move(name, to: "\(root)/\(path)")
    } catch {
      partial.discard(name)
      throw error
    }
  }

  /// Removes what killed processes left half written.
  package static func clean(_ root: String) { try? PartialFolder.clean(in: root) }
}

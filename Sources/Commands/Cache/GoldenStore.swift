import Components
import Foundation
import Render

/// The pictures of goldens that version control has the hashes of: a folder, or a place behind plain HTTP.
///
/// Nothing in it is trusted: a picture that is not the one of its hashes is an error by its name.
package struct GoldenStore: GoldenPictures, Codable, Hashable {
  static let option = OptionManual(
    "--store", .text("DIR|URL"),
    "Pictures of goldens that are only hashes here: a folder, or http://HOST[:PORT]/PATH.")

  /// Pictures that no manifest names and nobody has used for this long are pruned.
  static let usualDays = 30

  let place: ContentPlace

  /// The store of the flag; `nil` without it.
  init?(_ arguments: Arguments) throws(UsageError) {
    guard let place = try ContentPlace(Self.option, of: arguments) else { return nil }
    self.place = place
  }

  init(folder: String) { place = .folder(folder) }

  /// The store at a folder or an address; `nil` for an address that is none.
  ///
  /// - Parameter base: the folder that a relative path is below.
  package init?(_ text: String, below base: String) {
    guard let place = ContentPlace(text) else { return nil }
    if case .folder(let root) = place, !root.hasPrefix("/") {
      self.place = .folder("\(base)/\(root)")
    } else {
      self.place = place
    }
  }

  package var name: String { "\(place)" }

  package func read(_ path: String) throws(SnapshotStoreError) -> [UInt8]? {
    do throws(CacheFault) {
      return try place.read(path, limit: SnapshotStore.maximumFileBytes)
    } catch {
      throw .cannotRead(path: "\(name)/\(path)", reason: "\(error)")
    }
  }

  package func write(_ bytes: [UInt8], to path: String) throws(SnapshotStoreError) {
    do throws(CacheFault) {
      try place.write(bytes, to: path)
    } catch {
      throw .cannotWrite(path: "\(name)/\(path)", reason: "\(error)", isDiskFull: false)
    }
  }

  /// The pictures that no manifest names and nobody has used for some days, sorted; `nil` for a server.
  func unused(beside manifests: [Manifest], days: Int, now: Date = Date()) -> [String]? {
    guard case .folder(let root) = place else { return nil }
    var named: Set<String> = []
    for manifest in manifests {
      for name in manifest.names {
        if let hashes = manifest[name]?.hashes { named.insert(StoredGolden.path(of: hashes)) }
      }
    }
    let last = Int(now.timeIntervalSince1970) - days * 86_400
    let files = ContentPlace.files(in: "\(root)/\(StoredGolden.folder)")
    return files.filter { file in
      file.time <= last && !named.contains(String(file.path.dropFirst(root.count + 1)))
    }.map(\.path).sorted()
  }
}

import Components
import Render

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A folder, or a place behind plain HTTP, with files that are named after what they hold.
enum ContentPlace: Codable, Hashable, Sendable, CustomStringConvertible {
  case folder(String)
  case server(HTTPAddress)

  /// The place, if it is a server one that is waited for so many seconds at most.
  func waiting(atMost seconds: Double) -> ContentPlace {
    guard case .server(var address) = self else { return self }
    address.patience = min(address.patience, seconds)
    return .server(address)
  }

  /// The place that an option names; `nil` where it is not given.
  init?(_ option: OptionManual, of arguments: Arguments) throws(UsageError) {
    guard let text = arguments.text(option.name) else { return nil }
    guard let place = ContentPlace(text) else {
      throw arguments.invalid(option.name, text, expected: Self.expectation)
    }
    self = place
  }

  /// What names a place.
  static let expectation = "a folder or an address such as http://127.0.0.1:8080/cache"

  /// The place at a folder or an address; `nil` for an address that is none.
  init?(_ text: String) {
    guard text.contains("://") else {
      self = .folder(text)
      return
    }
    guard let address = HTTPAddress(text) else { return nil }
    self = .server(address)
  }

  var description: String {
    switch self {
    case .folder(let root): root
    case .server(let address): "http://\(address.host):\(address.port)\(address.path)"
    }
  }

  /// The file at a path, which counts as used now; `nil` where there is none, or one larger than may be.
  func read(_ name: String, limit: Int) throws(CacheFault) -> [UInt8]? {
    switch self {
    case .folder(let root):
      let path = "\(root)/\(name)"
      do throws(SystemError) {
        let bytes = try readFile(path, limit: limit, only: .file)
        // What was used last is kept longest.
        if let path = try? checked(path) { _ = unsafe utimensat(AT_FDCWD, path, nil, 0) }
        return bytes
      } catch {
        guard error.isMissing || error.code == EFBIG else {
          throw CacheFault("cannot read \(path): \(error)")
        }
        return nil
      }
    case .server(let address): return try address.get(name, limit: limit)
    }
  }

  func write(_ bytes: [UInt8], to name: String) throws(CacheFault) {
    switch self {
    case .folder(let root):
      do throws(SystemError) {
        try ContentFolder(root).write(bytes, to: name)
      } catch {
        throw CacheFault("cannot write to \(root): \(error)")
      }
    case .server(let address): try address.put(bytes, at: name)
    }
  }

  /// A file of a folder.
  struct File {
    var path: String
    /// When it was used last, in seconds since 1970.
    var time: Int
    var bytes: Int
  }

  /// The files below a folder that have digests as names.
  static func files(in root: String) -> [File] {
    let walk = try? FolderWalk(
      root, links: .list, enters: { $0.utf8.count == 2 }, takes: { $0.utf8.count == 64 })
    var files: [File] = []
    for name in walk?.files ?? [] {
      var status = stat()
      let path = "\(root)/\(name)"
      guard unsafe lstat(path, &status) == 0, FileKind(mode: status.st_mode) == .file else {
        continue
      }
      #if canImport(Darwin)
        let time = status.st_mtimespec.tv_sec
      #else
        let time = status.st_mtim.tv_sec
      #endif
      files.append(File(path: path, time: Int(time), bytes: Int(status.st_size)))
    }
    return files
  }
}

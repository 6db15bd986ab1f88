import Foundation
import Mutants

/// The files that random documents name, without a folder.
enum FuzzFiles {
  static let picture = "picture.png"
  static let part = "part.json"
  static let theme = "theme.json"

  static func bytes(of name: String) throws -> [UInt8] {
    switch name {
    case picture:
      guard let fixture = PNGFixture.all.first,
        let data = Data(base64Encoded: fixture.file, options: .ignoreUnknownCharacters)
      else { throw FuzzError.noFile(name) }
      return [UInt8](data)
    case part:
      return Array(
        """
        {"version": 1, "view": {"type": "hstack", "children": [
          {"type": "text", "value": "Part"}, {"type": "image", "file": "picture.png"}]}}
        """.utf8)
    case theme:
      return Array(
        """
        {"$extensions": {"stillframe": {"name": "Fuzz", "extends": "standard"}},
         "color": {"$type": "color", "light": {"primary": {"$value": "#4B3FD1"}},
                   "dark": {"primary": {"$value": "#A79BFF"}}}}
        """.utf8)
    default: throw FuzzError.noFile(name)
    }
  }
}

/// What keeps the fuzzer from working at all.
enum FuzzError: Error, CustomStringConvertible {
  case noFile(String)
  case noWorker(String)
  case failures(Int)

  var description: String {
    switch self {
    case .noFile(let name): "there is no file \(name)"
    case .noWorker(let reason): "the worker process cannot be started: \(reason)"
    case .failures(let count): "\(count) failures"
    }
  }
}

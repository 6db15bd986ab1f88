import JSON
import Resources

/// The names of what the library declares for views.
struct KnownNames: Sendable {
  private let names: Set<String>

  /// Reads the public declarations of the package's sources.
  init(checkout: String) {
    var names: Set<String> = []
    for folder in ["Components", "Apple", "Streams", "Resources"] {
      Self.add("\(checkout)/Sources/\(folder)", to: &names)
    }
    self.names = names
  }

  init(_ names: Set<String>) { self.names = names }

  func contains(_ name: String) -> Bool { names.contains(name) }

  /// The nearest name of the same kind: types begin with a capital, all else does not.
  func nearest(to name: String) -> String? {
    let isType = name.first?.isUppercase ?? false
    return nearestName(to: name, in: names.filter { $0.first?.isUppercase == isType }.sorted())
  }

  private static func add(_ folder: String, to names: inout Set<String>) {
    for entry in (try? folderEntries(folder)) ?? [] {
      let path = "\(folder)/\(entry.name)"
      if entry.kind == .folder { add(path, to: &names) }
      guard entry.name.hasSuffix(".swift"),
        let bytes = try? readFile(path, limit: 4_000_000, only: .file)
      else { continue }
      for line in bytes.split(separator: UInt8(ascii: "\n")) where isDeclaration(line) {
        let words = line.split { byte in
          !(byte == UInt8(ascii: "_") || byte >= 0x30 && byte < 0x3A
            || byte | 0x20 >= 0x61 && byte | 0x20 < 0x7B)
        }
        guard
          let keyword = words.firstIndex(where: { word in
            keywords.contains { $0.utf8.elementsEqual(word) }
          }), keyword + 1 < words.count
        else { continue }
        names.insert(String(decoding: words[keyword + 1], as: UTF8.self))
      }
    }
  }

  private static let keywords = [
    "func", "var", "let", "struct", "class", "enum", "protocol", "typealias", "case",
  ]

  private static func isDeclaration(_ line: ArraySlice<UInt8>) -> Bool {
    let start = line.drop { $0 == 0x20 }
    return start.starts(with: "public ".utf8) || start.starts(with: "case ".utf8)
      || start.starts(with: "static ".utf8) || start.starts(with: "func ".utf8)
      || start.starts(with: "var ".utf8)
  }
}

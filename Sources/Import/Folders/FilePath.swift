import Resources

/// Words about paths that need no file.
enum FilePath {
  /// An absolute path without `.`, `..` and doubled slashes.
  static func absolute(_ path: String, in folder: String) -> String {
    let whole = path.hasPrefix("/") ? path : folder + "/" + path
    var parts: [Substring] = []
    for part in whole.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The name without its last ending.
  static func stem(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The last ending in lower case, without its dot.
  static func ending(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  static func parent(_ path: String) -> String {
    let parts = path.split(separator: "/").dropLast()
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// The way from a folder to what is in it; `nil` for what is elsewhere.
  static func relative(_ path: String, to folder: String) -> String? {
    let prefix = folder == "/" ? "/" : folder + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return nil }
    return String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }

  /// A name of a module for what a project calls it, as Xcode makes it.
  static func moduleName(_ title: String) -> String {
    var name = ""
    for scalar in title.unicodeScalars {
      let isKept = scalar == "_" || scalar.properties.isXIDContinue
      name.unicodeScalars.append(isKept ? scalar : "_")
    }
    if name.unicodeScalars.first?.properties.isXIDStart != true { name = "_" + name }
    return name
  }
}

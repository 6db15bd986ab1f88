import Components
import Foundation
import TokenFiles

/// The flags that give a theme: a file of our own groups, or tokens of any names with a map.
struct ThemeOptions: Equatable, Sendable {
  static let file = OptionManual(
    "--theme", .file("FILE"), "Design tokens for a theme; a folder where there is a map.")
  static let map = OptionManual(
    "--theme-map", .file("FILE"), "Which token is what; 'tokens map' proposes such a file.")
  static let mode = OptionManual(
    "--theme-mode", .text("MODE"), repeats: true,
    "A mode of the tokens, such as dark or brand=acme; it wins over the map.")

  static let advice =
    "Tokens with names of their own need a map: 'tokens map FILE -o MAP' proposes one for --theme-map MAP."

  static func has(_ option: OptionManual) -> Bool {
    [file.name, map.name, mode.name].contains(option.name)
  }

  private let file: String
  private let map: String?
  private let mode: String?

  init(file: String, map: String? = nil, mode: String? = nil) {
    self.file = file
    self.map = map
    self.mode = mode
  }

  /// The theme that flags give; `nil` where they give none.
  init?(_ arguments: Arguments) throws(UsageError) {
    let modes = arguments.texts(Self.mode.name)
    let map = arguments.text(Self.map.name)
    guard let file = arguments.text(Self.file.name) else {
      if map != nil || !modes.isEmpty {
        let flag = map != nil ? Self.map.name : Self.mode.name
        throw .missingOption(Self.file.name, reason: "\(flag) says how its tokens are read")
      }
      return nil
    }
    if map == nil, !modes.isEmpty {
      throw .missingOption(
        Self.map.name, reason: "a theme without a map has no modes beside light and dark")
    }
    self.init(file: file, map: map, mode: modes.isEmpty ? nil : modes.joined(separator: ","))
  }

  /// The files that are named, before more is known.
  var paths: [String] { [file] + (map.map { [$0] } ?? []) }

  /// Reads the theme, which standard input gives only once.
  ///
  /// - Returns: the theme in the form of our own files, and the files that it was read from.
  /// - Throws: `CommandFailure` for what is missing, wrong, or nothing that a theme can be.
  func read() throws(CommandFailure) -> (file: StoryReference.ThemeFile, paths: [String]) {
    guard let map else {
      if FileSystem.isFolder(file) {
        throw CommandFailure(.badInput, "\(file) is a folder", advice: Self.advice)
      }
      let tokens = try FileSystem.read(file, limit: FileSystem.documentLimit)
      return (StoryReference.ThemeFile(path: file, tokens: Data(tokens)), [file])
    }
    let library = try TokenLibrary.read(file)
    let mapper = try TokenLibrary.readMap(map)
    do throws(DocumentError) {
      var made = ThemeMapper(library, map: mapper)
      let text = try made.document(forced: mode)
      let theme = StoryReference.ThemeFile(path: file, tokens: Data(text.utf8))
      return (theme, library.filePaths + [map])
    } catch {
      throw CommandFailure(error, in: file)
    }
  }
}

extension TokenLibrary {
  /// Reads the tokens in a file or a folder, or those on standard input for `-`.
  static func read(_ path: String) throws(CommandFailure) -> TokenLibrary {
    let input = try input(path)
    do throws(DocumentError) {
      return try TokenLibrary(input)
    } catch {
      throw CommandFailure(error, in: FileSystem.displayName(path))
    }
  }

  static func readMap(_ path: String) throws(CommandFailure) -> ThemeMap {
    let bytes = try FileSystem.read(path, limit: FileSystem.documentLimit)
    do throws(DocumentError) {
      return try ThemeMap(bytes, file: FileSystem.displayName(path))
    } catch {
      throw CommandFailure(error, in: path)
    }
  }

  private static func input(_ path: String) throws(CommandFailure) -> TokenInput {
    let isFolder = FileSystem.isFolder(path)
    let folder = isFolder ? path : FileSystem.parent(of: path)
    let content: TokenInput.Content =
      if isFolder {
        .folder(try files(in: path))
      } else {
        .file(try FileSystem.read(path, limit: TokenInput.byteLimit))
      }
    return TokenInput(
      name: FileSystem.displayName(path), folder: folder == "." ? "" : folder, content: content,
      read: { name throws(TokenInput.Failure) in try inner(name, of: folder) })
  }

  /// A file that another one names: it has to be in the folder, and no link.
  private static func inner(
    _ name: String, of folder: String
  ) throws(TokenInput.Failure) -> [UInt8] {
    do {
      let place = try innerPath(name, of: folder, to: .file)
      return try readFile(place, limit: TokenInput.byteLimit, only: .file, followsLink: false)
    } catch let error as ResourceError {
      throw TokenInput.Failure(
        reason: error.reason, isMissing: !FileSystem.exists("\(folder)/\(name)"))
    } catch {
      throw TokenInput.Failure(
        reason: "\(error)", isMissing: !FileSystem.exists("\(folder)/\(name)"))
    }
  }

  private static func files(in folder: String) throws(CommandFailure) -> [String] {
    let walk: FolderWalk
    do throws(FolderWalkError) {
      walk = try FolderWalk(
        folder, links: .list, enters: { !$0.hasPrefix(".") && $0 != "node_modules" },
        takes: { name in
          [".json", ".json5", ".jsonc"].contains { name.hasSuffix($0) } && !name.hasPrefix(".")
        })
    } catch {
      throw CommandFailure(.missingInput, "cannot read the folder \(error.path): \(error.error)")
    }
    guard walk.files.count <= TokenInput.fileLimit else {
      throw CommandFailure(
        .badInput,
        "\(folder) has \(walk.files.count) JSON files; at most \(TokenInput.fileLimit) are read")
    }
    return walk.files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

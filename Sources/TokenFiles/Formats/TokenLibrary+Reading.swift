package import JSON

extension TokenLibrary {
  /// Reads tokens in whatever format they are.
  ///
  /// - Throws: for what is no tokens at all; a fault of one token is told by the table that has it.
  package init(_ input: TokenInput) throws(DocumentError) {
    var shelf = TokenShelf(input)
    switch input.content {
    case .folder(let paths):
      self = try Self.folder(paths, input, &shelf)
    case .file(let bytes):
      let (_, root, dialect) = try shelf.parse(bytes, named: input.name)
      if root["props"] != nil,
        ["imports", "aliases", "global"].contains(where: { root[$0] != nil })
      {
        throw DocumentError(
          at: root,
          .notAllowed(
            "sources of Theo name other files, and aliases by {!NAME}: "
              + "give what theo writes with --format raw.json")
        ).inFile(input.name)
      } else if root["resolutionOrder"] != nil {
        self = try ResolverDocument.library(root, input, &shelf)
      } else if root["meta"]?["variables"] != nil || root["variableCollections"] != nil
        || FigmaVariables.isCollection(root)
      {
        self = try FigmaVariables.library(root, input.name)
      } else if FigmaCollections.isList(root) {
        self = try FigmaCollections.library(root, input.name)
      } else if FigmaMetadata.isExport(root) {
        self = try FigmaMetadata.library(root, input.name)
      } else if FigmaCollections.hasModes(root) {
        self = try FigmaCollections.nested(root, input.name)
      } else if MaterialTheme.isTheme(root) {
        self = MaterialTheme.library(root, input.name)
      } else if StudioThemes.isStudio(root) {
        self = try StudioThemes.library(root, input.name)
      } else {
        guard root.kind == .object else {
          throw root.wrongKind(expected: "an object of groups of tokens").inFile(input.name)
        }
        let dialect = shelf.isUntyped ? .studio : dialect
        self.init(
          format: StudioThemes.hasTypes(root)
            ? .tokensStudio : dialect == .studio ? .styleDictionary : .designTokens,
          name: input.name,
          axes: TokenAxis.choices(in: [root], beside: []), files: shelf.names, root: root,
          steps: [Step(contexts: [[.group(root, file: 0, dialect: dialect)]])])
      }
    }
  }

  /// All files of a folder as one library: those of Tokens Studio by their themes, modes by their names, others in
  /// the order of their paths.
  private static func folder(
    _ paths: [String], _ input: TokenInput, _ shelf: inout TokenShelf
  ) throws(DocumentError) -> TokenLibrary {
    if paths.contains("$metadata.json") || paths.contains("$themes.json") {
      return try StudioThemes.library(folder: paths, input, &shelf)
    }
    guard !paths.isEmpty else {
      var error = DocumentError(
        position: .init(line: 1, column: 1), path: "$",
        problem: .notAllowed("the folder has no files of tokens, which end in .json or .json5"))
      error.file = input.name
      throw error
    }
    var modes = ModeFiles()
    var roots: [JSONValue] = []
    for path in paths { _ = try shelf.file(path, namedBy: nil, in: 0) }
    var isStudio = shelf.isUntyped
    for path in paths {
      var (file, root, dialect) = try shelf.file(path, namedBy: nil, in: 0)
      if shelf.isUntyped { dialect = .studio }
      modes.add(root, .group(root, file: file, dialect: dialect), at: path)
      isStudio = isStudio || dialect == .studio
      roots.append(root)
    }
    guard let first = roots.first else { return try folder([], input, &shelf) }
    let (axes, steps) = modes.steps()
    return TokenLibrary(
      format: isStudio ? .styleDictionary : .designTokens, name: input.name,
      axes: axes + TokenAxis.choices(in: roots, beside: axes), files: shelf.names, root: first,
      steps: steps, mergesByOrder: true)
  }
}

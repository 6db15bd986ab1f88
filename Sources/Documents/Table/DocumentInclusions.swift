import Resources

extension DocumentTable {
  /// Documents within documents.
  static var inclusions: [DocumentComponent] {
    [
      .view(
        "include", "The view of another document, with the theme and environment of this one.",
        .required("file", .includedView, "A document, relative to this one.")
      ) { $0 }
    ]
  }
}

extension DocumentValue where Value == AnyView {
  /// The view of a document that is named by its path.
  static var includedView: DocumentValue {
    let expected = "the path of a document"
    return DocumentValue(expected: expected, schema: .string) {
      value, context throws(DocumentError) in
      guard let path = value.string else { throw value.wrongKind(expected: expected) }
      let inner = try context.including(path, at: value)
      return try inner.included(at: value) { () throws(DocumentError) in
        let bytes = try context.bytes(of: path, namedBy: value)
        do throws(DocumentError) {
          return try Document.view(parsing: bytes, inner)
        } catch {
          throw error.inFile(inner.name)
        }
      }
    }
  }
}

extension DocumentValue where Value == Theme {
  /// A theme in a file of design tokens.
  static var themeFile: DocumentValue {
    let expected = "the path of a file of design tokens"
    return DocumentValue(expected: expected, schema: .string) {
      value, context throws(DocumentError) in
      guard let path = value.string else { throw value.wrongKind(expected: expected) }
      let bytes = try context.bytes(of: path, namedBy: value)
      do throws(ThemeError) {
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        return try Theme(designTokens: bytes, file: context.displayName(of: path)) {
          name throws(ResourceError) in
          let font = (folder.map(String.init) + [name]).joined(separator: "/")
          return try context.font(name.hasPrefix("/") ? name : font)
        }
      } catch {
        throw DocumentError(error)
      }
    }
  }
}

extension DocumentValue where Value == FontFile {
  /// A font in a file.
  static var fontFile: DocumentValue {
    let expected = "the path of a font file"
    return DocumentValue(expected: expected, schema: .string) {
      value, context throws(DocumentError) in
      guard let path = value.string else { throw value.wrongKind(expected: expected) }
      return try context.read(path, namedBy: value, with: context.files.font)
    }
  }
}

extension DocumentValue where Value == Resources {
  /// A folder of resources inside the document's own.
  static var resourceFolder: DocumentValue {
    let expected = "the path of a folder of resources"
    return DocumentValue(expected: expected, schema: .string) {
      value, context throws(DocumentError) in
      guard let path = value.string else { throw value.wrongKind(expected: expected) }
      return try context.read(path, namedBy: value, with: context.files.resources)
    }
  }
}

extension DocumentContext {
  /// A font of a theme by its path from the document.
  fileprivate func font(_ path: String) throws(ResourceError) -> FontFile {
    do {
      return try files.font(path)
    } catch let error as ResourceError {
      throw error
    } catch {
      throw ResourceError(path: path, reason: "\(error)")
    }
  }
}

extension DocumentError {
  /// A fault of a theme that a document names.
  init(_ error: ThemeError) {
    self.init(
      position: TextPosition(line: error.line, column: error.column), path: error.path,
      problem: .notAllowed(error.reason))
    file = error.file
  }
}

extension ResourceReader {
  /// Adds the texts alone.
  fileprivate mutating func readStrings() {
    let listing = ResourceListing(root, issues: &contents.issues)
    for path in listing.files {
      guard let dot = path.lastIndex(of: "."),
        let read = StringsFileReader.readers[path[path.index(after: dot)...].lowercased()],
        let file = self.read(path)
      else { continue }
      read(file, &contents)
    }
  }
}

extension Resources {
  /// Reads the texts of folders and nothing else in them; of two with the same table, locale and key, that
  /// of the later folder is used.
  ///
  /// - Throws: `ResourceError` for a folder that is not there or cannot be read.
  public init(strings folders: [String]) throws(ResourceError) {
    var resources = Resources.none
    for folder in folders {
      var reader = try ResourceReader(folder)
      reader.readStrings()
      resources = resources.merging(Resources(reader.contents))
    }
    self = resources
  }
}

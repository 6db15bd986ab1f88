/// What a library varies along, such as a theme that is light or dark.
package struct TokenAxis: Equatable, Sendable {
  package var name: String
  package var contexts: [String]
  /// The index of the context that holds where nothing else is asked for.
  package var standard: Int

  package init(name: String, contexts: [String], standard: Int = 0) {
    self.name = name
    self.contexts = contexts
    self.standard = standard
  }
}

/// One context of every axis.
package struct TokenMode: Hashable, Sendable {
  /// The index of the context on each axis.
  package var contexts: [Int]

  package init(contexts: [Int]) { self.contexts = contexts }
}

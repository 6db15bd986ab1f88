import Components
import JSON
import TokenFiles

/// A library of one file, with those that it names.
func library(
  _ json: String, files: [String: String] = [:], name: String = "t.json"
) throws(DocumentError) -> TokenLibrary {
  try TokenLibrary(
    TokenInput(
      name: name, folder: "", content: .file(Array(json.utf8)),
      read: { path throws(TokenInput.Failure) in
        guard let text = files[path] else {
          throw TokenInput.Failure(reason: "it is not there", isMissing: true)
        }
        return Array(text.utf8)
      }))
}

/// A library of the files of a folder.
func library(folder files: [String: String]) throws(DocumentError) -> TokenLibrary {
  try TokenLibrary(
    TokenInput(
      name: "tokens", folder: "tokens", content: .folder(files.keys.sorted()),
      read: { path throws(TokenInput.Failure) in Array((files[path] ?? "").utf8) }))
}

extension TokenLibrary {
  /// What is wrong with the tokens, each fault once.
  func faults() throws -> [String] {
    let table = try table(standardMode)
    return table.faults.map { fault in
      let (place, text) = fault.located(in: table)
      return "\(place): \(text)"
    }
  }

  /// The value of a token in words, or what is wrong with it.
  func words(_ name: String, in mode: String = "") throws -> String {
    let table = try table(self.mode(mode))
    guard let token = table[name] else { return "no such token" }
    switch token.value {
    case .success(let value): return value.words
    case .failure(let fault): return "\(fault.problem(known: table.names))"
    }
  }
}

/// A file of one token in the Design Tokens format, beside others.
func token(_ type: String, _ value: String, beside others: String = "") throws -> String {
  try library(#"{\#(others) "t": {"$type": "\#(type)", "$value": \#(value)}}"#).words("t")
}

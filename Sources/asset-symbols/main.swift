// Writes Swift code that names the pictures and colours of asset catalogs: the build tool plugin
// AssetSymbols runs it.
import Foundation
import Resources

let words = Array(CommandLine.arguments.dropFirst())
guard let output = words.first, words.count > 1 else {
  FileHandle.standardError.write(Data("usage: asset-symbols OUTPUT MODULE FOLDER…\n".utf8))
  exit(64)
}
do {
  let resources = try Resources(folders: Array(words.dropFirst(2)))
  for issue in resources.issues {
    FileHandle.standardError.write(Data("\(issue.path): warning: \(issue)\n".utf8))
  }
  let source = AssetSymbols.source(of: resources.catalogs, importing: words[1])
  try Data(source.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(66)
}

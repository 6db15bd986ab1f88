// Writes Swift code that lists the previews of a module as stories: the build tool plugin Previews
// runs it.
import Foundation
import SwiftSource

let words = Array(CommandLine.arguments.dropFirst())
guard words.count >= 2 else {
  FileHandle.standardError.write(Data("usage: preview-list OUTPUT MODULE FILE…\n".utf8))
  exit(64)
}
var list = PreviewList(module: words[1])
for path in words.dropFirst(2) {
  do {
    list.add(try Data(contentsOf: URL(fileURLWithPath: path)), path: path)
  } catch {
    FileHandle.standardError.write(Data("\(path): error: cannot be read: \(error)\n".utf8))
    exit(66)
  }
}
FileHandle.standardError.write(Data(list.warnings.map { $0 + "\n" }.joined().utf8))
do {
  try Data(list.source.utf8).write(to: URL(fileURLWithPath: words[0]), options: .atomic)
} catch {
  FileHandle.standardError.write(Data("\(words[0]): error: cannot be written: \(error)\n".utf8))
  exit(73)
}

import Resources

/// Links the program that shows the previews.
struct Program {
  let folder: ImportFolder
  let toolchain: Toolchain
  let run: CompilerRun

  /// The path of the program.
  var path: String { folder.path(".build/bin/previews") }

  /// Gives the names by which Foundation asks for the time to `ProcessClock`.
  static let clockFlags = ["clock_gettime", "gettimeofday"].flatMap { name in
    ["--defsym=\(name)=stillframe_\(name)", "--export-dynamic-symbol=\(name)"]
      .flatMap { ["-Xlinker", $0] }
  }

  /// Makes one library of the objects of the build, so that linking a program takes a moment.
  func linkLibrary(known: String) throws(ImportError) -> String {
    let library = folder.path(".build/libStillframe.so")
    if known == toolchain.stamp, FileKind(ofLink: library) != nil { return known }
    try call(
      ["-emit-library", "-o", library, "-use-ld=lld", "-Xlinker", "--strip-debug"]
        + Self.clockFlags + toolchain.objects, log: "library")
    return toolchain.stamp
  }

  func link(_ main: String, objects: [String], modules: [String]) throws(ImportError) {
    let object = folder.path(".build/previews.o")
    try call(
      [
        "-module-name", "previews", "-swift-version", "6", "-suppress-warnings",
        "-I", folder.path(".build"), "-c", main, "-o", object,
      ] + toolchain.flags(frontend: false), log: "previews")
    try call(
      ["-emit-executable", "-o", path, object] + objects + [
        "-use-ld=lld", "-L", folder.path(".build"), "-lStillframe", "-Xlinker", "-rpath",
        "-Xlinker", "$ORIGIN/..",
      ], log: "link")
  }

  private func call(_ arguments: [String], log: String) throws(ImportError) {
    let call = CompilerRun.Call(
      program: toolchain.compiler, arguments: arguments, log: folder.path(".build/\(log)"))
    let outcome = try run.run([call])[0]
    guard outcome.succeeded else {
      let lines = outcome.output.split(separator: "\n").filter { $0.contains("error") }
      throw ImportError(
        .tool, "\(call.log).log",
        "the program cannot be linked: \(lines.prefix(3).joined(separator: "; "))")
    }
  }
}

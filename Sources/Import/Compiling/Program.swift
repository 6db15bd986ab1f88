import Resources

/// Links the program that shows the previews.
struct Program {
  let folder: ImportFolder
  let toolchain: Toolchain
  let run: CompilerRun

  /// The path of the program.
  var path: String { folder.path(".build/bin/previews") }

  /// Gives the names by which Foundation and the standard library ask for the time and for random bytes to
  /// `RepeatableProcess`; the long one is `UUID.init()`.
  static let repeatingFlags = [
    "clock_gettime": "stillframe_clock_gettime", "gettimeofday": "stillframe_gettimeofday",
    "syscall": "stillframe_syscall", "dispatch_after": "stillframe_dispatch_after",
    "dispatch_time": "stillframe_dispatch_time",
    "$s20FoundationEssentials4UUIDVACycfC": "stillframe_uuid",
  ].sorted(by: <).flatMap { name, function in
    ["--defsym=\(name)=\(function)", "--export-dynamic-symbol=\(name)"]
      .flatMap { ["-Xlinker", $0] }
  }

  /// Makes one library of the objects of the build, so that linking a program takes a moment.
  func linkLibrary(known: String) throws(ImportError) -> String {
    let library = folder.path(".build/libStillframe.so")
    if known == toolchain.stamp, FileKind(ofLink: library) != nil { return known }
    try call(
      ["-emit-library", "-o", library, "-use-ld=lld"]
        + ["--strip-debug", "-soname", "libStillframe.so"].flatMap { ["-Xlinker", $0] }
        + Self.repeatingFlags + toolchain.objects, log: "library")
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
      // The library is before those of the toolchain, since it has functions of theirs.
      ["-emit-executable", "-o", path, folder.path(".build/libStillframe.so"), object] + objects
        + ["-use-ld=lld", "-Xlinker", "-rpath", "-Xlinker", "$ORIGIN/.."], log: "link")
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

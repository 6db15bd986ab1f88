#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
public import Components
import Foundation

/// The command-line tool as a library: a team calls `run` from an executable of its own.
public enum Stillframe {
  /// Runs the command that the process was started with, and exits with its status.
  ///
  /// - Parameters:
  ///   - stories: the stories to list, render, verify and audit.
  ///   - resources: what they are drawn with, such as `.bundle(.module)`; what is wrong in it is a
  ///     warning, and fails the stories that use it.
  @MainActor
  public static func run(stories: [Story], resources: Resources = .none) -> Never {
    repeatHashing()
    runTool(stories: stories, resources: resources)
  }

  /// Starts the program again unless its sets and dictionaries have the same order in each run: an app's own code shows
  /// them in that order. The standard library decides on it before any code here runs.
  private static func repeatHashing() {
    let name = "SWIFT_DETERMINISTIC_HASHING"
    guard unsafe getenv(name) == nil, let program = programPath() else { return }
    _ = unsafe setenv(name, "1", 1)
    _ = unsafe execv(program, CommandLine.unsafeArgv)
  }

  /// Runs the tool with stories whose code does not depend on the order of a set.
  @MainActor
  package static func runTool(
    stories: @autoclosure @escaping @MainActor () -> [Story], resources: Resources = .none
  ) -> Never {
    Allocator.keepFreedMemory()
    // What an app's own code writes of dates and numbers must not depend on where the machine is. Before
    // Foundation looks.
    _ = unsafe setenv("TZ", "GMT", 1)
    _ = unsafe setenv("LANG", ProcessLocale.identifier + ".UTF-8", 1)
    ProcessLocale.pin()
    let environment = ProcessInfo.processInfo.environment
    let words = CommandLine.arguments
    let path = words.first ?? "render-cli"
    let name = path.split(separator: "/").last.map(String.init) ?? path
    // Whoever runs the tool for somebody says by what command that person reaches it; else the words
    // that started it start it again.
    let command = environment["STILLFRAME_TOOL"] ?? shellQuoted(path)
    var context = CommandContext(
      toolName: name, commandName: command, console: .standard(environment: environment),
      stories: stories(), environment: environment,
      workers: programPath().map { WorkerLauncher(program: $0, environment: environment) })
    context.resources = resources
    var tool = Tool(context: context)
    exit(tool.run(Array(words.dropFirst())).rawValue)
  }
}

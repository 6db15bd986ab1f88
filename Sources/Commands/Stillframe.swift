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
  /// - Parameter stories: the stories to list, render, verify and audit.
  @MainActor
  public static func run(stories: [Story]) -> Never {
    Allocator.keepFreedMemory()
    let environment = ProcessInfo.processInfo.environment
    let words = CommandLine.arguments
    // Whoever runs the tool for somebody says by what command that person reaches it.
    let name =
      environment["STILLFRAME_TOOL"]
      ?? words.first?.split(separator: "/").last.map(String.init) ?? "render-cli"
    var tool = Tool(
      context: CommandContext(
        toolName: name, console: .standard(environment: environment), stories: stories,
        environment: environment,
        workers: programPath().map { WorkerLauncher(program: $0, environment: environment) }))
    exit(tool.run(Array(words.dropFirst())).rawValue)
  }
}

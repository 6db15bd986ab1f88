#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Foundation

/// The command-line tool as a library: a team calls `run` from an executable of its own.
public enum Stillframe {
  /// Runs the command that the process was started with, and exits with its status.
  @MainActor
  public static func run() -> Never {
    let environment = ProcessInfo.processInfo.environment
    let words = CommandLine.arguments
    let name = words.first?.split(separator: "/").last.map(String.init) ?? "render-cli"
    var tool = Tool(
      context: CommandContext(
        toolName: name, console: .standard(environment: environment), environment: environment))
    exit(tool.run(Array(words.dropFirst())).rawValue)
  }
}

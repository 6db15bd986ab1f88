import Foundation
import PackagePlugin

/// The executable of a package that registers its stories: the one that uses the library `Commands`.
struct SnapshotTool {
  private let context: PluginContext
  private let packageManager: PackageManager
  private let name: String
  private let arguments: [String]

  init(_ context: PluginContext, _ packageManager: PackageManager, _ arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let chosen = extractor.extractOption(named: "tool").last
    self.arguments = extractor.remainingArguments
    self.context = context
    self.packageManager = packageManager
    let names = context.package.products(ofType: ExecutableProduct.self)
      .filter { Self.usesCommands($0.mainTarget) }.map(\.name).sorted()
    if let chosen {
      guard names.contains(chosen) else { throw ToolError.unknown(chosen, known: names) }
      name = chosen
    } else {
      guard let only = names.first, names.count == 1 else {
        throw names.isEmpty ? ToolError.none : ToolError.several(names)
      }
      name = only
    }
  }

  private static func usesCommands(_ target: any Target) -> Bool {
    target.dependencies.contains { dependency in
      switch dependency {
      case .target(let target): target.name == "Commands" || usesCommands(target)
      case .product(let product): product.name == "Commands"
      @unknown default: false
      }
    }
  }

  /// Builds the tool in the configuration of `swift package` and runs one of its commands.
  ///
  /// - Parameter leavesFailures: whether the command leaves pictures of failures, which go where a
  ///   plugin may write.
  func run(_ command: String, leavesFailures: Bool) throws {
    let build = try packageManager.build(
      .product(name), parameters: .init(configuration: .inherit, logging: .concise))
    let executable = build.builtArtifacts.first { artifact in
      artifact.kind == .executable && artifact.url.lastPathComponent == name
    }
    guard build.succeeded, let executable else { throw ToolError.build(name, log: build.logText) }

    var words = [command] + arguments
    if leavesFailures, !words.contains(where: { $0.hasPrefix("--artifacts") }) {
      words += ["--artifacts", failureFolder]
    }
    let process = Process()
    process.executableURL = executable.url
    process.arguments = words
    process.currentDirectoryURL = context.package.directoryURL
    // Messages end with a command to paste, which is not the path of a build product.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["STILLFRAME_TOOL": "swift run \(name)"]) { mine, _ in mine }
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ToolError.status(name, command, process.terminationStatus)
    }
  }

  private var failureFolder: String {
    let folder = context.pluginWorkDirectoryURL.appendingPathComponent("failures").path
    let package = context.package.directoryURL.path + "/"
    return folder.hasPrefix(package) ? String(folder.dropFirst(package.count)) : folder
  }
}

/// Why there is nothing to run, or what running came to.
enum ToolError: Error, CustomStringConvertible {
  case none
  case several([String])
  case unknown(String, known: [String])
  case build(String, log: String)
  case status(String, String, Int32)

  var description: String {
    switch self {
    case .none:
      """
      no executable of this package uses the library Commands; add one that calls \
      Stillframe.run(stories:)
      """
    case .several(let names):
      "several executables use the library Commands; choose by --tool: "
        + names.joined(separator: ", ")
    case .unknown(let name, let known):
      "no executable '\(name)' uses the library Commands; there are: "
        + (known.isEmpty ? "none" : known.joined(separator: ", "))
    case .build(let name, let log):
      "\(name) cannot be built:\n\(log)"
    case .status(let name, let command, let status):
      "\(name) \(command) ended with status \(status)"
    }
  }
}

import Foundation
import PackagePlugin

/// The tool that knows a package's stories: its executable that uses the library `Commands`. A package of documents alone has
/// none, and names a prebuilt tool as a binary target.
struct SnapshotTool {
  private let context: PluginContext
  private let packageManager: PackageManager
  private let name: String
  /// Where the tool is, if it need not be built.
  private let prebuilt: URL?
  private let arguments: [String]

  init(_ context: PluginContext, _ packageManager: PackageManager, _ arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let chosen = extractor.extractOption(named: "tool").last
    self.arguments = extractor.remainingArguments
    self.context = context
    self.packageManager = packageManager
    let names = context.package.products(ofType: ExecutableProduct.self)
      .filter { Self.usesCommands($0.mainTarget) }.map(\.name).sorted()
    if let chosen, chosen != BundledTool.name || names.contains(chosen) {
      guard names.contains(chosen) else { throw ToolError.unknown(chosen, known: names) }
      name = chosen
    } else if chosen == nil, let only = names.first {
      guard names.count == 1 else { throw ToolError.several(names) }
      name = only
    } else {
      guard let bundled = try BundledTool(in: context.package) else {
        throw chosen.map { ToolError.unknown($0, known: names) } ?? .none
      }
      (name, prebuilt) = (BundledTool.name, bundled.url)
      return
    }
    prebuilt = nil
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

  /// Builds the tool in the configuration of `swift package`, unless it is prebuilt.
  private func executable() throws -> URL {
    if let prebuilt { return prebuilt }
    let build = try packageManager.build(
      .product(name), parameters: .init(configuration: .inherit, logging: .concise))
    let executable = build.builtArtifacts.first { artifact in
      artifact.kind == .executable && artifact.url.lastPathComponent == name
    }
    guard build.succeeded, let executable else { throw ToolError.build(name, log: build.logText) }
    return executable.url
  }

  /// Runs one of the tool's commands.
  ///
  /// - Parameter leavesFailures: whether the command leaves pictures of failures, which go where a
  ///   plugin may write.
  func run(_ command: String, leavesFailures: Bool) throws {
    let url = try executable()
    var words = [command] + arguments
    if leavesFailures, !words.contains(where: { $0.hasPrefix("--artifacts") }) {
      words += ["--artifacts", failureFolder]
    }
    let process = Process()
    process.executableURL = url
    process.arguments = words
    process.currentDirectoryURL = context.package.directoryURL
    // Messages end with a command to paste, which is not the path of a build product.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["STILLFRAME_TOOL": prebuilt?.path ?? "swift run \(name)"]) { mine, _ in mine }
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

/// The tool of an artifact bundle (SE-0305) that a package names as a binary target.
private struct BundledTool {
  private struct Manifest: Decodable {
    struct Artifact: Decodable {
      let type: String
      let variants: [Variant]
    }
    struct Variant: Decodable {
      let path: String
      /// Artifacts of other kinds may leave it out.
      let supportedTriples: [String]?
    }
    let artifacts: [String: Artifact]
  }

  static let name = "render-cli"

  let url: URL

  /// `nil` where no binary target has the tool.
  ///
  /// - Throws: where a bundle cannot be read, or has the tool, but none for this machine.
  init?(in package: Package) throws {
    var failure: ToolError?
    for case let target as BinaryArtifactTarget in package.targets {
      let bundle = target.artifactURL
      guard bundle.pathExtension == "artifactbundle" else { continue }
      let manifest: Manifest
      do {
        let data = try Data(contentsOf: bundle.appendingPathComponent("info.json"))
        manifest = try JSONDecoder().decode(Manifest.self, from: data)
      } catch {
        failure = .unreadable(target.name, String(describing: error))
        continue
      }
      guard let artifact = manifest.artifacts[Self.name], artifact.type == "executable" else {
        continue
      }
      let fitting = artifact.variants.first {
        ($0.supportedTriples ?? []).contains(where: Self.isOfHost)
      }
      guard let fitting else {
        let triples = artifact.variants.flatMap { $0.supportedTriples ?? [] }
        throw ToolError.unfit(target.name, triples)
      }
      url = bundle.appendingPathComponent(fitting.path)
      return
    }
    if let failure { throw failure }
    return nil
  }

  private static func isOfHost(_ triple: String) -> Bool {
    #if arch(x86_64)
      let architecture = "x86_64-"
    #else
      let architecture = "aarch64-"
    #endif
    #if os(Linux)
      return triple.hasPrefix(architecture) && triple.contains("-linux")
    #else
      let isNative = triple.hasPrefix(architecture) || triple.hasPrefix("arm64-")
      return isNative && triple.contains("-apple-")
    #endif
  }
}

/// Why there is nothing to run, or what running came to.
enum ToolError: Error, CustomStringConvertible {
  case none
  case several([String])
  case unknown(String, known: [String])
  case build(String, log: String)
  case status(String, String, Int32)
  case unfit(String, [String])
  case unreadable(String, String)

  var description: String {
    switch self {
    case .none:
      """
      no executable of this package uses the library Commands; add one that calls \
      Stillframe.run(stories:), or for documents alone a binary target with the bundle of a release
      """
    case .several(let names):
      "several executables use the library Commands; choose by --tool: "
        + names.joined(separator: ", ")
    case .unknown(let name, let known):
      "no executable '\(name)' uses the library Commands; there are: "
        + (known.isEmpty ? "none" : known.joined(separator: ", "))
        + (name == BundledTool.name ? "; and no binary target has the tool of a release" : "")
    case .build(let name, let log):
      "\(name) cannot be built:\n\(log)"
    case .unfit(let target, let triples):
      "the binary target '\(target)' has no tool for this machine, but for "
        + (triples.isEmpty ? "none" : triples.joined(separator: ", "))
    case .unreadable(let target, let reason):
      "the info.json of the binary target '\(target)' cannot be read: \(reason)"
    case .status(let name, let command, let status):
      "\(name) \(command) ended with status \(status)"
    }
  }
}

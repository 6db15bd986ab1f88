import Foundation
import PackagePlugin

/// Names the pictures and colours in a target's asset catalogs, so that views say `Image(.hero)` and
/// `Color(.brand)`.
@main
struct AssetSymbols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let folder = target.directoryURL
    let files = catalogFiles(below: folder)
    guard !files.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "AssetSymbols.swift")
    return [
      .buildCommand(
        displayName: "Name the assets of \(target.name)",
        executable: try context.tool(named: "asset-symbols").url,
        arguments: [output.path, "Components", folder.path],
        inputFiles: files, outputFiles: [output])
    ]
  }

  /// The files of catalogs, which the names are made from.
  private func catalogFiles(below folder: URL) -> [URL] {
    let keys: [URLResourceKey] = [.isRegularFileKey]
    guard let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: keys)
    else { return [] }
    var files: [URL] = []
    for case let file as URL in walk where file.path.contains(".xcassets/") {
      if (try? file.resourceValues(forKeys: Set(keys)).isRegularFile) == true { files.append(file) }
    }
    return files.sorted { $0.path < $1.path }
  }
}

import Foundation
import PackagePlugin

/// Lists the previews of a target as stories: `ShopPreviews.stories` are those of the target `Shop`.
@main
struct Previews: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let files = target.sourceFiles(withSuffix: "swift").map(\.url).sorted { $0.path < $1.path }
    guard !files.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "PreviewStories.swift")
    return [
      .buildCommand(
        displayName: "List the previews of \(target.name)",
        executable: try context.tool(named: "preview-list").url,
        arguments: [output.path, target.moduleName] + files.map(\.path),
        inputFiles: files, outputFiles: [output])
    ]
  }
}

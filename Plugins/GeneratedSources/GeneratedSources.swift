import PackagePlugin

/// Writes sources of the target Commands: what it is built from, and the gallery's site.
@main
struct GeneratedSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    [
      SourceStamp.command(context: context, target: target),
      try SiteFiles.command(context: context, target: target),
    ]
  }
}

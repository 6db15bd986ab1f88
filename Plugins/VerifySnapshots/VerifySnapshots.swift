import PackagePlugin

/// `swift package verify-snapshots [--tool NAME] [ARGUMENTS…]`: builds the package's own tool and runs
/// its `verify`.
@main
struct VerifySnapshots: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try SnapshotTool(context, packageManager, arguments).run("verify", leavesFailures: true)
  }
}

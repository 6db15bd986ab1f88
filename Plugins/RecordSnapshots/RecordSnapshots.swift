import PackagePlugin

/// `swift package record-snapshots [--tool NAME] [ARGUMENTS…]`: builds the package's own tool and runs
/// its `record`.
@main
struct RecordSnapshots: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try SnapshotTool(context, packageManager, arguments).run("record", leavesFailures: false)
  }
}

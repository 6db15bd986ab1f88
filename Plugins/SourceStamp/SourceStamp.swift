import Foundation
import PackagePlugin

/// Writes the SHA-256 of a target's sources, and of all that it is built from, into a constant of the
/// target: two programs with the same constant do the same.
@main
struct SourceStamp: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL
    let modules = ([target] + target.recursiveTargetDependencies)
      .compactMap { $0 as? any SourceModuleTarget }
    let paths = modules.flatMap { $0.sourceFiles(withSuffix: "swift").map(\.url.path) }
    let files = [root.appending(path: "Package.swift").path] + Set(paths).sorted()
    let output = context.pluginWorkDirectoryURL.appending(path: "SourceStamp.swift")
    return [
      .buildCommand(
        displayName: "Digest of the sources of \(target.name)",
        executable: URL(filePath: "/bin/sh"),
        // Paths are shortened: where a package lies makes no difference.
        arguments: ["-c", Self.script, "sh", root.path, output.path]
          + files.map { $0.hasPrefix(root.path + "/") ? "." + $0.dropFirst(root.path.count) : $0 },
        inputFiles: files.map { URL(filePath: $0) }, outputFiles: [output])
    ]
  }

  /// The file of another configuration is the same one, so that an equal text is not written again.
  private static let script = """
    set -eu
    cd "$1"
    output=$2
    shift 2
    sum() { if command -v sha256sum >/dev/null; then sha256sum "$@"; else shasum -a 256 "$@"; fi; }
    list=$(sum "$@")
    digest=$(printf '%s' "$list" | sum | cut -c1-64)
    text="/// The SHA-256 of what this program is built from.
    let sourceStamp: StaticString = \\"stillframe-sources:$digest\\""
    if [ ! -f "$output" ] || [ "$(cat "$output")" != "$text" ]; then
      printf '%s\\n' "$text" > "$output"
    fi
    """
}

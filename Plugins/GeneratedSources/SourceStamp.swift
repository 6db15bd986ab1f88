import Foundation
import PackagePlugin

/// Writes the SHA-256 of a target's sources, and of all that it is built from, into a constant of the
/// target: two programs with the same constant do the same. A second constant is that of the modules that
/// decide what a picture and its audit are once a view is laid out: two programs with the same one draw the same
/// commands alike.
enum SourceStamp {
  static func command(context: PluginContext, target: any Target) -> Command {
    let root = context.package.directoryURL
    let modules = ([target] + target.recursiveTargetDependencies)
      .compactMap { $0 as? any SourceModuleTarget }
    func files(of modules: [any SourceModuleTarget]) -> [String] {
      let paths = modules.flatMap { $0.sourceFiles(withSuffix: "swift").map(\.url.path) }
      return Set(paths).sorted()
    }
    let deciding = files(of: modules.filter { Self.deciding.contains($0.name) })
    let others = files(of: modules.filter { !Self.deciding.contains($0.name) })
    let files = deciding + others + [root.appending(path: "Package.swift").path]
    let output = context.pluginWorkDirectoryURL.appending(path: "SourceStamp.swift")
    return .buildCommand(
      displayName: "Digest of the sources of \(target.name)",
      executable: URL(filePath: "/bin/sh"),
      // Paths are shortened: where a package lies makes no difference.
      arguments: ["-c", script, "sh", root.path, output.path, "\(deciding.count)"]
        + files.map { $0.hasPrefix(root.path + "/") ? "." + $0.dropFirst(root.path.count) : $0 },
      inputFiles: files.map { URL(filePath: $0) }, outputFiles: [output])
  }

  /// What lies between a resolved view and its pixels and findings. Components is among them: rules ask its
  /// nodes for what no draw command says.
  private static let deciding: Set<String> = [
    "Graphics", "JSON", "SwiftSource", "XML", "Codecs", "Resources", "Layout", "Streams",
    "Components",
    "Typography", "Render", "Audit", "Snapshots",
  ]

  /// The file of another configuration is the same one, so that an equal text is not written again.
  private static let script = """
    set -eu
    cd "$1"
    output=$2
    count=$3
    shift 3
    sum() { if command -v sha256sum >/dev/null; then sha256sum "$@"; else shasum -a 256 "$@"; fi; }
    list=$(sum "$@")
    digest=$(printf '%s' "$list" | sum | cut -c1-64)
    pictures=$(printf '%s\\n' "$list" | head -n "$count" | sum | cut -c1-64)
    text="/// The SHA-256 of what this program is built from.
    let sourceStamp: StaticString = \\"stillframe-sources:$digest\\"
    /// The SHA-256 of what decides how draw commands become pixels and findings.
    let pictureStamp: StaticString = \\"stillframe-pictures:$pictures\\""
    if [ ! -f "$output" ] || [ "$(cat "$output")" != "$text" ]; then
      printf '%s\\n' "$text" > "$output"
    fi
    """
}

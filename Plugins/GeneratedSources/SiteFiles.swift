import Foundation
import PackagePlugin

/// Writes the files of the gallery's site into constants that are called as the files are, with `_` for other
/// characters. Texts: arrays of bytes, as SwiftPM embeds files, take the compiler twenty seconds.
enum SiteFiles {
  static func command(context: PluginContext, target: any Target) throws -> Command {
    let site = target.directoryURL.appending(path: "Gallery/Site")
    let files = try FileManager.default.contentsOfDirectory(
      at: site, includingPropertiesForKeys: nil, options: .skipsHiddenFiles
    ).map(\.path).sorted()
    let output = context.pluginWorkDirectoryURL.appending(path: "SiteFiles.swift")
    return .buildCommand(
      displayName: "Files of the gallery's site",
      executable: URL(filePath: "/bin/sh"), arguments: ["-c", script, "sh", output.path] + files,
      inputFiles: files.map { URL(filePath: $0) }, outputFiles: [output])
  }

  /// The file of another configuration is the same one, so that an equal one stays as old as it is. A text begins behind the line of its first quotes and ends before the last line break.
  private static let script = """
    set -eu
    output=$1
    shift
    {
      printf '/// The files of the gallery, as they are.\\nenum SiteFiles {\\n'
      for file in "$@"; do
        name=$(basename "$file" | tr -c 'A-Za-z0-9\\n' _)
        printf 'static let %s = ###\"\"\"\\n' "$name"
        cat "$file"
        printf '\\n\"\"\"###\\n'
      done
      printf '}\\n'
    } > "$output.new"
    if cmp -s "$output.new" "$output"; then rm "$output.new"; else mv "$output.new" "$output"; fi
    """
}

/// The path of something inside a folder: no link, no `.` or `..` and no NUL leads out of it.
///
/// - Parameters:
///   - path: the way from the folder.
///   - kind: what is at its end; a file is left for its reader to open.
/// - Throws: `ResourceError` for a path that leads elsewhere, or over what is no folder.
package func innerPath(
  _ path: String, of root: String, to kind: FileKind
) throws(ResourceError) -> String {
  var parts = path.split(separator: "/", omittingEmptySubsequences: false)
  if kind == .folder, parts.count > 1, parts.last == "" { parts.removeLast() }
  guard !path.utf8.contains(0), !parts.contains(where: { ["", "..", "."].contains($0) }) else {
    throw ResourceError(
      path: path, reason: "only what is in its folder and below it is read, by the path from there")
  }
  var place = root
  for (index, part) in parts.enumerated() {
    place += "/\(part)"
    if kind != .folder, index == parts.count - 1 { break }
    switch FileKind(ofLink: place) {
    case .folder: continue
    case .link:
      throw ResourceError(path: path, reason: "links are not followed; put a copy in its place")
    case nil: throw ResourceError(path: path, reason: "\(part) is not there")
    case .file, .other: throw ResourceError(path: path, reason: "\(part) is no folder")
    }
  }
  return place
}

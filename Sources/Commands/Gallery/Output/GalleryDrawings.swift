import Render

/// What the pictures of a gallery were drawn from, so that a gallery that is made again draws only what has
/// changed.
///
/// A drawing is named by the hash of its draft. The list is of no use to another program: its first line names
/// the sources that make pixels of drafts.
struct GalleryDrawings: Sendable {
  static let file = ".stillframe-drawn"
  private static let heading = "stillframe-drawn 1 \(EngineVersion.current) \(pictureStamp)"

  /// A picture of the gallery.
  struct Picture: Codable, Hashable, Sendable {
    /// Without folder and suffix.
    var name: String
    /// In pixels.
    var width: Int
    var height: Int
    /// Whether every pixel has the same colour.
    var isBlank: Bool
  }

  private var pictures: [String: Picture] = [:]

  init() {}

  /// Reads the list of a gallery. One of another program is empty, and so is one that cannot be read: its pictures
  /// are drawn again.
  init(of gallery: String) {
    let path = "\(gallery)/\(Self.file)"
    guard let bytes = try? FileSystem.read(path, limit: FileSystem.dataLimit) else { return }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.first.map(String.init) == Self.heading else { return }
    for line in lines.dropFirst() {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 5, let width = Int(words[2]), let height = Int(words[3]),
        GalleryPictures.isName(words[1])
      else { continue }
      pictures[words[0]] = Picture(
        name: words[1], width: width, height: height, isBlank: words[4] == "blank")
    }
  }

  subscript(draft: String) -> Picture? {
    get { pictures[draft] }
    set { pictures[draft] = newValue }
  }

  /// The list as a file has it, with the pictures that are kept.
  func text(keeping keeps: (Picture) -> Bool) -> String {
    var lines = [Self.heading]
    for (draft, picture) in pictures.sorted(by: { $0.key < $1.key }) where keeps(picture) {
      lines.append(
        "\(draft) \(picture.name) \(picture.width) \(picture.height) "
          + (picture.isBlank ? "blank" : "drawn"))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

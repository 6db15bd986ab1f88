import Render

/// How a picture stands to its golden.
struct GalleryGolden: Codable, Sendable {
  enum State: String, Codable, Sendable {
    case same, differs
    /// The golden is there and cannot be read.
    case unusable
  }

  var state: State
  /// The golden's picture where it differs: its name, and its size in pixels.
  var picture: String?
  var width = 0
  var height = 0
  /// How many pixels differ.
  var pixels = 0
  /// Whether the laid-out tree, or what is heard of it, differs.
  var hasOtherTree = false
  /// Why the golden cannot be used, or is not shown.
  var message: String?

  private static let noPicture =
    "The golden is only hashes here, which differ; --store DIR|URL names where its picture is."

  /// Compares with the golden; `nil` where there is none.
  init?(
    _ name: SnapshotName, in store: SnapshotStore, actual: Pixmap, tree: @autoclosure () -> String,
    speech: @autoclosure () -> String, pictures: GalleryPictures
  ) throws(CommandFailure) {
    let golden: Snapshot?
    do throws(SnapshotStoreError) {
      if let hashes = try store.loneHashes(of: name) {
        let now = Snapshot(pixmap: actual, tree: tree(), audit: "", speech: speech()).hashes
        hasOtherTree = (hashes.tree, hashes.speech) != (now.tree, now.speech)
        let size = (now.width, now.height, now.pixels)
        if (hashes.width, hashes.height, hashes.pixels) == size {
          state = hasOtherTree ? .differs : .same
          return
        }
        guard store.pictures != nil else {
          state = .differs
          message = Self.noPicture
          return
        }
      }
      golden = try store.read(name)
    } catch {
      state = .unusable
      message = "\(error)"
      return
    }
    guard let golden else { return nil }
    hasOtherTree = golden.tree != tree() || golden.speech != speech()
    guard golden.pixmap != actual else {
      state = hasOtherTree ? .differs : .same
      return
    }
    state = .differs
    pixels = PixmapComparison(expected: golden.pixmap, actual: actual).differingPixels
    picture = try pictures.add(golden.pixmap).name
    (width, height) = (golden.pixmap.width, golden.pixmap.height)
  }
}

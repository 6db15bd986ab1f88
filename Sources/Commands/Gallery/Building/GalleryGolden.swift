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
  /// Why the golden cannot be used.
  var message: String?

  /// Compares with the golden; `nil` where there is none.
  init?(
    _ name: SnapshotName, in store: SnapshotStore, actual: Pixmap, tree: @autoclosure () -> String,
    speech: @autoclosure () -> String, pictures: GalleryPictures
  ) throws(CommandFailure) {
    let golden: Snapshot?
    do throws(SnapshotStoreError) {
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

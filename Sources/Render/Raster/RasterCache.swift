import Layout
import Synchronization

/// What pictures share: masks of glyphs and of shadows, and the memory for drawing.
///
/// A cache changes how long a picture takes and never what it shows. One cache may serve several
/// threads at once. It holds at most `limit` bytes of masks: when full, it starts anew.
package final class RasterCache: Sendable {
  /// The cache of the process: the same fonts and shadows come back from picture to picture.
  package static let shared = RasterCache()

  let renderers = RendererPool()
  private let limit: Int
  private let state = Mutex(State())

  private struct State {
    var faces: [String: Int] = [:]
    var glyphs: [GlyphKey: GlyphTile] = [:]
    var shadows: [ShadowKey: MaskTile] = [:]
    var byteCount = 0
  }

  /// - Parameter limit: bytes of masks to keep.
  package init(limit: Int = 16 << 20) {
    self.limit = limit
  }

  /// A small number that stands for a face in keys.
  func faceNumber(_ identifier: String) -> Int {
    state.withLock { state in
      if let number = state.faces[identifier] { return number }
      let number = state.faces.count
      state.faces[identifier] = number
      return number
    }
  }

  func glyph(_ key: GlyphKey) -> GlyphTile? {
    state.withLock { $0.glyphs[key] }
  }

  func store(_ tile: GlyphTile, for key: GlyphKey) {
    store(bytes: tile.values.count + 128) { $0.glyphs[key] = tile }
  }

  /// The mask that is kept, or the one that `draw` makes, which is kept from now on.
  func shadow(_ key: ShadowKey, draw: () -> MaskTile) -> MaskTile {
    if let tile = state.withLock({ $0.shadows[key] }) { return tile }
    let tile = draw()
    store(bytes: tile.values.count * 2 + 256) { $0.shadows[key] = tile }
    return tile
  }

  private func store(bytes: Int, _ insert: (inout sending State) -> Void) {
    // One large mask, drawn again and again, must not drive the others out each time.
    guard bytes <= limit / 4 else { return }
    state.withLock { state in
      if state.byteCount + bytes > limit {
        state.glyphs.removeAll()
        state.shadows.removeAll()
        state.byteCount = 0
      }
      insert(&state)
      state.byteCount += bytes
    }
  }
}

/// What the mask of a glyph depends on.
struct GlyphKey: Hashable, Sendable {
  let face: Int
  let glyph: UInt16
  /// Quarters of a pixel to the right of a whole one.
  let phase: UInt8
  /// Pixels per em.
  let width: Double
  let height: Double
  let shear: Double
}

/// What a blurred mask depends on, in pixels.
struct ShadowKey: Hashable, Sendable {
  let rect: Rect
  /// The corners of a rectangle; `nil` for an ellipse.
  var radii: CornerRadii?
  var style = CornerStyle.circular
  let width: Int
  let height: Int
  let sigma: Double
}

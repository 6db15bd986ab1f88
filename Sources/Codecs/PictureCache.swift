package import Graphics
import Synchronization

/// Decoded pictures of a run: each file is decoded once, as long as they fit a bound, of which the least
/// recently used give way.
package final class PictureCache: Sendable {
  package static let shared = PictureCache(maximumBytes: 256 * 1024 * 1024)

  /// A picture that is ready to be drawn.
  package enum Picture: Sendable {
    case pixels(Pixmap)
    case shapes(VectorPicture)

    var cost: Int {
      switch self {
      case .pixels(let pixmap): pixmap.bytes.count
      case .shapes(let picture):
        picture.commands.reduce(0) { sum, command in
          // A step with its path takes about as much.
          if case .image(let pixels, _, _) = command {
            sum + pixels.bytes.count
          } else {
            sum + 1_000
          }
        }
      }
    }
  }

  private struct Entry {
    let result: Result<Picture, PictureError>
    var lastUse: Int
  }

  /// A file by its bytes; its hash looks at the ends alone, equality at all of it.
  private struct Key: Hashable {
    let bytes: [UInt8]
    let limits: PictureLimits

    func hash(into hasher: inout Hasher) {
      hasher.combine(bytes.count)
      hasher.combine(bytes.prefix(1024))
      hasher.combine(bytes.suffix(1024))
    }
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var byteCount = 0
    var clock = 0
  }

  private let maximumBytes: Int
  private let state = Mutex(State())

  package init(maximumBytes: Int) {
    self.maximumBytes = maximumBytes
  }

  /// How many bytes the pictures take that are kept.
  package var byteCount: Int { state.withLock { $0.byteCount } }

  /// The picture of a file that is no larger than `limits`.
  package func picture(
    of bytes: [UInt8], limits: PictureLimits = .standard
  ) throws(PictureError) -> Picture {
    // Others wait: a picture that two ask for is decoded once.
    let result: Result<Picture, PictureError> = state.withLock { state in
      let key = Key(bytes: bytes, limits: limits)
      state.clock += 1
      if let entry = state.entries[key] {
        state.entries[key]?.lastUse = state.clock
        return entry.result
      }
      let result = Self.decode(bytes, limits)
      keep(Entry(result: result, lastUse: state.clock), as: key, in: &state)
      return result
    }
    return try result.get()
  }

  private static func decode(
    _ bytes: [UInt8], _ limits: PictureLimits
  ) -> Result<Picture, PictureError> {
    do throws(PictureError) {
      if let picture = try VectorPicture(bytes) { return .success(.shapes(picture)) }
      return .success(.pixels(try PictureDecoder.decode(bytes, limits: limits).premultiplied()))
    } catch {
      return .failure(error)
    }
  }

  private func keep(_ entry: Entry, as key: Key, in state: inout State) {
    let cost = Self.cost(key, entry)
    guard cost <= maximumBytes else { return }
    if state.byteCount + cost > maximumBytes { makeRoom(for: cost, in: &state) }
    state.entries[key] = entry
    state.byteCount += cost
  }

  /// Drops what was used longest ago, and a quarter of the bound more: one look at all entries then
  /// serves many new ones.
  private func makeRoom(for cost: Int, in state: inout State) {
    let room = max(0, min(maximumBytes - cost, maximumBytes / 4 * 3))
    for oldest in state.entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard state.byteCount > room else { return }
      state.byteCount -= Self.cost(oldest.key, oldest.value)
      state.entries[oldest.key] = nil
    }
  }

  /// The file counts too: it is kept with its picture.
  private static func cost(_ key: Key, _ entry: Entry) -> Int {
    let picture = (try? entry.result.get())?.cost ?? 0
    return key.bytes.count + picture
  }
}

/// Rows of premultiplied pixels that are in memory: all of a picture's, or those of a part with the one above.
///
/// Whoever makes rows without an owner keeps their memory while they are used.
@safe
struct PixelRows: @unchecked Sendable {
  let width: Int
  /// Where row 0 is, or would be.
  private let origin: UnsafeRawPointer
  private let owner: RawBuffer<UInt32>?

  /// Rows one behind the other.
  ///
  /// - Parameter first: the number of the row at `start`.
  init(
    at start: UnsafeRawPointer, width: Int, first: Int = 0, ownedBy owner: RawBuffer<UInt32>? = nil
  ) {
    self.width = width
    self.owner = owner
    unsafe origin = start - first &* width &* 4
  }

  /// The address of a row's first pixel; the row must be there.
  @inline(__always)
  func row(_ y: Int) -> UnsafeRawPointer { unsafe origin + y &* width &* 4 }
}

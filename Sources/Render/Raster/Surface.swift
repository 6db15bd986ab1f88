/// Premultiplied pixels that cover a rectangle of the device plane.
///
/// The memory is shared by the threads that draw one picture: each writes its own rows, and a
/// surface is read only after it has been drawn.
@safe final class Surface: @unchecked Sendable {
  let rect: PixelRect
  let pixels: PixelPointer

  /// Creates a transparent surface; an empty rectangle gets one pixel that nobody sees.
  convenience init(_ rect: PixelRect) {
    self.init(undefined: rect)
    unsafe pixels.initialize(repeating: 0, count: max(1, rect.width * rect.height))
  }

  /// Creates a surface whose every pixel the caller writes before any is read that shows.
  init(undefined rect: PixelRect) {
    self.rect = rect
    unsafe pixels = .allocate(capacity: max(1, rect.width * rect.height))
  }

  deinit { unsafe pixels.deallocate() }

  var target: PixelTarget { unsafe PixelTarget(base: pixels, stride: rect.width, rect: rect) }

  /// Bytes held, for the budget of pictures that wait to be drawn.
  var byteCount: Int { rect.width * rect.height * 4 }
}

/// A rectangle of pixels somewhere in memory.
@safe struct PixelTarget: @unchecked Sendable {
  /// The pixel at the rectangle's top-left corner.
  let base: PixelPointer
  /// Pixels from one row to the next.
  let stride: Int
  let rect: PixelRect

  init(base: PixelPointer, stride: Int, rect: PixelRect) {
    unsafe self.base = base
    self.stride = stride
    self.rect = rect
  }

  /// The address of a pixel; the position must be in the rectangle.
  @inline(__always)
  func pointer(x: Int, y: Int) -> PixelPointer {
    unsafe base + ((y &- rect.minY) &* stride &+ (x &- rect.minX))
  }

  /// Makes every pixel transparent.
  func clear() {
    for y in rect.minY..<rect.maxY {
      unsafe pointer(x: rect.minX, y: y).initialize(repeating: 0, count: rect.width)
    }
  }

  /// The part of the target that is in `part`, which must not reach beyond it.
  func cropped(to part: PixelRect) -> PixelTarget {
    unsafe PixelTarget(base: pointer(x: part.minX, y: part.minY), stride: stride, rect: part)
  }
}

import Foundation

/// How the process gets its memory from the system.
package enum Allocator {
  /// Keeps the memory of a picture that is done for the next one.
  ///
  /// By default glibc gives blocks of this size back at once, and the system fills each new picture
  /// with zeros page by page: a third of a run over a thousand goldens. Nothing grows by this: what
  /// is kept is what was in use at the same time. Larger blocks, those of photographs, go back: between
  /// others that are kept, nothing else would fit into them. Other allocators keep memory by themselves.
  package static func keepFreedMemory() {
    #if os(Linux)
      typealias SetOption = @convention(c) (_ option: Int32, _ value: Int32) -> Int32
      // The function is glibc's own and in no module; other C libraries do not have it.
      guard let symbol = unsafe dlsym(nil, "mallopt") else { return }
      let setOption = unsafe unsafeBitCast(symbol, to: SetOption.self)
      // malloc.h: M_TRIM_THRESHOLD, M_TOP_PAD and M_MMAP_THRESHOLD.
      _ = setOption(-1, 1 << 28)
      _ = setOption(-2, 1 << 24)
      _ = setOption(-3, 1 << 24)
    #endif
  }
}

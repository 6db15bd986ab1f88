#if canImport(Glibc)
  import Glibc

  // glibc's own, and in no module. It is not looked up by its name: in a static program nothing can be.
  @_silgen_name("mallopt")
  private func mallopt(_ option: Int32, _ value: Int32) -> Int32
#endif

/// How the process gets its memory from the system.
package enum Allocator {
  /// Keeps the memory of a picture that is done for the next one.
  ///
  /// By default glibc gives blocks of this size back at once, and the system fills each new picture
  /// with zeros page by page: a third of a run over a thousand goldens. Nothing grows by this: what
  /// is kept is what was in use at the same time. Larger blocks, those of photographs, go back: between
  /// others that are kept, nothing else would fit into them. Other allocators keep memory by themselves.
  package static func keepFreedMemory() {
    #if canImport(Glibc)
      // malloc.h: M_TRIM_THRESHOLD, M_TOP_PAD and M_MMAP_THRESHOLD.
      _ = mallopt(-1, 1 << 28)
      _ = mallopt(-2, 1 << 24)
      _ = mallopt(-3, 1 << 24)
    #endif
  }
}

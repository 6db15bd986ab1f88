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
      let start = unsafe sbrk(0)
      // malloc.h: M_TRIM_THRESHOLD, M_TOP_PAD and M_MMAP_THRESHOLD.
      _ = mallopt(-1, 1 << 28)
      _ = mallopt(-2, 1 << 24)
      _ = mallopt(-3, 1 << 24)
      unsafe useLargePages(from: start)
    #endif
  }

  #if canImport(Glibc)
    /// Has the first 17 MB that are added to the heap in pages of two megabytes where the system gives them to who asks:
    /// clearing memory four kilobytes at a time is a twentieth of the time from the start to the first picture. What is in
    /// use grows by less than a page.
    private static func useLargePages(from start: UnsafeMutableRawPointer?) {
      let page = UInt(1 << 21)
      // What does not fit into the heap of the start extends it, by as much again as is kept on top.
      // The compiler leaves out what nobody writes to.
      guard let block = unsafe malloc(1 << 20) else { return }
      unsafe explicit_bzero(block, 1)
      unsafe free(block)
      let first = (UInt(bitPattern: start) &+ page &- 1) & ~(page - 1)
      let end = unsafe UInt(bitPattern: sbrk(0)) & ~(page - 1)
      guard first > 0, end > first else { return }
      // Where it is refused, pages stay as they are.
      let pages = unsafe UnsafeMutableRawPointer(bitPattern: first)
      _ = unsafe madvise(pages, Int(end - first), MADV_HUGEPAGE)
    }
  #endif
}

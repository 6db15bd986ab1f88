#if canImport(Glibc)
  import Testing

  @testable import Components

  @Suite("Blocks of the main queue for later")
  struct LaterBlocksTests {
    private func pointer(to block: @escaping @convention(block) () -> Void)
      -> UnsafeMutableRawPointer
    {
      unsafe unsafeBitCast(block, to: UnsafeMutableRawPointer.self)
    }

    @Test("A picture waits for less than a second, which its own clock counts from its beginning")
    func patience() {
      var later = LaterBlocks()
      let start = later.clock
      let nothing: @convention(block) () -> Void = {}
      #expect(unsafe later.keep(pointer(to: nothing), until: start + 999_999_999))
      #expect(unsafe !later.keep(pointer(to: nothing), until: start + 1_000_000_000))
      #expect(later.clock == start)
      let hadSome = later.drop()
      #expect(hadSome)
      #expect(later.drop() == false)
    }
  }
#endif

#if canImport(Glibc)
  import Synchronization
  import Testing

  @testable import Components

  @Suite("Blocks of the main queue for later")
  struct LaterWorkTests {
    private func pointer(to block: @escaping @convention(block) () -> Void)
      -> UnsafeMutableRawPointer
    {
      unsafe unsafeBitCast(block, to: UnsafeMutableRawPointer.self)
    }

    @Test("A picture waits for less than a second, which its own clock counts from its beginning")
    func patience() {
      var later = LaterWork()
      let start = later.clock
      let nothing: @convention(block) () -> Void = {}
      #expect(unsafe later.keep(pointer(to: nothing), until: start + 999_999_999))
      #expect(unsafe !later.keep(pointer(to: nothing), until: start + 1_000_000_000))
      #expect(later.clock == start)
      let hadSome = later.drop()
      #expect(hadSome)
      #expect(later.drop() == false)
    }

    @Test("A pause of less than a second ends in the picture, in the order of the times")
    @MainActor
    func pauses() {
      guard StartedWork.isFollowed else { return }
      final class Notes: Sendable {
        let list = Mutex<[String]>([])
        func add(_ text: String) { list.withLock { $0.append(text) } }
      }
      let notes = Notes()
      StartedWork.gathering {
        for (name, pause) in [("b", 700), ("a", 200), ("never", 1000)] {
          Task.detached {
            guard await StartedWork.pause(for: .milliseconds(pause)) else {
              return notes.add("not \(name)")
            }
            notes.add(name)
            // From 0.2 s on, 0.4 s more are 0.6 s; from 0.7 s on, they are too long.
            if await StartedWork.pause(for: .milliseconds(400)) { notes.add("\(name) again") }
          }
        }
        _ = StartedWork.settle()
      }
      #expect(notes.list.withLock { $0 } == ["not never", "a", "a again", "b"])
    }
  }
#endif

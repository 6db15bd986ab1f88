#if canImport(Glibc)
  import Synchronization
  import Testing

  @testable import Components

  private final class Notes: Sendable {
    let list = Mutex<[String]>([])
    func add(_ text: String) { list.withLock { $0.append(text) } }
  }

  @Suite("What waits for a time in a picture")
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
        _ = StartedWork.settle(byTheClock: true)
      }
      #expect(notes.list.withLock { $0 } == ["not never", "a", "a again", "b"])
    }

    @Test("A longer pause is told, but not twice where a view's task tells it")
    @MainActor
    func told() {
      guard StartedWork.isFollowed else { return }
      func gaps(isToldByView: Bool) -> [String] {
        PictureGaps.found {
          StartedWork.gathering {
            StartedWork.$isToldByView.withValue(isToldByView) {
              Task { _ = await StartedWork.pause(for: .seconds(2)) }
            }
            _ = StartedWork.settle(byTheClock: true)
          }
        }.gaps.map(\.text)
      }
      #expect(
        gaps(isToldByView: false) == [
          "what waits for a second or longer (Task.sleep) is not in the picture"
        ])
      #expect(gaps(isToldByView: true) == [])
    }

    @Test("A pause that is cancelled ends at once and takes no time")
    @MainActor
    func cancelled() {
      guard StartedWork.isFollowed else { return }
      let notes = Notes()
      StartedWork.gathering {
        let long = Task.detached {
          _ = await StartedWork.pause(for: .milliseconds(900))
          notes.add("long")
        }
        Task.detached {
          _ = await StartedWork.pause(for: .milliseconds(100))
          long.cancel()
          _ = await StartedWork.pause(for: .milliseconds(100))
          notes.add("short")
        }
        _ = StartedWork.settle(byTheClock: true)
      }
      #expect(notes.list.withLock { $0 } == ["long", "short"])
    }
  }
#endif

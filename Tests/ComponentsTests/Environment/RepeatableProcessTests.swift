import Foundation
import Testing

@testable import Components

@Suite("What an app's code finds in its process")
@MainActor
struct RepeatableProcessTests {
  private func look() -> Date? {
    RepeatableProcess.look().map {
      Date(timeIntervalSince1970: Double($0.seconds) + Double($0.microseconds) / 1_000_000)
    }
  }

  @Test("It is the moment of the picture, and goes on with each look")
  func goesOn() throws {
    let date = Date(timeIntervalSince1970: 1_000_000_000.25)
    #expect(look() == nil)
    let (first, second) = RepeatableProcess.showing(date) { (look(), look()) }
    #expect(first == date)
    #expect(try #require(second) > date)
    #expect(look() == nil)
  }

  @Test("A moment before 1970 has whole microseconds from the second before it")
  func isBefore1970() {
    let date = Date(timeIntervalSince1970: -0.25)
    let time = RepeatableProcess.showing(date) { RepeatableProcess.look() }
    #expect(time?.seconds == -1)
    #expect(time?.microseconds == 750_000)
  }

  @Test(
    "A date that no clock shows leaves the machine's time",
    arguments: [Double.infinity, .nan, 1e300])
  func isNoTime(_ seconds: Double) {
    let time = RepeatableProcess.showing(Date(timeIntervalSince1970: seconds)) {
      RepeatableProcess.look()
    }
    #expect(time == nil)
  }

  @Test("A picture in a picture has its own, and then the outer one's goes on")
  func nests() {
    let outer = Date(timeIntervalSince1970: 5)
    let times = RepeatableProcess.showing(outer) {
      [look(), RepeatableProcess.showing(Date(timeIntervalSince1970: 9)) { look() }, look()]
    }
    #expect(times[1] == Date(timeIntervalSince1970: 9))
    #expect(times[2].map { $0.timeIntervalSince(outer) < 0.001 } == true)
  }

  private func randomBytes(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    return unsafe bytes.withUnsafeMutableBytes { unsafe RepeatableProcess.fill($0) } ? bytes : nil
  }

  @Test("Random bytes are those of SplitMix64 from a seed of 0, the same in each picture")
  func repeats() {
    // Java's SplittableRandom(0): 0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4.
    let words: [UInt8] = [
      0xAF, 0xCD, 0x1D, 0x7B, 0x39, 0xA8, 0x20, 0xE2, 0xF4, 0x65, 0xB9, 0xA1, 0x6A, 0x9E, 0x78,
      0x6E,
    ]
    #expect(randomBytes(4) == nil)
    for seconds in [1.0, .infinity] {
      let date = Date(timeIntervalSince1970: seconds)
      #expect(RepeatableProcess.showing(date) { randomBytes(16) } == words)
      #expect(RepeatableProcess.showing(date) { randomBytes(3) } == Array(words[..<3]))
    }
  }

  #if canImport(Glibc)
    @Test("A block that is left to the main queue for later is told and not kept")
    func later() {
      guard let queue = unsafe UnsafeMutableRawPointer(bitPattern: SystemLibrary.mainQueue) else {
        Issue.record("there is no main queue")
        return
      }
      let found = PictureGaps.found {
        // A pointer to no block: whatever looked at it would stop the test.
        RepeatableProcess.showing(RepeatableProcess.moment) {
          unsafe _dispatchAfter(.max, queue, queue + 1)
        }
      }
      #expect(
        found.gaps.map(\.text) == [
          "what is left to the main queue for later (asyncAfter) is not in the picture"
        ])
    }
  #endif
}
